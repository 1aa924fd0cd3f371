"""Two tabs of one browser show one logbook, whoever writes."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect
from rung import Rung
from serving import Server


def second_tab(rung: Rung, hash: str = "") -> Rung:
    return Rung(rung.page.context.new_page(), rung.address).open(hash)


@pytest.fixture
def other(training_phone: Rung) -> Rung:
    """A second tab on the session of the first."""
    tab = second_tab(training_phone)
    expect(tab.log_button).to_be_visible()
    return tab


def in_step(*tabs: Rung) -> list[str]:
    """What all tabs show of the open exercise, once they agree with each other and with the disk."""
    first = tabs[0]
    first.wait_until(lambda: len({str(tab.done_sets()) for tab in tabs}) == 1, "agreement of the tabs")
    first.wait_stored()
    shown = first.done_sets()
    for tab in tabs:
        tab.page.reload()
        expect(tab.log_button).to_be_visible()
        assert tab.done_sets() == shown
    return shown


def test_a_set_logged_in_one_tab_stands_in_the_other(training_phone: Rung, other: Rung):
    training_phone.log("62.5", "6")
    other.expect_done_sets("60 kg × 8", "62.5 kg × 6")
    # The other goes on from there, and back.
    other.log("65", "5")
    for tab in (training_phone, other):
        tab.expect_progress(3, 14)
        expect(tab.logger.get_by_role("heading", level=2)).to_have_text("Barbell Bench Press")
        expect(tab.log_button).to_have_text("Log set 1 of 3")
        expect(tab.logger.get_by_role("button", name="Barbell Back Squat")).to_contain_text("best 65 kg × 5")
    in_step(training_phone, other)


def test_a_taken_back_set_an_effort_and_a_correction_reach_the_other_tab(training_phone: Rung, other: Rung):
    training_phone.log("62.5", "6")
    other.expect_done_sets("60 kg × 8", "62.5 kg × 6")
    training_phone.button("Set 2 is logged, undo").tap()
    other.expect_done_sets("60 kg × 8")
    other.button("Rate set 1").tap()
    other.button("Hard 1 left").tap()
    expect(training_phone.button("Set 1 felt Hard, change")).to_be_visible()
    training_phone.button("Change set 1: 60 kg × 8", exact=False).tap()
    training_phone.dial("57.5", "7")
    training_phone.button("Save set 1").tap()
    other.expect_done_sets("57.5 kg × 7")


def test_both_tabs_log_the_same_set_at_once_and_agree_on_one(training_phone: Rung, other: Rung):
    training_phone.dial("65", "5")
    other.expect_dialled("65", "5")
    # Neither waits for the other.
    for tab in (training_phone, other):
        tab.page.evaluate("() => { document.getElementById('log').click(); }")
    shown = in_step(training_phone, other)
    # Who came second logged the same set once more, or, if the first was quick, the one after it.
    assert shown in (["60 kg × 8", "65 kg × 5"], [])
    training_phone.expect_progress(2 if shown else 3, 14)


def test_a_storm_of_sets_from_both_tabs_loses_none(training_phone: Rung, other: Rung):
    """Each tab logs its own exercise as fast as it can."""
    other.logger.get_by_role("button", name="Barbell Bench Press").tap()
    expect(other.logger.get_by_role("heading", level=2)).to_have_text("Barbell Bench Press")
    other.dial("40")
    training_phone.dial("70")
    expect(other.weight).to_have_value("40")
    expect(training_phone.weight).to_have_value("70")
    # Two squats and three presses: whoever went on would log the other's exercise at what it knows of it.
    for tab, times in ((training_phone, 2), (other, 3)):
        tab.page.evaluate("times => phone.logFast(60, times)", times)
    for tab in (training_phone, other):
        tab.expect_progress(6, 14)
    training_phone.wait_stored()
    for tab in (training_phone, other):
        tab.page.reload()
        expect(tab.log_button).to_be_visible()
        tab.expect_progress(6, 14)
    training_phone.logger.get_by_role("button", name="Barbell Back Squat").tap()
    loads = training_phone.logger.locator(".rows .set.done .load")
    expect(loads).to_contain_text(["60 kg × 8", "70 kg × ", "70 kg × "])
    training_phone.logger.get_by_role("button", name="Barbell Bench Press").tap()
    expect(loads).to_contain_text(["40 kg × ", "40 kg × ", "40 kg × "])


def test_edits_of_different_things_at_once_all_last(training_phone: Rung, other: Rung):
    other.minimise()
    other.open_settings()
    training_phone.dial("62.5", "6")
    training_phone.page.evaluate("() => { document.getElementById('log').click(); }")
    other.page.evaluate("""() => {
      document.querySelector('.sheet input[name="unit"]:not(:checked)').click();
      document.getElementById("ask-effort").click();
    }""")
    for tab in (training_phone, second_tab(training_phone, "#/session")):
        tab.expect_progress(2, 14)
        expect(tab.page.get_by_role("spinbutton", name="Weight in pounds")).to_be_visible()
        expect(tab.button("Set 1 is logged, undo")).to_be_visible()
        expect(tab.button("Rate set 1")).to_have_count(0)


def test_what_is_being_typed_in_one_tab_stays_while_the_other_logs(training_phone: Rung, other: Rung):
    other.reps.tap()
    other.reps.fill("1")
    training_phone.log("62.5", "6")
    other.expect_progress(2, 14)
    expect(other.reps).to_be_focused()
    expect(other.reps).to_have_value("1")
    other.reps.press("End")
    other.reps.type("2")
    other.reps.press("Enter")
    expect(other.reps).to_have_value("12")


def test_a_session_finished_in_one_tab_closes_the_logger_of_the_other(training_phone: Rung, other: Rung):
    training_phone.finish()
    expect(other.logger).to_have_count(0)
    expect(other.text("Done today")).to_be_visible()
    assert other.page.evaluate("location.hash") == "#/today"
    other.history()
    expect(other.screen.get_by_role("link", name="A")).to_have_count(1)


def test_a_set_logged_in_one_tab_as_the_other_finishes_is_kept(training_phone: Rung, other: Rung):
    other.dial("62.5", "6")
    training_phone.logger.get_by_role("button", name="Finish", exact=True).tap()
    finish = training_phone.sheet.get_by_role("button", name="Finish session")
    expect(finish).to_be_visible()
    other.page.evaluate("() => { document.getElementById('log').click(); }")
    training_phone.page.evaluate("""() => {
      [...document.querySelectorAll("dialog button")].find(each => each.textContent.includes("Finish")).click();
    }""")
    expect(training_phone.heading("A, done")).to_be_visible()
    training_phone.wait_stored()
    training_phone.open("#/history")
    training_phone.screen.get_by_role("link", name="A").tap()
    expect(training_phone.screen.locator(".set .load")).to_have_text(["60 kg × 8", "62.5 kg × 6"])


def test_a_first_launch_ends_when_the_other_tab_has_begun(phone: Rung):
    other = second_tab(phone)
    expect(other.heading("Rung")).to_be_visible()
    phone.begin("Minimalist Strength")
    expect(other.screen.get_by_role("button", name="Start Day A")).to_be_visible()
    other.expect_no_errors()


def test_two_first_launches_at_once_end_in_one_logbook(new_context: Callable[..., BrowserContext], server: Server):
    context = new_context()
    tabs = [Rung(context.new_page(), server.address).open() for _ in range(2)]
    for tab in tabs:
        expect(tab.heading("Rung")).to_be_visible()
    for tab in tabs:
        # On a slow machine the second has heard of the first's logbook by now, and has no such button any more.
        tab.page.evaluate("""() => {
          [...document.querySelectorAll("button")].find(each => each.textContent.startsWith("Start with"))?.click();
        }""")
    for tab in tabs:
        expect(tab.heading("Today")).to_be_visible()
    tabs[0].wait_stored()
    shown = []
    for tab in tabs:
        tab.page.reload()
        tab.tab("Plan")
        expect(tab.page.locator(".chip.accent")).to_have_text("Active")
        shown.append(tab.screen.inner_text())
    assert shown[0] == shown[1]
    # The second start is not a second plan in use: one is active, the other can be deleted.
    for tab in tabs:
        tab.expect_no_errors()


def test_a_tab_that_slept_shows_what_it_missed_when_it_is_looked_at(training_phone: Rung):
    other = second_tab(training_phone)
    expect(other.log_button).to_be_visible()
    # Messages that never arrive, as to a page that the system froze.
    other.page.evaluate("() => { BroadcastChannel.prototype.postMessage = () => {}; }")
    other.log("62.5", "6")
    other.wait_stored()
    training_phone.expect_progress(1, 14)
    training_phone.page.evaluate("() => { document.dispatchEvent(new Event('visibilitychange')); }")
    training_phone.expect_done_sets("60 kg × 8", "62.5 kg × 6")
    # It did not know, and yet overwrites nothing.
    other.expect_no_errors()


def test_a_tab_that_slept_and_logs_at_once_overwrites_nothing(training_phone: Rung):
    other = second_tab(training_phone)
    expect(other.log_button).to_be_visible()
    for tab in (training_phone, other):
        tab.page.evaluate("() => { BroadcastChannel.prototype.postMessage = () => {}; }")
    other.logger.get_by_role("button", name="Barbell Row").tap()
    other.log("50", "10")
    other.wait_stored()
    training_phone.log("62.5", "6")
    training_phone.wait_stored()
    for tab in (training_phone, other):
        tab.page.reload()
        tab.expect_progress(3, 14)
