"""Where things are, from wherever the commands are called."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
WEB = ROOT / "Web"
DIST = ROOT / "dist"
NATIVE_BUILD = ROOT / ".build"
WASM_BUILD = ROOT / ".build-wasm"
PYTHON = ROOT / ".venv" / "bin" / "python"
DENO = ROOT / ".venv" / "bin" / "deno"

# What no WebAssembly product imports: a change there builds nothing for the browser.
NATIVE_ONLY = ("RungServer", "rung", "CMicroHTTPD", "SampleLogbook")
