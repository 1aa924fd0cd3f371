"""All figures on one page, to look at."""

from .drawing import MOMENTS, sprite
from .source import Source

THEMES = {
    "dark": "--ground:#14181e;--text:rgb(255 255 255/92%);--figure-gear:#ff6b35",
    "light": "--ground:#fff;--text:rgb(0 0 0/92%);--figure-gear:#b83a0b",
}
STYLE = """
body{margin:8px;background:var(--ground);color:var(--text);font:11px sans-serif;display:grid;
grid-template-columns:repeat(auto-fill,328px);gap:6px;--figure-far:color-mix(in srgb,var(--text) 38%,var(--ground));
--figure-trunk:color-mix(in srgb,var(--text) 72%,var(--ground));
--figure-frame:color-mix(in srgb,var(--text) 26%,var(--ground))}
.figure{width:160px;height:160px;color:color-mix(in srgb,var(--text) 100%,var(--ground));fill:currentColor;
stroke:currentColor;stroke-width:10;stroke-linecap:round;stroke-linejoin:round}
div{white-space:nowrap}p{margin:0}
"""


def sheet(source: Source, theme: str = "dark") -> str:
    cells = []
    for name in source.figures:
        poses = "".join(
            f'<svg class="figure" viewBox="0 0 360 360"><use href="#{name}-{moment}"/></svg>' for moment in MOMENTS
        )
        cells.append(f"<div>{poses}<p>{name}</p></div>")
    drawings = sprite(source.figures.values()).replace("<svg ", '<svg style="display:none" ')
    return f'<style>:root{{{THEMES[theme]}}}{STYLE}</style><body>{drawings}{"".join(cells)}'
