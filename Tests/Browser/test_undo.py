"""Nothing is one-way: what is deleted, discarded or logged by mistake comes back, also on the disk."""

import re
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


def test_a_deleted_session_is_gone_and_comes_back_with_undo(trained_phone: Rung):
    rung = trained_phone.open("#/history")
    rung.screen.get_by_role("link", name="A").tap()
    sets = rung.screen.locator(".set .load")
    expect(sets).to_have_text(["60 kg × 8"])
    rung.button("Delete this session").tap()
    expect(rung.heading("No sessions yet")).to_be_visible()
    expect(rung.toast).to_contain_text("A of 5 October deleted")
    rung.wait_stored()
    rung.toast.get_by_role("button", name="Undo").tap()
    rung.screen.get_by_role("link", name="A").tap()
    expect(sets).to_have_text(["60 kg × 8"])
    rung.wait_stored()
    rung.page.reload()
    expect(sets).to_have_text(["60 kg × 8"])
    rung.expect_no_errors()


def test_a_deleted_plan_comes_back_with_undo_and_is_the_one_in_use_again(begun_phone: Rung):
    rung = begun_phone
    rung.tab("Plan")
    rung.screen.get_by_role("button", name="Add a plan").last.tap()
    rung.sheet.get_by_role("radio", name=re.compile("^Minimalist Strength")).check()
    rung.sheet.get_by_role("button", name="Add Minimalist Strength").tap()
    expect(rung.heading("Other plans")).to_be_visible()
    rung.button("Delete Full Body 3×").tap()
    expect(rung.screen.get_by_role("heading", level=2)).to_have_text(["Minimalist Strength"])
    rung.toast.get_by_role("button", name="Undo").tap()
    expect(rung.screen.get_by_role("heading", level=2)).to_have_text(["Full Body 3×", "Other plans"])
    rung.wait_stored()
    rung.page.reload()
    expect(rung.screen.get_by_role("heading", level=2)).to_have_text(["Full Body 3×", "Other plans"])


def test_a_discarded_session_comes_back_with_undo_as_it_was(training_phone: Rung):
    rung = training_phone
    rung.dial("62.5", "6")
    rung.button("Discard session").tap()
    expect(rung.sheet).to_contain_text("Discard this session?")
    rung.sheet.get_by_role("button", name="Keep it").last.tap()
    expect(rung.sheet).to_have_count(0)
    rung.button("Discard session").tap()
    rung.sheet.get_by_role("button", name="Discard 1 set").tap()
    expect(rung.screen.get_by_role("button", name="Start A")).to_be_visible()
    rung.wait_stored()
    rung.toast.get_by_role("button", name="Undo").tap()
    rung.expect_done_sets("60 kg × 8")
    rung.expect_dialled("62.5", "6")
    rung.wait_stored()
    rung.page.reload()
    rung.expect_done_sets("60 kg × 8")


def test_a_set_logged_by_mistake_is_taken_back_and_its_numbers_wait_on_the_pad(training_phone: Rung):
    rung = training_phone
    rung.log("62.5", "6")
    rung.button("Set 2 is logged, undo").tap()
    rung.expect_done_sets("60 kg × 8")
    rung.expect_dialled("62.5", "6")
    expect(rung.log_button).to_have_text("Log set 2 of 3")
    rung.wait_stored()
    rung.page.reload()
    rung.expect_done_sets("60 kg × 8")
    rung.expect_dialled("62.5", "6")


def test_a_correction_can_be_left_without_a_trace(training_phone: Rung):
    rung = training_phone
    rung.button("Change set 1: 60 kg × 8").tap()
    expect(rung.log_button).to_have_text("Save set 1")
    rung.dial("70", "3")
    rung.button("Cancel").tap()
    rung.expect_done_sets("60 kg × 8")
    rung.expect_dialled("60", "5")
