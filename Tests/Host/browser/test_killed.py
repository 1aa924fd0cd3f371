"""The browser process dies in the middle of writing."""

import os
import signal
import socket
import subprocess
import time
from pathlib import Path

from tab import ARGUMENTS, CHROMIUM, Tab


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def launch(profile: Path, port: int) -> subprocess.Popen:
    return subprocess.Popen(
        [CHROMIUM, "--headless=new", f"--remote-debugging-port={port}", f"--user-data-dir={profile}", *ARGUMENTS],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def connect(playwright, port: int) -> Tab:
    end = time.monotonic() + 20
    while True:
        try:
            browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")
            return Tab(browser.contexts[0].new_page())
        except Exception:
            if time.monotonic() > end:
                raise
            time.sleep(0.2)


def kill(process: subprocess.Popen) -> None:
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def test_every_answered_write_is_there_after_a_kill(playwright, server, tmp_path):
    port = free_port()
    process = launch(tmp_path / "profile", port)
    try:
        tab = connect(playwright, port)
        tab.open(server.address)
        for write in range(1, 16):
            tab.store(write, (f"session:{write:02}", f"row {write}", ""))
            tab.stored(write)
        written = len(tab.heard("stored"))
    finally:
        kill(process)
    port = free_port()
    process = launch(tmp_path / "profile", port)
    try:
        tab = connect(playwright, port)
        boot = tab.open(server.address)
        assert written == 15
        assert [d["row"] for d in boot["documents"]] == [f"row {write}" for write in range(1, 16)]
    finally:
        kill(process)
