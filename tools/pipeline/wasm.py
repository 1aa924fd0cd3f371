"""The Swift core as WebAssembly: Embedded Swift, linked with wasi-libc, shrunk by wasm-opt."""

import json
import re
import shutil
from pathlib import Path

from .commands import captured, run, swift
from .places import NATIVE_ONLY, ROOT, WASM_BUILD
from .stamps import Stamp, digest, files_below

TRIPLE = "wasm32-unknown-none-wasm"
TOOLSET = WASM_BUILD / "toolset.json"
CORE = WASM_BUILD / "rung.wasm"
SELF_CHECK = WASM_BUILD / "self-check.wasm"
BENCHMARK = WASM_BUILD / "benchmark.wasm"

# What browsers from 2023 on know (Safari 16.4, Chrome 120, Firefox 128).
FEATURES = ("bulk-memory", "sign-ext", "nontrapping-float-to-int", "mutable-globals")

# What makes the code smaller than -Osize alone does. Swift inlines and clones for speed first and counts
# bytes afterwards: no small function goes into a large one, and no function is cloned for a closure, an
# argument or a caller's signature.
SMALL = (
    "-inline-threshold=0",
    "-inlinehint-threshold=0",
    "-sil-inline-removed-call-benefit=3",
    "-sil-inline-overall-caller-block-limit=10",
    "-sil-disable-pass=closure-specialize",
    "-sil-disable-pass=capture-prop",
    "-sil-disable-pass=function-signature-opts",
)

# The compiler places array literals as constants, named by their number in the function. Where a function is compiled
# into several modules the numbers may differ, and the linker keeps one module's constants for another one's code.
SOUND = ("-sil-disable-pass=object-outliner",)

# Names of what must not be in an object file: such constants, and a question whose argument the compiler forgets to
# store where it is not inlined.
UNSOUND = {
    re.compile(rb"\$[\w$]*Tv\d*_r?\b"): "array literals as numbered constants",
    re.compile(rb"25isKnownUniquelyReferenced"): "isKnownUniquelyReferenced outside of a caller",
}

# wasm-opt inlines what is smaller than a call to it. Larger functions stay apart: a few enormous ones compress badly.
APART = ("-aimfs", "4", "-ocimfs", "30", "-fimfs", "6")

# The self-check is a program that prints: its entry and the flushing of its output stay reachable.
PROGRAM_EXPORTS = ("__main_argc_argv", "fflush")


def toolchain() -> tuple[Path, str]:
    """The folder of the Swift toolchain, and its version."""
    facts = json.loads(captured(["swift", "-print-target-info"]))
    resources = Path(facts["paths"]["runtimeResourcePath"])
    return resources.parent.parent, facts["compilerVersion"]


def compiler_runtime() -> Path:
    """Clang's own functions for wasm32 (128-bit arithmetic among them), of whichever version Debian has."""
    found = sorted(Path("/usr/lib").glob("llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a"))
    found += sorted(Path("/usr/lib").glob("clang/*/lib/wasi/libclang_rt.builtins-wasm32.a"))
    if not found:
        raise SystemExit("libclang_rt.builtins-wasm32.a is missing: run tools/install.sh build")
    return found[-1]


def write_toolset() -> str:
    """Writes the toolset file for this computer, only when it changed, and gives its text."""
    folder, version = toolchain()
    libraries = "/usr/lib/wasm32-wasi"
    tables = folder / "lib" / "swift" / "embedded" / TRIPLE / "libswiftUnicodeDataTables.a"
    toolset = {
        "schemaVersion": "1.0",
        "swiftCompiler": {
            "extraCLIOptions": [
                *("-enable-experimental-feature", "Embedded", "-wmo", "-Osize"),
                *("-Xfrontend", "-disable-stack-protector"),
                # The check is an empty function here, called at each change of the app's state.
                "-enforce-exclusivity=unchecked",
                *(word for option in (*SOUND, *SMALL) for word in ("-Xllvm", option)),
                *("-Xclang-linker", "-nostdlib", "-Xclang-linker", "-nostartfiles"),
                # Clang would run it on every link; it takes minutes, and once, harder, is enough.
                *("-Xclang-linker", "--no-wasm-opt"),
            ]
        },
        "cCompiler": {
            "extraCLIOptions": ["-isystem", "/usr/include/wasm32-wasi", "-fno-stack-protector", "-Oz"]
        },
        "linker": {
            "extraCLIOptions": [
                *("--no-entry", "--gc-sections", "--strip-all", "-z", "stack-size=1048576"),
                "--allow-undefined",
                *("-L", libraries, f"{libraries}/libc.a", str(compiler_runtime()), str(tables)),
            ]
        },
    }
    text = json.dumps(toolset, indent=2) + "\n"
    if not TOOLSET.exists() or TOOLSET.read_text() != text:
        TOOLSET.parent.mkdir(exist_ok=True)
        TOOLSET.write_text(text)
    return text + version


def build(product: str, *linker: str) -> Path:
    """Builds one product in release and gives the linked module."""
    exports = [word for option in linker for word in ("-Xlinker", option)]
    swift(
        *("build", "-c", "release", "--triple", TRIPLE, "--toolset", TOOLSET),
        *("--scratch-path", WASM_BUILD, "--product", product, *exports),
    )
    release = WASM_BUILD / TRIPLE / "release"
    for name in (release / f"{product}.product" / "Objects.LinkFileList").read_text().split():
        code = Path(name).read_bytes()
        for pattern, what in UNSOUND.items():
            if pattern.search(code):
                raise SystemExit(f"{Path(name).name} holds {what}, which the compiler gets wrong: see docs/webassembly.md")
    return release / f"{product}.wasm"


def optimise(linked: Path, result: Path) -> None:
    """Shrinks a linked module."""
    features = [f"--enable-{feature}" for feature in FEATURES]
    run(["wasm-opt", "-Oz", *APART, *features, linked, "-o", result], seconds=600)


def sources() -> list[Path]:
    """Everything a WebAssembly product is made from, and what makes it."""
    return [
        *files_below(ROOT / "Sources", but=NATIVE_ONLY),
        *files_below(ROOT / "Package.swift", Path(__file__)),
    ]


def build_core() -> Path:
    """The app's core, ready to be served; built when something changed."""
    stamp = Stamp("core", digest(sources(), write_toolset()), CORE)
    if not stamp.is_current():
        print("Building the app's core as WebAssembly (the first time takes minutes).", flush=True)
        # Naming the constructors makes a library of it; of a program the linker would flush files after every call.
        optimise(build("RungWeb", "--export=__wasm_call_ctors"), CORE)
        stamp.set()
    return CORE


def build_self_check() -> Path:
    """The published vectors as a WebAssembly program; built when something changed."""
    checks = files_below(ROOT / "Tests" / "VectorCases", ROOT / "Tests" / "SelfCheck")
    stamp = Stamp("self-check", digest([*sources(), *checks], write_toolset()), SELF_CHECK)
    if not stamp.is_current():
        linked = build("SelfCheck", *(f"--export={name}" for name in PROGRAM_EXPORTS))
        shutil.copyfile(linked, SELF_CHECK)
        stamp.set()
    return SELF_CHECK


def build_benchmark() -> Path:
    """The benchmark of the training rules; built when something changed."""
    own = files_below(ROOT / "Benchmarks", ROOT / "Sources" / "SampleLogbook")
    stamp = Stamp("benchmark", digest([*sources(), *own], write_toolset()), BENCHMARK)
    if not stamp.is_current():
        optimise(build("TrainingBenchmark", "--export=__wasm_call_ctors"), BENCHMARK)
        stamp.set()
    return BENCHMARK
