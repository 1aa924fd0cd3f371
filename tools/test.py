"""Checks everything, and prints the seconds of each step. `make test` installs what this needs first.

    python3 tools/test.py
"""

import sys

from pipeline import budget, self_check, wasm
from pipeline.commands import lines, only_one_build, run, swift
from pipeline.dist import build_dist
from pipeline.native import SERVER, build_server
from pipeline.places import DENO, DIST, NATIVE_BUILD, PYTHON, ROOT
from pipeline.stamps import files_below
from pipeline.steps import Steps

DENO_ENVIRONMENT = {
    "DENO_DIR": str(NATIVE_BUILD / "deno"),
    "DENO_NO_UPDATE_CHECK": "1",
    "NO_COLOR": "1",
}


def format_check() -> None:
    run(
        ["swift", "format", "lint", "--strict", "--parallel", "--recursive", "Sources", "Tests", "Package.swift"],
        seconds=300,
    )


def native_build() -> None:
    swift("build", "--build-tests")


def native_tests(steps: Steps) -> None:
    output = lines(["swift", "test", "--skip-build", "--disable-xctest"], seconds=900)
    # One line for each of thousands of cases hides the few that matter.
    steps.closing((line for line in output if not line.startswith(("◇", "✔ Test c", '✔ Test "', "✔ Suite"))), "Test run with")


def small_worlds() -> None:
    """Every interleaving of up to five steps of merging, in a release build: a debug build takes too long."""
    swift("build", "-c", "release", "--product", "SmallWorlds")
    for line in lines([NATIVE_BUILD / "release" / "SmallWorlds"], seconds=600):
        print(line)


def look() -> None:
    """The contrast of the colours, and what the style sheets may contain."""
    run([PYTHON, "-m", "unittest", "discover", "-s", "Tests/Look"], seconds=60)


def host_modules() -> None:
    """Types, rules, format and tests of the JavaScript."""
    modules = [file for file in files_below(ROOT / "Web", ROOT / "Tests" / "Host") if file.suffix == ".js"]
    commands = [["check", *modules], ["lint"], ["fmt", "--check"]]
    if any(file.stem.endswith((".test", "_test")) for file in modules):
        commands.append(["test", "--allow-read=."])
    for command in commands:
        run([DENO, *command], seconds=300, environment=DENO_ENVIRONMENT)


def browser_tests(steps: Steps) -> None:
    folders = [folder for folder in ("Tests/Browser", "Tests/Host") if any((ROOT / folder).rglob("test_*.py"))]
    command = [PYTHON, "-m", "pytest", "-o", f"cache_dir={NATIVE_BUILD / 'pytest'}", "-rs", *folders]
    environment = {"RUNG_BINARY": str(SERVER), "RUNG_DIST": str(DIST), "PYTHONUNBUFFERED": "1"}
    steps.closing(lines(command, seconds=2400, environment=environment), mark="=====")


def main() -> None:
    sys.stdout.reconfigure(line_buffering=True)
    steps = Steps()
    with only_one_build():
        # The browser's build keeps one processor busy, the native one the other.
        wait_for_app = steps.beside(
            ("WebAssembly core", wasm.build_core),
            ("app in dist", build_dist),
            ("self-check program", wasm.build_self_check),
        )
        steps.run("format", format_check)
        steps.run("native build", native_build)
        steps.run("native tests", lambda: native_tests(steps), after=("native build",))
        steps.run("small worlds", small_worlds)
        steps.run("look", look)
        steps.run("host modules", host_modules)
        steps.run("server", build_server)
        wait_for_app()
        steps.run("sizes", lambda: budget.check(DIST), after=("app in dist",))
        steps.run("self-check", self_check.check, after=("native build", "self-check program"))
        steps.run("browser tests", lambda: browser_tests(steps), after=("app in dist", "server"))
    steps.conclude()


if __name__ == "__main__":
    main()
