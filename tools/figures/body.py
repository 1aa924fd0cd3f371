"""A person of 176 cm, posed: angles and places of hands and feet in, joints in space out.

Limbs keep their lengths because nothing but an angle ever moves: where a pose says the place of a hand or a foot, the
elbow or the knee is found from the lengths, and a place out of reach is reported instead of stretched to.
"""

from dataclasses import dataclass, field
from math import cos, radians, sin, sqrt

from .vectors import Vector, add, direction, distance, dot, middle, rolled, scaled, total, unit

LOWER_TRUNK = 24.0
UPPER_TRUNK = 26.0
UPPER_ARM = 29.0
FOREARM = 31.0
"""To the middle of the closed hand."""
THIGH = 43.0
SHIN = 43.0
HEAD = 21.0
"""From between the shoulders to the middle of the head."""
SHOULDER = 17.0
HIP = 9.0
"""Half the width of each."""
ANKLE = 8.0
"""How high the ankle is above the sole."""
BALL = (13.0, 5.0)
TOE = (18.0, 5.7)
HEEL = (-5.0, 4.6)
"""From the ankle, along the foot and down from it."""

SIDES = {"r": -1.0, "l": 1.0}
CLAUSES = {"hand", "arm", "elbow", "foot", "toes", "leg", "knee", "sole"}
PAIRS = {
    "hands": "hand",
    "arms": "arm",
    "elbows": "elbow",
    "feet": "foot",
    "toes": "toes",
    "legs": "leg",
    "knees": "knee",
    "soles": "sole",
}
TRUNK = {"hip", "lean", "head", "side", "tilt", "turn", "shrug"}
# Two ways to say the same thing: the later one stands.
RIVALS = {"hand": ("arm",), "arm": ("hand",), "foot": ("leg", "toes"), "leg": ("foot", "toes"), "toes": ("foot", "leg")}

Pose = dict[str, list[str]]


class PoseError(Exception):
    """A pose says something that no body can do, or that nobody understands."""


def read_pose(text: str, before: Pose) -> Pose:
    """The clauses of one line on top of those of the pose before it."""
    pose = dict(before)
    for clause in filter(None, (part.strip() for part in text.split(";"))):
        name, *values = clause.split()
        if name in TRUNK:
            pose[name] = values
            continue
        sides = SIDES if name in PAIRS else {name[0]: 0}
        limb = PAIRS.get(name, name[1:])
        if limb not in CLAUSES or not set(sides) <= set(SIDES):
            raise PoseError(f"“{name}” is no part of a pose.")
        for side in sides:
            for rival in RIVALS.get(limb, ()):
                pose.pop(side + rival, None)
            pose[side + limb] = values
    return pose


@dataclass
class Body:
    """Joints by name, such as “neck” or “rknee”."""

    joints: dict[str, Vector] = field(default_factory=dict)
    fronts: dict[str, Vector] = field(default_factory=dict)
    """Which way the chest, the pelvis and the face look, and which way each calf is turned."""
    out_of_reach: dict[str, float] = field(default_factory=dict)
    """By how many centimetres a hand or a foot misses its place."""


def numbers(values: list[str], *otherwise: float) -> list[float]:
    """What was said, filled up with what goes without saying."""
    try:
        said = [float(value) for value in values]
    except ValueError as problem:
        raise PoseError(f"“{' '.join(values)}” should be numbers.") from problem
    return said + list(otherwise[len(said) :])


def directions(values: list[str], spread: float) -> list[float]:
    """Those of both parts of a limb, and how far they are spread; the second goes on like the first."""
    said = numbers(values)
    first = said[0] if said else 180
    return numbers(values, first, first, spread, said[2] if len(said) == 3 else 0)


def posed(pose: Pose) -> Body:
    body = Body()
    place_trunk(pose, body)
    for side, sign in SIDES.items():
        place_leg(pose, body, side, sign)
    for side, sign in SIDES.items():
        place_arm(pose, body, side, sign)
    return body


