"""Running other programs: never without a time limit, compilers never without a memory limit."""

import fcntl
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from .places import NATIVE_BUILD, ROOT

# A compiler that never ends eats all memory before anybody notices (address space, in bytes).
COMPILER_MEMORY = 12_000_000_000


class CommandFailed(Exception):
    """A program ended with an error, or not at all."""


def run(
    command: Sequence[str | Path],
    *,
    seconds: int,
    memory: int | None = None,
    output: int | None = None,
    environment: dict[str, str] | None = None,
) -> str:
    """Runs a program at the root of the checkout; ends it and its children when its time is up."""

    def limit() -> None:
        if memory is not None:
            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))

    words = [str(word) for word in command]
    process = subprocess.Popen(
        words,
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=output,
        text=True,
        env={**os.environ, **(environment or {})},
        start_new_session=True,
        preexec_fn=limit,
    )
    try:
        text, _ = process.communicate(timeout=seconds)
    except BaseException as problem:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        if isinstance(problem, subprocess.TimeoutExpired):
            raise CommandFailed(f"no end after {seconds} s: {' '.join(words)}") from None
        raise
    if process.returncode != 0:
        raise CommandFailed(f"exit status {process.returncode}: {' '.join(words)}")
    return text or ""


def captured(command: Sequence[str | Path], *, seconds: int = 60) -> str:
    """The output of a program."""
    return run(command, seconds=seconds, output=subprocess.PIPE)


def swift(*arguments: str | Path, seconds: int = 1500) -> None:
    """Runs the compiler; quietly where nobody watches."""
    quiet = [] if sys.stderr.isatty() else ["--quiet"]
    run(["swift", *arguments[:1], *quiet, *arguments[1:]], seconds=seconds, memory=COMPILER_MEMORY)


@contextmanager
def only_one_build() -> Iterator[None]:
    """Lets one build at a time work in this checkout; another waits."""
    NATIVE_BUILD.mkdir(exist_ok=True)
    with open(NATIVE_BUILD / "pipeline.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
