"""Closed smooth curves through points, for drawings that are written as points. A point is a complex number.

A curve is a list of cubic Bézier pieces, each a tuple of its start, its two handles and its end.
"""

from dataclasses import dataclass
from itertools import accumulate, pairwise

Piece = tuple[complex, complex, complex, complex]
Curve = list[Piece]
Stroke = tuple[complex, complex]

# How far from a corner its rounding begins, and the part of an edge that it may take.
ROUNDING = 2.6
ROUNDED_SHARE = 0.45
# The tip of a sharp corner moves in by no more than this many times the inset.
SHARPEST_TIP = 8


# How far a simplified line may be from the one it replaces, and the points of a piece at which that is looked at.
TOLERANCE = 0.22
FIT_STEPS = 5


@dataclass
class Shape:
    """What a drawing says: points on a closed line, some of which are corners."""

    points: list[complex]
    corners: list[bool]


def runs(shape: Shape) -> list[list[complex]]:
    """The stretches between corners; a shape without any is one run that ends where it starts."""
    count = len(shape.points)
    first = shape.corners.index(True) if any(shape.corners) else 0
    order = [(first + step) % count for step in range(count)] + [first]
    found = [[shape.points[first]]]
    for place in order[1:]:
        found[-1].append(shape.points[place])
        if shape.corners[place] and place != first:
            found.append([shape.points[place]])
    return found


def slopes(points: list[complex], closed: bool) -> tuple[list[complex], list[float]]:
    """The direction at every point and the time from each to the next: a centripetal Catmull-Rom spline."""
    times = [max(abs(end - start), 1e-9) ** 0.5 for start, end in pairwise(points)]
    steps = [(end - start) / time for (start, end), time in zip(pairwise(points), times)]

    def between(before: int, after: int) -> complex:
        first, second = times[before], times[after]
        across = (steps[before] * first + steps[after] * second) / (first + second)
        return steps[before] + steps[after] - across

    inner = [between(place - 1, place) for place in range(1, len(times))]
    if closed:
        ends = [between(-1, 0)] * 2
    elif inner:
        ends = [(3 * steps[0] - inner[0]) / 2, (3 * steps[-1] - inner[-1]) / 2]
    else:
        ends = [steps[0], steps[0]]
    return [ends[0], *inner, ends[1]], times


def spline(points: list[complex], closed: bool) -> Curve:
    directions, times = slopes(points, closed)
    return [
        (start, start + directions[place] * time / 3, end - directions[place + 1] * time / 3, end)
        for place, ((start, end), time) in enumerate(zip(pairwise(points), times))
    ]


def area(points: list[complex]) -> float:
    """Twice the area inside, positive when the points go round clockwise on a screen."""
    return sum((start.conjugate() * end).imag for start, end in zip(points, [*points[1:], points[0]]))


def dot(one: complex, other: complex) -> float:
    return (one.conjugate() * other).real


def unit(vector: complex) -> complex:
    return vector / abs(vector) if vector else 0


def inset(shape: Shape, distance: float) -> Shape:
    """The shape with its line moved inwards, so that neighbours which share an edge get a gap."""
    inwards = 1j if area(shape.points) > 0 else -1j
    whole = runs(shape)
    closed = not any(shape.corners)
    moved, corners = [], []
    arriving = unit(slopes(whole[-1], closed)[0][-1]) * inwards
    for run in whole:
        normals = [unit(slope) * inwards for slope in slopes(run, closed)[0]]
        both = arriving + normals[0]
        tip = both / max(abs(both) ** 2 / 2, 1e-9)
        moved.append(run[0] + distance * (tip if abs(tip) < SHARPEST_TIP else unit(tip) * SHARPEST_TIP))
        corners.append(not closed)
        for point, normal in zip(run[1:-1], normals[1:-1]):
            moved.append(point + distance * normal)
            corners.append(False)
        arriving = normals[-1]
    return Shape(moved, corners)


def at(piece: Piece, time: float) -> complex:
    start, first, second, end = piece
    rest = 1 - time
    return rest**3 * start + 3 * rest**2 * time * first + 3 * rest * time**2 * second + time**3 * end


def cut(piece: Piece, time: float) -> tuple[Piece, Piece]:
    start, first, second, end = piece
    a, b, c = (x + (y - x) * time for x, y in pairwise(piece))
    d, e = a + (b - a) * time, b + (c - b) * time
    middle = d + (e - d) * time
    return (start, a, d, middle), (middle, e, c, end)


def length(piece: Piece) -> float:
    return sum(abs(end - start) for start, end in pairwise(at(piece, step / 8) for step in range(9)))


