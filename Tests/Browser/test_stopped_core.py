"""The core stops at a trap: it is caught and said, a fresh one goes on from the disk, and nothing is lost."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from disk import NO_SPACE, fill_disk, free_disk
from playwright.sync_api import BrowserContext, expect
from rung import Rung
from serving import Server

SCRIPT = Path(__file__).parent / "trap.js"
# What the host writes to the console of a trap.
TOLD = ("RuntimeError: unreachable",)


@pytest.fixture
def rung(new_context: Callable[..., BrowserContext], server: Server, running: dict[str, Any]) -> Iterator[Rung]:
    """A phone in the middle of a session, 60 kg × 8 logged, whose core can be made to trap."""
    context = new_context(storage_state=running)
    context.add_init_script(path=SCRIPT)
    phone = Rung(context.new_page(), server.address).open()
    expect(phone.log_button).to_be_visible()
    yield phone
    phone.provoked(*TOLD)


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_trap_is_said_and_the_sets_are_there(rung: Rung, when: str):
    rung.dial("62.5", "6")
    rung.page.evaluate("when => phone.trap(when)", when)
    rung.log_button.tap()
    expect(rung.slim_notice).to_contain_text("Rung had to start again")
    rung.expect_done_sets("60 kg × 8")
    rung.expect_dialled("62.5", "6")
    # What was not painted as logged is not logged; the next tap does it.
    rung.log()
    rung.expect_done_sets("60 kg × 8", "62.5 kg × 6")
    rung.slim_notice.get_by_role("button", name="Close").tap()
    expect(rung.slim_notice).to_have_count(0)
    rung.wait_stored()
    rung.page.reload()
    rung.expect_done_sets("60 kg × 8", "62.5 kg × 6")
    expect(rung.slim_notice).to_have_count(0)


def test_a_trap_on_another_screen_is_said_there(rung: Rung):
    rung.minimise()
    rung.page.evaluate("phone.trap('before')")
    rung.button("Settings").tap()
    notice = rung.notice("Rung had to start again")
    expect(notice).to_contain_text("Something in Rung went wrong. Every set that was stored is here")
    expect(rung.session_bar.get_by_role("button", name="Open A, 1 of 14 sets")).to_be_visible()
    notice.get_by_role("button", name="Close").tap()
    expect(notice).to_have_count(0)


def test_the_rest_goes_on_over_a_trap(rung: Rung):
    rung.log("62.5", "6")
    before = rung.page.evaluate("document.querySelector('.rest-bar .countdown').textContent")
    rung.page.evaluate("phone.trap('before')")
    rung.button("One rep more", exact=False).tap()
    expect(rung.slim_notice).to_be_visible()
    after = rung.countdown.inner_text()
    minutes, seconds = (int(part) for part in after.split(":"))
    was_minutes, was_seconds = (int(part) for part in before.split(":"))
    assert 0 <= (was_minutes * 60 + was_seconds) - (minutes * 60 + seconds) < 30, (before, after)


def test_sets_that_the_disk_has_no_space_for_survive_a_trap(
    new_context: Callable[..., BrowserContext], server: Server
):
    context = new_context()
    context.add_init_script(path=SCRIPT)
    rung = Rung(context.new_page(), server.address)
    fill_disk(rung)
    rung.open()
    rung.begin()
    rung.start()
    rung.log("60", "8")
    rung.log("62.5", "6")
    rung.page.evaluate("phone.trap('before')")
    rung.button("One rep more", exact=False).tap()
    # Without a row on the disk the fresh core begins with none, and then hears of those in memory.
    expect(rung.slim_notice.filter(has_text="Rung had to start again")).to_be_visible()
    rung.expect_done_sets("60 kg × 8", "62.5 kg × 6")
    free_disk(rung)
    rung.log("65", "5")
    rung.wait_stored()
    rung.page.reload()
    rung.expect_progress(3, 14)
    rung.provoked(*TOLD, *NO_SPACE)


def test_two_traps_in_a_row_end_in_a_sentence_and_a_copy_without_the_core(rung: Rung):
    before = rung.stored()
    rung.page.evaluate("phone.trap('before')")
    rung.button("One rep more", exact=False).tap()
    expect(rung.slim_notice).to_contain_text("Rung had to start again")
    rung.page.evaluate("phone.trap('before')")
    rung.button("One rep more", exact=False).tap()
    expect(rung.heading("Rung stopped twice in a row")).to_be_visible()
    expect(rung.page.locator("#notice-stopped")).to_contain_text(
        "Everything that was stored on this device is still here."
    )
    copy = rung.download(lambda: rung.button("Save a copy").tap())
    assert json.loads(copy.path().read_text())["documents"] == before
    rung.button("Try again").tap()
    rung.expect_done_sets("60 kg × 8")
