"""Join the style sheets into the one file that a page loads.

    python3 tools/make_styles.py dist/styles

Web/styles/rung.css lists the files in order, as @import lines; they are put in
place of the lines, without comments and without the spaces that only a reader
needs. The unjoined files work too, only slower.
"""

import re
import sys
from pathlib import Path

STYLES = Path(__file__).parent.parent / "Web" / "styles"
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
IMPORT = re.compile(r'@import "([a-z]+\.css)";')
SPACED_MARK = re.compile(r"\s*([{};,])\s*|(?<=[a-z0-9-]): ")


def tightened(text: str) -> str:
    """The same rules, one a line."""
    text = SPACED_MARK.sub(lambda mark: mark[1] or ":", COMMENT.sub("", text))
    return text.replace(";}", "}").replace("}", "}\n").strip() + "\n"


def joined() -> str:
    files = IMPORT.findall((STYLES / "rung.css").read_text(encoding="utf-8"))
    return "".join(tightened((STYLES / file).read_text(encoding="utf-8")) for file in files)


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("usage: make_styles.py <folder to write to>")
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    (target / "rung.css").write_text(joined(), encoding="utf-8")


if __name__ == "__main__":
    main()
