"""The figures of how exercises are done: bodies that could be, gear that is there, a figure for every exercise."""

import sys
import unittest
from functools import cache
from itertools import pairwise
from pathlib import Path

TOOLS = Path(__file__).parents[2] / "tools"
sys.path.insert(0, str(TOOLS))

import build_figures  # noqa: E402
import build_library  # noqa: E402
from figures import body, drawing, flesh, source, trail  # noqa: E402
from figures.gear import NEEDS, Stroke  # noqa: E402
from figures.vectors import Point, distance  # noqa: E402

SOURCE = source.read(build_figures.SOURCE.read_text(encoding="utf-8"))
LIBRARY = build_figures.exercises()
MOMENTS = [
    (figure, moment, bodily)
    for figure in SOURCE.figures.values()
    for moment, bodily in drawing.bodies(figure).items()
]

LIMBS = {
    ("pelvis", "waist"): body.LOWER_TRUNK,
    ("waist", "neck"): body.UPPER_TRUNK,
    **{
        (side + first, side + second): length
        for side in body.SIDES
        for first, second, length in (
            ("shoulder", "elbow", body.UPPER_ARM),
            ("elbow", "hand", body.FOREARM),
            ("hip", "knee", body.THIGH),
            ("knee", "ankle", body.SHIN),
        )
    },
}

FLOOR = 1.2
"""How deep, in cm, something may sink in, as flesh does."""


@cache
def files() -> dict[str, str]:
    return build_figures.build()


def extent(figure: source.Figure, moment: str, bodily: body.Body) -> list[tuple[str, Point, float]]:
    """What is drawn, by name, as places with a radius."""
    drawn = [
        (part.name, figure.view.onto(centre), radius)
        for part in flesh.parts(bodily)
        for centre, radius in part.balls
    ]
    way = drawing.trail(figure, drawing.bodies(figure)) if moment == "end" else []
    for stroke in drawing.gear_strokes(figure, moment, bodily) + way:
        drawn += [(stroke.tone, point, stroke.radius) for point in stroke.points]
    return drawn


def middle_height(stroke: Stroke) -> float:
    return sum(height for _, height in stroke.points) / len(stroke.points)


def on_the_floor(pose: body.Pose, bodily: body.Body, side: str) -> dict[str, float]:
    """How high the middles of those parts of a foot are that a pose puts on the floor."""
    if side + "leg" in pose:
        return {}
    at = pose.get(side + "toes", pose.get(side + "foot", []))
    if len(at) > 1 and float(at[1]) != 0:
        return {}
    heights = {name: bodily.joints[side + name][1] for name in ("heel", "ball", "toe")}
    if side + "toes" in pose:
        return {"ball": heights["ball"]}
    return heights if side + "sole" not in pose else {"lowest part": min(heights.values())}


