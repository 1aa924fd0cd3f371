"""A full disk: it is said, memory keeps the sets, a copy holds them, and all is stored once there is space."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Dialog, expect
from rung import Rung
from serving import Server

# What Chromium and the host say of a write that found no space.
NO_SPACE = ("Quota", "quota")


def fill_disk(rung: Rung) -> None:
    origin = rung.address.rstrip("/")
    rung.tools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1000})


def free_disk(rung: Rung) -> None:
    rung.tools.send("Storage.overrideQuotaForOrigin", {"origin": rung.address.rstrip("/")})


@pytest.fixture
def full_phone(
    new_context: Callable[..., BrowserContext], server: Server, running: dict[str, Any]
) -> Iterator[Rung]:
    """A phone in the middle of a session, 60 kg × 8 and 62.5 kg × 6 stored, whose disk is full since."""
    rung = Rung(new_context(storage_state=running).new_page(), server.address)
    # Chromium asks for the space that is left at the first write and then only now and again.
    fill_disk(rung)
    rung.open()
    expect(rung.log_button).to_be_visible()
    yield rung
    rung.provoked(*NO_SPACE)


def test_a_set_that_finds_no_space_is_kept_in_memory_and_the_logger_says_so(full_phone: Rung):
    before = full_phone.stored()
    full_phone.log("65", "5")
    expect(full_phone.slim_notice).to_contain_text("Storage is full. Your sets are in memory only.")
    full_phone.expect_done_sets("60 kg × 8", "62.5 kg × 6", "65 kg × 5")
    assert full_phone.stored() == before
    full_phone.minimise()
    notice = full_phone.notice("The storage is full")
    expect(notice).to_contain_text(
        "Your last change is kept in memory while this page is open. Save a copy now, then free some space."
    )
    full_phone.session_bar.get_by_role("button", name="Open A, 3 of 14 sets").tap()
    full_phone.expect_done_sets("60 kg × 8", "62.5 kg × 6", "65 kg × 5")


def test_the_copy_that_is_offered_holds_the_set_and_brings_it_to_another_phone(
    full_phone: Rung, phone: Rung, tmp_path: Path
):
    full_phone.log("65", "5")
    copy = full_phone.download(lambda: full_phone.slim_notice.get_by_role("button", name="Save a copy").tap())
    assert copy.suggested_filename.startswith("rung-copy-")
    file = tmp_path / copy.suggested_filename
    copy.save_as(file)
    phone.restore(file, lambda: phone.button("Restore from a copy").tap())
    expect(phone.heading("Today")).to_be_visible()
    phone.session_bar.get_by_role("button", name="Open A, 3 of 14 sets").tap()
    phone.expect_done_sets("60 kg × 8", "62.5 kg × 6", "65 kg × 5")


def test_with_space_again_a_try_stores_everything(full_phone: Rung):
    full_phone.log("65", "5")
    full_phone.log("42.5", "8")
    full_phone.minimise()
    notice = full_phone.notice("The storage is full")
    notice.get_by_role("button", name="Try again").tap()
    full_phone.wait_until(lambda: len(full_phone.errors) > 0 or notice.is_visible(), "an answer to the try")
    expect(notice).to_be_visible()

    free_disk(full_phone)
    notice.get_by_role("button", name="Try again").tap()
    expect(notice).to_be_hidden()
    full_phone.page.reload()
    full_phone.session_bar.get_by_role("button", name="Open A, 4 of 14 sets").tap()
    full_phone.expect_done_sets("42.5 kg × 8")
    full_phone.logger.get_by_role("button", name="Barbell Back Squat").tap()
    loads = full_phone.logger.locator(".rows .set.done .load")
    expect(loads).to_contain_text(["60 kg × 8", "62.5 kg × 6", "65 kg × 5"])


def test_with_space_again_the_next_set_takes_the_others_along(full_phone: Rung):
    full_phone.log("65", "5")
    expect(full_phone.slim_notice).to_be_visible()
    free_disk(full_phone)
    full_phone.log("42.5", "8")
    expect(full_phone.slim_notice).to_be_hidden()
    full_phone.page.reload()
    full_phone.expect_progress(4, 14)


def test_leaving_with_a_set_in_memory_only_asks_first(full_phone: Rung):
    asked: list[str] = []

    def stay(dialog: Dialog) -> None:
        asked.append(dialog.type)
        dialog.dismiss()

    full_phone.page.on("dialog", stay)
    full_phone.log("65", "5")
    expect(full_phone.slim_notice).to_be_visible()
    full_phone.page.evaluate("() => { location.reload(); }")
    full_phone.wait_until(lambda: asked == ["beforeunload"], "question before leaving")
    full_phone.expect_done_sets("60 kg × 8", "62.5 kg × 6", "65 kg × 5")
    free_disk(full_phone)
    full_phone.log("42.5", "8")
    expect(full_phone.slim_notice).to_be_hidden()
    full_phone.page.reload()
    full_phone.expect_progress(4, 14)
    assert asked == ["beforeunload"]


def test_a_first_launch_on_a_full_disk_says_so_and_its_copy_holds_the_session(
    new_context: Callable[..., BrowserContext], server: Server, phone: Rung, tmp_path: Path
):
    full = Rung(new_context().new_page(), server.address)
    fill_disk(full)
    full.open()
    full.begin()
    expect(full.notice("The storage is full")).to_be_visible()
    full.start()
    full.log("60", "8")
    expect(full.slim_notice).to_be_visible()
    file = tmp_path / "copy.json"
    full.download(lambda: full.slim_notice.get_by_role("button", name="Save a copy").tap()).save_as(file)
    phone.restore(file, lambda: phone.button("Restore from a copy").tap())
    phone.session_bar.get_by_role("button", name="Open A, 1 of 14 sets").tap()
    phone.expect_done_sets("60 kg × 8")
    free_disk(full)
    full.log("62.5", "6")
    expect(full.slim_notice).to_be_hidden()
    full.page.reload()
    full.expect_done_sets("60 kg × 8", "62.5 kg × 6")
    full.provoked(*NO_SPACE)
