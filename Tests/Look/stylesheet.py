"""A reader for the little CSS that Rung's style sheets are written in."""

import re
from pathlib import Path
from typing import Iterator, NamedTuple

STYLES = Path(__file__).parents[2] / "Web" / "styles"


class Rule(NamedTuple):
    """One block of declarations, with the at-rule around it ("" if none)."""

    condition: str
    selector: str
    declarations: dict[str, str]


def text(name: str) -> str:
    """A style sheet without its comments."""
    source = (STYLES / name).read_text(encoding="utf-8")
    return re.sub(r"/\*.*?\*/", "", source, flags=re.DOTALL)


def rules(source: str, condition: str = "") -> Iterator[Rule]:
    """Every block in the order written, at-rules opened."""
    position = 0
    while (opening := source.find("{", position)) >= 0:
        head = " ".join(source[position:opening].split()).rpartition(";")[2].strip()
        closing = end_of_block(source, opening)
        body = source[opening + 1 : closing]
        if head.startswith("@") and "{" in body:
            yield from rules(body, head)
        else:
            yield Rule(condition, head, declarations(body))
        position = closing + 1


def end_of_block(source: str, opening: int) -> int:
    depth = 0
    for position in range(opening, len(source)):
        depth += {"{": 1, "}": -1}.get(source[position], 0)
        if depth == 0:
            return position
    raise ValueError("A block is not closed: " + source[opening : opening + 60])


def declarations(body: str) -> dict[str, str]:
    found = {}
    for declaration in body.split(";"):
        name, colon, value = declaration.partition(":")
        if colon:
            found[name.strip()] = " ".join(value.split())
    return found
