"""The colours that the tokens give in one theme with one accent."""

import re

from stylesheet import Rule, rules, text

THEMES = {
    "system, dark": ("system", "dark"),
    "system, light": ("system", "light"),
    "dark": ("dark", "light"),
    "light": ("light", "dark"),
    "black": ("black", "light"),
    "none chosen, light": (None, "light"),
}
ACCENTS = ["ember", "lime", "sky", "violet", "rose", "teal", "gold", "mono"]

Colour = tuple[float, float, float, float]

HEX = re.compile(r"#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})")
RGB = re.compile(r"rgb\((\d+) (\d+) (\d+) / (\d+)%\)")
MIX = re.compile(r"color-mix\(in srgb, (.+) (\d+)%, (.+)\)")
VARIABLE = re.compile(r"var\((--[a-z0-9-]+)\)")


class Palette:
    def __init__(self, theme: str, accent: str) -> None:
        self.theme, self.preference = THEMES[theme]
        self.accent = accent
        self.tokens: dict[str, str] = {}
        for rule in rules(text("tokens.css")):
            if self.is_met(rule):
                self.tokens |= rule.declarations

    def is_met(self, rule: Rule) -> bool:
        if rule.condition not in ("", f"@media (prefers-color-scheme: {self.preference})"):
            return False
        return any(self.matches(part.strip()) for part in rule.selector.split(","))

    def matches(self, selector: str) -> bool:
        return selector in (
            ":root",
            f'[data-accent="{self.accent}"]',
            f':root[data-theme="{self.theme}"]' if self.theme else ":root:not([data-theme])",
        )

    def colour(self, value: str) -> Colour:
        """The colour of a token or of anything a token may stand for."""
        if value.startswith("--"):
            return self.colour(self.tokens[value])
        if value == "transparent":
            return (0, 0, 0, 0)
        if found := VARIABLE.fullmatch(value):
            return self.colour(found[1])
        if found := HEX.fullmatch(value):
            red, green, blue = (int(part, 16) for part in found.groups())
            return (red, green, blue, 1)
        if found := RGB.fullmatch(value):
            red, green, blue, share = (int(part) for part in found.groups())
            return (red, green, blue, share / 100)
        if found := MIX.fullmatch(value):
            return mixed(self.colour(found[1]), self.colour(found[3]), int(found[2]) / 100)
        raise ValueError(f"{value} is no colour that this test can read")

    def painted(self, layers: list[str]) -> Colour:
        """What is seen when the layers lie on each other, the lowest first."""
        seen = self.colour(layers[0])
        assert seen[3] == 1, f"{layers[0]} lets through what is behind it"
        for layer in layers[1:]:
            *above, alpha = self.colour(layer)
            red, green, blue = (a * alpha + b * (1 - alpha) for a, b in zip(above, seen))
            seen = (red, green, blue, 1)
        return seen


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """What color-mix() gives: each counts by its share and by how opaque it is."""
    weights = (one[3] * share, other[3] * (1 - share))
    alpha = sum(weights)
    red, green, blue = ((a * weights[0] + b * weights[1]) / alpha for a, b in zip(one[:3], other[:3]))
    return (red, green, blue, alpha)


def luminance(colour: Colour) -> float:
    def linear(part: float) -> float:
        share = part / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(part) for part in colour[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio of WCAG 2, from 1 to 21."""
    brighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)
