"""Every pair of tokens that may meet on screen can be told apart, in all themes and accents."""

import unittest

from palette import ACCENTS, THEMES, Palette, contrast

GROUNDS = [["--ground"], ["--surface"], ["--raised"]]
TINTED = [[*ground, "--accent-soft"] for ground in GROUNDS]

TEXT = 4.5
"""Words of any size."""

SHAPE = 3.0
"""Large numerals, icons, outlines of controls, rungs."""

PAIRS: list[tuple[str, list[list[str]], float]] = [
    ("--text", GROUNDS + TINTED, TEXT),
    ("--text-2", GROUNDS + TINTED, TEXT),
    ("--text-3", GROUNDS, TEXT),
    ("--accent-ink", GROUNDS + TINTED, TEXT),
    ("--up", GROUNDS, TEXT),
    ("--down", GROUNDS, TEXT),
    ("--record", GROUNDS, TEXT),
    ("--rest", GROUNDS, TEXT),
    ("--warning", GROUNDS, TEXT),
    ("--on-accent", [["--accent"]], TEXT),
    ("--on-inverse", [["--inverse"]], TEXT),
    ("--edge", GROUNDS, SHAPE),
    ("--inverse", GROUNDS, SHAPE),
]


class Contrast(unittest.TestCase):
    def test_every_pair_that_meets_can_be_told_apart(self) -> None:
        lowest = {TEXT: 21.0, SHAPE: 21.0}
        for theme in THEMES:
            for accent in ACCENTS:
                palette = Palette(theme, accent)
                for front, backs, least in PAIRS:
                    for back in backs:
                        with self.subTest(theme=theme, accent=accent, front=front, back=back):
                            ratio = contrast(palette.painted([*back, front]), palette.painted(back))
                            self.assertGreaterEqual(ratio, least)
                            lowest[least] = min(lowest[least], ratio)
        print(f"lowest contrast: words {lowest[TEXT]:.2f}, shapes {lowest[SHAPE]:.2f}")

    def test_the_words_on_an_accent_are_near_black(self) -> None:
        for theme in THEMES:
            for accent in ACCENTS:
                palette = Palette(theme, accent)
                self.assertLess(max(palette.colour("--on-accent")[:3]), 32)

    def test_light_looks_the_same_whether_chosen_or_asked_of_the_system(self) -> None:
        for accent in ACCENTS:
            chosen = Palette("light", accent).tokens
            self.assertEqual(chosen, Palette("system, light", accent).tokens)
            self.assertEqual(chosen, Palette("none chosen, light", accent).tokens)

    def test_dark_looks_the_same_whether_chosen_or_asked_of_the_system(self) -> None:
        for accent in ACCENTS:
            self.assertEqual(Palette("dark", accent).tokens, Palette("system, dark", accent).tokens)

    def test_each_accent_is_a_colour_of_its_own(self) -> None:
        for theme in THEMES:
            fills = {Palette(theme, accent).colour("--accent") for accent in ACCENTS}
            inks = {Palette(theme, accent).colour("--accent-ink") for accent in ACCENTS}
            self.assertEqual((len(fills), len(inks)), (len(ACCENTS), len(ACCENTS)))


if __name__ == "__main__":
    unittest.main()
