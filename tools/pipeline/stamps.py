"""Skipping what is up to date: a stamp holds the hash of everything a result was made from."""

import hashlib
from collections.abc import Iterable
from pathlib import Path

from .places import NATIVE_BUILD, ROOT


def files_below(*places: Path, but: Iterable[str] = ()) -> list[Path]:
    """Every file in these places, in one order on every computer; files and folders of these names left out."""
    skipped = {*but, "__pycache__"}
    found = []
    for place in places:
        if place.is_file():
            found.append(place)
        elif place.is_dir():
            found += [
                file
                for file in place.rglob("*")
                if file.is_file() and not skipped.intersection(file.relative_to(place).parts)
            ]
    return sorted(found)


def digest(files: Iterable[Path], *words: str) -> str:
    """The hash of the files' names and contents, and of what else decides the result."""
    whole = hashlib.sha256()
    for file in files:
        whole.update(str(file.relative_to(ROOT)).encode() + b"\0")
        whole.update(hashlib.sha256(file.read_bytes()).digest())
    for word in words:
        whole.update(word.encode() + b"\0")
    return whole.hexdigest()


class Stamp:
    """Remembers what a result was made from, so that it is made again only when that changes."""

    def __init__(self, name: str, made_from: str, *results: Path) -> None:
        self.file = NATIVE_BUILD / "stamps" / name
        self.made_from = made_from
        self.results = results

    def is_current(self) -> bool:
        return (
            self.file.exists()
            and self.file.read_text() == self.made_from
            and all(result.exists() for result in self.results)
        )

    def set(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(self.made_from)
