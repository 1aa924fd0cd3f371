"""Packing files once at build time, so that the server never has to."""

import gzip
import shutil
from pathlib import Path

from .commands import run

# Pictures and fonts are packed already.
PACKABLE = {".html", ".js", ".css", ".json", ".webmanifest", ".svg", ".wasm", ".txt", ".bin"}


def pack(file: Path, before: Path | None) -> None:
    """Writes file.br and file.gz beside a file, taken over from an earlier build of the same content."""
    if file.suffix not in PACKABLE:
        return
    brotli, zipped = (file.with_name(file.name + suffix) for suffix in (".br", ".gz"))
    if before is not None and before.exists() and before.read_bytes() == file.read_bytes():
        for new in (brotli, zipped):
            old = before.with_name(new.name)
            if old.exists():
                shutil.copyfile(old, new)
        return
    run(["brotli", "--quality=11", "--force", f"--output={brotli}", file], seconds=300)
    zipped.write_bytes(gzip.compress(file.read_bytes(), compresslevel=9, mtime=0))
    for new in (brotli, zipped):
        if new.stat().st_size >= file.stat().st_size:
            new.unlink()
