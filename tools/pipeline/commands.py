"""Running other programs: never without a time limit, compilers never without a memory limit."""

import atexit
import fcntl
import os
import signal
import subprocess
import sys
import textwrap
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from .places import NATIVE_BUILD, ROOT

# A compiler that never ends eats all memory before anybody notices (address space, in bytes).
COMPILER_MEMORY = 12_000_000_000


class CommandFailed(Exception):
    """A program ended with an error, or not at all."""

    def __init__(self, what: str, words: Sequence[str]) -> None:
        command = textwrap.shorten(" ".join(words).replace(f"{ROOT}/", ""), 120, placeholder=" …")
        super().__init__(f"{what}: {command}")


_running: set[subprocess.Popen[str]] = set()


def _kill(process: subprocess.Popen[str]) -> None:
    """Ends a program and the children that share its session."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


@atexit.register
def _leave_nothing_running() -> None:
    for process in list(_running):
        _kill(process)


@contextmanager
def _started(
    command: Sequence[str | Path],
    *,
    seconds: int,
    memory: int | None = None,
    environment: dict[str, str] | None = None,
    output: int | None = None,
) -> Iterator[subprocess.Popen[str]]:
    """Starts a program at the root of the checkout and waits for its end; ends it and its children when time is up."""
    words = [str(word) for word in command]
    limited = ["sh", "-c", f'ulimit -v {memory // 1024}; exec "$@"', "sh", *words] if memory else words
    process = subprocess.Popen(
        limited,
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.STDOUT if output is not None else None,
        encoding="utf-8",
        errors="replace",
        env={**os.environ, **(environment or {})},
        start_new_session=True,
    )
    _running.add(process)
    timed_out = threading.Event()

    def end() -> None:
        timed_out.set()
        _kill(process)

    timer = threading.Timer(seconds, end)
    timer.daemon = True
    timer.start()
    try:
        yield process
        process.wait()
    except BaseException:
        _kill(process)
        process.wait()
        raise
    finally:
        timer.cancel()
        _running.discard(process)
    if timed_out.is_set():
        raise CommandFailed(f"no end after {seconds} s", words)
    if process.returncode != 0:
        raise CommandFailed(f"exit status {process.returncode}", words)


def run(
    command: Sequence[str | Path],
    *,
    seconds: int,
    memory: int | None = None,
    environment: dict[str, str] | None = None,
) -> None:
    """Runs a program whose output goes where ours goes."""
    with _started(command, seconds=seconds, memory=memory, environment=environment):
        pass


def lines(
    command: Sequence[str | Path], *, seconds: int, environment: dict[str, str] | None = None
) -> Iterator[str]:
    """Runs a program and gives the lines it prints as they come; raises after the last when it failed."""
    with _started(command, seconds=seconds, environment=environment, output=subprocess.PIPE) as process:
        assert process.stdout is not None
        for line in process.stdout:
            yield line.rstrip("\n")


def captured(command: Sequence[str | Path], *, seconds: int = 60) -> str:
    """What a program prints."""
    return "".join(line + "\n" for line in lines(command, seconds=seconds))


def swift(*arguments: str | Path, seconds: int = 1500) -> None:
    """Runs the compiler; quietly where nobody watches."""
    quiet = [] if sys.stderr.isatty() else ["--quiet"]
    run(["swift", *arguments[:1], *quiet, *arguments[1:]], seconds=seconds, memory=COMPILER_MEMORY)


@contextmanager
def only_one_build() -> Iterator[None]:
    """Lets one build at a time work in this checkout; another waits."""
    NATIVE_BUILD.mkdir(exist_ok=True)
    with open(NATIVE_BUILD / "pipeline.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
