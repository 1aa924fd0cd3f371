"""What else a session can hold: warm-ups, drops, supersets, swaps, notes, a machine's own weights, records, cardio."""

import re

from playwright.sync_api import expect
from rung import Rung


def menu(rung: Rung, row: str, exercise: str = "Barbell Back Squat") -> None:
    """Opens the menu of an exercise and taps a row of it."""
    rung.button(f"More for {exercise}").tap()
    rung.sheet.get_by_role("button", name=row).tap()


def add(rung: Rung, name: str) -> None:
    rung.logger.get_by_role("button", name="Add an exercise").first.tap()
    search = rung.page.get_by_role("searchbox", name="Search exercises")
    expect(search).to_be_focused()
    search.fill(name.lower())
    rung.sheet.get_by_role("button", name=re.compile(f"^{re.escape(name)}")).first.tap()
    expect(rung.logger.get_by_role("heading", name=name)).to_be_visible()


def rows(rung: Rung, *texts: str) -> None:
    expect(rung.logger.locator(".exercise .set")).to_have_text([re.compile(text) for text in texts])


def test_warm_ups_and_drops_stand_on_the_card_and_survive_a_reload(begun_phone: Rung):
    rung = begun_phone
    rung.start()
    rung.dial("100", "5")
    menu(rung, "Add a warm-up ramp")
    for number in (1, 2, 3):
        expect(rung.log_button).to_have_text(f"Log warm-up {number} of 3")
        # Sooner than this a second tap counts as a slip.
        rung.page.wait_for_timeout(400)
        rung.log_button.tap()
    expect(rung.log_button).to_have_text("Log set 1 of 3")
    rung.log()
    menu(rung, "Drop set")
    rung.expect_dialled("80", "5")
    rung.log()
    rows(rung, "^W1", "^W2", "^W3", "^1.*100 kg × 5", "^1a.*80 kg × 5 Drop", "^2", "^3")
    expect(rung.page.get_by_role("img", name="1 of 14 sets done")).to_be_visible()
    rung.wait_stored()
    rung.page.reload()
    rows(rung, "^W1", "^W2", "^W3", "^1.*100 kg × 5", "^1a.*80 kg × 5 Drop", "^2", "^3")


def test_a_superset_is_made_done_in_turn_and_taken_apart_with_undo(begun_phone: Rung):
    rung = begun_phone
    rung.start()
    menu(rung, "Superset with another exercise")
    rung.sheet.get_by_role("button", name="Barbell Row").tap()
    superset = rung.page.get_by_role("region", name="Superset")
    expect(superset.get_by_role("heading")).to_have_text(["Barbell Back Squat", "Barbell Row"])
    rung.dial("60", "5")
    rung.log()
    expect(rung.countdown).to_have_count(0)
    expect(rung.page.locator("#exercise-in-hand")).to_have_text("Barbell Row")
    rung.dial("40", "8")
    rung.log()
    expect(rung.countdown).to_be_visible()
    expect(superset).to_contain_text("round 2 of 3")
    menu(rung, "Take out of the superset")
    expect(superset).to_have_count(0)
    rung.toast.get_by_role("button", name="Undo").tap()
    expect(superset).to_contain_text("round 2 of 3")


def test_an_exercise_is_swapped_and_the_order_changed(begun_phone: Rung):
    rung = begun_phone
    rung.start()
    menu(rung, "Swap the exercise")
    similar = rung.sheet.get_by_role("region", name="Similar exercises")
    expect(similar.get_by_role("button").first).to_contain_text("Squat")
    similar.get_by_role("button", name="Front Squat").first.tap()
    expect(rung.toast).to_contain_text("Barbell Back Squat swapped for")
    menu(rung, "Change the order", exercise="Barbell Front Squat")
    rung.sheet.get_by_role("button", name="Move Plank up").tap()
    expect(rung.sheet.get_by_role("listitem")).to_have_text(
        ["Barbell Front Squat", "Barbell Bench Press", "Barbell Row", "Plank", "Dumbbell Lateral Raise"]
    )


