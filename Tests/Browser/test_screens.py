"""Every screen in dark and light: pictures to look at in `.build/screens`, and what can be measured is checked.

axe-core looks at each screen as well; what it finds is in `.build/accessibility.txt`, and nothing serious may be.
"""

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import axe_playwright_python
import pytest
from disk import NO_SPACE, fill_disk
from playwright.sync_api import BrowserContext, Locator, expect
from rung import Rung
from serving import ROOT, Server

REPORT = ROOT / ".build" / "accessibility.txt"
FOLDER = Path(os.environ.get("RUNG_SCREENS", ROOT / ".build" / "screens"))
LOOK = (Path(__file__).parent / "screens.js").read_text()
TRAP = Path(__file__).parent / "trap.js"
AXE = Path(axe_playwright_python.__file__).parent / "axe.min.js"
FIND_BARRIERS = """async () => {
  const page = document.querySelector("dialog[open]") ?? document;
  const { violations } = await axe.run(page, { resultTypes: ["violations"] });
  return violations.map(({ impact, id, help, nodes }) => ({
    isSerious: impact === "serious" || impact === "critical",
    text: `${impact}: ${help} (${id}): ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 120)).join(" | ")}`,
  }));
}"""
WIDE = {"width": 1280, "height": 800}
NARROW = {"width": 320, "height": 640}
PHONE_SIZE = {"width": 390, "height": 844}


class Album:
    """Takes each screen in both schemes, and remembers what is wrong with it."""

    def __init__(self, rung: Rung) -> None:
        FOLDER.mkdir(parents=True, exist_ok=True)
        self.rung = rung
        self.wrong: list[str] = []

    def take(self, name: str, *shown: Locator, wide: bool = False) -> None:
        page = self.rung.page
        for each in shown:
            expect(each).to_be_visible()
        # Nothing moves any more.
        page.evaluate("() => Promise.all(document.getAnimations().map(each => each.finished.catch(() => {})))")
        for scheme in ("dark", "light"):
            page.emulate_media(color_scheme=scheme)
            page.screenshot(path=FOLDER / f"{name}-{scheme}.png")
        self.check(name)
        self.find_barriers(name)
        page.set_viewport_size(NARROW)
        self.check(f"{name} at 320 px")
        if wide:
            page.set_viewport_size(WIDE)
            self.check(f"{name} at 1280 px")
            for scheme in ("light", "dark"):
                page.emulate_media(color_scheme=scheme)
                page.screenshot(path=FOLDER / f"{name}-wide-{scheme}.png")
        page.set_viewport_size(PHONE_SIZE)

    def check(self, name: str) -> None:
        self.wrong += [f"{name}: {each}" for each in self.rung.page.evaluate(LOOK)]

    def find_barriers(self, name: str) -> None:
        found = self.rung.page.evaluate(FIND_BARRIERS)
        self.wrong += [f"{name}: {each['text']}" for each in found if each["isSerious"]]
        with REPORT.open("a") as report:
            report.writelines(f"{name}: {each['text']}\n" for each in found)
            report.write(f"{name}: looked at\n")

    def conclude(self) -> None:
        assert self.wrong == [], "\n".join(self.wrong)


def open_phone(
    new_context: Callable[..., BrowserContext], server: Server, state: dict[str, Any] | None = None, **options: Any
) -> Rung:
    context = new_context(storage_state=state, reduced_motion="reduce", **options)
    context.add_init_script(path=TRAP)
    context.add_init_script(path=AXE)
    return Rung(context.new_page(), server.address, slowdown=1)