class Figures(unittest.TestCase):
    def assert_none(self, wrong: list[str]) -> None:
        self.assertEqual(wrong, [], "\n" + "\n".join(wrong))

    def test_the_source_is_in_order(self) -> None:
        self.assert_none(build_figures.problems(SOURCE, LIBRARY))

    def test_limbs_keep_their_lengths_in_every_pose_and_on_both_sides(self) -> None:
        self.assert_none(
            [
                f"{figure.id}, {moment}: {first} to {second} is {now:.1f} long, not {length}"
                for figure, moment, bodily in MOMENTS
                for (first, second), length in LIMBS.items()
                if abs((now := distance(bodily.joints[first], bodily.joints[second])) - length) > 0.05
            ]
        )

    def test_feet_that_a_pose_puts_on_the_floor_stand_on_it(self) -> None:
        wrong = []
        for figure, moment, bodily in MOMENTS:
            for side in body.SIDES:
                for name, height in on_the_floor(getattr(figure, moment), bodily, side).items():
                    if not 1.5 < height < 4.5:
                        wrong.append(f"{figure.id}, {moment}: the middle of the {side} {name} is {height:.1f} high")
        self.assert_none(wrong)

    def test_nothing_is_below_the_floor(self) -> None:
        self.assert_none(
            [
                f"{figure.id}, {moment}: {name} at {point[1] - radius:.1f}"
                for figure, moment, bodily in MOMENTS
                for name, point, radius in extent(figure, moment, bodily)
                if point[1] - radius < -FLOOR
            ]
        )

    def test_nothing_is_outside_the_picture(self) -> None:
        half, top = drawing.SIZE / 2 / drawing.SCALE, drawing.FLOOR / drawing.SCALE
        wrong = []
        for figure, moment, bodily in MOMENTS:
            middle = drawing.middle_of(figure, drawing.bodies(figure).values())
            for name, point, radius in extent(figure, moment, bodily):
                # A rope may hang from beyond the upper edge.
                over = point[1] + (0 if name in ("gear", "frame") else radius)
                if abs(point[0] - middle) + radius > half or over > top:
                    wrong.append(f"{figure.id}, {moment}: {name} at {point[0] - middle:.0f}, {point[1]:.0f}")
        self.assert_none(wrong)

    def test_hands_that_have_a_place_hold_on_to_it(self) -> None:
        self.assert_none(
            [
                f"{figure.id}, {moment}: {limb} misses by {miss:.1f} cm"
                for figure, moment, bodily in MOMENTS
                for limb, miss in bodily.out_of_reach.items()
                if miss > build_figures.NEAR_ENOUGH
            ]
        )

    def test_what_is_held_is_where_the_hands_are(self) -> None:
        wrong = []
        for figure, moment, bodily in MOMENTS:
            for thing in figure.gear:
                if thing.kind not in ("barbell", "dumbbell", "dumbbells") or not {"hands", "rhand"} & set(thing.words):
                    continue
                hand = figure.view.onto(bodily.joints["rhand"])
                heights = [middle_height(stroke) for stroke in drawing.strokes(thing, bodily, figure.view)]
                if (nearest := min(abs(hand[1] - height) for height in heights)) > 6:
                    wrong.append(f"{figure.id}, {moment}: the {thing.kind} is {nearest:.1f} cm above or below the hand")
        self.assert_none(wrong)

    def test_knees_and_elbows_bend_no_further_than_joints_do(self) -> None:
        wrong = []
        for figure, moment, bodily in MOMENTS:
            for side in body.SIDES:
                for first, last, least in (("hip", "ankle", 15.0), ("shoulder", "hand", 9.0)):
                    span = distance(bodily.joints[side + first], bodily.joints[side + last])
                    if span < least:
                        wrong.append(f"{figure.id}, {moment}: {side}{first} to {last} is {span:.1f} cm")
        self.assert_none(wrong)

    def test_the_end_looks_different_from_the_start(self) -> None:
        wrong = []
        for figure in SOURCE.figures.values():
            both = drawing.bodies(figure)
            moved = max(distance(both["start"].joints[name], both["end"].joints[name]) for name in both["start"].joints)
            if moved < 2:
                wrong.append(f"{figure.id} moves by {moved:.1f} cm")
        self.assert_none(wrong)

    def test_every_pattern_has_rules_and_ends_with_one_for_all(self) -> None:
        patterns = {exercise.fields["pattern"] for exercise in LIBRARY}
        self.assertGreaterEqual(len(patterns), 46)
        self.assertEqual(set(SOURCE.rules), patterns)
        for pattern, rules in SOURCE.rules.items():
            self.assertIn("otherwise", rules[-1].needs, pattern)

    def test_every_rule_is_the_first_that_matches_for_some_exercise(self) -> None:
        used = {
            id(next(rule for rule in SOURCE.rules[exercise.fields["pattern"]] if rule.matches(exercise)))
            for exercise in LIBRARY
        }
        self.assert_none(
            [
                f"line {rule.line}: {rule.figure}"
                for rules in SOURCE.rules.values()
                for rule in rules[:-1]
                if id(rule) not in used
            ]
        )

    def test_every_exercise_has_a_figure_without_gear_that_it_is_done_without(self) -> None:
        for exercise in LIBRARY:
            figure = SOURCE.figures[SOURCE.figure_of(exercise)]
            has = set(exercise.listed("equipment", ","))
            for thing in figure.gear:
                self.assertTrue(
                    thing.kind not in NEEDS or NEEDS[thing.kind] & has,
                    f"{exercise.id} needs {has or 'nothing'}, but {figure.id} shows a {thing.kind}",
                )

    def test_weights_of_an_exercise_are_in_its_figure(self) -> None:
        shown = {word: word.lower() for word in ("Barbell", "Dumbbell", "Kettlebell", "Cable", "Band")}
        wrong = []
        for exercise in LIBRARY:
            figure = SOURCE.figures[SOURCE.figure_of(exercise)]
            kinds = {thing.kind.removesuffix("s") for thing in figure.gear}
            for equipment in exercise.listed("equipment", ","):
                landmine = exercise.fields.get("bar") == "landmine" and "wheel" in kinds
                if equipment in shown and shown[equipment] not in kinds and not landmine:
                    wrong.append(f"{exercise.id} needs a {equipment}, but {figure.id} shows none")
        self.assert_none([line for line in wrong if line.split()[0] not in NOT_SHOWN])

    def test_the_compact_file_names_the_figure_of_every_exercise_in_the_order_of_the_library(self) -> None:
        names, digits, *rest = build_figures.figure_of(SOURCE, LIBRARY).split("\n")
        self.assertEqual(rest, [""])
        figures = names.split("|")
        compact = build_library.build(build_library.SOURCE.read_text(encoding="utf-8"))["library.txt"]
        ids = [line.split("\t")[0] for line in compact.split("\n\n")[1].splitlines()]
        self.assertEqual(len(digits), 2 * len(ids))
        for k, exercise in enumerate(LIBRARY):
            high, low = (ord(digit) - ord("0") for digit in digits[2 * k : 2 * k + 2])
            self.assertEqual(ids[k], exercise.id)
            self.assertEqual(figures[64 * high + low], SOURCE.figure_of(exercise), exercise.id)

    def test_each_pattern_s_file_holds_both_poses_of_its_exercises(self) -> None:
        for exercise in LIBRARY:
            drawn = files()[f"figures/{exercise.fields['pattern'].replace(' ', '-')}.svg"]
            for moment in drawing.MOMENTS:
                self.assertIn(f'<symbol id="{SOURCE.figure_of(exercise)}-{moment}"', drawn)

    def test_the_drawings_leave_colours_to_the_page(self) -> None:
        for name, text in files().items():
            for forbidden in ("style=", "<style", "#", "rgb", "class="):
                self.assertTrue(name == "figure-of.txt" or forbidden not in text, f"{forbidden} in {name}")


