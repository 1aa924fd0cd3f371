"""`rung serve --sample` shows a made-up logbook that never meets a real one."""

import signal
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from rung import Rung
from serving import BINARY, DIST


@pytest.fixture
def root(tmp_path: Path) -> Iterator[str]:
    """The address of a server that was asked for a sample, without the sample's own part."""
    options = ["--listen", "127.0.0.1:0", "--data", tmp_path / "data", "--assets", DIST, "--sample=300"]
    process = subprocess.Popen([BINARY, "serve", *options], stdout=subprocess.PIPE, text=True)
    try:
        address = process.stdout.readline().split()[-1]
        assert address.endswith("/sample/"), address
        yield address.removesuffix("sample/")
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(timeout=20)
        process.stdout.close()


def stores(page: Page) -> list[str]:
    return sorted(page.evaluate("async () => (await indexedDB.databases()).map(({ name }) => name)"))


def test_a_sample_is_shown_beside_a_logbook_and_never_in_it(new_context: Callable[..., BrowserContext], root: str):
    context = new_context()
    sample = Rung(context.new_page(), root).open()
    expect(sample.page).to_have_url(f"{root}sample/")
    expect(sample.page.locator("#sample-note")).to_have_text("Sample logbook: made up, kept apart from yours")
    expect(sample.page.locator("#sample-note")).to_be_visible()
    sample.history()
    expect(sample.screen.get_by_role("link").first).to_be_visible()
    assert stores(sample.page) == ["rung-sample"]
    assert context.cookies() == []

    own = Rung(context.new_page(), root).open("index.html")
    expect(own.heading("Rung")).to_be_visible()
    expect(own.page.locator("#sample-note")).to_be_hidden()
    own.begin("Minimalist Strength")
    own.start("Day A")
    own.log("60", "5")
    own.wait_stored()
    assert stores(own.page) == ["rung", "rung-sample"]

    sample.page.reload()
    expect(sample.page.locator("#sample-note")).to_be_visible()
    sample.history()
    expect(sample.screen.get_by_role("link").first).to_be_visible()
    expect(sample.session_bar).to_have_count(0)
    own.page.reload()
    own.expect_done_sets("60 kg × 5")
    sample.expect_no_errors()
    own.expect_no_errors()