def place_trunk(pose: Pose, body: Body) -> None:
    joints, fronts = body.joints, body.fronts
    x, y, z = numbers(pose.get("hip", []), 0, 93.5, 0)
    lower, upper = numbers(pose.get("lean", []), 0, float((pose.get("lean") or ["0"])[0]))
    low_side, high_side = numbers(pose.get("side", []), 0, float((pose.get("side") or ["0"])[0]))
    (tilt,) = numbers(pose.get("tilt", []), 0)
    (turn,) = numbers(pose.get("turn", []), 0)
    (shrug,) = numbers(pose.get("shrug", []), 0)
    head, head_side = numbers(pose.get("head", []), upper, high_side)

    pelvis = (x, y, z)
    spine = rolled(direction(lower), low_side)
    chest = rolled(direction(upper), high_side)
    fronts["pelvis"] = rolled(direction(lower + 90), low_side)
    straight, left = rolled(direction(upper + 90), high_side), rolled((0, 0, 1), high_side)
    t = radians(turn)
    fronts["chest"] = add(scaled(straight, cos(t)), left, sin(t))
    across = add(scaled(left, cos(t)), straight, -sin(t))
    fronts["face"] = add(scaled(rolled(direction(head + 90), head_side), cos(t)), left, sin(t))
    crown = rolled(direction(head), head_side)

    waist = add(pelvis, spine, LOWER_TRUNK)
    neck = add(waist, chest, UPPER_TRUNK)
    joints.update(pelvis=pelvis, waist=waist, neck=neck)
    joints["head"] = total(neck, scaled(crown, HEAD), scaled(fronts["face"], 2))
    joints["jaw"] = total(neck, scaled(crown, HEAD - 6.5), scaled(fronts["face"], 5.5))
    level = rolled((0, 0, 1), tilt)
    for side, sign in SIDES.items():
        joints[side + "hip"] = add(pelvis, level, sign * HIP)
        joints[side + "shoulder"] = total(neck, scaled(across, sign * SHOULDER), scaled(chest, shrug - 3))


def place_leg(pose: Pose, body: Body, side: str, sign: float) -> None:
    joints, hip = body.joints, body.joints[side + "hip"]
    bend = pole(pose, side + "knee", sign, total(body.fronts["pelvis"], (0.35, 0, 0), (0, 0, 0.15 * sign)))
    if side + "leg" in pose:
        thigh, shin, out, shin_out = directions(pose[side + "leg"], 0)
        knee = add(hip, direction(thigh, out * sign), THIGH)
        ankle = add(knee, direction(shin, shin_out * sign), SHIN)
        (sole,) = numbers(pose.get(side + "sole", []), shin - 90)
    else:
        on_toes = side + "toes" in pose
        at = numbers(pose.get(side + "toes", pose.get(side + "foot", [])), 0, 0, 10)
        (sole,) = numbers(pose.get(side + "sole", []), 90)
        ankle = (at[0], at[1] + (ANKLE if at[1] else height_of_ankle(sole)), at[2] * sign)
        if on_toes:
            # The ball of the foot touches; its middle is as high as it is thick.
            ball = (at[0], at[1] + 3, at[2] * sign)
            ankle = add(add(ball, direction(sole), -BALL[0]), direction(sole + 90), -BALL[1])
        knee, miss = joint_between(hip, ankle, THIGH, SHIN, bend)
        body.out_of_reach[side + "foot"] = miss
        ankle = add(knee, unit(add(ankle, knee, -1)), SHIN)
    joints[side + "knee"], joints[side + "ankle"] = knee, ankle
    straightness = unit(add(ankle, hip, -1))
    calf = add(add(knee, middle(hip, ankle), -1), straightness, -dot(add(knee, middle(hip, ankle), -1), straightness))
    body.fronts[side + "calf"] = unit(calf) if distance(calf, (0, 0, 0)) > 2 else unit(bend)
    splay = sign * 0.16
    for name, (along, down) in (("ball", BALL), ("toe", TOE), ("heel", HEEL)):
        point = add(add(ankle, direction(sole), along), direction(sole + 90), down)
        joints[side + name] = add(point, (0, 0, 1), splay * along)
    if side + "toes" in pose:
        # Toes on the floor bend, whatever the foot above them does.
        joints[side + "toe"] = total(joints[side + "ball"], (TOE[0] - BALL[0], BALL[1] - TOE[1], splay * 5))


