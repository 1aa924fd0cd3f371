"""The server, built for this computer."""

from pathlib import Path

from .commands import swift
from .places import NATIVE_BUILD, ROOT
from .stamps import Stamp, digest, files_below
from .wasm import toolchain

SERVER = NATIVE_BUILD / "release" / "rung"


def build_server() -> Path:
    """`rung` in release; built when something changed."""
    inputs = files_below(ROOT / "Sources", ROOT / "Package.swift")
    stamp = Stamp("server", digest(inputs, *map(str, toolchain())), SERVER)
    if not stamp.is_current():
        print("Building the server.", flush=True)
        swift("build", "-c", "release", "--product", "rung")
        stamp.set()
    return SERVER
