"""Figures as SVG symbols.

A symbol paints with the fill, the stroke and the colour that it inherits from the page, and takes the tones of its
layers from custom properties, so that one file serves every theme and accent.
"""

from collections.abc import Iterable
from itertools import groupby, pairwise
from math import hypot

from .body import Body, posed
from .flesh import LIMB_PEN, TRUNK_PEN, Corner, Part, outline, parts
from .gear import HELD, Stroke, View, strokes
from .source import Figure
from .trail import trails
from .vectors import Point

SCALE = 2
"""Units of the picture for a centimetre."""
SIZE = 480
FLOOR = 460
MOMENTS = ("start", "end")

LIMB_STROKE = round(2 * SCALE * LIMB_PEN)
GAP = 3
"""In units: how wide the gap is that sets an arm apart from what is behind it."""

DOTS = 11
"""In units: from one dot of a trail to the next."""

TONES = {tone: f"var(--figure-{tone})" for tone in ("far", "trunk", "frame", "gear", "ground")}
"""The near limbs have the colour of the text about them."""

ARM = ("upper-arm", "forearm", "fist")
FAR = {"l" + name for name in ("thigh", "shin", "foot", *ARM)}


class Canvas:
    """Turns centimetres into whole units of the picture, about the middle of a figure."""

    def __init__(self, middle: float) -> None:
        self.middle = middle

    def at(self, point: Point) -> tuple[int, int]:
        return (round(SIZE / 2 + SCALE * (point[0] - self.middle)), round(FLOOR - SCALE * point[1]))

    def line(self, points: list[Point]) -> str:
        corners = [self.at(point) for point in points]
        steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(corners) if a != b]
        # A line that goes nowhere is still a dot of the pen.
        return "M" + joined(corners[0]) + ("l" + joined(*steps) if steps else "h0")

    def shape(self, corners: list[Corner]) -> str:
        """A closed outline; only what moves by a unit or more is worth a step."""
        here = start = self.at(corners[0].at)
        text = "M" + joined(start)
        for corner in corners[1:]:
            there = self.at(corner.at)
            step = (there[0] - here[0], there[1] - here[1])
            if step == (0, 0):
                continue
            if corner.radius and (abs(step[0]) + abs(step[1]) > 2 or corner.more_than_half):
                r = round(corner.radius * SCALE)
                # The two flags of an arc need nothing between them and what follows.
                text += f"a{r} {r} 0 {int(corner.more_than_half)}0{joined(step)}"
            else:
                text += "l" + joined(step)
            here = there
        return text + "z"

    def disc(self, point: Point, radius: float) -> str:
        x, y = self.at(point)
        r = round(radius * SCALE)
        return f"M{joined((x - r, y))}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0{-2 * r} 0"


def joined(*steps: tuple[int, int]) -> str:
    """Numbers with as little between them as SVG needs."""
    text = ""
    for number in (number for step in steps for number in step):
        text += f" {number}" if text and number >= 0 else str(number)
    return text


def bodies(figure: Figure) -> dict[str, Body]:
    return {"start": posed(figure.start), "end": posed(figure.end)}


def middle_of(figure: Figure, both: Iterable[Body]) -> float:
    """Where the picture is centred, the same for both moments."""
    if figure.centre is not None:
        return figure.centre
    xs = [figure.view.onto(joint)[0] for body in both for joint in body.joints.values()]
    return (min(xs) + max(xs)) / 2


def gear_strokes(figure: Figure, moment: str, body: Body) -> list[Stroke]:
    return [
        stroke
        for thing in figure.gear
        if thing.when in ("", moment)
        for stroke in strokes(thing, body, figure.view)
    ]


def tone_of(part: Part, view: View) -> str:
    if part.name == "trunk":
        return "trunk"
    return "far" if view.is_side and part.name in FAR else "near"


def body_parts(body: Body, view: View) -> list[Part]:
    """From the back to the front; seen from the side, the trunk parts the far limbs from the near ones."""
    order = {"far": 0, "trunk": 1, "near": 2}
    found = parts(body)
    if view.is_side:
        return sorted(found, key=lambda part: order[tone_of(part, view)])

    def depth(part: Part) -> float:
        """An arm stays in one piece, and is in front of what is as near."""
        if part.name[1:] not in ARM:
            return part.depth(view.towards)
        arm = [other.depth(view.towards) for other in found if other.name in {part.name[0] + name for name in ARM}]
        return sum(arm) / len(arm) + 1

    return sorted(found, key=lambda part: (depth(part), part.name[0]))


