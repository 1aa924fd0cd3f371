"""Two taps on one spot, too quick to be meant twice: the second does nothing, whatever has come under the finger."""

import pytest
from playwright.sync_api import Locator, expect
from rung import Rung


def double_tap(rung: Rung, target: Locator) -> None:
    box = target.bounding_box()
    assert box is not None
    for _ in range(2):
        rung.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_double_tap_on_log_set_logs_one_set(begun_phone: Rung):
    begun_phone.start()
    begun_phone.dial("60", "8")
    double_tap(begun_phone, begun_phone.log_button)
    begun_phone.expect_done_sets("60 kg × 8")
    begun_phone.page.wait_for_timeout(500)
    begun_phone.expect_done_sets("60 kg × 8")
    # A tap that is meant logs the next one.
    begun_phone.log_button.tap()
    begun_phone.expect_progress(2, 14)


@pytest.mark.parametrize("answer", ["Easy", "All out"])
def test_a_double_tap_on_an_answer_rates_the_set_and_touches_nothing_else(begun_phone: Rung, answer: str):
    begun_phone.start()
    begun_phone.log("60", "8")
    double_tap(begun_phone, begun_phone.page.locator(".effort").get_by_role("button", name=answer))
    expect(begun_phone.button(f"Set 1 felt {answer}, change")).to_be_visible()
    begun_phone.page.wait_for_timeout(500)
    begun_phone.expect_done_sets("60 kg × 8")
    expect(begun_phone.logger.get_by_role("heading", level=2)).to_have_text("Barbell Back Squat")


def test_steppers_take_taps_as_fast_as_they_come(begun_phone: Rung):
    begun_phone.start()
    begun_phone.dial("60", "8")
    double_tap(begun_phone, begun_phone.button("One rep more", exact=False))
    begun_phone.expect_dialled("60", "10")