def test_notes_are_kept_and_a_pinned_one_stands_every_time(begun_phone: Rung):
    rung = begun_phone
    rung.start()
    menu(rung, "Note")
    expect(rung.page.get_by_label("For today")).to_be_focused()
    rung.page.get_by_label("For today").fill("Left knee")
    rung.sheet.get_by_role("button", name="Pain").tap()
    rung.page.get_by_label("Every time").fill("Rack on 9")
    rung.page.keyboard.press("Escape")
    expect(rung.sheet).to_have_count(0)
    expect(rung.button("Pain: Left knee")).to_be_visible()
    expect(rung.button("Rack on 9")).to_be_visible()
    rung.log("60", "5")
    rung.finish()
    rung.page.get_by_role("link", name="Done").tap()
    rung.open("#/freestyle")
    add(rung, "Barbell Back Squat")
    expect(rung.button("Rack on 9")).to_be_visible()
    expect(rung.button("Pain: Left knee")).to_have_count(0)


def test_a_machine_is_put_right_for_good_from_the_unit_under_the_weight(begun_phone: Rung):
    rung = begun_phone
    rung.start()
    add(rung, "Leg Press")
    rung.dial("62", "10")
    rung.button("kg, weights of Leg Press").tap()
    rung.sheet.get_by_role("radio", name="List").check()
    rung.page.get_by_label("Weights of the stack").fill("20, 40, 60, 80")
    rung.page.get_by_label("Small weights to put on top").fill("2.5")
    expect(rung.page.locator("#rungs")).to_have_text("You can set 22.5 · 40 · 42.5 · 60 · 62.5 · 80 · 82.5 kg")
    rung.button("Use these weights").tap()
    rung.expect_dialled("62.5", "10")
    rung.button("One rung up, 80 kg").tap()
    rung.expect_dialled("80", "10")
    rung.wait_stored()
    rung.page.reload()
    rung.button("One rung up, 82.5 kg").tap()
    rung.expect_dialled("82.5", "10")


def test_a_record_is_celebrated_and_goes_by_itself(begun_phone: Rung):
    rung = begun_phone
    rung.start()
    rung.log("60", "5")
    rung.log("62.5", "5")
    celebration = rung.page.locator(".celebration")
    expect(celebration).to_contain_text("Record · best estimated single 62.5 kg × 5")
    expect(celebration).to_have_text("", timeout=15_000)
    expect(rung.logger.locator(".set .record")).to_have_count(1)


def test_an_exercise_of_ones_own_is_made_from_the_search(begun_phone: Rung):
    rung = begun_phone
    rung.start()
    rung.logger.get_by_role("button", name="Add an exercise").tap()
    rung.page.get_by_role("searchbox").fill("Sled drag")
    rung.button("Create “Sled drag”").tap()
    rung.page.get_by_label("What a set counts").select_option("Weight and distance")
    rung.page.get_by_label("Muscle").select_option("Quads")
    rung.page.get_by_label("Equipment").select_option("Plate")
    rung.button("Save and add").tap()
    expect(rung.page.locator("#exercise-in-hand")).to_have_text("Sled drag")
    expect(rung.page.get_by_role("spinbutton", name="Distance")).to_be_visible()


def test_cardio_runs_a_clock_and_shows_pace_and_speed(begun_phone: Rung):
    rung = begun_phone
    rung.start()
    add(rung, "Running")
    rung.button("Start the clock").tap()
    rung.pass_time(20)
    rung.button("Stop the clock").tap()
    expect(rung.page.locator("#seconds")).to_have_value(re.compile(r"^20:0\d$"))
    rung.page.locator("#distance").fill("3")
    rung.page.locator("#distance").press("Enter")
    expect(rung.logger.locator(".under")).to_contain_text("6:4")
    rung.button("+ incline").tap()
    rung.button("Incline up").tap()
    rung.log()
    folded = rung.logger.get_by_role("button", name=re.compile("^Running 1 set"))
    expect(folded).to_contain_text("3 km · 9 km/h · 0.5 %")
