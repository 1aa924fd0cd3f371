"""Named steps, each timed, that go on after a failure where they can."""

import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from .commands import CommandFailed

# Gives what is wrong; nothing, or None, means that all is well.
Check = Callable[[], object]


@dataclass
class Result:
    """How a step went."""

    name: str
    seconds: float
    problems: list[str]
    was_run: bool = True


def measured(name: str, check: Check) -> Result:
    """Runs a check and the clock."""
    began = time.monotonic()
    try:
        found = check()
        problems = found if isinstance(found, list) else []
    except (CommandFailed, OSError, SystemExit) as problem:
        problems = [str(problem)]
    except Exception as problem:
        traceback.print_exc()
        problems = [repr(problem)]
    return Result(name, time.monotonic() - began, problems)


@dataclass
class Steps:
    """Runs steps one after another, some beside the others, and remembers how each went."""

    results: list[Result] = field(default_factory=list)
    closing_lines: list[str] = field(default_factory=list)
    began: float = field(default_factory=time.monotonic)

    def failed(self) -> set[str]:
        return {result.name for result in self.results if result.problems}

    def run(self, name: str, check: Check, *, after: tuple[str, ...] = ()) -> None:
        """Runs a step, unless one that it needs has failed."""
        if missing := self.failed().intersection(after):
            needs = f"needs {', '.join(sorted(missing))}"
            self.results.append(Result(name, 0, [needs], was_run=False))
            return
        print(f"\n=== {name}", flush=True)
        self._keep(measured(name, check))

    def beside(self, *steps: tuple[str, Check]) -> Callable[[], None]:
        """Starts steps of which each needs the one before, beside the others; gives how to wait for them."""
        results: list[Result] = []

        def work() -> None:
            for name, check in steps:
                results.append(measured(name, check))
                if results[-1].problems:
                    break

        def wait() -> None:
            lane.join()
            for result in results:
                print(f"\n=== {result.name}", flush=True)
                self._keep(result)
            for name, _ in steps[len(results) :]:
                self.run(name, lambda: None, after=(results[-1].name,))

        lane = threading.Thread(target=work, daemon=True)
        lane.start()
        return wait

    def _keep(self, result: Result) -> None:
        for problem in result.problems:
            print(f"FAILED: {problem}", flush=True)
        self.results.append(result)

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
        print()
        for line in self.closing_lines:
            print(line)
        print("\nseconds  step")
        for result in self.results:
            outcome = "ok" if not result.problems else "FAILED" if result.was_run else "not run"
            print(f"{result.seconds:7.1f}  {result.name}: {'; '.join([outcome, *result.problems])}")
        print(f"{time.monotonic() - self.began:7.1f}  in all; some steps run beside others")
        bad = len(self.failed())
        print(f"\nsteps: {len(self.results) - bad} passed, {bad} failed", flush=True)
        sys.exit(1 if bad else 0)