NOT_SHOWN = {
    "banded-bench-press",
}
"""Exercises whose figure leaves out something that it would hardly show."""


class Poses(unittest.TestCase):
    def test_a_place_out_of_reach_is_reported_and_nothing_is_stretched(self) -> None:
        far = body.posed(body.read_pose("hands 200 140", {}))
        self.assertGreater(far.out_of_reach["rhand"], 100)
        self.assertAlmostEqual(distance(far.joints["relbow"], far.joints["rhand"]), body.FOREARM)

    def test_the_later_of_two_ways_to_place_a_limb_stands(self) -> None:
        pose = body.read_pose("arms 90 90", body.read_pose("hands 20 100", {}))
        self.assertAlmostEqual(body.posed(pose).joints["rhand"][0], body.UPPER_ARM + body.FOREARM, delta=0.2)

    def test_a_slip_of_the_pen_is_told_with_its_line(self) -> None:
        slips = {
            "[a]\nstart: hip 0 93; hnads 3 4": 2,
            "[a]\n\nstart: x": 3,
            "[a]\nview: aside": 2,
            "(squat)\nair-squat: wiht Box": 2,
        }
        for text, line in slips.items():
            with self.assertRaisesRegex(source.SourceError, f"line {line}:"):
                source.read(text)

    def test_a_trail_leads_from_where_a_hand_was_to_where_it_is_and_stretches_no_limb(self) -> None:
        start = body.posed(body.read_pose("arms 180 180 0", {}))
        end = body.posed(body.read_pose("arms 90 90 0", {}))
        for share, place in ((0, start.joints["rhand"]), (1, end.joints["rhand"])):
            self.assertLess(distance(trail.on_the_way("rhand", start, end, share), place), 0.001)
        half = [trail.on_the_way(joint, start, end, 0.5) for joint in ("rshoulder", "relbow", "rhand")]
        self.assertAlmostEqual(distance(half[0], half[1]), body.UPPER_ARM)
        self.assertAlmostEqual(distance(half[0], half[2]), body.UPPER_ARM + body.FOREARM)

    def test_an_outline_goes_round_its_balls(self) -> None:
        corners = flesh.outline([((0, 0), 10), ((40, 0), 5)], 0)
        self.assertEqual(len(corners), 4)
        for before, after in pairwise(corners):
            if after.radius:
                centre = (0, 0) if after.radius == 10 else (40, 0)
                for corner in (before, after):
                    span = ((corner.at[0] - centre[0]) ** 2 + (corner.at[1] - centre[1]) ** 2) ** 0.5
                    self.assertAlmostEqual(span, after.radius)


if __name__ == "__main__":
    unittest.main()
