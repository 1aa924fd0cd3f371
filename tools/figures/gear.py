"""What a person holds, sits on and pulls at: a few kinds of things, placed at joints or in the plane of the picture."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from math import atan2, cos, degrees, hypot, radians, sin

from .body import Body, PoseError, anchor
from .vectors import Point, Vector

PLATE = 22.0
TOWER = 214.0

HELD = {"barbell", "dumbbell", "dumbbells", "kettlebell", "kettlebells", "plate", "medball", "cable", "band", "lever"}

# What an exercise must have among its equipment for its figure to show such a thing; nothing for what every room has.
NEEDS: dict[str, set[str]] = {
    "barbell": {"Barbell", "Smith Machine", "Stick", "Yoke"},
    "dumbbell": {"Dumbbell"},
    "dumbbells": {"Dumbbell"},
    "kettlebell": {"Kettlebell"},
    "kettlebells": {"Kettlebell"},
    "plate": {"Plate"},
    "medball": {"Medicine Ball", "Stone"},
    "gymball": {"Stability Ball"},
    "cable": {"Cable"},
    "band": {"Band"},
    "bench": {"Bench", "Machine", "Glute-Ham Bench", "Back Extension Bench"},
    "box": {"Box"},
    "bar": {"Pull-Up Bar", "Machine"},
    "dipbars": {"Dip Bars", "Machine"},
    "lever": {"Machine", "Hand Gripper", "Exercise Bike", "Elliptical", "Arm Ergometer"},
    "roller": {"Machine", "Glute-Ham Bench", "Back Extension Bench", "Foam Roller"},
    "rings": {"Rings"},
    "strap": {"Suspension Trainer"},
    "sandbag": {"Sandbag", "Heavy Bag"},
}


@dataclass
class View:
    """From where one looks: 0 from the person's right, 90 from the front."""

    yaw: float = 0

    def onto(self, v: Vector) -> Point:
        yaw = radians(self.yaw)
        return (v[0] * cos(yaw) + v[2] * sin(yaw), v[1])

    @property
    def towards(self) -> Vector:
        yaw = radians(self.yaw)
        return (sin(yaw), 0, -cos(yaw))

    @property
    def is_side(self) -> bool:
        return abs(self.yaw) < 45


@dataclass
class Stroke:
    """One line, closed shape or disc of a thing."""

    points: list[Point]
    tone: str = "gear"
    width: float = 3.2
    solid: bool = False
    radius: float = 0
    """Of the disc round the only point, if not nought."""
    layer: str = "front"
    dotted: bool = False


@dataclass
class Thing:
    """One line of a figure that starts with “gear:”."""

    kind: str
    words: list[str]
    layer: str
    when: str = ""
    """“start” or “end” for what is there in one picture only."""


def read_thing(text: str, when: str = "") -> Thing:
    words = text.split()
    layer = words.pop(0) if words[0] in ("near", "far") else ""
    kind = words.pop(0)
    if kind not in MAKERS:
        raise PoseError(f"“{kind}” is no gear; known are: {', '.join(sorted(MAKERS))}.")
    return Thing(kind, words, layer, when)


@dataclass
class Hand:
    """What a maker of strokes works with."""

    body: Body
    view: View
    words: list[str]
    strokes: list[Stroke] = field(default_factory=list)

    def flat(self, v: Vector) -> Point:
        return self.view.onto(v)

    def take(self) -> Point:
        """The next place: “12,90”, “hands” or “hands(3,-2)”."""
        if not self.words:
            raise PoseError("a place is missing.")
        word = self.words.pop(0)
        if told := re.fullmatch(r"(-?[\d.]+),(-?[\d.]+)", word):
            return (float(told[1]), float(told[2]))
        if told := re.fullmatch(r"([a-z]+)(?:\((-?[\d.]+),(-?[\d.]+)\))?", word):
            x, y = self.flat(anchor(told[1], self.body))
            return (x + float(told[2] or 0), y + float(told[3] or 0))
        raise PoseError(f"“{word}” is no place.")

    def places(self) -> list[Point]:
        found = []
        while self.words:
            found.append(self.take())
        return found

    def number(self, otherwise: float) -> float:
        if self.words and re.fullmatch(r"-?[\d.]+", self.words[0]):
            return float(self.words.pop(0))
        return otherwise

    def word(self, *known: str) -> str:
        return self.words.pop(0) if self.words and self.words[0] in known else ""

    def line(self, *points: Point, **how: object) -> None:
        self.strokes.append(Stroke(list(points), **how))  # type: ignore[arg-type]

    def disc(self, at: Point, radius: float, **how: object) -> None:
        self.strokes.append(Stroke([at], radius=radius, **how))  # type: ignore[arg-type]

    def frame(self, *points: Point, width: float = 3.6) -> None:
        self.line(*points, tone="frame", width=width, layer="back")


