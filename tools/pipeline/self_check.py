"""The published vectors, computed natively and as WebAssembly: both must agree, byte for byte."""

import difflib

from . import wasm
from .commands import captured
from .modules import imports
from .places import DENO, NATIVE_BUILD, ROOT

CORE_IMPORTS = {f"wasi_snapshot_preview1.{name}" for name in ("fd_close", "fd_seek", "fd_write", "random_get")}
# A program that prints asks besides whether it prints to a terminal.
PROGRAM_IMPORTS = CORE_IMPORTS | {"wasi_snapshot_preview1.fd_fdstat_get"}
# What interpolating an enum, optional or struct without a description prints, in the browser only.
UNPRINTABLE = "cannot print value in embedded Swift"


def check() -> list[str]:
    """Runs both and gives what is wrong."""
    program = wasm.build_self_check()
    native = captured([NATIVE_BUILD / "debug" / "SelfCheck"], seconds=300)
    browser = captured(
        [DENO, "run", "--no-config", f"--allow-read={program}", ROOT / "tools/run_self_check.js", program],
        seconds=300,
    )
    rows = native.splitlines()
    missed = [row for row in rows if "\tEXPECTED " in row]
    apart = list(difflib.unified_diff(rows, browser.splitlines(), "native", "WebAssembly", n=0, lineterm=""))
    for line in [*missed, *apart][:100]:
        print(line)
    print(f"self-check: {len(rows) - len(missed)} passed, {len(missed)} failed, in both builds")
    problems = []
    if not rows:
        problems.append("the self-check printed no row")
    if missed:
        problems.append(f"{len(missed)} rows are not what the vectors ask for")
    if apart:
        problems.append("the two builds compute different results")
    if UNPRINTABLE in browser:
        problems.append("something is printed that Embedded Swift cannot print")
    for module, allowed in ((program, PROGRAM_IMPORTS), (wasm.CORE, CORE_IMPORTS)):
        code = module.read_bytes()
        if UNPRINTABLE.encode() in code:
            problems.append(f"{module.name} could print what Embedded Swift cannot: look for it with `strings`")
        foreign = imports(code) - allowed
        if foreign:
            problems.append(f"{module.name} imports what no host gives: {', '.join(sorted(foreign))}")
    return problems