def test_the_first_launch_and_what_a_plan_looks_like(new_context: Callable[..., BrowserContext], server: Server):
    rung = open_phone(new_context, server).open()
    album = Album(rung)
    album.take("first-launch", rung.heading("Rung"), wide=True)
    rung.begin("Push / Pull / Legs")
    album.take("today", rung.heading("Today"), wide=True)
    rung.tab("Plan")
    album.take("plan", rung.heading("Plan"), wide=True)
    rung.screen.get_by_role("link", name="Push A").tap()
    album.take("plan-day", rung.heading("Push A"), wide=True)
    rung.screen.get_by_role("link", name="Edit Push A").tap()
    album.take("plan-day-edit", rung.heading("Push A"), wide=True)
    rung.screen.get_by_role("button", name="Barbell Bench Press", exact=False).first.tap()
    album.take("plan-slot", rung.sheet, wide=True)
    rung.sheet.locator(".body").evaluate("body => body.scrollTo(0, body.scrollHeight)")
    album.take("plan-slot-end", rung.sheet)
    rung.sheet.get_by_role("button", name="Close").tap()
    rung.tab("Plan")
    rung.screen.get_by_role("link", name="Edit Push / Pull / Legs").tap()
    album.take("plan-edit", rung.heading("Push / Pull / Legs"), wide=True)
    rung.heading("Sets a week").scroll_into_view_if_needed()
    album.take("plan-edit-muscles", rung.heading("Sets a week"))
    rung.tab("Plan")
    rung.screen.get_by_role("button", name="Add a plan").last.tap()
    album.take("templates", rung.sheet, wide=True)
    rung.sheet.get_by_role("radio", name="Upper / Lower").first.check()
    rung.sheet.get_by_role("button", name="Add Upper / Lower").tap()
    album.take("two-plans", rung.heading("Other plans"))
    rung.button("Delete Push / Pull / Legs").tap()
    album.take("toast", rung.toast)
    rung.history()
    album.take("history-empty", rung.heading("No sessions yet"))
    rung.tab("Progress")
    album.take("progress-empty", rung.heading("Body weight"), wide=True)
    rung.button("Add a measurement").tap()
    album.take("measurement", rung.sheet, wide=True)
    rung.sheet.get_by_role("button", name="Close").tap()
    rung.button("Add a weighing").tap()
    rung.page.locator("#weigh-number").fill("12")
    rung.sheet.get_by_role("button", name="Save", exact=True).tap()
    album.take("weighing", rung.sheet, wide=True)
    rung.page.locator("#weigh-number").fill("81.5")
    rung.sheet.get_by_role("button", name="Save", exact=True).tap()
    rung.tab("Today")
    rung.open_settings()
    album.take("settings", rung.sheet, wide=True)
    rung.sheet.locator(".body").evaluate("body => body.scrollTo(0, body.scrollHeight)")
    album.take("settings-end", rung.sheet)
    album.conclude()


def test_a_session_from_its_start_to_the_history(new_context: Callable[..., BrowserContext], server: Server):
    rung = open_phone(new_context, server).open()
    album = Album(rung)
    rung.begin("Full Body 3×")
    rung.start("A")
    album.take("logger-first", rung.log_button, wide=True)
    rung.dial("62.5", "8")
    album.take("logger-dialled", rung.text("20 + 1.25 a side"))
    rung.log()
    album.take("logger-rest", rung.countdown, wide=True)
    rung.button("Easy 3+ left").tap()
    album.take("logger-offer", rung.page.get_by_role("region", name="Offer", exact=True))
    rung.button("Take 65 kg").tap()
    album.take("logger-offer-taken", rung.button("Undo"))
    rung.dial("abc")
    album.take("logger-refusal", rung.page.locator("#refusal"))
    rung.button(re.compile("^Change set 1")).tap()
    album.take("logger-correcting", rung.button("Cancel"))
    rung.button("Cancel").tap()
    rung.log("102.5", "8")
    rung.button("Pause the rest").tap()
    album.take("logger-paused", rung.text("Rest paused"))
    rung.button("Go on with the rest").tap()
    rung.pass_time(4)
    album.take("logger-rest-over", rung.text("Rest of 2:30 is over"))
    rung.button("More for Barbell Back Squat").tap()
    album.take("exercise-menu", rung.sheet, wide=True)
    rung.sheet.get_by_role("button", name="Close").tap()
    rung.logger.get_by_role("button", name="Plank").tap()
    album.take("logger-held", rung.button("Start the 45 s hold"))
    rung.log_button.tap()
    album.take("logger-lead-in", rung.text("Get set"))
    rung.pass_time(0.5)
    album.take("logger-holding", rung.text("of 45 s held"))
    rung.button("Stop and log").tap()
    rung.button("Add an exercise").first.tap()
    album.take("picker", rung.sheet, wide=True)
    rung.page.locator("#exercise-search").fill("pull up")
    album.take("picker-search", rung.sheet.get_by_role("button", name=re.compile("^Pull-Up")).first)
    rung.page.locator("#exercise-search").fill("qqqq")
    album.take("picker-nothing", rung.text("Nothing is called “qqqq”. Try another word."))
    rung.page.locator("#exercise-search").fill("pull up")
    rung.sheet.get_by_role("button", name=re.compile("^Pull-Up")).first.tap()
    album.take("logger-bodyweight", rung.button("+ weight"))
    rung.button("+ help").tap()
    album.take("logger-help", rung.log_button)
    rung.logger.get_by_role("button", name="Finish", exact=True).tap()
    album.take("confirm-finish", rung.sheet, wide=True)
    rung.sheet.get_by_role("button", name="Go on").last.tap()
    rung.button("Discard session").tap()
    album.take("confirm-discard", rung.sheet)
    rung.sheet.get_by_role("button", name="Keep it").last.tap()
    rung.minimise()
    album.take("session-bar", rung.session_bar, wide=True)
    rung.tab("Plan")
    album.take("session-bar-plan", rung.session_bar)
    rung.session_bar.get_by_role("button", name=re.compile("^Open A")).tap()
    rung.finish()
    album.take("summary", rung.heading("A, done"), wide=True)
    rung.page.get_by_role("link", name="Done").tap()
    album.take("today-done", rung.text("Done today"), wide=True)
    rung.history()
    album.take("history", rung.heading("October 2026"), wide=True)
    rung.screen.get_by_role("link", name="A").tap()
    album.take("session", rung.heading("A"), wide=True)
    rung.button("Edit").tap()
    album.take("session-edit", rung.button("Title, date and length", exact=False), wide=True)
    rung.button("Title, date and length", exact=False).tap()
    album.take("session-details", rung.sheet)
    rung.sheet.get_by_role("button", name="Close").tap()
    rung.open("#/history/gone")
    album.take("session-gone", rung.heading("This session is not here"))
    # A week later the first suggestion stands.
    rung.tab("Today")
    rung.pass_time(7 * 24 * 60)
    rung.start("A")
    rung.page.locator(".chip.why").tap()
    album.take("why", rung.sheet, wide=True)
    rung.sheet.get_by_role("button", name="Close").tap()
    album.take("logger-suggested", rung.log_button)
    rung.log("105", "6")
    album.take("logger-gain", rung.text("▲"))
    # Five hours later nobody may be training any more.
    rung.pass_time(5 * 60)
    album.take("still-training", rung.sheet)
    album.conclude()


