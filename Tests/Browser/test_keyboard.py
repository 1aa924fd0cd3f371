"""A whole set log with nothing but a keyboard: the order makes sense, and what is in hand can be seen."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect
from rung import Rung
from serving import Server

IN_HAND = """() => {
  const element = document.activeElement;
  const style = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  return {
    name: (element.getAttribute("aria-label") ?? element.textContent).trim().replace(/\\s+/g, " "),
    outlined: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
    inView: box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth,
  };
}"""


class Keyboard:
    """Presses keys and looks at what is in hand."""

    def __init__(self, rung: Rung) -> None:
        self.rung = rung

    def press(self, *keys: str) -> None:
        for key in keys:
            self.rung.page.keyboard.press(key)

    def name(self) -> str:
        return self.rung.page.evaluate(IN_HAND)["name"]

    def next(self) -> str:
        """Goes on to the next control, which must be in view and outlined, and gives its name."""
        self.press("Tab")
        found = self.rung.page.evaluate(IN_HAND)
        assert found["outlined"] and found["inView"], found
        return found["name"]

    def to(self, name: str) -> list[str]:
        """Goes on to a control, and gives the names on the way to it."""
        passed: list[str] = []
        while not passed or passed[-1] != name:
            passed.append(self.next())
            assert len(passed) < 40, f"no {name} in {passed}"
        return passed


@pytest.fixture(params=[(390, 844), (1280, 800)], ids=["phone", "wide"])
def keyboard(
    request: pytest.FixtureRequest, new_context: Callable[..., BrowserContext], server: Server, begun: dict[str, Any]
) -> Iterator[Keyboard]:
    width, height = request.param
    context = new_context(
        storage_state=begun, viewport={"width": width, "height": height}, is_mobile=False, has_touch=False
    )
    rung = Rung(context.new_page(), server.address).open()
    expect(rung.heading("Today")).to_be_visible()
    yield Keyboard(rung)
    rung.expect_no_errors()


def test_a_set_is_dialled_logged_rated_and_the_session_finished(keyboard: Keyboard):
    rung = keyboard.rung
    assert keyboard.to("Start A")[:3] == ["Skip to the content", "Settings", "Start A"]
    keyboard.press("Enter")
    expect(rung.log_button).to_be_visible()
    passed = keyboard.to("Weight in kilograms")
    assert passed.index("Minimise the session") < passed.index("Finish") < passed.index("Finish session")
    # The number in hand is marked: typing replaces it.
    rung.page.keyboard.type("60")
    keyboard.press("Enter")
    rung.expect_dialled("60", "5")
    keyboard.press("ArrowUp")
    rung.expect_dialled("62.5", "5")
    keyboard.press("ArrowDown")
    assert keyboard.next() == "kg, weights of Barbell Back Squat"
    assert keyboard.next() == "One rung up, 62.5 kg"
    keyboard.press("Space")
    rung.expect_dialled("62.5", "5")
    assert keyboard.next() == "One rung down, 60 kg"
    assert keyboard.next() == "Reps, aim 5–8"
    rung.page.keyboard.type("8")
    # No Enter: leaving the field takes the number.
    keyboard.to("Log set 1 of 3")
    keyboard.press("Enter")
    rung.expect_done_sets("62.5 kg × 8")
    # The same button is in hand and logs the next one.
    assert keyboard.name() == "Log set 2 of 3"
    keyboard.press("Enter")
    rung.expect_done_sets("62.5 kg × 8", "62.5 kg × 5")
    rung.page.keyboard.press("Shift+Tab")
    while keyboard.name() != "Hard 1 left":
        keyboard.press("Shift+Tab")
    keyboard.press("Enter")
    expect(rung.button("Set 2 felt Hard, change")).to_be_visible()
    rung.logger.get_by_role("button", name="Finish", exact=True).focus()
    keyboard.press("Enter")
    expect(rung.sheet).to_be_visible()
    # The answer that changes nothing is in hand.
    assert keyboard.name() == "Go on"
    assert keyboard.next() == "Finish session"
    keyboard.press("Enter")
    expect(rung.heading("A, done")).to_be_visible()


def test_a_sheet_takes_the_focus_in_keeps_it_and_gives_it_back(keyboard: Keyboard):
    rung = keyboard.rung
    keyboard.to("Settings")
    keyboard.press("Enter")
    expect(rung.sheet).to_be_visible()
    for _ in range(4):
        keyboard.press("Tab")
        assert rung.page.evaluate("document.activeElement.closest('dialog') !== null")
    keyboard.press("Escape")
    expect(rung.sheet).to_have_count(0)
    assert keyboard.name() == "Settings"


def test_the_skip_link_goes_past_the_header_and_stays_on_the_screen(keyboard: Keyboard):
    rung = keyboard.rung
    rung.page.get_by_role("link", name="Plan").click()
    rung.page.evaluate("document.activeElement.blur()")
    rung.page.reload()
    expect(rung.heading("Plan")).to_be_visible()
    assert keyboard.next() == "Skip to the content"
    keyboard.press("Enter")
    expect(rung.heading("Plan")).to_be_visible()
    assert rung.page.evaluate("document.activeElement.id") == "main"
    assert rung.page.evaluate("location.hash") == "#/plan"


def test_after_the_logger_opens_and_closes_the_keyboard_goes_on_from_there(keyboard: Keyboard):
    rung = keyboard.rung
    keyboard.to("Start A")
    keyboard.press("Enter")
    expect(rung.log_button).to_be_visible()
    assert keyboard.next() == "Minimise the session"
    keyboard.press("Enter")
    expect(rung.session_bar).to_be_visible()
    keyboard.to("Open A, 0 of 14 sets")
    keyboard.press("Enter")
    expect(rung.log_button).to_be_visible()
    assert keyboard.next() == "Minimise the session"
