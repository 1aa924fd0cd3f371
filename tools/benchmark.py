"""Prints how big the app is and how fast the server and the core are. Nothing fails here: figures are for people.

    python3 tools/benchmark.py
"""

import json
import re
import shutil
import subprocess
import tempfile
import urllib.request
from pathlib import Path

from pipeline import budget, wasm
from pipeline.commands import CommandFailed, captured, run
from pipeline.places import DENO, DIST, PYTHON, ROOT
from pipeline.native import SERVER

IDLE_MEMORY = 20_000


def memory(process: int) -> int:
    """Resident memory of a process in kB."""
    text = Path(f"/proc/{process}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", text)[1])


def load(address: str, what: str, *headers: str) -> None:
    """Asks for the same thing from 64 connections for three seconds."""
    options = [word for header in headers for word in ("-H", header)]
    report = captured(["wrk", "-t1", "-c64", "-d3s", "--latency", *options, address], seconds=30)
    rate = float(re.search(r"Requests/sec:\s+([\d.]+)", report)[1])
    slowest = re.search(r"99%\s+(\S+)", report)[1]
    errors = re.search(r"Non-2xx or 3xx responses: (\d+)", report)
    print(f"{rate:>9,.0f} requests/s, 99 % within {slowest:>8}  {what}{'  ERRORS: ' + errors[1] if errors else ''}")


def server() -> None:
    """The server on a free port of this computer, with the built app."""
    with tempfile.TemporaryDirectory() as data, open(Path(data) / "log", "w") as log:
        command = [SERVER, "serve", "--listen", "127.0.0.1:0", "--data", data, "--assets", DIST]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            address = process.stdout.readline().split()[-1].replace("localhost", "127.0.0.1")
            with urllib.request.urlopen(address + "/api/health", timeout=10) as answer:
                health = json.load(answer)
            print(f"{memory(process.pid):>9,} of {IDLE_MEMORY:,} kB  idle server with {health['assets']['files']} files")
            if shutil.which("wrk") is None:
                print("          (no wrk here: `apt-get install wrk` for requests a second)")
                return
            # The log would fill a pipe that nobody reads.
            drain = subprocess.Popen(["cat"], stdin=process.stdout, stdout=log)
            load(address + "/", "the page", "Accept-Encoding: br")
            load(address + "/rung.wasm", "the core", "Accept-Encoding: br")
            load(address + "/api/health", "health")
            print(f"{memory(process.pid):>9,} kB  after that")
        finally:
            process.terminate()
            process.wait(timeout=15)
        drain.wait(timeout=15)


def training(sets: int) -> None:
    """The rules of training over a logbook of so many sets, natively and as WebAssembly side by side."""
    run(["swift", "build", "-c", "release", "--quiet", "--product", "TrainingBenchmark"], seconds=1800)
    library = DIST / "library.txt"
    native = captured([ROOT / ".build/release/TrainingBenchmark", library, str(sets)], seconds=600).splitlines()
    script = ROOT / "tools/benchmark_training.js"
    program = wasm.build_benchmark()
    web = captured([DENO, "run", "--no-config", "--allow-read", script, program, library, str(sets)], seconds=900)
    print(f"{native[0].split()[1]} sets; ms, median and slowest\n")
    print("| what | budget | native | WebAssembly |\n|---|---|---|---|")
    for line, other in zip(native[1:], web.splitlines()[1:], strict=True):
        name, budgeted, median, slowest = line.split("\t")
        there = " / ".join(f"{float(figure):.3g}" for figure in other.split("\t"))
        limit = f"{float(budgeted):g}" if float(budgeted) else ""
        print(f"| {name} | {limit} | {float(median):.3g} / {float(slowest):.3g} | {there} |")


def main() -> None:
    print("Sizes")
    budget.check(DIST)
    print("\nServer")
    server()
    print("\nTraining", flush=True)
    training(100_000)
    print("\nApp in Chromium", flush=True)
    try:
        run([PYTHON, ROOT / "tools" / "benchmark_browser.py"], seconds=900)
    except CommandFailed as problem:
        print(f"{problem} (it needs `tools/install.sh test`)")
    if (ROOT / "Benchmarks" / "Package.swift").exists():
        print("\nCore, natively", flush=True)
        try:
            run(["swift", "run", "-c", "release", "--quiet", "--package-path", "Benchmarks"], seconds=1800)
        except CommandFailed as problem:
            print(problem)


if __name__ == "__main__":
    main()
