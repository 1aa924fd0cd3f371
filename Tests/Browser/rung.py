"""Rung on a phone, as a person sees and works it: by names, labels and texts."""

import os
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, CDPSession, ConsoleMessage, Download, Locator, Page, expect

# Every test begins on this Monday at 10:00 in Berlin: the first day of most plans is due.
MONDAY = 1_791_187_200_000
SHIFT = MONDAY - round(time.time() * 1000)
PHONE_SCRIPT = (Path(__file__).parent / "phone.js").read_text().replace("/* start */ 0", str(SHIFT))

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
    "locale": "en-GB",
    "timezone_id": "Europe/Berlin",
    "color_scheme": "dark",
}
# How much slower than this computer the phone is; on a computer busy with other things, less is more.
SLOWDOWN = float(os.environ.get("RUNG_SLOWDOWN", "4"))


class Rung:
    """One page with Rung."""

    def __init__(self, page: Page, address: str, slowdown: float = SLOWDOWN) -> None:
        self.page = page
        self.address = address
        # What the page reported as an error; a test that provokes one empties it.
        self.errors: list[str] = []
        page.on("console", self._note)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.tools: CDPSession = page.context.new_cdp_session(page)
        if slowdown > 1:
            self.tools.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})

    def _note(self, message: ConsoleMessage) -> None:
        # Browsers ask for this one by themselves where a page that is no page of the app names no icon.
        if message.type == "error" and not message.location["url"].endswith("/favicon.ico"):
            self.errors.append(message.text)

    # What is on the screen

    def button(self, name: str | re.Pattern[str], exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def heading(self, name: str) -> Locator:
        return self.page.get_by_role("heading", name=name, exact=True)

    def text(self, text: str) -> Locator:
        return self.page.get_by_text(text, exact=True)

    @property
    def screen(self) -> Locator:
        return self.page.locator("#main")

    @property
    def logger(self) -> Locator:
        return self.page.locator(".logger")

    @property
    def sheet(self) -> Locator:
        return self.page.get_by_role("dialog")

    @property
    def toast(self) -> Locator:
        return self.page.locator(".toast")

    def notice(self, title: str) -> Locator:
        """What stands above the screens until it is dealt with."""
        return self.page.locator(".notice").filter(has=self.page.get_by_role("heading", name=title, exact=True))

    @property
    def slim_notice(self) -> Locator:
        """The same in the logger, in one line."""
        return self.logger.locator(".notice.slim")

    @property
    def weight(self) -> Locator:
        return self.page.locator("#weight")

    @property
    def reps(self) -> Locator:
        return self.page.locator("#reps")

    @property
    def log_button(self) -> Locator:
        return self.page.locator("#log")

    @property
    def countdown(self) -> Locator:
        return self.page.locator(".rest-bar .countdown")

    @property
    def session_bar(self) -> Locator:
        return self.page.get_by_role("region", name="Running session")

    def done_sets(self) -> list[str]:
        """The logged sets of the open exercise: "62.5 kg × 5"."""
        loads = self.logger.locator(".exercise .set.done .load").all_inner_texts()
        return [load.split(":", 1)[-1].strip() for load in loads]

    def expect_done_sets(self, *sets: str) -> None:
        loads = self.logger.locator(".exercise .set.done .load")
        expect(loads).to_have_text([re.compile(rf"^Change set \d+: {re.escape(each)}(?:$| )") for each in sets])

    def expect_dialled(self, weight: str, reps: str) -> None:
        expect(self.weight).to_have_value(weight)
        expect(self.reps).to_have_value(reps)

    def expect_progress(self, done: int, total: int) -> None:
        expect(self.page.get_by_role("img", name=f"{done} of {total} sets done")).to_be_visible()

    # What a person does

    def open(self, hash: str = "") -> "Rung":
        self.page.goto(self.address + hash)
        return self

    def begin(self, plan: str = "Full Body 3×") -> None:
        """The first launch."""
        self.page.get_by_role("radio", name=plan).check()
        self.button(f"Start with {plan}").tap()
        expect(self.heading("Today")).to_be_visible()

    def start(self, day: str = "A") -> None:
        """The session that is due."""
        self.screen.get_by_role("button", name=f"Start {day}", exact=True).tap()
        expect(self.log_button).to_be_visible()

    def dial(self, weight: str | None = None, reps: str | None = None) -> None:
        """Types numbers, as the phone's keyboard hands them over."""
        for field, text in ((self.weight, weight), (self.reps, reps)):
            if text is not None:
                field.tap()
                field.fill(text)
                field.press("Enter")

    def log(self, weight: str | None = None, reps: str | None = None) -> None:
        """Logs the next set and waits until it stands there as done."""
        self.dial(weight, reps)
        done = self.page.locator(".logger .progress i.done")
        before = done.count()
        self.wait_past_slips()
        self.log_button.tap()
        expect(done).to_have_count(before + 1)

    def wait_past_slips(self) -> None:
        """As long as a second tap on one spot counts as a slip."""
        self.page.wait_for_timeout(400)

    def tab(self, name: str) -> None:
        self.page.get_by_role("navigation", name="Main").get_by_role("link", name=name).tap()

    def history(self) -> None:
        """All sessions, by way of Progress."""
        self.tab("Progress")
        self.screen.get_by_role("link", name="All sessions").tap()
        expect(self.heading("History")).to_be_visible()

    def finish(self) -> None:
        """Finishes a session with open sets."""
        self.logger.get_by_role("button", name="Finish", exact=True).tap()
        self.sheet.get_by_role("button", name="Finish session").tap()
        expect(self.page.get_by_role("link", name="Done")).to_be_visible()
        # It stands where the thumb just was.
        self.wait_past_slips()

    def minimise(self) -> None:
        self.button("Minimise the session").tap()
        expect(self.session_bar).to_be_visible()

    def open_settings(self) -> None:
        self.button("Settings").tap()
        expect(self.sheet).to_be_visible()

    def pass_time(self, minutes: float) -> None:
        self.page.evaluate("milliseconds => phone.pass(milliseconds)", round(minutes * 60_000))

    def hold(self, target: Locator, until: Callable[[], object]) -> None:
        """Keeps a finger on something until a condition holds."""
        box = target.bounding_box()
        assert box is not None
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        self.tools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        self.wait_until(until, "the end of the hold")
        self.tools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def download(self, act: Callable[[], object]) -> Download:
        with self.page.expect_download() as coming:
            act()
        return coming.value

    def restore(self, copy: Path, act: Callable[[], object]) -> None:
        """Hands a saved copy over where the app asks for one."""
        with self.page.expect_file_chooser() as chooser:
            act()
        chooser.value.set_files(copy)

    def provoked(self, *expected: str) -> None:
        """The page reported these errors, which a test provoked, and no others."""
        others = [error for error in self.errors if not any(part in error for part in expected)]
        assert others == [], others
        self.errors.clear()

    # What the device holds

    def stored(self, table: str = "documents") -> list[dict[str, Any]]:
        """The rows on disk, read beside the app."""
        return self.page.evaluate(
            """table => new Promise((resolve, reject) => {
              const opening = indexedDB.open("rung");
              opening.onerror = () => reject(opening.error);
              opening.onsuccess = () => {
                const database = opening.result;
                const reading = database.transaction(table).objectStore(table).getAll();
                reading.onsuccess = () => { database.close(); resolve(reading.result); };
              };
            })""",
            table,
        )

    def put(self, row: dict[str, Any]) -> None:
        """Writes a row into the store past the app."""
        self.page.evaluate(
            """row => new Promise((resolve, reject) => {
              const opening = indexedDB.open("rung");
              opening.onsuccess = () => {
                const database = opening.result;
                const writing = database.transaction("documents", "readwrite");
                writing.objectStore("documents").put(row);
                writing.oncomplete = () => { database.close(); resolve(); };
                writing.onabort = () => reject(writing.error);
              };
            })""",
            row,
        )

    def ids(self, kind: str) -> list[str]:
        """The ids of the stored documents of a kind, oldest first."""
        return [row["id"] for row in self.stored() if row["id"].startswith(kind + ":")]

    def leave_for_a_blank_page(self) -> None:
        """Away from the app, yet at its origin: what is done to its storage there happens behind its back."""
        self.page.goto(self.address + "icons/favicon.svg")

    def wait_stored(self) -> None:
        """Until nothing is on its way to the disk: nothing is noted, and two looks in a row find the same revisions."""
        seen: list[object] = [None]

        def is_still() -> bool:
            now = [row["revision"] for row in self.stored()]
            was, seen[0] = seen[0], now
            return bool(now) and was == now and not self.stored("noted")

        self.wait_until(is_still, "a quiet store")

    def wait_until(
        self, condition: Callable[[], object], what: str, seconds: float = 30, between: float = 0.01
    ) -> None:
        end = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < end, f"no {what}; errors {self.errors}"
            self.page.wait_for_timeout(between * 1000)

    def wait_offline_ready(self) -> None:
        """Until the service worker keeps everything."""
        self.page.evaluate("navigator.serviceWorker.ready.then(() => true)")

    def expect_no_errors(self) -> None:
        assert self.errors == [], self.errors


def prepare(context: BrowserContext) -> BrowserContext:
    """Gives every page of a context the clock and the patience of these tests."""
    context.add_init_script(PHONE_SCRIPT)
    context.set_default_timeout(30_000)
    return context
