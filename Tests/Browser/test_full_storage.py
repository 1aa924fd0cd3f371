"""A full disk: it is said, memory keeps the sets, a copy holds them, and all is stored once there is space."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from disk import NO_SPACE, fill_disk, fill_used_disk, free_disk
from playwright.sync_api import BrowserContext, Dialog, expect
from rung import Rung
from serving import Server


@pytest.fixture
def full_phone(new_context: Callable[..., BrowserContext], server: Server) -> Iterator[Rung]:
    """A phone whose disk was full from the first launch on, in the middle of a session, 60 kg × 8 logged."""
    rung = Rung(new_context().new_page(), server.address)
    fill_disk(rung)
    rung.open()
    rung.begin()
    expect(rung.notice("The storage is full")).to_be_visible()
    rung.start()
    rung.log("60", "8")
    yield rung
    rung.provoked(*NO_SPACE)


def test_a_disk_that_fills_up_in_a_session_keeps_what_it_had_and_memory_the_rest(
    new_context: Callable[..., BrowserContext], server: Server, running: dict[str, Any]
):
    rung = Rung(new_context(storage_state=running).new_page(), server.address)
    fill_used_disk(rung)
    rung.open()
    before = rung.stored()
    rung.log("62.5", "6")
    expect(rung.slim_notice).to_contain_text("Storage is full. Your sets are in memory only.")
    rung.expect_done_sets("60 kg × 8", "62.5 kg × 6")
    assert rung.stored() == before
    rung.minimise()
    expect(rung.notice("The storage is full")).to_contain_text(
        "Your last change is kept in memory while this page is open. Save a copy now, then free some space."
    )
    rung.session_bar.get_by_role("button", name="Open A, 2 of 14 sets").tap()
    rung.expect_done_sets("60 kg × 8", "62.5 kg × 6")
    free_disk(rung)
    rung.log("65", "5")
    expect(rung.slim_notice).to_be_hidden()
    rung.page.reload()
    rung.expect_progress(3, 14)
    rung.provoked(*NO_SPACE)


def test_the_copy_that_is_offered_holds_every_set_and_brings_them_to_another_phone(
    full_phone: Rung, phone: Rung, tmp_path: Path
):
    expect(full_phone.slim_notice).to_be_visible()
    full_phone.log("62.5", "6")
    copy = full_phone.download(lambda: full_phone.slim_notice.get_by_role("button", name="Save a copy").tap())
    assert copy.suggested_filename.startswith("rung-copy-")
    file = tmp_path / copy.suggested_filename
    copy.save_as(file)
    phone.restore(file, lambda: phone.button("Restore from a copy").tap())
    expect(phone.heading("Today")).to_be_visible()
    phone.session_bar.get_by_role("button", name="Open A, 2 of 14 sets").tap()
    phone.expect_done_sets("60 kg × 8", "62.5 kg × 6")


def test_with_space_again_a_try_stores_everything(full_phone: Rung):
    full_phone.log("62.5", "6")
    full_phone.minimise()
    notice = full_phone.notice("The storage is full")
    expect(notice).to_contain_text("Your last 2 changes are kept in memory while this page is open.")
    assert full_phone.stored() == []
    free_disk(full_phone)
    notice.get_by_role("button", name="Try again").tap()
    expect(notice).to_be_hidden()
    full_phone.page.reload()
    # What belongs to the device was to be stored as well: the session was left as a bar.
    full_phone.session_bar.get_by_role("button", name="Open A, 2 of 14 sets").tap()
    full_phone.expect_done_sets("60 kg × 8", "62.5 kg × 6")


def test_leaving_with_a_set_in_memory_only_asks_first(full_phone: Rung):
    asked: list[str] = []

    def stay(dialog: Dialog) -> None:
        asked.append(dialog.type)
        dialog.dismiss()

    full_phone.page.on("dialog", stay)
    full_phone.page.evaluate("() => { location.reload(); }")
    full_phone.wait_until(lambda: asked == ["beforeunload"], "question before leaving")
    full_phone.expect_done_sets("60 kg × 8")
    free_disk(full_phone)
    full_phone.log("62.5", "6")
    expect(full_phone.slim_notice).to_be_hidden()
    full_phone.page.reload()
    full_phone.expect_done_sets("60 kg × 8", "62.5 kg × 6")
    assert asked == ["beforeunload"]
