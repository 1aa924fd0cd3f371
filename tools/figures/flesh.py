"""Flesh on the bones: outlines of limbs, trunk and head, as few points as look right.

A part is the hull of some balls. It is drawn as a polygon with a thick round pen, so that a corner of the polygon is
already as round as the pen.
"""

from dataclasses import dataclass
from math import cos, hypot, pi, sin

from .body import SIDES, Body
from .vectors import Point, Vector, add, dot, middle, scaled, total, unit

LIMB_PEN = 10 / 3
TRUNK_PEN = 20 / 3
"""Half the width of the pen, in cm."""

Ball = tuple[Vector, float]


@dataclass
class Part:
    """Something that is drawn in one go."""

    name: str
    balls: list[Ball]
    pen: float = LIMB_PEN

    def depth(self, towards: Vector) -> float:
        return sum(dot(centre, towards) for centre, _ in self.balls) / len(self.balls)


def parts(body: Body) -> list[Part]:
    found = trunk(body)
    for side in SIDES:
        found += leg(body, side) + arm(body, side)
    return found


def trunk(body: Body) -> list[Part]:
    joints, fronts = body.joints, body.fronts
    pelvis, waist, neck = joints["pelvis"], joints["waist"], joints["neck"]
    up = unit(add(neck, waist, -1))
    across = unit(add(joints["lshoulder"], joints["rshoulder"], -1))
    hips = unit(add(joints["lhip"], joints["rhip"], -1))
    ribs = total(neck, scaled(up, -16), scaled(fronts["chest"], 2.5))

    def pair(centre: Vector, along: Vector, half: float, radius: float) -> list[Ball]:
        return [(add(centre, along, half), radius), (add(centre, along, -half), radius)]

    seat = add(pelvis, fronts["pelvis"], -1.5)
    belly = pair(waist, middle(across, hips), 6.5, 8.2)
    shoulders = [(joints[side + "shoulder"], TRUNK_PEN) for side in SIDES]
    return [
        Part("trunk", [*pair(seat, hips, 7, 10), *belly], TRUNK_PEN),
        Part("trunk", [*belly, *pair(ribs, across, 7, 10.2), *shoulders, (add(neck, up, 0), TRUNK_PEN)], TRUNK_PEN),
        Part("head", [(joints["head"], 10.6), (joints["jaw"], TRUNK_PEN)], TRUNK_PEN),
    ]


def leg(body: Body, side: str) -> list[Part]:
    joints = body.joints
    hip, knee, ankle = (joints[side + name] for name in ("hip", "knee", "ankle"))
    front = body.fronts[side + "calf"]
    calf = total(scaled(knee, 0.7), scaled(ankle, 0.3), scaled(front, -1.6))
    return [
        Part(side + "thigh", [(hip, 9.2), (knee, 6.2)]),
        Part(side + "shin", [(knee, 6), (calf, 6), (ankle, 4)]),
        Part(
            side + "foot",
            [(joints[side + "heel"], 3.4), (ankle, 3.4), (joints[side + "ball"], 3.2), (joints[side + "toe"], 2.6)],
        ),
    ]


def arm(body: Body, side: str) -> list[Part]:
    shoulder, elbow, hand = (body.joints[side + name] for name in ("shoulder", "elbow", "hand"))
    wrist = add(elbow, unit(add(hand, elbow, -1)), 24)
    swell = total(scaled(elbow, 0.75), scaled(wrist, 0.25))
    return [
        Part(side + "upper-arm", [(shoulder, 6.6), (elbow, 4.6)]),
        Part(side + "forearm", [(elbow, 4.4), (swell, 5), (wrist, 3.3)]),
        Part(side + "fist", [(hand, 4.6), (wrist, 3.4)]),
    ]


def outline(balls: list[tuple[Point, float]], pen: float) -> list[Point]:
    """The corners of the polygon whose outline with that pen is the hull of the balls."""
    points: list[Point] = []
    for (x, y), radius in balls:
        over = max(radius - pen, 0)
        count = 1 if over < 0.4 else 8
        points += [(x + over * cos(2 * pi * k / count), y + over * sin(2 * pi * k / count)) for k in range(count)]
    return thinned(hull(points))


def hull(points: list[Point]) -> list[Point]:
    """The convex hull, counted round."""

    def half(ordered: list[Point]) -> list[Point]:
        chain: list[Point] = []
        for p in ordered:
            while len(chain) > 1 and turn(chain[-2], chain[-1], p) <= 0:
                chain.pop()
            chain.append(p)
        return chain[:-1]

    ordered = sorted(set(points))
    return ordered if len(ordered) < 3 else half(ordered) + half(ordered[::-1])


def turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def thinned(points: list[Point], least: float = 0.7) -> list[Point]:
    """Without the corners that nobody would miss."""
    kept = list(points)
    while len(kept) > 4:
        heights = []
        for k, b in enumerate(kept):
            a, c = kept[k - 1], kept[(k + 1) % len(kept)]
            heights.append(abs(turn(a, b, c)) / max(hypot(c[0] - a[0], c[1] - a[1]), 1e-9))
        flattest = min(range(len(kept)), key=heights.__getitem__)
        if heights[flattest] > least:
            break
        kept.pop(flattest)
    return kept
