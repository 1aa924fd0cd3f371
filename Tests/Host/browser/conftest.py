"""Real Chromium around the host modules and the fake core."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import served
from playwright.sync_api import Browser, BrowserContext, Playwright
from tab import Tab


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "first"
    served.lay_out(folder)
    return folder


@pytest.fixture
def server(site: Path) -> Iterator[served.Server]:
    running = served.Server(site)
    yield running
    running.stop()


@pytest.fixture
def context(browser: Browser, playwright: Playwright) -> Iterator[BrowserContext]:
    opened = browser.new_context(**playwright.devices["Pixel 7"])
    opened.set_default_timeout(8000)
    yield opened
    opened.close()


@pytest.fixture
def new_tab(context: BrowserContext) -> Callable[[], Tab]:
    return lambda: Tab(context.new_page())


@pytest.fixture
def tab(new_tab: Callable[[], Tab], server: served.Server) -> Tab:
    """A tab that has started on an empty store."""
    opened = new_tab()
    opened.open(server.address)
    return opened
