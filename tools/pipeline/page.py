"""What the page and its worker can only know when everything else of dist/ is there."""

import base64
import hashlib
import re
from pathlib import Path

# A comment of scripts that has its lines to itself. Casts in the middle of a line stay.
COMMENTS = (
    re.compile(r"^[ \t]*/\*(?:(?!\*/).)*\*/[ \t]*\n", re.DOTALL | re.MULTILINE),
    re.compile(r"^[ \t]*//.*\n", re.MULTILINE),
    re.compile(r"^[ \t]*\n", re.MULTILINE),
)


def without_comments(script: str) -> str:
    """A script as it travels: what is written for people stays in the repository."""
    for comment in COMMENTS:
        script = comment.sub("", script)
    return script


def integrity(file: Path) -> str:
    """The digest of a file as browsers check it."""
    return "sha256-" + base64.b64encode(hashlib.sha256(file.read_bytes()).digest()).decode()


def fill_in_page(folder: Path) -> None:
    """Names the start-up pictures of iPhones."""
    page = folder / "index.html"
    if not page.exists():
        return
    start_up = folder / "icons" / "startup.html"
    place = "<!-- start-up pictures -->\n"
    text = page.read_text()
    if text.count(place) != 1:
        raise SystemExit(f"Web/index.html needs exactly one line {place.strip()} for the build to fill in.")
    page.write_text(text.replace(place, start_up.read_text()))
    start_up.unlink()