def rounded(curves: list[Curve]) -> Curve:
    """One closed curve of runs that meet in corners, each corner rounded."""
    shortened = []
    for curve in curves:
        first, last = curve[0], curve[-1]
        share = [min(ROUNDED_SHARE, ROUNDING / max(length(piece), 1e-9)) for piece in (first, last)]
        if len(curve) == 1:
            middle = cut(cut(first, share[0])[1], 1 - share[1] / (1 - share[0]))[0]
            shortened.append([middle])
        else:
            shortened.append([cut(first, share[0])[1], *curve[1:-1], cut(last, 1 - share[1])[0]])
    whole: Curve = []
    for curve, sharp, following in zip(shortened, curves, [*shortened[1:], shortened[0]]):
        corner, start, end = sharp[-1][-1], curve[-1][-1], following[0][0]
        whole += [*curve, (start, start + (corner - start) * 2 / 3, end + (corner - end) * 2 / 3, end)]
    return whole


def fitted(curve: Curve) -> Piece | None:
    """One piece in place of several, with the same ends and directions, if it stays close to them."""
    points = [at(piece, step / FIT_STEPS) for piece in curve for step in range(FIT_STEPS)] + [curve[-1][-1]]
    start, end = points[0], points[-1]
    leaving, arriving = unit(curve[0][1] - start), unit(curve[-1][2] - end)
    travelled = list(accumulate((abs(after - before) for before, after in pairwise(points)), initial=0.0))
    times = [distance / travelled[-1] for distance in travelled]
    for _ in range(4):
        ways = [(3 * (1 - t) ** 2 * t * leaving, 3 * (1 - t) * t**2 * arriving) for t in times]
        rests = [point - at((start, start, end, end), t) for point, t in zip(points, times)]
        aa, ab, bb = (sum(dot(way[i], way[j]) for way in ways) for i, j in ((0, 0), (0, 1), (1, 1)))
        ar, br = (sum(dot(way[i], rest) for way, rest in zip(ways, rests)) for i in (0, 1))
        determinant = aa * bb - ab * ab
        if determinant < 1e-9:
            return None
        first, second = (ar * bb - br * ab) / determinant, (br * aa - ar * ab) / determinant
        if min(first, second) <= 0:
            return None
        piece = (start, start + first * leaving, end + second * arriving, end)
        if all(abs(at(piece, t) - point) < TOLERANCE for point, t in zip(points, times)):
            return piece
        times = [nearer(piece, point, t) for point, t in zip(points, times)]
    return None


def nearer(piece: Piece, point: complex, time: float) -> float:
    """A time at which the piece is nearer to a point: one step of Newton's method."""
    a, b, c = (3 * (after - before) for before, after in pairwise(piece))
    rest = 1 - time
    speed = rest**2 * a + 2 * rest * time * b + time**2 * c
    turning = 2 * (rest * (b - a) + time * (c - b))
    off = at(piece, time) - point
    slope = abs(speed) ** 2 + dot(off, turning)
    return min(max(time - dot(off, speed) / slope, 0), 1) if slope > 0 else time


def simplified(curve: Curve) -> Curve:
    """The same line in as few pieces as will do."""
    found = []
    start = 0
    while start < len(curve):
        piece, end = curve[start], start + 1
        while end < len(curve) and (longer := fitted(curve[start : end + 1])):
            piece, end = longer, end + 1
        found.append(piece)
        start = end
    return found


def outline(shape: Shape, distance: float = 0) -> Curve:
    """The line around a shape, moved inwards by a distance."""
    if distance:
        shape = inset(shape, distance)
    closed = not any(shape.corners)
    curves = [simplified(spline(run, closed)) for run in runs(shape)]
    return curves[0] if closed else rounded(curves)


def symmetric(half: list[complex]) -> Curve:
    """A closed line without corners, of its points from the top of the vertical axis to the bottom, on the right."""
    whole = half + [-point.conjugate() for point in half[-2::-1]]
    right = simplified(spline(whole, closed=True)[: len(half) - 1])
    left = [tuple(-point.conjugate() for point in reversed(piece)) for piece in reversed(right)]
    return right + left


def flattened(curve: Curve, steps: int = 6) -> list[complex]:
    """Points along a curve, close enough together to be taken for it."""
    return [at(piece, step / steps) for piece in curve for step in range(steps)]


def hatched(polygon: list[complex], pitch: float, margin: float, shortest: float) -> list[Stroke]:
    """Rising strokes through a polygon that keep a margin from its edge; strokes of neighbours lie on one line."""
    turn = (1 + 1j) / abs(1 + 1j)
    turned = [point * turn for point in polygon]
    edges = list(zip(turned, [*turned[1:], turned[0]]))
    strokes = []
    level = round(min(point.imag for point in turned) / pitch) * pitch
    while level < max(point.imag for point in turned):
        crossings = sorted(
            start.real + (end.real - start.real) * (level - start.imag) / (end.imag - start.imag)
            for start, end in edges
            if (start.imag > level) != (end.imag > level)
        )
        for left, right in zip(crossings[::2], crossings[1::2]):
            if right - left - 2 * margin >= shortest:
                ends = (complex(left + margin, level), complex(right - margin, level))
                strokes.append((ends[0] / turn, ends[1] / turn))
        level += pitch
    return strokes
