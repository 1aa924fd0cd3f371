"""Junk in a number field: refused with the reason, the value stays, and nothing is logged with it."""

from playwright.sync_api import expect
from rung import Rung

REFUSED = {
    "abc": "“abc” is not a number. It stays at 60.",
    "": "Nothing was typed. It stays at 60.",
    "-5": "-5 is not between 0 and 1000. It stays at 60.",
    "1e3": "“1e3” is not a number. It stays at 60.",
    "6000": "6000 is not between 0 and 1000. It stays at 60.",
    "60.1234567891": "60.123456789… is finer than can be weighed. It stays at 60.",
    "<img src=x>": "“<img src=x>” is not a number. It stays at 60.",
    "9" * 3000: "999999999999… is not between 0 and 1000. It stays at 60.",
}


def test_a_weight_that_is_none_is_refused_with_the_reason_and_the_value_stays(training_phone: Rung):
    rung = training_phone
    refusal = rung.page.locator("#refusal")
    for text, reason in REFUSED.items():
        rung.dial(text)
        expect(refusal).to_have_text(reason)
        rung.expect_dialled("60", "5")
        expect(rung.weight).to_have_attribute("aria-invalid", "true")
        expect(rung.weight).to_have_attribute("aria-describedby", "refusal")
        expect(rung.page.locator("#announcer")).to_have_text(reason)
    # The next good number makes it right.
    rung.dial("62.5")
    expect(refusal).to_have_count(0)
    rung.expect_dialled("62.5", "5")


def test_reps_are_whole_and_a_hundred_at_most(training_phone: Rung):
    rung = training_phone
    refusal = rung.page.locator("#refusal")
    rung.dial(reps="8.5")
    expect(refusal).to_have_text("8.5 is no whole number. It stays at 5.")
    rung.dial(reps="101")
    expect(refusal).to_have_text("101 is not between 0 and 100. It stays at 5.")
    rung.expect_dialled("60", "5")


def test_a_tap_on_log_straight_after_junk_logs_nothing(training_phone: Rung):
    rung = training_phone
    rung.weight.tap()
    rung.weight.fill("sixty")
    rung.log_button.tap()
    expect(rung.page.locator("#refusal")).to_have_text("“sixty” is not a number. It stays at 60.")
    rung.expect_done_sets("60 kg × 8")
    # A later tap is meant.
    rung.pass_time(0.1)
    rung.log()
    rung.expect_done_sets("60 kg × 8", "60 kg × 5")
