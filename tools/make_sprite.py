"""Gather the Lucide outlines that Rung uses into one sprite.

    python3 tools/make_sprite.py dist/icons

Reads the names in tools/icons.txt and the outlines in the installed package
`fasthtml-lucide`, and writes sprite.svg with one <symbol> for each name, and
the icons' licence beside it. A page then draws one with
<svg class="icon"><use href="icons/sprite.svg#play"/></svg>.
"""

import re
import sys
from importlib.util import find_spec
from pathlib import Path

SVG = re.compile(r"<svg\b[^>]*>(.*)</svg>", re.DOTALL)
NAMES = Path(__file__).with_name("icons.txt")
PACKAGE = "fasthtml-lucide==1.62.0"


def outlines_folder() -> Path:
    """Where the package keeps its files; found without importing it, which would load a web framework."""
    package = find_spec("fasthtml_lucide")
    if package is None or package.origin is None:
        sys.exit(f"The icons are missing. Install them with: pip install --no-deps {PACKAGE}")
    return Path(package.origin).parent


def symbol(name: str, source: str) -> str:
    drawing = SVG.search(source)
    if drawing is None:
        sys.exit(f"The outline of “{name}” is not an SVG image.")
    shapes = "".join(line.strip() for line in drawing.group(1).splitlines())
    return f'<symbol id="{name}" viewBox="0 0 24 24">{shapes}</symbol>'


def sprite(names: list[str], folder: Path) -> str:
    symbols = []
    for name in names:
        file = folder / "icons" / f"{name}.svg"
        if not file.exists():
            sys.exit(f"tools/icons.txt names “{name}”, which Lucide does not have.")
        symbols.append(symbol(name, file.read_text(encoding="utf-8")))
    return "\n".join(
        [
            "<!-- Outlines from Lucide, ISC and MIT licences: see lucide-licence.txt -->",
            '<svg xmlns="http://www.w3.org/2000/svg">',
            *symbols,
            "</svg>\n",
        ]
    )


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("usage: make_sprite.py <folder to write to>")
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    folder = outlines_folder()
    names = NAMES.read_text(encoding="utf-8").split()
    (target / "sprite.svg").write_text(sprite(names, folder), encoding="utf-8")
    licence = (folder / "LUCIDE-LICENSE").read_text(encoding="utf-8")
    (target / "lucide-licence.txt").write_text(licence, encoding="utf-8")


if __name__ == "__main__":
    main()
