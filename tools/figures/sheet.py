"""All figures on one page, to look at."""

from .drawing import LIMB_STROKE, MOMENTS, SIZE, sprite
from .source import Source

THEMES = {
    "dark": "--ground:#14181e;--ink:#eceef0;--figure-gear:#ff6b35",
    "light": "--ground:#fff;--ink:#22262b;--figure-gear:#b83a0b",
}
STYLE = f"""
body {{ margin: 8px; background: var(--ground); color: var(--ink); font: 11px sans-serif; display: grid;
  grid-template-columns: repeat(auto-fill, 324px); gap: 4px }}
.figure {{ width: 160px; height: 160px; fill: currentColor; stroke: currentColor; stroke-width: {LIMB_STROKE};
  stroke-linecap: round; stroke-linejoin: round; --figure-ground: var(--ground);
  --figure-far: color-mix(in srgb, var(--ink) 34%, var(--ground));
  --figure-trunk: color-mix(in srgb, var(--ink) 68%, var(--ground));
  --figure-frame: color-mix(in srgb, var(--ink) 26%, var(--ground)) }}
p {{ margin: 0; text-align: center }}
"""


def sheet(source: Source, theme: str = "dark") -> str:
    """A page with every figure as large as the app shows it."""
    cells = []
    for name in source.figures:
        uses = [f'<use href="#{name}-{moment}"/>' for moment in MOMENTS]
        poses = "".join(f'<svg class="figure" viewBox="0 0 {SIZE} {SIZE}">{use}</svg>' for use in uses)
        cells.append(f"<div>{poses}<p>{name}</p></div>")
    drawings = sprite(source.figures.values()).replace("<svg ", '<svg style="display: none" ')
    return f"<!doctype html><style>:root {{ {THEMES[theme]} }}{STYLE}</style><body>{drawings}{''.join(cells)}"
