"""The body map shows every muscle where the app says it is, cleanly drawn, in steps that can be told apart."""

import re
import sys
import unittest
import xml.etree.ElementTree as xml
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from curves import Shape, flattened, outline  # noqa: E402
from make_body import BODY, INSET, SOURCE, VIEW, Part, SourceError, body, muscle, read_parts, sprite  # noqa: E402
from palette import ACCENTS, THEMES, Palette, contrast  # noqa: E402
from stylesheet import rules, text  # noqa: E402

PARTS = read_parts(SOURCE.read_text(encoding="utf-8"))
SVG = "{http://www.w3.org/2000/svg}"
LARGEST_SPRITE = 25_000
"""Bytes before packing."""

STEP = 1.25
SHAPE = 3.0
PATTERN = 2.4

PALETTES = [Palette(theme, accent) for theme in THEMES for accent in ACCENTS]

Polygon = list[complex]


def describe(palette: Palette) -> str:
    return f"{palette.theme}, {palette.accent}"


def kebab(name: str) -> str:
    return re.sub(r"[A-Z]", lambda letter: "-" + letter[0].lower(), name)


def muscles_by_side() -> dict[str, str]:
    """What the app says: the side that each muscle is drawn on."""
    swift = (ROOT / "Sources/Training/Exercises/Muscle.swift").read_text(encoding="utf-8")
    cases = re.findall(r"^  case ([\w, ]+)$", swift.partition("public var label")[0], flags=re.M)
    names = [name for line in cases for name in line.split(", ")]
    switch = swift.partition("public var side")[2].partition("\n  }\n")[0]
    sides = {
        name: side
        for listed, side in re.findall(r"case ([\w.,\s]+):\s*\.(front|back)\b", switch)
        for name in re.findall(r"\.(\w+)", listed)
    }
    return {kebab(name): sides[name] for name in names}


def holds(polygon: Polygon, point: complex) -> bool:
    crossings = 0
    for start, end in zip(polygon, [*polygon[1:], polygon[0]]):
        if (start.imag > point.imag) != (end.imag > point.imag):
            share = (point.imag - start.imag) / (end.imag - start.imag)
            crossings += start.real + share * (end.real - start.real) > point.real
    return crossings % 2 == 1


def drawn(part: Part) -> list[Polygon]:
    curve = body if part.name == BODY else muscle
    return [flattened(curve(shape)) for shape in part.shapes]


@cache
def on_side(side: str) -> list[tuple[str, Polygon]]:
    return [(part.name, polygon) for part in PARTS if part.side == side for polygon in drawn(part)]


class Drawing(unittest.TestCase):
    def test_every_muscle_is_drawn_on_its_side(self) -> None:
        muscles = muscles_by_side()
        self.assertEqual(len(muscles), 17)
        first = {part.name: part.side for part in PARTS if part.name != BODY and not part.is_repeated}
        self.assertEqual(first, muscles)

    def test_what_is_seen_too_is_a_muscle_of_the_other_side(self) -> None:
        muscles = muscles_by_side()
        for part in PARTS:
            if part.is_repeated:
                self.assertNotEqual(muscles[part.name], part.side, part.name)

    def test_there_is_a_body_on_each_side_and_nothing_twice(self) -> None:
        names = [(part.side, part.name) for part in PARTS]
        self.assertEqual(len(names), len(set(names)))
        self.assertLessEqual({("front", BODY), ("back", BODY)}, set(names))

    def test_the_body_lies_within_the_view(self) -> None:
        left, top, width, height = VIEW
        for side in ("front", "back"):
            for name, polygon in on_side(side):
                for point in polygon:
                    self.assertTrue(left < point.real < left + width and top < point.imag < top + height, name)

    def test_the_muscles_lie_within_the_body(self) -> None:
        for side in ("front", "back"):
            whole = [polygon for name, polygon in on_side(side) if name == BODY]
            for name, polygon in on_side(side):
                if name != BODY:
                    for point in polygon:
                        self.assertTrue(any(holds(part, point) for part in whole), f"{side} {name} at {point:.1f}")

    def test_no_muscle_overlaps_another(self) -> None:
        for side in ("front", "back"):
            muscles = [(name, polygon) for name, polygon in on_side(side) if name != BODY]
            for (name, one), (other, two) in combinations(muscles, 2):
                common = [point for point in one if holds(two, point)] + [point for point in two if holds(one, point)]
                self.assertEqual(common, [], f"{side} {name} and {other}")

    def test_neighbours_keep_a_gap(self) -> None:
        for side in ("front", "back"):
            muscles = [(name, polygon) for name, polygon in on_side(side) if name != BODY]
            for (name, one), (other, two) in combinations(muscles, 2):
                nearest = min(abs(a - b) for a in one for b in two)
                self.assertGreater(nearest, INSET, f"{side} {name} and {other}")

    def test_muscles_stay_on_their_half(self) -> None:
        for side in ("front", "back"):
            for name, polygon in on_side(side):
                if name != BODY:
                    self.assertGreater(min(point.real for point in polygon), 0, f"{side} {name}")

    def test_the_body_is_the_same_left_and_right(self) -> None:
        for part in PARTS:
            if part.name == BODY:
                for shape in part.shapes:
                    ends = [piece[3] for piece in body(shape)]
                    others = sorted((-end.real, end.imag) for end in ends)
                    for (x, y), end in zip(others, sorted((end.real, end.imag) for end in ends)):
                        self.assertAlmostEqual(abs(complex(x, y) - complex(*end)), 0, places=6)


