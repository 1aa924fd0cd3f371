"""Debian's Chromium, driven from Python."""

import contextlib
import os
import signal
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Error, Playwright

CHROMIUM = "/usr/bin/chromium"
# As root, which is what a container usually is, Chromium needs to be told to do without its sandbox.
ARGUMENTS = ["--no-sandbox"] if os.geteuid() == 0 else []


class MortalChromium:
    """A whole browser over a profile on disk, to be killed as a phone kills what it has no memory for."""

    def __init__(self, playwright: Playwright, profile: Path, **options: Any) -> None:
        self.playwright = playwright
        self.profile = profile
        self.options = options

    def __enter__(self) -> BrowserContext:
        self.context = self.playwright.chromium.launch_persistent_context(
            self.profile, executable_path=CHROMIUM, args=ARGUMENTS, **self.options
        )
        return self.context

    def kill(self) -> None:
        """Ends every process of it at once, without a chance to write anything, and waits until they are gone."""
        for group in {os.getpgid(process) for process in self._processes()}:
            assert group != os.getpgrp()
            os.killpg(group, signal.SIGKILL)
        end = time.monotonic() + 20
        while self._processes():
            assert time.monotonic() < end, "the browser did not die"
            time.sleep(0.01)

    def _processes(self) -> list[int]:
        """The living processes that were told of this profile."""
        mark = f"--user-data-dir={self.profile}".encode()
        found = []
        for process in Path("/proc").iterdir():
            # Processes come and go while one looks; a dead one that nobody waited for has no command line.
            with contextlib.suppress(OSError):
                if process.name.isdigit() and mark in (process / "cmdline").read_bytes().split(b"\0"):
                    found.append(int(process.name))
        return found

    def __exit__(self, *_: object) -> None:
        # One that was killed is closed already.
        with contextlib.suppress(Error):
            self.context.close()
