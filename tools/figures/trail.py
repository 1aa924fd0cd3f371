"""The way of what moves most from the start to the end, as a dotted line."""

from .body import SIDES, Body
from .gear import Stroke, View
from .vectors import Vector, add, distance, length, scaled

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
    bone = add(scaled(first, 1 - share), last, share)
    reach = length(first) * (1 - share) + length(last) * share
    return add(on_the_way(carrier, start, end, share), scaled(bone, reach / max(length(bone), 1e-9)))


def trails(start: Body, end: Body, view: View, holds: bool) -> list[Stroke]:
    """Of the hands if they hold something, else of the head end or the feet, else of the hands after all."""

    def far(joint: str) -> float:
        return distance(start.joints[joint], end.joints[joint])

    hands = ["rhand"] if view.is_side else ["rhand", "lhand"]
    body = [max("neck", "rankle", key=far)]
    for joints in (hands, body) if holds else (body, hands):
        moving = [joint for joint in joints if far(joint) > LEAST]
        if moving:
            ways = [[view.onto(on_the_way(joint, start, end, k / STEPS)) for k in range(STEPS + 1)] for joint in moving]
            # Limbs that turn evenly may turn through the floor, where nobody's do.
            return [Stroke(way, tone="trunk", width=2, dotted=True) for way in ways if min(y for _, y in way) > 0]
    return []