class Sprite(unittest.TestCase):
    def setUp(self) -> None:
        self.text = sprite(PARTS)
        self.symbols = {symbol.get("id"): symbol for symbol in xml.fromstring(self.text)}

    def test_has_a_symbol_for_each_part_and_strokes_for_each_muscle(self) -> None:
        parts = {f"{part.side}-{part.name}" for part in PARTS if part.name != BODY}
        hatched = {f"{side}-{name}-hatch" for name, side in muscles_by_side().items()}
        self.assertEqual(set(self.symbols), parts | hatched | {"body-front", "body-back"})

    def test_all_symbols_lie_on_each_other(self) -> None:
        self.assertEqual(len({symbol.get("viewBox") for symbol in self.symbols.values()}), 1)

    def test_each_muscle_is_drawn_and_mirrored(self) -> None:
        for name, symbol in self.symbols.items():
            if not name.startswith("body-"):
                right, left = symbol.findall(f"{SVG}path")
                self.assertEqual((right.get("d"), None), (left.get("d"), right.get("transform")), name)
                self.assertEqual(left.get("transform"), "scale(-1 1)", name)
                self.assertGreaterEqual(right.get("d").count("m") + right.get("d").count("M"), 1, name)

    def test_takes_its_colour_from_the_page(self) -> None:
        self.assertEqual(set(re.findall(r'(?:fill|stroke)="([^"]+)"', self.text)), {"currentColor", "none"})

    def test_is_small(self) -> None:
        print(f"body map: {len(self.text):,} bytes")
        self.assertLess(len(self.text), LARGEST_SPRITE)


class Source(unittest.TestCase):
    def test_a_wrong_line_is_named(self) -> None:
        for source, line in (("1 2, 3 4", 1), ("[front chest]\n\n1 2, three", 3), ("[side chest]", 1)):
            with self.assertRaisesRegex(SourceError, f"line {line}:"):
                read_parts(source)

    def test_a_line_goes_on_in_the_next(self) -> None:
        (part,) = read_parts("[back calves too]\n0 1*, 2 3,\n  4 5.5\n6 7, 8 9, 10 11")
        self.assertEqual((part.side, part.name, part.is_repeated), ("back", "calves", True))
        self.assertEqual(part.shapes[0], Shape([1j, 2 + 3j, 4 + 5.5j], [True, False, False]))
        self.assertEqual(len(part.shapes), 2)

    def test_a_line_without_corners_is_smooth_and_goes_through_its_points(self) -> None:
        points = [10 + 0j, 10j, -10 + 0j, -10j]
        curve = outline(Shape(points, [False] * 4))
        for (_, _, arriving, end), (_, leaving, _, _) in pairwise([*curve, curve[0]]):
            self.assertLess(abs(((end - arriving).conjugate() * (leaving - end)).imag), 1e-6)
        for point in points:
            self.assertLess(min(abs(point - near) for near in flattened(curve, 50)), 0.5)

    def test_an_inset_square_is_smaller_on_every_side_whichever_way_it_is_written(self) -> None:
        square = [0j, 10 + 0j, 10 + 10j, 10j]
        for points in (square, square[::-1]):
            inner = flattened(outline(Shape(points, [True] * 4), 1))
            self.assertAlmostEqual(min(point.real for point in inner), 1)
            self.assertAlmostEqual(max(point.imag for point in inner), 9)


class Steps(unittest.TestCase):
    """The five steps, and what lies on them."""

    def setUp(self) -> None:
        self.colours = {
            selector.strip(): rule.declarations["color"]
            for rule in rules(text("body.css"))
            if "color" in rule.declarations
            for selector in rule.selector.split(",")
        }

    def layers(self, name: str) -> list[str]:
        return ["--surface", "--figure", self.colours.get(name, self.colours[".muscle"])]

    def test_neighbouring_steps_differ_in_brightness(self) -> None:
        lowest = 21.0
        for palette in PALETTES:
            steps = [palette.painted(self.layers(f".level-{level}")) for level in range(5)]
            ratio = min(contrast(one, other) for one, other in pairwise(steps))
            self.assertGreaterEqual(ratio, STEP, describe(palette))
            lowest = min(lowest, ratio)
        print(f"lowest contrast of neighbouring steps: {lowest:.2f}")

    def test_a_muscle_can_be_seen_on_the_body(self) -> None:
        for palette in PALETTES:
            muscle, figure = palette.painted(self.layers(".muscle")), palette.painted(["--surface", "--figure"])
            self.assertGreaterEqual(contrast(muscle, figure), 1.15, describe(palette))

    def test_the_highest_step_stands_out(self) -> None:
        for palette in PALETTES:
            highest = palette.painted(self.layers(".level-4"))
            for ground in ("--ground", "--surface", "--raised"):
                self.assertGreaterEqual(contrast(highest, palette.painted([ground])), SHAPE, describe(palette))

    def test_the_hatch_can_be_seen_on_what_has_been_trained_little(self) -> None:
        for palette in PALETTES:
            for level, least in ((0, SHAPE), (1, SHAPE), (2, PATTERN)):
                layers = self.layers(f".level-{level}")
                stroke = palette.painted([*layers, self.colours[".behind"]])
                self.assertGreaterEqual(contrast(stroke, palette.painted(layers)), least, describe(palette))

    def test_the_two_strengths_of_an_exercise_differ(self) -> None:
        for palette in PALETTES:
            worked, half = (palette.painted(self.layers(name)) for name in (".worked", ".worked-half"))
            self.assertGreaterEqual(contrast(worked, half), STEP * STEP, describe(palette))


if __name__ == "__main__":
    unittest.main()
