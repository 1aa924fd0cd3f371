"""Making one script of the host's modules.

Twenty-eight modules cost a phone a hundred milliseconds at every start. Each becomes a function here that gives what
it exports, in the order in which they import each other; nothing is renamed, moved or left out, so a line in a
report from the field is a line of the repository. Anything but the plain forms of `import` and `export` stops the
build.
"""

import re
from pathlib import Path

MAIN = "main.js"

IMPORT = re.compile(r'^import (?:\* as (?P<all>\w+)|\{(?P<some>[^}]*)\}) from "\./(?P<file>[\w-]+\.js)";$', re.M)
EXPORT = re.compile(r"^export (?=(?:async )?(?:const|function|class) (?P<name>\w+))", re.M)
LEFT_OVER = re.compile(r"^\s*(?:import|export)\b.*", re.M)


def variable(file: str) -> str:
    return "in_" + file.removesuffix(".js").replace("-", "_")


def as_function(file: str, text: str) -> str:
    exported = [found["name"] for found in EXPORT.finditer(text)]
    # `import { a as b }` is `const { a: b }` elsewhere.
    text = IMPORT.sub(
        lambda found: (
            f"const {found['all']} = {variable(found['file'])};"
            if found["all"]
            else f"const {{{found['some'].replace(' as ', ': ')}}} = {variable(found['file'])};"
        ),
        EXPORT.sub("", text),
    )
    if left := LEFT_OVER.search(text):
        raise SystemExit(f"Web/host/{file} has a line that cannot be joined: {left[0].strip()}")
    return f"const {variable(file)} = (() => {{\n{text}return {{ {', '.join(exported)} }};\n}})();\n"


def in_order(texts: dict[str, str]) -> list[str]:
    """Every module after those it imports."""
    order: list[str] = []

    def add(file: str, importers: tuple[str, ...]) -> None:
        if file in importers:
            raise SystemExit(f"Modules import each other in a circle: {' → '.join([*importers, file])}")
        if file in order:
            return
        if file not in texts:
            raise SystemExit(f"Web/host/{importers[-1]} imports {file}, which does not exist")
        for found in IMPORT.finditer(texts[file]):
            add(found["file"], (*importers, file))
        order.append(file)

    add(MAIN, ())
    return order


def join_modules(host: Path, but: tuple[str, ...]) -> None:
    """Replaces all modules of a folder by one, named as the one that starts the app."""
    texts = {file.name: file.read_text() for file in host.glob("*.js") if file.name not in but}
    order = in_order(texts)
    if unused := texts.keys() - set(order):
        raise SystemExit(f"No module imports {', '.join(sorted(unused))}")
    for file in texts:
        (host / file).unlink()
    (host / MAIN).write_text("".join(as_function(file, texts[file]) for file in order))
