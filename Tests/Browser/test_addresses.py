"""Addresses: each screen has one that opens it again, and those that lead nowhere end friendly."""

import json
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect
from rung import Rung
from serving import Server


@pytest.fixture
def trained_phone(new_context: Callable[..., BrowserContext], server: Server, trained: dict[str, Any]) -> Rung:
    """A phone with a plan, a finished session and a running one without a plan."""
    return Rung(new_context(storage_state=trained).new_page(), server.address)


def address(rung: Rung) -> str:
    return rung.page.evaluate("location.hash")


def test_every_screen_opens_again_at_its_address(trained_phone: Rung):
    rung = trained_phone.open("#/session")
    rung.minimise()
    rung.tab("Plan")
    rung.screen.get_by_role("link", name="Monday: A").tap()
    day = address(rung)
    assert day.startswith("#/plan/")
    rung.history()
    rung.screen.get_by_role("link", name="A").tap()
    session = address(rung)
    assert session.startswith("#/history/")
    summary = session.replace("history", "summary")
    for hash, heading in [
        ("#/today", "Today"),
        ("#/plan", "Plan"),
        (day, "A"),
        ("#/progress", "Progress"),
        ("#/history", "History"),
        (session, "A"),
        (summary, "A, done"),
        ("#/session", "Freestyle Session"),
    ]:
        # A new document, as from a bookmark, and once more by reloading it.
        rung.page.goto("about:blank")
        rung.open(hash)
        expect(rung.heading(heading).last).to_be_visible()
        rung.page.reload()
        expect(rung.heading(heading).last).to_be_visible()
        assert address(rung) == hash
    rung.expect_no_errors()


def test_the_way_back_leads_through_the_screens_as_they_were_opened(begun_phone: Rung):
    rung = begun_phone
    rung.tab("Plan")
    rung.screen.get_by_role("link", name="Wednesday: B").tap()
    expect(rung.heading("B")).to_be_visible()
    rung.history()
    rung.page.go_back()
    expect(rung.heading("Progress")).to_be_visible()
    rung.page.go_back()
    expect(rung.heading("B")).to_be_visible()
    rung.page.go_back()
    expect(rung.heading("Plan")).to_be_visible()
    rung.page.go_back()
    expect(rung.heading("Today")).to_be_visible()
    rung.page.go_forward()
    expect(rung.heading("Plan")).to_be_visible()


def test_the_way_back_closes_a_sheet_first(begun_phone: Rung):
    rung = begun_phone
    rung.tab("Plan")
    rung.tab("Today")
    rung.open_settings()
    rung.page.go_back()
    expect(rung.sheet).to_have_count(0)
    expect(rung.heading("Today")).to_be_visible()
    assert address(rung) == "#/today"


def test_an_address_that_leads_nowhere_ends_on_today(begun_phone: Rung):
    for hash in ["#/nowhere", "#/plan/x/y", "#", "#/%00", "#/summary", "#x"]:
        begun_phone.page.goto("about:blank")
        begun_phone.open(hash)
        expect(begun_phone.heading("Today")).to_be_visible()
        assert address(begun_phone) in ("#/today", ""), hash


def test_an_address_of_something_that_is_gone_says_so(begun_phone: Rung):
    for hash, heading in [
        ("#/history/gone", "This session is not here"),
        ("#/plan/gone", "Plan"),
        ("#/summary/gone", "Today"),
    ]:
        begun_phone.page.goto("about:blank")
        begun_phone.open(hash)
        expect(begun_phone.heading(heading)).to_be_visible()


@pytest.mark.parametrize(("hash", "title"), [("#/start-today", "A"), ("#/freestyle", "Freestyle Session")])
def test_the_doors_from_outside_open_the_logger_and_start_once(begun_phone: Rung, hash: str, title: str):
    rung = begun_phone
    for _ in range(2):
        rung.page.goto("about:blank")
        rung.open(hash)
        expect(rung.logger.get_by_role("heading", name=title, level=1)).to_be_visible()
        assert address(rung) == "#/session"
        rung.wait_stored()
    assert len(rung.ids("session")) == 1


def test_the_door_to_the_open_session_leads_to_today_where_none_is_open(begun_phone: Rung):
    begun_phone.page.goto("about:blank")
    begun_phone.open("#/session")
    expect(begun_phone.heading("Today")).to_be_visible()
    expect(begun_phone.logger).to_have_count(0)


def test_a_path_that_leads_nowhere_is_a_friendly_page_with_the_way_to_the_app(phone: Rung):
    rung = phone
    with urllib.request.urlopen(rung.address) as answer:
        assert answer.status == 200
    # Without the service worker, which opens the app for any address once it is there.
    context = rung.page.context.browser.new_context(service_workers="block", viewport={"width": 390, "height": 844})
    page = context.new_page()
    answer = page.goto(rung.address + "no/such/page")
    assert answer is not None and answer.status == 404
    assert "text/html" in answer.headers["content-type"]
    expect(page.get_by_role("heading", name="Nothing is here")).to_be_visible()
    expect(page.get_by_text("There is nothing at this address. Check it for typing mistakes.")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    page.get_by_role("link", name="Open Rung").click()
    expect(page.get_by_role("heading", name="Rung", exact=True)).to_be_visible()
    context.close()


@pytest.mark.parametrize("path", ["api/nothing", "api/", "api/health/more"])
def test_a_path_that_leads_nowhere_under_api_answers_in_json(server: Server, path: str):
    with pytest.raises(urllib.error.HTTPError) as caught:
        urllib.request.urlopen(server.address + path, timeout=10)
    assert caught.value.code == 404
    assert caught.value.headers["Content-Type"].startswith("application/json")
    assert json.loads(caught.value.read()) == {
        "error": "not-found",
        "message": "There is nothing at this address. Check it for typing mistakes.",
    }
