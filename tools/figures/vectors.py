"""Points and directions in space: x the way the person faces, y up from the floor, z to the person's left; in cm."""

from math import cos, radians, sin, sqrt

Vector = tuple[float, float, float]
Point = tuple[float, float]


def add(a: Vector, b: Vector, times: float = 1) -> Vector:
    return (a[0] + times * b[0], a[1] + times * b[1], a[2] + times * b[2])


def dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def scaled(a: Vector, times: float) -> Vector:
    return (a[0] * times, a[1] * times, a[2] * times)


def total(*terms: Vector) -> Vector:
    return (sum(t[0] for t in terms), sum(t[1] for t in terms), sum(t[2] for t in terms))


def length(a: Vector) -> float:
    return sqrt(dot(a, a))


def distance(a: Vector, b: Vector) -> float:
    return length(add(a, b, -1))


def unit(a: Vector) -> Vector:
    return scaled(a, 1 / max(length(a), 1e-9))


def middle(a: Vector, b: Vector) -> Vector:
    return scaled(add(a, b), 0.5)


def direction(angle: float, outward: float = 0) -> Vector:
    """Degrees from straight up, turning forward; then out of that plane, to the left."""
    a, o = radians(angle), radians(outward)
    return (sin(a) * cos(o), cos(a) * cos(o), sin(o))


def rolled(a: Vector, degrees: float) -> Vector:
    """Turned about the axis that points forward, the upper end to the left."""
    s = radians(degrees)
    return (a[0], a[1] * cos(s) - a[2] * sin(s), a[1] * sin(s) + a[2] * cos(s))
