"""The main job: pick a plan, train, log every set, come back, finish, look it up."""

import re

from playwright.sync_api import expect
from rung import Rung


def test_a_whole_session_from_the_first_launch_to_the_history(phone: Rung):
    choose_a_plan(phone)
    log_sets_in_every_way(phone)
    answer_and_take_the_offer_back(phone)
    minimise_and_reload(phone)
    finish_and_look_it_up(phone)


def choose_a_plan(rung: Rung) -> None:
    expect(rung.heading("Rung")).to_be_visible()
    expect(rung.page.get_by_role("radio", name="Kilograms")).to_be_checked()
    expect(rung.page.get_by_role("radio", name="Monday")).to_be_checked()
    rung.begin("Full Body 3×")
    expect(rung.screen.get_by_role("region", name="A", exact=True).get_by_role("listitem")).to_have_text(
        [
            "Barbell Back Squat3 × 5–8–",
            "Barbell Bench Press3 × 5–8–",
            "Barbell Row3 × 8–12–",
            "Dumbbell Lateral Raise2 × 12–20–",
            "Plank3 × 45 s–",
        ]
    )
    expect(rung.text("5 exercises · 14 sets")).to_be_visible()
    expect(rung.text("Monday 5 October")).to_be_visible()


def log_sets_in_every_way(rung: Rung) -> None:
    rung.start("A")
    expect(rung.logger.get_by_role("heading", level=2)).to_have_text("Barbell Back Squat")
    expect(rung.text("3 × 5–8 · rest 2:30")).to_be_visible()
    rung.expect_dialled("0", "5")
    expect(rung.log_button).to_have_text("Log set 1 of 3")
    # A decimal comma, and the weight carries to the sets that follow.
    rung.dial("62,5", "8")
    rung.expect_dialled("62.5", "8")
    expect(rung.text("20 + 1.25 a side")).to_be_visible()
    rung.log()
    rung.expect_done_sets("62.5 kg × 8")
    expect(rung.log_button).to_have_text("Log set 2 of 3")
    rung.expect_progress(1, 14)
    expect(rung.countdown).to_have_text(re.compile(r"^2:(30|2\d)$"))
    # Arabic-Indic digits, then a step.
    rung.dial("٦٥", "٦")
    rung.expect_dialled("65", "6")
    rung.button("One rung down, 62.5 kg").tap()
    rung.button("One rep more, 7").tap()
    rung.expect_dialled("62.5", "7")


def answer_and_take_the_offer_back(rung: Rung) -> None:
    expect(rung.text("How was set 1? Reps you had left")).to_be_visible()
    rung.button("Easy 3+ left").tap()
    offer = rung.page.get_by_role("region", name="Offer", exact=True)
    expect(offer).to_contain_text("62.5 kg → 65 kg")
    expect(offer).to_contain_text("2 sets to go")
    offer.get_by_role("button", name="Take 65 kg").tap()
    expect(rung.page.get_by_role("region", name="Offer taken")).to_contain_text("Now at 65 kg")
    expect(rung.weight).to_have_value("65")
    rung.button("Undo").tap()
    expect(rung.weight).to_have_value("62.5")
    expect(offer).to_contain_text("62.5 kg → 65 kg")
    rung.log()
    rung.expect_done_sets("62.5 kg × 8", "62.5 kg × 7")
    hold_to_repeat(rung)
    rung.log("60", "5")
    expect(rung.logger.get_by_role("heading", level=2)).to_have_text("Barbell Bench Press")
    rung.log("42.5", "6")
    rung.expect_progress(4, 14)


def hold_to_repeat(rung: Rung) -> None:
    rung.dial("60")
    rung.hold(rung.button(re.compile("^One rung up")), until=lambda: float(rung.weight.input_value()) >= 70)
    held_to = rung.weight.input_value()
    assert float(held_to) % 2.5 == 0
    rung.button(re.compile("^One rung down")).tap()
    expect(rung.weight).to_have_value(f"{float(held_to) - 2.5:g}")


def minimise_and_reload(rung: Rung) -> None:
    before = rest_left(rung)
    rung.button("Minimise the session").tap()
    bar = rung.session_bar
    expect(bar.get_by_role("button", name="Open A, 4 of 14 sets")).to_be_visible()
    expect(rung.heading("Today")).to_be_visible()
    rung.tab("Plan")
    expect(rung.heading("Plan")).to_be_visible()
    expect(bar).to_be_visible()
    rung.wait_stored()
    rung.page.reload()
    expect(bar.get_by_role("button", name="Open A, 4 of 14 sets")).to_be_visible()
    bar.get_by_role("button", name="Open A, 4 of 14 sets").tap()
    after = rest_left(rung)
    # The rest ends at the same instant of the wall clock.
    assert abs(after["end"] - before["end"]) <= 1000, (before, after)
    rung.expect_done_sets("42.5 kg × 6")
    rung.expect_progress(4, 14)
    rung.page.reload()
    rung.expect_done_sets("42.5 kg × 6")
    assert abs(rest_left(rung)["end"] - before["end"]) <= 1000


def rest_left(rung: Rung) -> dict:
    """What the countdown says, and at which instant of the clock the rest would then be over."""
    expect(rung.countdown).to_have_text(re.compile(r"^\d:\d\d$"))
    return rung.page.evaluate("""() => {
      const text = document.querySelector(".rest-bar .countdown").textContent;
      const [minutes, seconds] = text.split(":").map(Number);
      return { text, end: Date.now() + (minutes * 60 + seconds) * 1000 };
    }""")


def finish_and_look_it_up(rung: Rung) -> None:
    rung.pass_time(47)
    rung.logger.get_by_role("button", name="Finish", exact=True).tap()
    expect(rung.sheet).to_contain_text("Finish with 10 sets open?")
    expect(rung.sheet).to_contain_text("4 of 14 sets are logged. Finishing keeps those and ends the session.")
    rung.sheet.get_by_role("button", name="Finish session").tap()
    expect(rung.heading("A, done")).to_be_visible()
    expect(rung.screen.locator(".figures dd")).to_have_text(["47 min", "1,493 kg", "4"])
    expect(rung.page.get_by_role("region", name="Best sets").get_by_role("listitem")).to_have_text(
        ["Barbell Back Squat62.5 kg × 8", "Barbell Bench Press42.5 kg × 6"]
    )
    expect(rung.text("Next is B on Wednesday.")).to_be_visible()
    rung.wait_past_slips()
    rung.page.get_by_role("link", name="Done").tap()
    expect(rung.text("Done today")).to_be_visible()
    rung.history()
    expect(rung.heading("October 2026")).to_be_visible()
    rung.screen.get_by_role("link", name="A").tap()
    expect(rung.heading("A")).to_be_visible()
    expect(rung.screen.get_by_role("article", name="Barbell Back Squat").locator(".set")).to_have_text(
        ["162.5 kg × 8 Easy", "262.5 kg × 7", "360 kg × 5"]
    )
    expect(rung.screen.get_by_role("article", name="Barbell Bench Press").locator(".set")).to_have_text(
        ["142.5 kg × 6"]
    )