def toward(a: Point, angle: float, far: float) -> Point:
    """A place so far from another, by degrees from straight up, clockwise."""
    return (a[0] + far * sin(radians(angle)), a[1] + far * cos(radians(angle)))


def toward_point(a: Point, b: Point, share: float) -> Point:
    return (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)


def barbell(hand: Hand) -> None:
    size = {"small": 13.0, "empty": 0.0}.get(hand.word("small", "empty"), PLATE)
    at = hand.take()
    if hand.view.is_side:
        if size:
            hand.disc(at, size, width=4)
        hand.disc(at, 2.2, solid=True)
        return
    half, slope = hand.number(66), hand.number(90)
    hand.line(toward(at, slope, -half), toward(at, slope, half))
    for end in (-1, 1):
        for k, height in ((half - 10, size), (half - 4, size * 0.75)):
            middle = toward(at, slope, end * k)
            if size:
                hand.line(toward(middle, slope - 90, height), toward(middle, slope - 90, -height), width=4.5)


def one_dumbbell(hand: Hand, at: Point, angle: float, layer: str) -> None:
    hand.line(toward(at, angle, -9), toward(at, angle, 9), layer=layer)
    for end in (-1, 1):
        middle = toward(at, angle, 8.5 * end)
        hand.line(toward(middle, angle + 90, -3.6), toward(middle, angle + 90, 3.6), width=6.4, layer=layer)


def one_kettlebell(hand: Hand, at: Point, angle: float, layer: str) -> None:
    hand.disc(toward(at, angle, 4), 4.6, width=3, layer=layer)
    hand.disc(toward(at, angle, 14), 8.6, solid=True, layer=layer)


def for_hands(one: Callable[[Hand, Point, float, str], None], hangs: bool, both: bool) -> Callable[[Hand], None]:
    """In both hands, in the one that is named, or at a place; hidden in the far hand where the near one covers it."""

    def make(hand: Hand) -> None:
        named = hand.word("rhand", "lhand", "hands")
        if not (named or both):
            one(hand, hand.take(), hand.number(180), "front")
            return
        joints = hand.body.joints
        at = {side: hand.flat(joints[side + "hand"]) for side in ("l", "r")}
        hidden = hand.view.is_side and hypot(at["l"][0] - at["r"][0], at["l"][1] - at["r"][1]) < 5
        told = hand.number(999)
        for side in ["l", "r"] if both or named == "hands" else [named[0]]:
            if hidden and side == "l" and named != "lhand":
                continue
            elbow = hand.flat(joints[side + "elbow"])
            across = 180 if hangs else degrees(atan2(at[side][0] - elbow[0], at[side][1] - elbow[1])) + 90
            far = hand.view.is_side and side == "l"
            one(hand, at[side], across if told == 999 else told, "far" if far else "front")

    return make


def plate(hand: Hand) -> None:
    at, radius = hand.take(), hand.number(16)
    hand.disc(at, radius, width=4)
    hand.disc(at, 2.4, width=2.4)


def medball(hand: Hand) -> None:
    hand.disc(hand.take(), hand.number(12), solid=True)


def gymball(hand: Hand) -> None:
    hand.disc(hand.take(), hand.number(30), tone="frame", width=4, layer="back")


def cable(hand: Hand) -> None:
    bare = hand.word("only")
    pulley = hand.take()
    side = 1 if pulley[0] > 0 else -1
    if not bare:
        post = pulley[0] + 5 * side
        hand.frame((post, 0), (post, TOWER), width=5)
        hand.frame((post - 14, 1.5), (post + 8, 1.5))
    hand.disc(pulley, 3.4, tone="frame", layer="back")
    for end in hand.places():
        hand.line(pulley, end, width=1.9)
        hand.disc(end, 2.6, solid=True)


def band(hand: Hand) -> None:
    points = hand.places()
    hand.line(*points, width=3)


def bench(hand: Hand) -> None:
    a, b = hand.take(), hand.take()
    hand.frame(a, b, width=7)
    for share in (0.14, 0.86):
        x, y = toward_point(a, b, share)
        hand.frame((x, y - 3), (x, 0))


def pad(hand: Hand) -> None:
    hand.frame(*hand.places(), width=7)


def post(hand: Hand) -> None:
    hand.frame(*hand.places())


def box(hand: Hand) -> None:
    (x1, y1), (x2, y2) = hand.take(), hand.take()
    inset = 1.8
    corners = [(x1 + inset, y1), (x1 + inset, y2 - inset), (x2 - inset, y2 - inset), (x2 - inset, y1)]
    hand.line(*corners, corners[0], tone="frame", layer="back", width=3.6, solid=True)


