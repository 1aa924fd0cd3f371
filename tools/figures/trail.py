"""The way of what moves most from the start to the end, as a dotted line."""

from math import acos, sin

from .body import SIDES, Body
from .gear import Stroke, View
from .vectors import Vector, add, distance, dot, length, scaled

LEAST = 24.0
"""In cm: what moves less needs no trail."""
STEPS = 8

BONES = {
    "waist": "pelvis",
    "neck": "waist",
    **{
        side + joint: before if before in ("pelvis", "neck") else side + before
        for side in SIDES
        for joint, before in (
            ("shoulder", "neck"),
            ("elbow", "shoulder"),
            ("hand", "elbow"),
            ("hip", "pelvis"),
            ("knee", "hip"),
            ("ankle", "knee"),
        )
    },
}
"""Each joint, and the one that carries it."""


def on_the_way(joint: str, start: Body, end: Body, share: float) -> Vector:
    """Where a joint is when every bone has turned by a share of what it turns."""
    a, b = start.joints[joint], end.joints[joint]
    if joint not in BONES:
        return add(scaled(a, 1 - share), b, share)
    carrier = BONES[joint]
    first, last = add(a, start.joints[carrier], -1), add(b, end.joints[carrier], -1)
    return add(on_the_way(carrier, start, end, share), turned(first, last, share))


def turned(a: Vector, b: Vector, share: float) -> Vector:
    """Between two directions, evenly."""
    angle = acos(max(-1, min(1, dot(a, b) / (length(a) * length(b)))))
    if angle < 0.01:
        return add(scaled(a, 1 - share), b, share)
    return scaled(add(scaled(a, sin((1 - share) * angle)), b, sin(share * angle)), 1 / max(sin(angle), 1e-3))


def trails(start: Body, end: Body, view: View, holds: bool) -> list[Stroke]:
    """Of the hands if they hold something, else of the head end or the feet, else of the hands after all."""

    def far(joint: str) -> float:
        return distance(start.joints[joint], end.joints[joint])

    hands = ["rhand"] if view.is_side else ["rhand", "lhand"]
    body = ["neck"] if far("neck") > far("rankle") else ["rankle"] if view.is_side else ["rankle", "lankle"]
    for joints in (hands, body) if holds else (body, hands):
        moving = [joint for joint in joints if far(joint) > LEAST]
        if moving:
            ways = [[view.onto(on_the_way(joint, start, end, k / STEPS)) for k in range(STEPS + 1)] for joint in moving]
            # Limbs that turn evenly may turn through the floor, where nobody's do.
            return [Stroke(way, tone="trunk", width=2, dotted=True) for way in ways if min(y for _, y in way) > 0]
    return []
