"""Rows that can't be read: set aside, named, handed out; the app starts anyway and everything else is there."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect
from rung import Rung
from serving import Server


@pytest.fixture
def trained_phone(new_context: Callable[..., BrowserContext], server: Server, trained: dict[str, Any]) -> Rung:
    """A phone with a plan, a finished session and a running one, away from the app."""
    rung = Rung(new_context(storage_state=trained).new_page(), server.address)
    rung.leave_for_a_blank_page()
    return rung


def damage(rung: Rung, id: str, change: Callable[[str], object]) -> object:
    """Writes something else under the id of a document and gives what it is."""
    row = next(row for row in rung.stored() if row["id"] == id)
    row["row"] = change(row["row"])
    rung.put(row)
    return row["row"]


DAMAGE: dict[str, Callable[[str], object]] = {
    "cut in half": lambda row: row[: len(row) // 2],
    "no JSON": lambda row: "<html>not a row</html>",
    "another shape": lambda row: "[1, 2, 3]",
    "nothing": lambda row: "",
    "zeros": lambda row: "\0" * len(row),
    "no text": lambda row: {"some": "object"},
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_a_damaged_session_is_named_and_handed_out_and_the_rest_is_there(trained_phone: Rung, kind: str):
    rung = trained_phone
    finished = rung.ids("session")[0]
    others = [row for row in rung.stored() if row["id"] != finished]
    bad = damage(rung, finished, DAMAGE[kind])
    text = bad if isinstance(bad, str) else json.dumps(bad, separators=(",", ":"))

    rung.open("#/history")
    expect(rung.notice("One entry was damaged")).to_contain_text(
        "What could not be read was set aside and kept as it is. Everything else is here."
    )
    rung.notice("One entry was damaged").get_by_role("button", name="Show").tap()
    expect(rung.sheet.get_by_role("listitem")).to_contain_text([finished])
    copy = rung.download(lambda: rung.sheet.get_by_role("button", name=f"Save {finished}").tap())
    assert copy.path().read_text() == text
    rung.sheet.get_by_role("button", name="Close").tap()

    rung.wait_until(lambda: rung.stored("aside"), "a row set aside")
    assert [(row["id"], row["row"]) for row in rung.stored("aside")] == [(finished, bad)]
    assert [row for row in rung.stored() if row["id"] != finished] == others
    assert rung.ids("session") == [row["id"] for row in others if row["id"].startswith("session:")]
    rung.tab("Plan")
    expect(rung.heading("Full Body 3×")).to_be_visible()
    expect(rung.session_bar).to_be_visible()
    rung.expect_no_errors()


def test_what_was_set_aside_stays_listed_in_the_settings_and_goes_into_a_copy(trained_phone: Rung):
    rung = trained_phone
    finished = rung.ids("session")[0]
    damage(rung, finished, lambda row: "broken")
    rung.open("#/history")
    expect(rung.notice("One entry was damaged")).to_be_visible()
    rung.wait_until(lambda: rung.stored("aside"), "a row set aside")

    rung.page.reload()
    expect(rung.heading("No sessions yet")).to_be_visible()
    expect(rung.notice("One entry was damaged")).to_be_hidden()
    rung.tab("Today")
    rung.open_settings()
    copy = rung.download(lambda: rung.sheet.get_by_role("button", name="Save a copy").tap())
    aside = json.loads(copy.path().read_text())["aside"]
    assert [(row["id"], row["row"]) for row in aside] == [(finished, "broken")]
    rung.sheet.get_by_role("button", name="Set aside").tap()
    expect(rung.sheet.get_by_role("listitem")).to_contain_text([finished])
    rung.expect_no_errors()


def test_a_damaged_running_session_is_told_where_the_person_lands(trained_phone: Rung):
    rung = trained_phone
    running = rung.ids("session")[1]
    damage(rung, running, lambda row: row[:-5])
    rung.open("#/session")
    expect(rung.heading("Today")).to_be_visible()
    expect(rung.notice("One entry was damaged")).to_be_visible()
    expect(rung.session_bar).to_be_hidden()
    rung.history()
    expect(rung.screen.get_by_role("link", name="A")).to_be_visible()
    rung.expect_no_errors()


def test_damage_found_while_a_session_is_open_is_told_in_the_logger(trained_phone: Rung):
    rung = trained_phone
    damage(rung, rung.ids("session")[0], lambda row: row[:-5])
    rung.open("#/session")
    expect(rung.slim_notice).to_contain_text("One entry was damaged")
    rung.slim_notice.get_by_role("button", name="Show").tap()
    expect(rung.sheet).to_contain_text(rung.stored("aside")[0]["id"])
    rung.expect_no_errors()


@pytest.mark.parametrize("kind", ["settings", "routine"])
def test_damaged_settings_and_plans_leave_the_sessions(trained_phone: Rung, kind: str):
    rung = trained_phone
    [row] = rung.ids(kind)
    damage(rung, row, lambda row: "{")
    rung.open("#/history")
    expect(rung.notice("One entry was damaged")).to_be_visible()
    expect(rung.screen.get_by_role("link", name="A")).to_be_visible()
    rung.notice("One entry was damaged").get_by_role("button", name="Show").tap()
    expect(rung.sheet.get_by_role("listitem")).to_contain_text([row])
    rung.expect_no_errors()


def test_a_logbook_with_every_row_damaged_is_not_taken_for_an_empty_or_removed_one(trained_phone: Rung):
    rung = trained_phone
    ids = sorted(row["id"] for row in rung.stored())
    for id in ids:
        damage(rung, id, lambda row: "?" + row)
    rung.open()
    expect(rung.notice(f"{len(ids)} entries were damaged")).to_be_visible()
    rung.wait_until(lambda: len(rung.stored("aside")) == len(ids), "all rows set aside")
    # The second start finds nothing but what was set aside.
    rung.page.reload()
    expect(rung.heading("Today")).to_be_visible()
    rung.open_settings()
    rung.sheet.get_by_role("button", name="Set aside").tap()
    expect(rung.sheet.get_by_role("listitem")).to_have_count(len(ids))
    assert sorted(row["id"] for row in rung.stored("aside")) == ids
    rung.expect_no_errors()