def test_the_library_and_the_pages_of_exercises(
    new_context: Callable[..., BrowserContext], server: Server, years: dict[str, Any]
):
    rung = open_phone(new_context, server, years).open("#/library")
    album = Album(rung)
    album.take("library", rung.heading("Recent"), wide=True)
    rung.page.locator("#library-search").fill("row")
    album.take("library-search", rung.screen.get_by_role("link", name=re.compile("^Barbell Row")).first)
    rung.page.locator("#library-search").fill("qqqq")
    album.take("library-nothing", rung.text("Nothing is called “qqqq”. Try another word."))
    rung.button("Create “qqqq”").tap()
    album.take("library-create", rung.sheet)
    rung.sheet.get_by_role("button", name="Save", exact=True).tap()
    album.take("exercise-own", rung.heading("qqqq"))
    rung.button("Hide it in search and lists").tap()
    rung.tab("Library")
    rung.page.locator("#library-search").fill("")
    rung.button("1 hidden exercise").tap()
    rung.button("Show qqqq in the lists again").scroll_into_view_if_needed()
    album.take("library-hidden", rung.button("Show qqqq in the lists again"))
    rung.open("#/exercise/barbell-bench-press")
    album.take("exercise", rung.page.locator(".cues li").first, wide=True)
    rung.page.get_by_role("radio", name="All", exact=True).check()
    rung.heading("Progress").scroll_into_view_if_needed()
    rung.page.evaluate("document.querySelector('#progress').scrollIntoView()")
    album.take("exercise-chart", rung.page.locator(".plot"))
    rung.page.locator("#chart-reader").press("ArrowLeft")
    rung.page.locator("#chart-reader").press("PageDown")
    album.take("exercise-chart-read", rung.page.locator(".reading"))
    rung.page.locator("summary").tap()
    album.take("exercise-chart-table", rung.page.get_by_role("table").first)
    rung.page.locator("summary").tap()
    for name in ("bests", "rep-maxes", "visits"):
        rung.page.evaluate("id => document.getElementById(id).scrollIntoView()", name)
        album.take(f"exercise-{name}", rung.page.locator(f"#{name}"))
    for exercise in ("pull-up", "plank-bodyweight", "running"):
        rung.open(f"#/exercise/{exercise}")
        album.take(f"exercise-{exercise}", rung.page.locator(".cues li").first)
    album.conclude()


def test_progress_after_years(
    new_context: Callable[..., BrowserContext], server: Server, years: dict[str, Any]
):
    rung = open_phone(new_context, server, years).open("#/progress")
    album = Album(rung)
    album.take("progress", rung.heading("Training"), wide=True)
    rung.button("Add a weighing").tap()
    rung.sheet.get_by_role("button", name="Save", exact=True).tap()
    for name in ("training", "muscles", "consistency", "lifts", "recovery", "body-weight", "records"):
        rung.page.evaluate("id => document.getElementById(id).scrollIntoView()", name)
        album.take(f"progress-{name}", rung.page.locator(f"#{name}"))
    rung.page.get_by_role("radio", name="90 days").check()
    rung.page.locator("#training-reader").press("ArrowLeft")
    rung.page.evaluate("document.querySelector('#training').scrollIntoView()")
    album.take("progress-read", rung.page.locator(".reading"))
    album.conclude()


