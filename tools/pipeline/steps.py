"""Named steps, each timed, that go on after a failure where they can."""

import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from .commands import CommandFailed

Check = Callable[[], list[str] | None]


@dataclass
class Steps:
    """Runs steps one after another and remembers how each went."""

    results: list[tuple[float, str, str]] = field(default_factory=list)
    failed: set[str] = field(default_factory=set)
    closing_lines: list[str] = field(default_factory=list)

    def run(self, name: str, check: Check, *, after: tuple[str, ...] = ()) -> None:
        """Runs a step, unless one that it needs has failed. A check gives its problems, or raises."""
        if missing := self.failed.intersection(after):
            self.failed.add(name)
            self.results.append((0, name, f"not run: needs {', '.join(sorted(missing))}"))
            return
        print(f"\n=== {name}", flush=True)
        began = time.monotonic()
        try:
            problems = check() or []
        except (CommandFailed, OSError) as problem:
            problems = [str(problem)]
        for problem in problems:
            print(f"FAILED: {problem}", flush=True)
        if problems:
            self.failed.add(name)
        self.results.append((time.monotonic() - began, name, "; ".join(problems) or "ok"))

    def closing(self, output: Iterator[str], mark: str) -> None:
        """Shows the output of a test runner, and keeps the last line with this mark: its own sum, shown at the end."""
        last = None
        try:
            for line in output:
                print(line)
                if mark in line:
                    last = line
        finally:
            if last:
                self.closing_lines.append(last)

    def conclude(self) -> None:
        """Prints the table of seconds and ends the program, with 1 if anything failed."""
        sys.stdout.flush()
        print()
        for line in self.closing_lines:
            print(line)
        print("\nseconds  step")
        for seconds, name, outcome in self.results:
            print(f"{seconds:7.1f}  {name}: {outcome}")
        print(f"{sum(seconds for seconds, _, _ in self.results):7.1f}  in all")
        good = len(self.results) - len(self.failed)
        print(f"\nsteps: {good} passed, {len(self.failed)} failed", flush=True)
        sys.exit(1 if self.failed else 0)
