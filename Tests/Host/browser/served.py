"""The page as the build lays it out, around the fake core, and a small server for it."""

import base64
import contextlib
import hashlib
import http.server
import mimetypes
import shutil
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

import fake_core

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "tools"))

from pipeline.dist import copy_web, fill_in_worker  # noqa: E402
from pipeline.page import fill_in_page, without_comments  # noqa: E402

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' blob: data:;"
    " connect-src 'self' https:; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none';"
    " frame-ancestors 'none'"
)
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("application/wasm", ".wasm")
mimetypes.add_type("text/javascript", ".js")


def lay_out(folder: Path) -> None:
    """Writes the whole site."""
    folder.mkdir(parents=True)
    copy_web(folder, made=True)
    for script, place in (("make_styles.py", "styles"), ("make_icons.py", "icons")):
        subprocess.run([sys.executable, ROOT / "tools" / script, folder / place], check=True, timeout=120)
    fake_core.write(folder / "rung.wasm")
    (folder / "library.txt").write_text("library first")
    (folder / "locales").mkdir(exist_ok=True)
    (folder / "locales" / "en.json").write_text("{}")
    fill_in_page(folder)
    fill_in_worker(folder)


def lay_out_next(folder: Path, before: Path) -> None:
    """Writes the site once more, with another library."""
    shutil.copytree(before, folder)
    (folder / "library.txt").write_text("library second")
    worker = (ROOT / "Web" / "service-worker.js").read_text()
    (folder / "service-worker.js").write_text(without_comments(worker))
    fill_in_worker(folder)


class Server:
    """Serves a folder as `rung serve` does, and remembers what was asked and how many bytes went out."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        self.folder = folder
        self.asked: list[tuple[str, int, int]] = []
        self.connections: set[socket.socket] = set()
        # Seconds before what the page says of itself is followed by its body.
        self.pause = 0.0
        outer = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def setup(self) -> None:
                super().setup()
                outer.connections.add(self.connection)

            def do_GET(self) -> None:
                outer.answer(self)

            def log_message(self, *_: object) -> None:
                pass

        self.http = http.server.ThreadingHTTPServer(("127.0.0.1", port), Handler)
        self.http.daemon_threads = True
        threading.Thread(target=self.http.serve_forever, args=(0.05,), daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://localhost:{self.http.server_port}/"

    def answer(self, request: http.server.BaseHTTPRequestHandler) -> None:
        path = request.path.split("?")[0].removeprefix("/") or "index.html"
        file = self.folder / path
        status, body = (200, file.read_bytes()) if file.is_file() else (404, b"not here")
        tag = f'"{base64.b16encode(hashlib.sha256(body).digest()[:8]).decode()}"'
        if status == 200 and request.headers.get("If-None-Match") == tag:
            status, body = 304, b""
        self.asked.append((path, status, len(body)))
        request.send_response(status)
        request.send_header("ETag", tag)
        request.send_header("Cache-Control", "no-cache")
        request.send_header("Vary", "Accept-Encoding")
        request.send_header("Content-Security-Policy", POLICY)
        request.send_header("X-Content-Type-Options", "nosniff")
        if status != 304:
            kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
            request.send_header("Content-Type", kind)
            request.send_header("Content-Length", str(len(body)))
        request.end_headers()
        head, mark, rest = body.partition(b"<body>")
        if self.pause and mark:
            request.wfile.write(head + mark)
            request.wfile.flush()
            time.sleep(self.pause)
            body = rest
        request.wfile.write(body)

    def stop(self) -> None:
        """Goes away at once, connections that are kept open included."""
        self.http.shutdown()
        self.http.server_close()
        for connection in self.connections:
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
