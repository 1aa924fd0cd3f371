"""Flesh on the bones: outlines of limbs, trunk and head, as few points as look right.

A part is the hull of some balls. It is drawn with a thick round pen, so that where an outline turns about a ball no
bigger than the pen, a corner is already round.
"""

from dataclasses import dataclass
from itertools import groupby
from math import acos, atan2, cos, hypot, pi, sin

from .body import SIDES, Body
from .vectors import Point, Vector, add, dot, middle, scaled, total, unit

LIMB_PEN = 3.25
TRUNK_PEN = 6.5
"""Half the width of the pen, in cm."""
LEAST_ROUNDING = 0.3
"""What is rounder than the pen by less is left to the pen."""
CIRCLE = [(cos(2 * pi * k / 32), sin(2 * pi * k / 32)) for k in range(32)]
"""Fine enough to find what of a ball shows among others."""

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
    ribs = total(neck, scaled(up, -15), scaled(fronts["chest"], 1.2))

    def pair(centre: Vector, along: Vector, half: float, radius: float) -> list[Ball]:
        return [(add(centre, along, half), radius), (add(centre, along, -half), radius)]

    seat = add(pelvis, fronts["pelvis"], -1.2)
    belly = pair(waist, middle(across, hips), 6.5, 8.6)
    shoulders = [(joints[side + "shoulder"], TRUNK_PEN) for side in SIDES]
    return [
        Part("trunk", [*pair(seat, hips, 7, 9.8), *belly], TRUNK_PEN),
        Part("trunk", [*belly, *pair(ribs, across, 7, 10), *shoulders, (neck, TRUNK_PEN)], TRUNK_PEN),
        Part("neck", [(add(neck, up, 2), 5), (middle(joints["head"], joints["jaw"]), 4.6)]),
        Part("head", [(joints["head"], 10.6), (joints["jaw"], 6)]),
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
    return [
        Part(side + "upper-arm", [(shoulder, 6.6), (elbow, 4.7)]),
        Part(side + "forearm", [(elbow, 4.7), (wrist, 3.4)]),
        Part(side + "fist", [(hand, 4.6), (wrist, 3.4)]),
    ]


@dataclass
class Corner:
    """A place on an outline, and how it is reached from the one before it: round a ball if there is a radius."""

    at: Point
    radius: float = 0
    more_than_half: bool = False


def outline(balls: list[tuple[Point, float]], pen: float) -> list[Corner]:
    """The hull of the balls, drawn in by half of a pen: straight from ball to ball, and round where one shows."""
    inner = [(at, radius - pen if radius - pen >= LEAST_ROUNDING else 0) for at, radius in balls]
    if len(inner) == 2:
        (a, one), (b, other) = inner
        if hypot(b[0] - a[0], b[1] - a[1]) > abs(one - other) + 0.1:
            return round_two(a, one, b, other)
    marks: dict[Point, int] = {}
    for ball, ((x, y), radius) in enumerate(inner):
        for across, up in CIRCLE if radius else CIRCLE[:1]:
            marks[(x + radius * across, y + radius * up)] = ball
    around = hull(list(marks))
    first = next((k for k in range(len(around)) if marks[around[k - 1]] != marks[around[k]]), 0)
    corners: list[Corner] = []
    for ball, run in groupby(around[first:] + around[:first], key=marks.__getitem__):
        seen = list(run)
        corners.append(Corner(seen[0]))
        if len(seen) > 1:
            corners.append(Corner(seen[-1], inner[ball][1], len(seen) > len(CIRCLE) / 2 + 1))
    return corners


def round_two(a: Point, one: float, b: Point, other: float) -> list[Corner]:
    """The hull of two balls, neither of which hides the other."""
    along = atan2(b[1] - a[1], b[0] - a[0])
    off = acos((one - other) / hypot(b[0] - a[0], b[1] - a[1]))

    def at(centre: Point, radius: float, angle: float) -> Point:
        return (centre[0] + radius * cos(angle), centre[1] + radius * sin(angle))

    return [
        Corner(at(b, other, along - off)),
        Corner(at(b, other, along + off), other, off > pi / 2),
        Corner(at(a, one, along + off)),
        Corner(at(a, one, along - off), one, off < pi / 2),
    ]


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
