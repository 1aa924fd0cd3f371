"""A store that can't be used: the app says what happened and what is safe, and never goes on with an empty logbook."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect
from rung import Rung
from serving import Server


@pytest.fixture
def closed_phone(new_context: Callable[..., BrowserContext], server: Server, running: dict[str, Any]) -> Rung:
    """A phone with a set logged, the app not open."""
    rung = Rung(new_context(storage_state=running).new_page(), server.address)
    rung.leave_for_a_blank_page()
    return rung


def expect_no_logbook(rung: Rung) -> None:
    """Nothing on the screen leads into a logbook or a first launch."""
    expect(rung.page.get_by_role("navigation")).to_have_count(0)
    expect(rung.page.get_by_role("radio")).to_have_count(0)
    expect(rung.logger).to_have_count(0)


@pytest.mark.parametrize("error", ["SecurityError", "InvalidStateError", "NotAllowedError"])
def test_a_browser_that_keeps_nothing_is_told_so_and_works_once_it_does(closed_phone: Rung, error: str):
    rung = closed_phone
    before = rung.stored()
    rung.page.add_init_script(f"""
      const open = IDBFactory.prototype.open;
      IDBFactory.prototype.open = function (...parts) {{
        if (!localStorage.getItem("allowed")) throw new DOMException("denied", "{error}");
        return open.apply(this, parts);
      }};
    """)
    rung.open()
    expect(rung.heading("This browser keeps nothing here")).to_be_visible()
    expect(rung.screen).to_contain_text("Rung will not start with a logbook that would be lost.")
    expect(rung.screen).to_contain_text("If you have a logbook in this browser, it is untouched.")
    expect_no_logbook(rung)
    rung.page.evaluate("() => localStorage.setItem('allowed', '1')")
    rung.button("Try again").tap()
    rung.expect_done_sets("60 kg × 8")
    assert rung.stored() == before
    rung.expect_no_errors()


def test_a_store_that_is_broken_is_told_so_and_keeps_what_it_has(closed_phone: Rung):
    rung = closed_phone
    before = rung.stored()
    rung.page.add_init_script("""
      const open = IDBFactory.prototype.open;
      IDBFactory.prototype.open = function (name, version) {
        // Only the app asks for a version; a raw copy takes the store as it is.
        if (!localStorage.getItem("mended") && version) throw new DOMException("broken", "UnknownError");
        return version ? open.call(this, name, version) : open.call(this, name);
      };
    """)
    rung.open()
    expect(rung.heading("The logbook could not be opened")).to_be_visible()
    expect(rung.screen).to_contain_text("What was stored has not been changed.")
    expect_no_logbook(rung)
    copy = rung.download(lambda: rung.button("Save a copy of the raw data").tap())
    assert json.loads(copy.path().read_text())["documents"] == before
    rung.page.evaluate("() => localStorage.setItem('mended', '1')")
    rung.button("Try again").tap()
    rung.expect_done_sets("60 kg × 8")
    rung.expect_no_errors()


def test_a_raw_copy_that_can_not_be_made_says_so(closed_phone: Rung):
    rung = closed_phone
    rung.page.add_init_script(
        "IDBFactory.prototype.open = () => { throw new DOMException('broken', 'UnknownError'); };"
    )
    rung.open()
    expect(rung.heading("The logbook could not be opened")).to_be_visible()
    rung.button("Save a copy of the raw data").tap()
    expect(rung.toast).to_contain_text("No copy could be saved")


NEWER = {
    "a higher version of the database": """() => new Promise((resolve, reject) => {
      const opening = indexedDB.open("rung", 99);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => { opening.result.close(); resolve(); };
    })""",
    "a newer meaning of its rows": """() => new Promise((resolve, reject) => {
      const opening = indexedDB.open("rung");
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const writing = opening.result.transaction("meta", "readwrite");
        writing.objectStore("meta").put(2, "schema");
        writing.oncomplete = () => { opening.result.close(); resolve(); };
      };
    })""",
}


@pytest.mark.parametrize("kind", NEWER)
def test_a_store_of_a_newer_version_is_not_touched_and_can_be_saved(closed_phone: Rung, kind: str):
    rung = closed_phone
    rung.page.evaluate(NEWER[kind])
    before = {table: rung.stored(table) for table in ("documents", "aside", "meta")}
    rung.open()
    expect(rung.heading("Your logbook is from a newer Rung")).to_be_visible()
    expect(rung.screen).to_contain_text("This older page does not touch it, so that nothing is damaged.")
    expect_no_logbook(rung)
    copy = rung.download(lambda: rung.button("Save a copy of the raw data").tap())
    assert json.loads(copy.path().read_text())["documents"] == before["documents"]
    rung.button("Reload").tap()
    expect(rung.heading("Your logbook is from a newer Rung")).to_be_visible()
    assert {table: rung.stored(table) for table in before} == before
    rung.expect_no_errors()


def test_a_newer_version_in_another_tab_takes_over_and_sets_logged_here_are_not_lost(
    training_phone: Rung, new_context: Callable[..., BrowserContext], server: Server, tmp_path: Path
):
    rung = training_phone
    before = rung.stored()
    other = Rung(rung.page.context.new_page(), rung.address)
    other.leave_for_a_blank_page()
    other.page.evaluate(NEWER["a higher version of the database"])
    expect(rung.slim_notice).to_contain_text("Another tab runs a newer Rung")
    rung.log("62.5", "6")
    expect(rung.slim_notice).to_contain_text("Not stored. Your sets are in memory only.")
    file = tmp_path / "copy.json"
    rung.download(lambda: rung.slim_notice.get_by_role("button", name="Save a copy").tap()).save_as(file)
    assert rung.stored() == before

    fresh = Rung(new_context().new_page(), server.address).open()
    fresh.restore(file, lambda: fresh.button("Restore from a copy").tap())
    fresh.session_bar.get_by_role("button", name="Open A, 2 of 14 sets").tap()
    fresh.expect_done_sets("60 kg × 8", "62.5 kg × 6")
    fresh.expect_no_errors()
    # Where it left off could not be stored any more either.
    rung.provoked("VersionError")


class TestEvicted:
    """The cookie says that this browser held a logbook, and the store is empty."""

    @pytest.fixture
    def rung(self, closed_phone: Rung) -> Rung:
        closed_phone.page.evaluate(
            "() => new Promise(done => { indexedDB.deleteDatabase('rung').onsuccess = () => done(); })"
        )
        return closed_phone.open()

    def test_it_is_told_from_a_first_launch_also_after_another_start(self, rung: Rung):
        for _ in range(2):
            expect(rung.heading("The browser removed your logbook")).to_be_visible()
            expect(rung.screen).to_contain_text(
                "A copy you saved, or another device that has your logbook, still has everything."
            )
            expect_no_logbook(rung)
            rung.page.reload()
        rung.expect_no_errors()

    def test_a_copy_brings_everything_back(self, rung: Rung, training_phone: Rung, tmp_path: Path):
        training_phone.minimise()
        training_phone.open_settings()
        file = tmp_path / "copy.json"
        save = training_phone.sheet.get_by_role("button", name="Save a copy")
        training_phone.download(save.tap).save_as(file)
        rung.restore(file, lambda: rung.button("Restore from a copy").tap())
        rung.session_bar.get_by_role("button", name="Open A, 1 of 14 sets").tap()
        rung.expect_done_sets("60 kg × 8")
        rung.wait_stored()
        rung.page.reload()
        rung.expect_done_sets("60 kg × 8")
        rung.expect_no_errors()

    @pytest.mark.parametrize("text", ["", "{", "no copy", '{"format":"rung-copy","version":1}'])
    def test_a_file_that_is_no_copy_changes_nothing(self, rung: Rung, tmp_path: Path, text: str):
        file = tmp_path / "file.json"
        file.write_text(text)
        rung.restore(file, lambda: rung.button("Restore from a copy").tap())
        expect(rung.toast).to_contain_text("Nothing was restored")
        expect(rung.heading("The browser removed your logbook")).to_be_visible()
        rung.expect_no_errors()

    def test_only_the_person_starts_again_empty(self, rung: Rung):
        rung.button("Start again, empty").tap()
        expect(rung.heading("Rung")).to_be_visible()
        rung.begin()
        rung.wait_stored()
        rung.page.reload()
        expect(rung.heading("Today")).to_be_visible()
        rung.expect_no_errors()
