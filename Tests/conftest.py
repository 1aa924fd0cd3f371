"""The one Chromium of all tests: Playwright runs once in a process."""

from collections.abc import Iterator

import pytest
from chromium import ARGUMENTS, CHROMIUM
from playwright.sync_api import Browser, Playwright, sync_playwright


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    running = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
    yield running
    running.close()