def height_of_ankle(sole: float) -> float:
    """Above the floor, when the lowest part of a tilted foot touches it."""
    ends = [(HEEL, 3.4), (BALL, 3.0), (TOE, 2.3)]
    return max(
        radius - direction(sole)[1] * along - direction(sole + 90)[1] * down
        for (along, down), radius in ends
    )


def place_arm(pose: Pose, body: Body, side: str, sign: float) -> None:
    joints, shoulder = body.joints, body.joints[side + "shoulder"]
    chest = unit(add(joints["neck"], joints["waist"], -1))
    usual = total(scaled(body.fronts["chest"], -0.6), scaled(chest, -0.8), (0, 0, 0.45 * sign))
    if side + "hand" in pose:
        hand = place(pose[side + "hand"], body, side, sign)
        elbow, miss = joint_between(shoulder, hand, UPPER_ARM, FOREARM, pole(pose, side + "elbow", sign, usual))
        body.out_of_reach[side + "hand"] = miss
        joints[side + "elbow"] = elbow
        joints[side + "hand"] = add(elbow, unit(add(hand, elbow, -1)), FOREARM)
        return
    upper, fore, out, fore_out = directions(pose.get(side + "arm", ["180", "176"]), 4)
    joints[side + "elbow"] = add(shoulder, direction(upper, out * sign), UPPER_ARM)
    joints[side + "hand"] = add(joints[side + "elbow"], direction(fore, fore_out * sign), FOREARM)


def place(values: list[str], body: Body, side: str, sign: float) -> Vector:
    """A place in space, or one told from a joint: “hands 30 120” or “hands chest 18 -5”."""
    if values and values[0].isalpha():
        origin = anchor(values[0], body, side)
        x, y, z = numbers(values[1:], 0, 0, SHOULDER)
        return (origin[0] + x, origin[1] + y, z * sign)
    x, y, z = numbers(values, 0, 100, SHOULDER)
    return (x, y, z * sign)


def anchor(name: str, body: Body, side: str = "") -> Vector:
    """A joint, or the middle of a pair of them."""
    joints = body.joints
    if name == "chest":
        return add(joints["neck"], unit(add(joints["waist"], joints["neck"], -1)), 12)
    if name == "shoulders":
        return joints["neck"]
    if name == "hips":
        return joints["pelvis"]
    if name in joints:
        return joints[name]
    if side + name in joints:
        return joints[side + name]
    single = {"feet": "ankle"}.get(name, name.removesuffix("s"))
    if "r" + single in joints:
        return middle(joints["r" + single], joints["l" + single])
    raise PoseError(f"“{name}” is no joint.")


def pole(pose: Pose, name: str, sign: float, usual: Vector) -> Vector:
    """Where an elbow or a knee points."""
    if name not in pose:
        return usual
    x, y, z = numbers(pose[name], 0, 0, 0)
    return (x, y, z * sign)


def joint_between(root: Vector, end: Vector, first: float, second: float, bend: Vector) -> tuple[Vector, float]:
    """The elbow between a shoulder and a hand, bent towards a direction; and how far the end is out of reach."""
    span = distance(root, end)
    reach = min(max(span, abs(first - second) + 0.1), first + second - 0.01)
    along = unit(add(end, root, -1))
    aside = unit(add(bend, along, -dot(bend, along)))
    to_foot = (first**2 - second**2 + reach**2) / (2 * reach)
    height = sqrt(max(first**2 - to_foot**2, 0))
    return total(root, scaled(along, to_foot), scaled(aside, height)), abs(span - reach)