def covered(part: Part, others: list[Part], view: View) -> bool:
    """Whether the same part of the near side hides it."""
    near = next(other for other in others if other.name == "r" + part.name[1:])
    pairs = zip(part.balls, near.balls, strict=True)
    return all(hypot(*subtracted(view.onto(a), view.onto(b))) < 0.7 for (a, _), (b, _) in pairs)


def subtracted(a: Point, b: Point) -> Point:
    return (a[0] - b[0], a[1] - b[1])


def layer_of(part: Part, view: View) -> tuple[str, bool]:
    """What is drawn in one path: a tone, with or without a gap round it."""
    return tone_of(part, view), part.name[1:] in ARM and tone_of(part, view) == "near"


def draw_parts(found: list[Part], view: View, canvas: Canvas) -> str:
    text = ""
    for (tone, gap), group in groupby(found, key=lambda part: layer_of(part, view)):
        d = ""
        for part in group:
            flat = [(view.onto(centre), radius) for centre, radius in part.balls]
            d += canvas.shape(outline(flat, part.pen))
        if gap:
            text += f'<path color="{TONES["ground"]}" stroke-width="{LIMB_STROKE + 2 * GAP}" d="{d}"/>'
        colour = f' color="{TONES[tone]}"' if tone in TONES else ""
        pen = f' stroke-width="{round(2 * SCALE * TRUNK_PEN)}"' if tone == "trunk" else ""
        text += f'<path{colour}{pen} d="{d}"/>'
    return text


def draw_strokes(found: list[Stroke], canvas: Canvas) -> str:
    """One path for all that is drawn with the same pen; the frame is behind what is held."""
    paths: dict[str, str] = {}
    for stroke in sorted(found, key=lambda stroke: stroke.tone != "frame"):
        look = f' color="{TONES[stroke.tone]}" stroke-width="{round(stroke.width * SCALE)}"'
        # A straight line has nothing to fill.
        if not stroke.solid and (stroke.radius or len(stroke.points) > 2):
            look += ' fill="none"'
        if stroke.dotted:
            look += f' stroke-dasharray="0 {DOTS}"'
        if stroke.radius:
            d = canvas.disc(stroke.points[0], max(stroke.radius - stroke.width / 2, 0.7))
        else:
            d = canvas.line(stroke.points)
        paths[look] = paths.get(look, "") + d
    return "".join(f'<path{look} d="{d}"/>' for look, d in paths.items())


def trail(figure: Figure, both: dict[str, Body]) -> list[Stroke]:
    holds = any(thing.kind in HELD and "hand" in " ".join(thing.words) for thing in figure.gear)
    return trails(both["start"], both["end"], figure.view, holds)


def symbol(figure: Figure, moment: str, both: dict[str, Body], canvas: Canvas) -> str:
    body = both[moment]
    gear = gear_strokes(figure, moment, body)
    layers = {name: [stroke for stroke in gear if stroke.layer == name] for name in ("back", "far", "front")}
    floor = [Stroke([(canvas.middle - 112, -1.4), (canvas.middle + 112, -1.4)], tone="frame", width=2)]
    found = body_parts(body, figure.view)
    far = [part for part in found if tone_of(part, figure.view) == "far" and not covered(part, found, figure.view)]
    rest = [part for part in found if tone_of(part, figure.view) != "far"]
    way = trail(figure, both) if moment == "end" else []
    drawn = (
        draw_strokes(floor + layers["back"] + way, canvas)
        + draw_strokes(layers["far"], canvas)
        + draw_parts(far, figure.view, canvas)
        + draw_parts(rest, figure.view, canvas)
        + draw_strokes(layers["front"], canvas)
    )
    return f'<symbol id="{figure.id}-{moment}" viewBox="0 0 {SIZE} {SIZE}">{drawn}</symbol>'


def sprite(figures: Iterable[Figure]) -> str:
    symbols = []
    for figure in figures:
        both = bodies(figure)
        canvas = Canvas(middle_of(figure, both.values()))
        symbols += [symbol(figure, moment, both, canvas) for moment in MOMENTS]
    return "\n".join(['<svg xmlns="http://www.w3.org/2000/svg">', *symbols, "</svg>\n"])
