"""Phones with Rung on them, and the servers they load it from."""

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect
from rung import PHONE, Rung, prepare
from serving import BINARY, DIST, Server

expect.set_options(timeout=30_000)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that stays up; it holds nothing of the tests, so all may share it."""
    with Server(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop."""
    with Server(tmp_path / "data") as running:
        yield running


@pytest.fixture
def new_context(browser: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """Makes phones, each a browser profile of its own."""
    made: list[BrowserContext] = []

    def make(**options: Any) -> BrowserContext:
        made.append(prepare(browser.new_context(**{**PHONE, **options})))
        return made[-1]

    yield make
    for context in made:
        context.close()


@pytest.fixture
def phone(new_context: Callable[..., BrowserContext], server: Server) -> Iterator[Rung]:
    """A phone that has never seen Rung, on the first launch."""
    rung = Rung(new_context().new_page(), server.address).open()
    yield rung
    rung.expect_no_errors()


@pytest.fixture(scope="session")
def begun(browser: Browser, server: Server) -> dict[str, Any]:
    """What a phone holds after the first launch."""
    return storage_of(browser, server, lambda rung: rung.begin())


@pytest.fixture(scope="session")
def running(browser: Browser, server: Server) -> dict[str, Any]:
    """What a phone holds with a session started and the first of three squats logged: 60 kg × 8."""

    def train(rung: Rung) -> None:
        rung.begin()
        rung.start()
        rung.log("60", "8")

    return storage_of(browser, server, train)


@pytest.fixture(scope="session")
def trained(browser: Browser, server: Server) -> dict[str, Any]:
    """What a phone holds with settings, after session A with 60 kg × 8, in a session without a plan."""

    def train(rung: Rung) -> None:
        rung.page.get_by_role("radio", name="Saturday").check()
        rung.begin()
        rung.start()
        rung.log("60", "8")
        rung.finish()
        rung.page.get_by_role("link", name="Done").tap()
        rung.screen.get_by_role("button", name="Freestyle session").tap()
        expect(rung.button("Minimise the session")).to_be_visible()

    return storage_of(browser, server, train)


@pytest.fixture(scope="session")
def years(browser: Browser, server: Server, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What a phone holds after years of training, made up, up to the day before the tests begin."""
    copy = tmp_path_factory.mktemp("sample") / "copy.json"
    options = [f"--out={copy}", "--sets=4000", "--until=2026-10-04", f"--assets={DIST}"]
    subprocess.run([BINARY, "sample", *options], check=True, timeout=120, stdout=subprocess.DEVNULL)

    def restore(rung: Rung) -> None:
        rung.restore(copy, rung.button("Restore from a copy").tap)
        expect(rung.toast).to_contain_text("restored", timeout=60_000)

    return storage_of(browser, server, restore)


@pytest.fixture
def seasoned_phone(
    new_context: Callable[..., BrowserContext], server: Server, years: dict[str, Any]
) -> Iterator[Rung]:
    """A phone with years of training, in the Library."""
    rung = Rung(new_context(storage_state=years).new_page(), server.address).open("#/library")
    expect(rung.heading("Library")).to_be_visible()
    yield rung
    rung.expect_no_errors()


def storage_of(browser: Browser, server: Server, act: Callable[[Rung], None]) -> dict[str, Any]:
    context = prepare(browser.new_context(**PHONE))
    rung = Rung(context.new_page(), server.address, slowdown=1).open()
    act(rung)
    rung.wait_stored()
    state = context.storage_state(indexed_db=True)
    context.close()
    return state


@pytest.fixture
def begun_phone(
    new_context: Callable[..., BrowserContext], server: Server, begun: dict[str, Any]
) -> Iterator[Rung]:
    """A phone with a plan, on Today."""
    rung = Rung(new_context(storage_state=begun).new_page(), server.address).open()
    expect(rung.heading("Today")).to_be_visible()
    yield rung
    rung.expect_no_errors()


@pytest.fixture
def training_phone(
    new_context: Callable[..., BrowserContext], server: Server, running: dict[str, Any]
) -> Iterator[Rung]:
    """A phone in the middle of a session, 60 kg × 8 logged."""
    rung = Rung(new_context(storage_state=running).new_page(), server.address).open()
    expect(rung.log_button).to_be_visible()
    yield rung
    rung.expect_no_errors()
