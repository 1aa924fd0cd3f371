"""The style sheets keep to the tokens, to what the oldest browsers know, and to their size."""

import re
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

from make_styles import joined  # noqa: E402
from stylesheet import STYLES, Rule, rules, text  # noqa: E402

FILES = sorted(file.name for file in STYLES.glob("*.css"))
GIVEN_BY_THE_APP = {"--at", "--progress", "--sets", "--size", "--x", "--y"}
COLOUR = re.compile(r"#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(", re.IGNORECASE)
SIDED = re.compile(r"^(?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?(?:left|right|top|bottom)\b|^(?:(?:min|max)-)?(?:width|height)$")
MASK_BLACK = "#000 "


def names(rule: Rule) -> tuple[str, str, dict[str, str]]:
    """A rule with the spaces gone that do not matter."""

    def tight(part: str) -> str:
        return re.sub(r"\s*([,;:])\s*", r"\1", part)

    return tight(rule.condition), tight(rule.selector), {name: tight(value) for name, value in rule.declarations.items()}


class Styles(unittest.TestCase):
    def test_only_the_tokens_name_colours(self) -> None:
        for file in FILES:
            if file != "tokens.css":
                self.assertIsNone(COLOUR.search(text(file).replace(MASK_BLACK, "")), file)

    def test_every_variable_is_defined_somewhere(self) -> None:
        everything = "".join(text(file) for file in FILES)
        defined = set(re.findall(r"(--[a-z0-9-]+)\s*:", everything)) | GIVEN_BY_THE_APP
        used = set(re.findall(r"var\((--[a-z0-9-]+)", everything))
        self.assertEqual(used - defined, set())

    def test_no_token_is_left_over(self) -> None:
        everything = "".join(text(file) for file in FILES)
        defined = set(re.findall(r"(--[a-z0-9-]+)\s*:", text("tokens.css")))
        self.assertEqual({name for name in defined if f"var({name}" not in everything}, set())

    def test_sizes_and_places_are_logical_so_that_pages_can_be_mirrored(self) -> None:
        for file in FILES:
            for rule in rules(text(file)):
                for name in rule.declarations:
                    self.assertIsNone(SIDED.search(name), f"{file}: {rule.selector} {{ {name} }}")

    def test_nothing_newer_than_the_oldest_browsers(self) -> None:
        """Safari 16.4 knows no nesting, and none of these."""
        for file in FILES:
            source = text(file)
            for newer in ("&", "@starting-style", "@scope", "light-dark(", "anchor(", "abs(", "round("):
                self.assertNotIn(newer, source, file)
            for rule in rules(source):
                self.assertFalse(any("{" in value for value in rule.declarations.values()), file)

    def test_every_file_is_imported_and_no_other(self) -> None:
        imported = re.findall(r'@import "([a-z]+\.css)";', text("rung.css"))
        self.assertEqual(sorted(imported), [file for file in FILES if file != "rung.css"])

    def test_the_whole_stays_under_forty_eight_kilobytes(self) -> None:
        total = len(joined().encode())
        print(f"style sheet: {total:,} bytes")
        self.assertLess(total, 48_000)

    def test_joining_keeps_every_rule(self) -> None:
        apart = [rule for file in re.findall(r'"([a-z]+\.css)"', text("rung.css")) for rule in rules(text(file))]
        together = list(rules(joined()))
        self.assertEqual([names(rule) for rule in apart], [names(rule) for rule in together])


if __name__ == "__main__":
    unittest.main()
