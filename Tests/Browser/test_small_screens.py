"""On the smallest screens the set in hand stays in view, and what opens never has the dangerous button in hand."""

import re

import pytest
from playwright.sync_api import expect
from rung import Rung

SMALL = {"width": 320, "height": 568}
SEEN = """() => {
  const row = document.querySelector("#exercises [aria-current=step]").getBoundingClientRect();
  const list = document.querySelector("#exercises").getBoundingClientRect();
  return { hidden: Math.max(0, list.top - row.top, row.bottom - list.bottom), room: list.height };
}"""


def expect_set_in_view(rung: Rung, room: int) -> None:
    rung.page.evaluate("() => Promise.all(document.getAnimations().map(each => each.finished.catch(() => {})))")
    seen = rung.page.evaluate(SEEN)
    assert seen["hidden"] < 1, seen
    assert seen["room"] >= room, seen


@pytest.mark.parametrize("size", [SMALL, {"width": 390, "height": 844}])
def test_the_set_in_hand_stays_above_the_dock(begun_phone: Rung, size: dict[str, int]):
    rung = begun_phone
    rung.page.set_viewport_size(size)
    rung.start()
    rung.dial("60", "8")
    rung.button(re.compile("^More for"), exact=False).first.tap()
    rung.sheet.get_by_role("button", name=re.compile("ramp")).tap()
    expect(rung.log_button).to_contain_text("Log warm-up 1")
    expect_set_in_view(rung, 150)
    for _ in range(5):
        rung.log()
        # The question, the rest and the pad are all there.
        expect(rung.page.locator(".rest-bar, .effort, .pad").last).to_be_visible()
        expect_set_in_view(rung, 150)


def test_a_question_opens_with_the_safe_choice_in_hand(training_phone: Rung):
    rung = training_phone
    rung.logger.get_by_role("button", name="Finish", exact=True).tap()
    expect(rung.sheet.get_by_role("button", name="Go on")).to_be_focused()
    rung.page.keyboard.press("Escape")
    rung.logger.get_by_role("button", name="Discard session").tap()
    expect(rung.sheet.get_by_role("button", name="Keep it")).to_be_focused()


def test_a_sentence_covers_no_title_in_the_logger(training_phone: Rung):
    rung = training_phone
    rung.button(re.compile("^More for"), exact=False).first.tap()
    rung.sheet.get_by_role("button", name=re.compile("^Remove")).first.tap()
    expect(rung.toast).to_be_visible()
    toast, title = rung.toast.bounding_box(), rung.page.locator("#card-in-hand h2").bounding_box()
    assert toast is not None and title is not None
    assert toast["y"] + toast["height"] <= title["y"] or toast["y"] >= title["y"] + title["height"]
