"""dist/: everything `rung serve` serves, put together from Web/, the core and the generated files."""

import hashlib
import json
import re
import shutil
from pathlib import Path

from . import wasm
from .commands import run
from .joining import join_modules
from .packing import pack
from .page import fill_in_page, integrity, without_comments
from .places import DIST, PYTHON, ROOT, WEB
from .stamps import Stamp, digest, files_below

# Each makes files for dist/ from files of the checkout: the script, and the folder it is told to write to.
MAKERS = (
    ("tools/make_styles.py", "styles"),
    ("tools/make_sprite.py", "icons"),
    ("tools/make_body.py", "icons"),
    ("tools/make_icons.py", "icons"),
    ("tools/build_library.py", "."),
    ("tools/build_figures.py", "."),
)

WORKER = "service-worker.js"

# The first script of the page: it runs in browsers that can't run the others.
GATE = "gate.js"

# Kept offline once the app runs, by those who need them: other languages, how exercises are done.
KEPT_LATER = re.compile(r"^(library-(cues|names)\b|locales/(?!en\.)|figure)")

# Never kept: pictures that the system fetches when the app is installed.
NOT_KEPT_OFFLINE = re.compile(r"(^icons/.*\.png$|licence\.txt$)")


def files_kept_offline(folder: Path) -> list[str]:
    """What the service worker keeps, by paths from the root, in one order."""
    names = [str(file.relative_to(folder)) for file in files_below(folder)]
    return [
        name
        for name in names
        if name != WORKER
        and not name.endswith((".br", ".gz"))
        and not NOT_KEPT_OFFLINE.search(name)
        and not KEPT_LATER.search(name)
    ]


def files_kept_later(folder: Path) -> list[str]:
    """What the service worker keeps once it is asked for, by paths from the root, in one order."""
    names = [str(file.relative_to(folder)) for file in files_below(folder)]
    return [name for name in names if KEPT_LATER.search(name) and not name.endswith((".br", ".gz"))]


def version_of(folder: Path) -> str:
    """Changes whenever any served file does."""
    whole = hashlib.sha256()
    for file in files_below(folder):
        whole.update(str(file.relative_to(folder)).encode() + b"\0" + hashlib.sha256(file.read_bytes()).digest())
    return whole.hexdigest()[:16]


def fill_in_worker(folder: Path) -> None:
    """Tells the service worker its version and its files, in place of what its source has on two lines."""
    worker = folder / WORKER
    if not worker.exists():
        return
    text = worker.read_text()
    kept, later = (
        json.dumps([(name, integrity(folder / name)) for name in names])
        for names in (files_kept_offline(folder), files_kept_later(folder))
    )
    for name, value in (("VERSION", json.dumps(version_of(folder))), ("FILES", kept), ("LATER", later)):
        text, count = re.subn(rf"^const {name} = .*?;$", lambda _: f"const {name} = {value};", text, flags=re.M | re.S)
        if count != 1:
            raise SystemExit(f"Web/{WORKER} needs exactly one line `const {name} = …;` for the build to fill in.")
    worker.write_text(text)


def copy_web(folder: Path, made: bool) -> None:
    """Copies the page, but for types and comments; its modules are joined, and its style sheets are if that is made."""
    for file in files_below(WEB):
        name = file.relative_to(WEB)
        if file.name.endswith(".d.ts") or (made and name.parts[0] == "styles"):
            continue
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        if file.suffix == ".js":
            (folder / name).write_text(without_comments(file.read_text()))
        else:
            shutil.copyfile(file, folder / name)
    join_modules(folder / "host", but=(GATE,))


def assemble(folder: Path, core: Path) -> None:
    """Puts everything into an empty folder."""
    folder.mkdir(parents=True)
    copy_web(folder, made=True)
    for script, place in MAKERS:
        run([PYTHON, script, folder / place], seconds=300)
    shutil.copyfile(core, folder / "rung.wasm")
    fill_in_page(folder)
    fill_in_worker(folder)
    for file in files_below(folder):
        pack(file, DIST / file.relative_to(folder))


def build_dist() -> Path:
    """dist/, put together anew when something changed, and swapped in whole."""
    core = wasm.build_core()
    inputs = files_below(WEB, ROOT / "Library", ROOT / "tools", core)
    stamp = Stamp("dist", digest(inputs), DIST)
    if stamp.is_current():
        return DIST
    print("Putting the app together in dist/.", flush=True)
    fresh, stale = (ROOT / ".build" / name for name in ("dist-fresh", "dist-stale"))
    for leftover in (fresh, stale):
        shutil.rmtree(leftover, ignore_errors=True)
    assemble(fresh, core)
    if DIST.exists():
        DIST.rename(stale)
    fresh.rename(DIST)
    shutil.rmtree(stale, ignore_errors=True)
    stamp.set()
    return DIST
