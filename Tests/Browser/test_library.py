"""The Library: found by typing, opened, read off its chart, and back to the set that is due."""

import re

from playwright.sync_api import Locator, expect
from rung import Rung


def search(rung: Rung) -> Locator:
    return rung.page.locator("#library-search")


def rows(rung: Rung) -> Locator:
    return rung.screen.locator(".list a.row")


def slider(rung: Rung) -> Locator:
    return rung.page.locator("#chart-reader")


def test_an_exercise_is_found_by_typing_narrowed_and_opened(seasoned_phone: Rung):
    rung = seasoned_phone
    expect(rung.heading("Recent")).to_be_visible()
    # Sixty of all, and the few that were done lately.
    assert 60 < rows(rung).count() < 70
    search(rung).fill("lat pull down")
    expect(rows(rung).first).to_contain_text("Lat Pulldown")
    search(rung).fill("incline db press")
    expect(rows(rung).first).to_contain_text("Incline Dumbbell Press")
    search(rung).fill("")
    rung.page.get_by_label("Muscle").select_option("Calves")
    expect(rows(rung).first).to_contain_text("Calves")
    rung.page.get_by_label("Equipment").select_option("Machine")
    expect(rung.screen.get_by_role("link", name=re.compile("^Seated Calf Raise"))).to_be_visible()
    rung.screen.get_by_role("link", name=re.compile("^Seated Calf Raise")).first.tap()
    expect(rung.page).to_have_url(re.compile("#/exercise/seated-calf"))
    rung.page.go_back()
    # What was asked for still stands there.
    expect(rung.page.get_by_label("Muscle")).to_have_value("15")


def test_a_keystroke_draws_a_screenful_and_never_the_whole_library(seasoned_phone: Rung):
    rung = seasoned_phone
    search(rung).focus()
    for letter in "bench press":
        rung.page.keyboard.press("Space" if letter == " " else letter)
        rung.page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
        assert 0 < rows(rung).count() <= 60
    expect(rows(rung).first).to_contain_text("Barbell Bench Press")


def test_how_it_is_done_comes_when_asked_for_and_stays_without_network(seasoned_phone: Rung):
    rung = seasoned_phone
    rung.wait_offline_ready()
    rung.page.reload()
    expect(rung.heading("Library")).to_be_visible()
    fetched = []
    rung.page.on("response", lambda response: fetched.append(response.url))
    search(rung).fill("barbell bench press")
    rows(rung).first.tap()
    expect(rung.page.locator(".cues li").first).to_be_visible()
    assert [url for url in fetched if "cues" in url], fetched
    rung.page.context.set_offline(True)
    rung.page.reload()
    expect(rung.heading("Barbell Bench Press")).to_be_visible()
    expect(rung.page.locator(".cues li").first).to_be_visible()
    rung.page.context.set_offline(False)


def test_the_chart_is_switched_and_read_by_finger_and_by_key(seasoned_phone: Rung):
    rung = seasoned_phone
    rung.open("#/exercise/barbell-bench-press")
    expect(slider(rung)).to_have_attribute("aria-valuetext", re.compile(r"2026: [\d.]+ kg$"))
    estimate = slider(rung).get_attribute("aria-valuetext")
    rung.page.get_by_role("radio", name="Volume").check()
    expect(slider(rung)).to_have_attribute("aria-valuetext", re.compile(r"2026: [\d,]+ kg$"))
    assert slider(rung).get_attribute("aria-valuetext") != estimate
    rung.page.get_by_role("radio", name="All", exact=True).check()
    newest = slider(rung).get_attribute("aria-valuetext")
    slider(rung).scroll_into_view_if_needed()
    box = slider(rung).bounding_box()
    rung.page.touchscreen.tap(box["x"] + box["width"] * 0.3, box["y"] + box["height"] / 2)
    expect(rung.page.locator(".reading")).to_be_visible()
    assert slider(rung).get_attribute("aria-valuetext") != newest
    assert 240 < int(slider(rung).input_value()) < 360
    slider(rung).focus()
    before = int(slider(rung).input_value())
    rung.page.keyboard.press("ArrowLeft")
    rung.wait_until(lambda: int(slider(rung).input_value()) < before, "a point to the left")
    rung.page.keyboard.press("End")
    expect(slider(rung)).to_have_attribute("aria-valuetext", newest)
    expect(rung.page.locator(".reading")).to_have_count(0)
    rung.page.locator("summary").tap()
    expect(rung.page.get_by_role("table").first).to_contain_text("Volume")


def test_bests_and_sessions_lead_to_the_session_and_back(seasoned_phone: Rung):
    rung = seasoned_phone
    rung.open("#/exercise/deadlift")
    expect(rung.heading("Bests")).to_be_visible()
    rung.page.get_by_role("link", name=re.compile("^Heaviest")).tap()
    expect(rung.page).to_have_url(re.compile("#/history/"))
    rung.screen.get_by_role("link", name="Conventional Deadlift", exact=True).tap()
    expect(rung.heading("Bests")).to_be_visible()
    rung.page.get_by_role("link", name="Back to the history").tap()
    expect(rung.page).to_have_url(re.compile("#/history/.+"))


def test_an_exercise_of_the_session_is_looked_up_and_the_session_goes_on(training_phone: Rung):
    rung = training_phone
    rung.button("More for Barbell Back Squat").tap()
    rung.sheet.get_by_role("button", name="About this exercise").tap()
    expect(rung.heading("Barbell Back Squat")).to_be_visible()
    expect(rung.session_bar).to_be_visible()
    rung.page.go_back()
    rung.expect_done_sets("60 kg × 8")
    rung.button("More for Barbell Back Squat").tap()
    rung.sheet.get_by_role("button", name="About this exercise").tap()
    rung.page.get_by_role("link", name="Back to the session").tap()
    rung.expect_done_sets("60 kg × 8")
    rung.log("60", "8")
    rung.expect_done_sets("60 kg × 8", "60 kg × 8")


def test_a_keyboard_alone_finds_an_exercise_and_opens_it(seasoned_phone: Rung):
    rung = seasoned_phone
    search(rung).focus()
    rung.page.keyboard.type("rdl")
    expect(rows(rung).first).to_contain_text("Barbell Romanian Deadlift")
    for _ in range(3):
        rung.page.keyboard.press("Tab")
    assert rung.page.evaluate("document.activeElement.textContent").startswith("Barbell Romanian Deadlift")
    rung.page.keyboard.press("Enter")
    expect(rung.heading("Barbell Romanian Deadlift")).to_be_visible()


def test_an_exercise_of_ones_own_is_made_hidden_and_shown_again(begun_phone: Rung):
    rung = begun_phone
    rung.tab("Library")
    search(rung).fill("Yoke wobble")
    rung.button("Create “Yoke wobble”").tap()
    rung.sheet.get_by_role("button", name="Save", exact=True).tap()
    expect(rung.heading("Yoke wobble")).to_be_visible()
    # The tab lies where "Save" just was.
    rung.wait_past_slips()
    rung.button("Hide it in search and lists").tap()
    rung.tab("Library")
    expect(rung.text("Nothing is called “Yoke wobble”. Try another word.")).to_be_visible()
    search(rung).fill("")
    rung.button("1 hidden exercise").tap()
    rung.button("Show Yoke wobble in the lists again").tap()
    search(rung).fill("yoke wob")
    expect(rows(rung).first).to_contain_text("Yoke wobble")
    expect(rows(rung).first).to_contain_text("Yours")
