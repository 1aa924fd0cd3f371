"""`rung serve` as people run it, with the app as it was built."""

import os
import signal
import subprocess
from pathlib import Path
from types import TracebackType

ROOT = Path(__file__).resolve().parents[2]
BINARY = Path(os.environ.get("RUNG_BINARY", ROOT / ".build" / "release" / "rung"))
DIST = Path(os.environ.get("RUNG_DIST", ROOT / "dist"))


class Server:
    """A running server; `address` ends with a slash."""

    def __init__(self, data: Path, dist: Path = DIST, port: int = 0) -> None:
        self.data = data
        self.dist = dist
        command = [BINARY, "serve", "--listen", f"127.0.0.1:{port}", "--data", data, "--assets", dist]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        first = self.process.stdout.readline()
        assert "http://" in first, f"the server did not start: {first}"
        self.address = first.split()[-1] + "/"
        self.port = int(self.address.rstrip("/").rsplit(":", 1)[1])

    @property
    def origin(self) -> str:
        return self.address.rstrip("/")

    def stop(self) -> None:
        """Ends the process and waits until it is gone; nothing listens there any more."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(timeout=20) == 0
        self.process.stdout.close()

    def start_again(self, dist: Path | None = None) -> None:
        """The same address, perhaps with another build of the app."""
        self.__init__(self.data, dist or self.dist, self.port)

    def __enter__(self) -> "Server":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.stop()
