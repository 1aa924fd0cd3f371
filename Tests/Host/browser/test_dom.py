"""Patches on a real page: what only a browser has, such as focus, carets, scrolling, input methods, dialogs."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route

ROOT = Path(__file__).resolve().parents[3]
CASES = ROOT / ".build" / "patch-cases.json"
SITE = "http://rung.test/"
PAGE = '<!doctype html><meta charset="utf-8"><script type="module" src="/Tests/Host/dom/real_page.js"></script>'
WITHOUT_MOVE = "for (const type of [Element, Document, DocumentFragment]) delete type.prototype.moveBefore"


def serve(route: Route) -> None:
    path = route.request.url.removeprefix(SITE)
    if path == "":
        route.fulfill(body=PAGE, content_type="text/html")
    else:
        route.fulfill(body=(ROOT / path).read_text(), content_type="text/javascript")


@pytest.fixture(params=["moveBefore", "insertBefore"])
def page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page in a browser that can move nodes, and in one that takes them out and puts them in again."""
    context = browser.new_context()
    context.set_default_timeout(8000)
    opened = context.new_page()
    opened.route(SITE + "**", serve)
    if request.param == "insertBefore":
        opened.add_init_script(WITHOUT_MOVE)
    opened.goto(SITE)
    opened.wait_for_function("window.page")
    yield opened
    context.close()


def heard(page: Page) -> list[list]:
    """What the core was told since last time: kind, node, value."""
    return page.evaluate("page.heard.splice(0).map(({ type, node, value }) => [type, node, value])")


def test_the_field_in_hand_stays_in_hand(page: Page) -> None:
    page.evaluate("page.showRows(), page.take(0, [1, 3])")
    page.evaluate("page.apply(['move', 1, 0])")
    assert page.evaluate("page.inHand()") == [2, "60 kg", 1, 3]
    assert page.evaluate("document.activeElement.selectionDirection") == "backward"
    assert heard(page) == []
    page.keyboard.type("x")
    assert heard(page) == [["input", 2, "6xkg"]]


def test_what_was_scrolled_stays_scrolled(page: Page) -> None:
    page.evaluate("page.showRows()")
    page.evaluate(
        """() => new Promise((done) => {
          page.element.addEventListener("scroll", () => done(), { capture: true });
          page.element.children[0].scrollTop = 120;
        })"""
    )
    page.evaluate("page.apply(['move', 1, 0])")
    assert page.evaluate("[...page.element.children].map((row) => row.scrollTop)") == [0, 0, 120]


def test_a_field_that_goes_says_nothing(page: Page) -> None:
    page.evaluate("page.showRows(), page.take(0, [5, 5])")
    page.keyboard.type("!")
    heard(page)
    page.evaluate("page.apply(['remove', 1])")
    assert heard(page) == []
    assert page.evaluate("document.activeElement === document.body")


def test_the_caret_stays_while_the_core_rewrites(page: Page) -> None:
    page.evaluate("page.showRows(), page.take(0, [2, 2])")
    page.evaluate("page.answerTyping((text) => text.toUpperCase())")
    page.keyboard.type("abc")
    assert page.evaluate("page.inHand()") == [0, "60ABC KG", 5, 5]


def test_a_composed_text_is_not_disturbed(page: Page) -> None:
    page.evaluate("page.showRows(), page.take(0, [0, 5])")
    page.evaluate("page.answerTyping((text) => `(${text.replaceAll(/[()]/g, '')})`)")
    session = page.context.new_cdp_session(page)
    for text in ("k", "か", "かn", "かん"):
        caret = {"selectionStart": len(text), "selectionEnd": len(text)}
        session.send("Input.imeSetComposition", {"text": text, **caret})
        assert page.evaluate("document.activeElement.value") == text
    session.send("Input.insertText", {"text": "缶"})
    page.wait_for_function("document.activeElement.value === '(缶)'")


def test_buttons_are_tapped_by_key_and_forms_sent_by_enter(page: Page) -> None:
    page.evaluate(
        """() => page.apply(["reset"], ["place", 0, 0],
          ["openHTML", 1, page.name("form")], ["listen", page.name("submit"), page.byte(1), ""],
          ["openHTML", 2, page.name("input")], ["close"],
          ["openHTML", 3, page.name("button")], ["setAttribute", page.name("type"), "button"],
          ["listen", page.name("tap"), page.byte(0), ""], ["text", 4, "Less"], ["close"],
          ["openHTML", 5, page.name("button")], ["setAttribute", page.name("type"), "submit"],
          ["text", 6, "Log"], ["close"], ["close"])"""
    )
    page.focus("button")
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    page.focus("input")
    page.keyboard.press("Enter")
    assert heard(page) == [["tap", 3, ""], ["tap", 3, ""], ["submit", 1, ""]]
    assert page.url == SITE


def test_a_dialog_goes_only_when_the_core_says_so(page: Page) -> None:
    page.evaluate("page.apply(['reset'], ['place', 0, 0], ['openHTML', 1, page.name('button')], ['close'])")
    page.focus("button")
    page.evaluate(
        """() => page.apply(["place", 0, 0],
          ["openHTML", 2, page.name("dialog")], ["listen", page.name("cancel"), page.byte(1), ""],
          ["openHTML", 3, page.name("input")], ["close"],
          ["setFlag", page.name("modal"), page.byte(1)], ["close"])"""
    )
    assert page.evaluate("document.activeElement.localName") == "input"
    page.evaluate("page.apply(['move', 2, 1])")
    assert page.evaluate("document.querySelector('dialog').matches(':modal')")
    page.keyboard.type("x")
    page.keyboard.press("Escape")
    page.wait_for_function("page.heard.length > 0")
    assert heard(page) == [["cancel", 2, ""]]
    assert page.evaluate("document.querySelector('dialog').open")
    page.evaluate("page.apply(['remove', 2])")
    assert page.evaluate("document.activeElement.localName") == "button"


@pytest.mark.skipif(not CASES.exists(), reason="swift test writes the cases")
def test_the_browser_carries_out_the_patches_as_the_core_means_them(page: Page) -> None:
    cases = json.loads(CASES.read_text())
    shown = page.evaluate("(lives) => lives.map((patches) => page.live(patches))", [case["patches"] for case in cases])
    assert shown == [[as_browsers_show(text) for text in case["pages"]] for case in cases]


def as_browsers_show(text: str) -> str:
    """Without styles, which browsers keep only where they make sense; and a field takes no line break."""
    text = re.sub(r' --[-a-z]+="(?:[^"\\]|\\.)*"', "", text)
    return text.replace('.value="line\\nline"', '.value="lineline"')
