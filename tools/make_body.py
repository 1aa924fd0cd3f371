"""Draw the body map from Library/body.txt.

    python3 tools/make_body.py dist/icons

Writes body.svg: a sprite with a symbol for each body (`body-front`, `body-back`), for each muscle on each side
(`front-chest`) and for the strokes that hatch it (`front-chest-hatch`). All have one view box, so that they lie on each
other where each is shown at the same place and size. Everything is painted in the current colour.
"""

import re
import sys
from dataclasses import dataclass, field
from pathlib import Path

from curves import Curve, Shape, Stroke, flattened, hatched, outline, symmetric

SOURCE = Path(__file__).parent.parent / "Library" / "body.txt"
BODY = "body"
# Left edge, top, width and height; the middle of the body is at 0.
VIEW = (-92, 0, 184, 400)
# The sprite counts in quarters, which need no decimal point.
SCALE = 4
# What a muscle keeps from the line it shares with its neighbour.
INSET = 0.75
# The hatch: from stroke to stroke, how thick they are, what they keep from the edge, and the shortest worth drawing.
PITCH, STROKE, MARGIN, SHORTEST = 5.8, 1.25, 1.1, 1.5

FILLED = 'fill="currentColor"'
STROKED = f'fill="none" stroke="currentColor" stroke-width="{STROKE * SCALE:.0f}" stroke-linecap="round"'

HEADING = re.compile(r"\[(front|back) ([a-z-]+)( too)?\]")
POINT = re.compile(r"(-?[0-9.]+) ([0-9.]+)(\*?)")


class SourceError(Exception):
    """Something in the source is not as its first lines say."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"Library/body.txt, line {line}: {message}")


@dataclass
class Part:
    """What stands under one heading: the right half of the body or of a muscle."""

    side: str
    name: str
    is_repeated: bool
    """Whether it is the second sight of a muscle that belongs to the other side."""
    shapes: list[Shape] = field(default_factory=list)


def read_shape(text: str, line: int) -> Shape:
    found = [POINT.fullmatch(part.strip()) for part in text.split(",")]
    if not all(found):
        raise SourceError(line, "a point is “x y”, or “x y*” for a corner, with commas between points")
    points = [complex(float(point[1]), float(point[2])) for point in found if point]
    return Shape(points, [bool(point[3]) for point in found if point])


def read_parts(source: str) -> list[Part]:
    parts: list[Part] = []
    for number, line in enumerate(source.splitlines(), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        if heading := HEADING.fullmatch(line):
            parts.append(Part(heading[1], heading[2], heading[3] is not None))
            continue
        if not parts:
            raise SourceError(number, "points come after a heading such as “[front chest]”")
        shape, shapes = read_shape(line.strip().removesuffix(","), number), parts[-1].shapes
        if line.startswith(" ") and shapes:
            shapes[-1].points += shape.points
            shapes[-1].corners += shape.corners
        else:
            shapes.append(shape)
    return parts


def body(half: Shape) -> Curve:
    """The whole body of its right half, which starts and ends in the middle."""
    return symmetric(half.points)


def muscle(shape: Shape) -> Curve:
    return outline(shape, INSET)


def whole(point: complex) -> complex:
    """In the units of the sprite."""
    return complex(round(point.real * SCALE), round(point.imag * SCALE))


def numbers(*points: complex) -> str:
    return " ".join(f"{part:.0f}" for point in points for part in (point.real, point.imag)).replace(" -", "-")


def is_straight(start: complex, first: complex, second: complex, end: complex) -> bool:
    way = end - start
    return all(abs((way.conjugate() * (handle - start)).imag) < 0.1 * abs(way) for handle in (first, second))


def path_data(curve: Curve) -> str:
    """In steps from the point before, which are shorter to write; rounding doesn't add up."""
    here = whole(curve[0][0])
    data = f"M{numbers(here)}"
    for start, first, second, end in curve:
        corner = (3 * first - start) / 2
        there = whole(end)
        if is_straight(start, first, second, end):
            data += f"v{there.imag - here.imag:.0f}" if there.real == here.real else f"l{numbers(there - here)}"
        elif abs((3 * second - end) / 2 - corner) < 0.01:
            data += f"q{numbers(whole(corner) - here, there - here)}"
        else:
            data += f"c{numbers(whole(first) - here, whole(second) - here, there - here)}"
        here = there
    return data + "z"


def strokes_data(strokes: list[Stroke]) -> str:
    """Back and forth, so that the way from each stroke to the next is short."""
    data, here = "", 0j
    for place, stroke in enumerate(strokes):
        start, end = map(whole, stroke if place % 2 else reversed(stroke))
        data += f"m{numbers(start - here)}l{numbers(end - start)}"
        here = end
    return data


def both_sides(data: str) -> str:
    return f'<path d="{data}"/><path transform="scale(-1 1)" d="{data}"/>'


def symbol(name: str, painted: str, content: str) -> str:
    view = " ".join(str(part * SCALE) for part in VIEW)
    return f'<symbol id="{name}" viewBox="{view}" {painted}>{content}</symbol>'


def symbols(part: Part) -> list[str]:
    if part.name == BODY:
        data = "".join(path_data(body(shape)) for shape in part.shapes)
        return [symbol(f"{BODY}-{part.side}", FILLED, f'<path d="{data}"/>')]
    name = f"{part.side}-{part.name}"
    curves = [muscle(shape) for shape in part.shapes]
    found = [symbol(name, FILLED, both_sides("".join(map(path_data, curves))))]
    if not part.is_repeated:
        strokes = [stroke for curve in curves for stroke in hatched(flattened(curve), PITCH, MARGIN, SHORTEST)]
        found.append(symbol(f"{name}-hatch", STROKED, both_sides(strokes_data(strokes))))
    return found


def sprite(parts: list[Part]) -> str:
    lines = [line for part in parts for line in symbols(part)]
    return "\n".join(['<svg xmlns="http://www.w3.org/2000/svg">', *lines, "</svg>\n"])


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("usage: make_body.py <folder to write to>")
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    try:
        parts = read_parts(SOURCE.read_text(encoding="utf-8"))
    except SourceError as error:
        sys.exit(str(error))
    (target / "body.svg").write_text(sprite(parts), encoding="utf-8")


if __name__ == "__main__":
    main()