def bar(hand: Hand) -> None:
    at = hand.take()
    if hand.view.is_side:
        hand.disc(at, 2.4, tone="frame", solid=True, layer="front")
        return
    half = hand.number(70)
    hand.frame((at[0] - half, at[1]), (at[0] + half, at[1]), width=4)
    for end in (-half, half):
        hand.frame((at[0] + end, 0), (at[0] + end, at[1]), width=5)


def dipbars(hand: Hand) -> None:
    a, b = hand.take(), hand.take()
    for layer in ("back", "front"):
        hand.line(a, b, tone="frame", width=4.4, layer=layer)
    for x in (a[0] + 4, b[0] - 4):
        hand.frame((x, a[1]), (x, 0))


def lever(hand: Hand) -> None:
    points = hand.places()
    hand.disc(points[0], 3.2, tone="frame", solid=True, layer="back")
    hand.line(*points)
    hand.disc(points[-1], 3, solid=True)


def roller(hand: Hand) -> None:
    hand.disc(hand.take(), hand.number(5.5), solid=True)


def stop(hand: Hand) -> None:
    hand.disc(hand.take(), hand.number(5), tone="frame", solid=True)


def rings(hand: Hand) -> None:
    for at in hand.places():
        hand.disc((at[0], at[1] + 3), 6.5, width=3)
        hand.line((at[0], at[1] + 10), (at[0], 229), width=1.9)


def strap(hand: Hand) -> None:
    top = hand.take()
    for at in hand.places():
        hand.line(top, at, width=2.4)
        hand.disc(at, 3, width=3)


def line(hand: Hand) -> None:
    hand.line(*hand.places())


def thick(hand: Hand) -> None:
    width = hand.number(8)
    hand.line(*hand.places(), width=width)


def curve(hand: Hand) -> None:
    """A line with its corners cut off twice, which is what a hanging rope looks like."""
    points = hand.places()
    for _ in range(2):
        cut = [toward_point(a, b, share) for a, b in pairwise(points) for share in (0.25, 0.75)]
        points = [points[0], *cut[1:-1], points[-1]]
    hand.line(*points, width=2.4)


def mass(hand: Hand) -> None:
    width = hand.number(8)
    hand.frame(*hand.places(), width=width)


def ring(hand: Hand) -> None:
    hand.disc(hand.take(), hand.number(20), tone="frame", width=4, layer="back")


def wheel(hand: Hand) -> None:
    at, radius = hand.take(), hand.number(10)
    hand.disc(at, radius, width=3.6)
    hand.disc(at, 1.8, solid=True)


def sandbag(hand: Hand) -> None:
    a, b = hand.take(), hand.take()
    hand.line(a, b, width=hand.number(20))


def wall(hand: Hand) -> None:
    x = hand.number(0)
    hand.frame((x, 0), (x, TOWER), width=5)


def water(hand: Hand) -> None:
    y = hand.number(100)
    for k in range(-5, 5):
        wave = [(20 * k, y), (20 * k + 5, y + 2.5), (20 * k + 10, y), (20 * k + 15, y - 2.5), (20 * k + 20, y)]
        hand.frame(*wave, width=3)


MAKERS: dict[str, Callable[[Hand], None]] = {
    "barbell": barbell,
    "dumbbell": for_hands(one_dumbbell, hangs=False, both=False),
    "dumbbells": for_hands(one_dumbbell, hangs=False, both=True),
    "kettlebell": for_hands(one_kettlebell, hangs=True, both=False),
    "kettlebells": for_hands(one_kettlebell, hangs=True, both=True),
    "plate": plate,
    "medball": medball,
    "ball": medball,
    "gymball": gymball,
    "cable": cable,
    "band": band,
    "bench": bench,
    "seat": bench,
    "pad": pad,
    "post": post,
    "box": box,
    "block": box,
    "stop": stop,
    "bar": bar,
    "dipbars": dipbars,
    "lever": lever,
    "roller": roller,
    "rings": rings,
    "strap": strap,
    "line": line,
    "curve": curve,
    "thick": thick,
    "mass": mass,
    "ring": ring,
    "wheel": wheel,
    "sandbag": sandbag,
    "wall": wall,
    "water": water,
}


def strokes(thing: Thing, body: Body, view: View) -> list[Stroke]:
    hand = Hand(body, view, list(thing.words))
    MAKERS[thing.kind](hand)
    if hand.words:
        raise PoseError(f"“{' '.join(hand.words)}” is left over after “gear: {thing.kind}”.")
    for stroke in hand.strokes:
        if thing.layer:
            stroke.layer = {"near": "front", "far": "far"}[thing.layer]
    return hand.strokes