def test_the_screens_in_german(new_context: Callable[..., BrowserContext], server: Server):
    rung = open_phone(new_context, server, locale="de-DE").open()
    album = Album(rung)
    begin = rung.page.get_by_role("button", name="Mit Full Body 3× starten")
    album.take("german-first-launch", begin)
    begin.tap()
    album.take("german-today", rung.heading("Heute"), wide=True)
    rung.page.get_by_role("button", name="A starten").first.tap()
    album.take("german-logger", rung.log_button)
    rung.dial("62,5", "8")
    rung.log()
    album.take("german-logger-rest", rung.countdown)
    rung.page.get_by_role("button", name="Training verkleinern").tap()
    for place, name in [("#/plan", "plan"), ("#/progress", "progress"), ("#/history", "history"), ("#/library", "library")]:
        rung.open(place)
        album.take(f"german-{name}", rung.page.get_by_role("heading", level=1))
    rung.open("#/exercise/barbell-bench-press")
    album.take("german-exercise", rung.page.locator(".cues li").first)
    rung.open("#/today")
    rung.page.get_by_role("button", name="Einstellungen").first.tap()
    album.take("german-settings", rung.sheet)
    album.conclude()


def test_what_went_wrong(
    new_context: Callable[..., BrowserContext], server: Server, trained: dict[str, Any]
):
    rung = open_phone(new_context, server, trained)
    album = Album(rung)
    rung.leave_for_a_blank_page()
    for row in rung.stored():
        if row["id"].startswith("session:"):
            rung.put({**row, "row": "damaged"})
    rung.open("#/today")
    album.take("notice-damaged", rung.notice("2 entries were damaged"), wide=True)
    rung.notice("2 entries were damaged").get_by_role("button", name="Show").tap()
    album.take("set-aside", rung.sheet, wide=True)
    rung.sheet.get_by_role("button", name="Close").tap()
    rung.page.evaluate("phone.trap('before')")
    rung.button("Settings").tap()
    album.take("notice-trapped", rung.notice("Rung had to start again"))
    rung.page.evaluate("phone.trap('before')")
    rung.button("Settings").tap()
    album.take("stopped-twice", rung.heading("Rung stopped twice in a row"))

    rung.page.add_init_script("""
      const how = localStorage.getItem("test-store");
      if (how) IDBFactory.prototype.open = () => { throw new DOMException(how, how); };
    """)
    for how, name, title in [
        ("SecurityError", "trouble-blocked", "This browser keeps nothing here"),
        ("VersionError", "trouble-newer", "Your logbook is from a newer Rung"),
        ("DataError", "trouble-failed", "The logbook could not be opened"),
    ]:
        rung.page.evaluate("how => localStorage.setItem('test-store', how)", how)
        rung.page.reload()
        album.take(name, rung.heading(title), wide=name == "trouble-blocked")
    rung.page.evaluate("localStorage.removeItem('test-store')")
    rung.leave_for_a_blank_page()
    rung.page.evaluate("() => new Promise(done => { indexedDB.deleteDatabase('rung').onsuccess = () => done(); })")
    rung.open()
    album.take("trouble-evicted", rung.heading("The browser removed your logbook"))
    album.conclude()

    rung = open_phone(new_context, server)
    album = Album(rung)
    fill_disk(rung)
    rung.open()
    rung.begin()
    rung.start()
    rung.log("62.5", "6")
    album.take("logger-full", rung.slim_notice, wide=True)
    rung.page.evaluate("phone.trap('before')")
    rung.button("One rep more", exact=False).tap()
    album.take("logger-full-and-trapped", rung.slim_notice.filter(has_text="start again"))
    rung.minimise()
    album.take("notice-full", rung.notice("The storage is full"), wide=True)
    album.conclude()
    rung.provoked(*NO_SPACE, "RuntimeError: unreachable")


@pytest.mark.parametrize(
    ("name", "script", "title"),
    [
        ("too-old", "delete window.BroadcastChannel", "This browser is too old for Rung"),
        ("not-loaded", "window.fetch = () => Promise.reject(new Error('lost'))", "Rung could not be loaded"),
    ],
)
def test_what_stands_there_without_the_app(
    new_context: Callable[..., BrowserContext], server: Server, name: str, script: str, title: str
):
    rung = open_phone(new_context, server)
    rung.page.add_init_script(script)
    rung.open()
    album = Album(rung)
    album.take(name, rung.heading(title))
    album.conclude()


def test_the_page_for_an_address_that_leads_nowhere(new_context: Callable[..., BrowserContext], server: Server):
    rung = open_phone(new_context, server).open("no/such/page")
    album = Album(rung)
    album.take("not-found", rung.heading("Nothing is here"))
    album.conclude()
