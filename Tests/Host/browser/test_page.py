"""The page itself: who may come in, what is said to those who can't, and what effects do to it."""

import pytest
from chromium import ARGUMENTS, CHROMIUM
from tab import Tab


def test_it_keeps_to_the_policy_and_reports_no_error(tab):
    tab.until_true("performance.getEntriesByName('rung-usable').length === 1")
    assert tab.errors == []
    assert tab.page.evaluate("Object.keys(window).filter(key => /rung/i.test(key))") == []


def test_it_can_be_installed(playwright, server, tmp_path):
    # Private windows, as the other tests use, can install nothing.
    context = playwright.chromium.launch_persistent_context(tmp_path, executable_path=CHROMIUM, args=ARGUMENTS)
    tab = Tab(context.pages[0])
    tab.open(server.address)
    tools = context.new_cdp_session(tab.page)
    assert tools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    assert tools.send("Page.getAppManifest")["errors"] == []
    assert tools.send("Page.getAppId")["appId"] == server.address + "rung"
    context.close()


@pytest.mark.parametrize(
    "lacks",
    [
        "WebAssembly.validate = () => false",
        "delete window.WebAssembly",
        "delete window.BroadcastChannel",
        "CSS.supports = () => false",
    ],
)
def test_an_old_browser_gets_a_sentence(new_tab, server, lacks):
    tab = new_tab()
    tab.page.add_init_script(lacks)
    tab.page.goto(server.address)
    notice = tab.page.locator("#notice-browser")
    notice.wait_for(state="visible")
    assert "Safari 16.4" in notice.inner_text()
    assert tab.heard("boot") == []


@pytest.mark.parametrize("lost", ["host/main.js", "rung.wasm", "library.txt"])
def test_a_file_that_does_not_arrive_gets_a_sentence(new_tab, server, lost):
    tab = new_tab()
    tab.page.route(f"**/{lost}", lambda route: route.abort())
    for _ in range(3):
        # It may be missed before or after the sentences have been read in.
        tab.page.goto(server.address)
        tab.page.locator("#notice-load").wait_for(state="visible")
    tab.page.unroute(f"**/{lost}")
    tab.page.get_by_role("button", name="Try again").click()
    tab.wait("boot")


def test_without_scripts_there_is_a_sentence(browser, server):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(server.address)
    assert page.get_by_role("heading", name="Rung needs JavaScript").is_visible()
    context.close()


def test_the_theme_is_there_before_the_core_at_the_next_start(tab, server):
    tab.ask({"effect": "theme", "mode": "light", "accent": "lime"}, {"effect": "title", "text": "Plan"})
    root = "[document.documentElement.dataset.theme, document.documentElement.dataset.accent]"
    assert tab.page.evaluate(root) == ["light", "lime"]
    assert tab.page.title() == "Plan"
    tab.until_true("document.querySelector('meta[name=theme-color]').content === 'rgb(246, 245, 242)'")
    tab.page.route("**/rung.wasm", lambda route: None)
    tab.page.goto(server.address, wait_until="commit")
    # A page that has only just begun has no root element yet.
    tab.until_true(f"document.documentElement && {root}.join() === 'light,lime'")


def test_a_page_that_arrives_in_pieces_starts_once_it_is_whole(new_tab, server):
    server.pause = 1.5
    tab = new_tab()
    tab.open(server.address)
    for _ in range(2):
        tab.say("~!")
    tab.page.locator("#notice-stopped").wait_for(state="visible")
    with tab.page.expect_download():
        tab.page.get_by_role("button", name="Save a copy").click()
    assert not [error for error in tab.errors if "unreachable" not in error]


def test_the_routes_of_core_and_browser_agree(tab):
    page = tab.page
    tab.ask({"effect": "route", "hash": "#/plan", "replace": False})
    tab.ask({"effect": "route", "hash": "#/plan/day", "replace": True})
    assert page.evaluate("location.hash") == "#/plan/day"
    page.go_back()
    assert tab.wait("route")["hash"] == ""
    page.go_forward()
    assert tab.wait("route", 2)["hash"] == "#/plan/day"
    page.evaluate("() => { location.hash = '#/history'; }")
    assert tab.wait("route", 3)["hash"] == "#/history"
    tab.ask({"effect": "route", "hash": "#/history", "replace": False})
    page.go_back()
    assert tab.wait("route", 4)["hash"] == "#/plan/day"


def test_ticks_come_at_full_seconds_from_the_instant_asked_for(tab):
    at = tab.page.evaluate("Date.now()") + 1333
    tab.ask({"effect": "ticks", "on": True, "at": at})
    tab.wait("tick", 3)
    late = [tick["now"] - at - 1000 * index for index, tick in enumerate(tab.heard("tick"))]
    # Never early; how late depends on how busy the computer is, and does not add up (see ticks_test.js).
    assert all(0 <= delay < 900 for delay in late), late
    tab.ask({"effect": "ticks", "on": False})
    count = len(tab.heard("tick"))
    tab.page.wait_for_timeout(1200)
    assert len(tab.heard("tick")) == count


HOLDS = """() => {
  globalThis.holds = [];
  for (const kind of ["pointerdown", "pointerup"]) {
    addEventListener(kind, () => holds.push(Date.now()), { capture: true });
  }
}"""


def repeats_of(tab: Tab) -> range:
    """How often a button may be tapped by the hold that just ended, by how long the page saw it held."""
    down, up = tab.page.evaluate("holds.slice(-2)")
    return range(1, 2 + (up - down - 400) // 90)


def test_a_held_button_repeats_and_letting_go_adds_nothing(tab):
    tab.page.evaluate(HOLDS)
    button = tab.page.locator("#step")
    box = button.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    mouse = tab.page.mouse
    mouse.move(x, y)
    mouse.down()
    tab.page.wait_for_timeout(850)
    mouse.up()
    taps = [event for event in tab.heard("dom") if event["type"] == "tap"]
    assert len(taps) in repeats_of(tab) and len(taps) >= 3
    between = [after["now"] - before["now"] for before, after in zip(taps, taps[1:], strict=False)]
    assert all(gap >= 80 for gap in between), between
    tab.page.wait_for_timeout(200)
    assert len([event for event in tab.heard("dom") if event["type"] == "tap"]) == len(taps)
    button.click()
    assert len([event for event in tab.heard("dom") if event["type"] == "tap"]) == len(taps) + 1
    mouse.move(x, y)
    mouse.down()
    mouse.move(x, y + 300)
    tab.page.wait_for_timeout(700)
    mouse.up()
    assert len([event for event in tab.heard("dom") if event["type"] == "tap"]) == len(taps) + 1


def test_a_finger_that_stays_repeats_and_one_that_leaves_does_not(tab, context):
    tab.page.evaluate(HOLDS)
    tools = context.new_cdp_session(tab.page)
    box = tab.page.locator("#step").bounding_box()
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = lambda kind, points: tools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})  # noqa: E731
    touch("touchStart", [point])
    tab.page.wait_for_timeout(700)
    touch("touchEnd", [])
    tab.page.wait_for_timeout(200)
    count = len([event for event in tab.heard("dom") if event["type"] == "tap"])
    assert count in repeats_of(tab)
    touch("touchStart", [point])
    touch("touchMove", [{"x": point["x"] + 5, "y": point["y"] + 200}])
    tab.page.wait_for_timeout(700)
    touch("touchEnd", [])
    tab.page.wait_for_timeout(100)
    assert len([event for event in tab.heard("dom") if event["type"] == "tap"]) == count


def test_a_file_goes_out_and_comes_back(tab, tmp_path):
    with tab.page.expect_download() as download:
        tab.ask({"effect": "download", "name": "log.json", "type": "application/json", "text": "{}"})
    assert download.value.suggested_filename == "log.json"
    assert download.value.path().read_text() == "{}"
    chosen = tmp_path / "back.json"
    chosen.write_text('{"é": 1}', encoding="utf-8")
    with tab.page.expect_file_chooser() as chooser:
        tab.ask({"effect": "choose-file", "accept": ".json"})
    chooser.value.set_files(chosen)
    event = tab.wait("file")
    assert (event["name"], event["text"]) == ("back.json", '{"é": 1}')


def test_words_are_read_out_and_fields_are_focused(tab):
    tab.ask({"effect": "announce", "text": "Set logged"}, {"effect": "focus", "id": "step"})
    tab.until_true("document.getElementById('announcer').textContent === 'Set logged'")
    assert tab.page.evaluate("document.activeElement.id") == "step"
    tab.ask({"effect": "select", "id": "say"})
    assert tab.page.evaluate("document.activeElement.selectionEnd") > 10


def test_signals_reach_the_device(new_tab, server, context):
    context.grant_permissions(["screen-wake-lock"], origin=server.address.rstrip("/"))
    tab: Tab = new_tab()
    tab.page.add_init_script("""
      window.signals = [];
      navigator.vibrate = pattern => signals.push(["vibrate", ...pattern]);
      const request = WakeLock.prototype.request;
      WakeLock.prototype.request = async function (type) {
        const lock = await request.call(this, type);
        signals.push("lock");
        lock.addEventListener("release", () => signals.push("release"));
        return lock;
      };
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function (at) { signals.push("note"); start.call(this, at); };
    """)
    tab.open(server.address)
    tab.page.locator("#step").tap()
    tab.ask({"effect": "vibrate", "pattern": [40]}, {"effect": "wake-lock", "on": True})
    tab.until_true("signals.includes('lock')")
    tab.ask({"effect": "wake-lock", "on": False})
    tab.until_true("signals.includes('release')")
    tab.ask({"effect": "tone"})
    tab.until_true("signals.filter(signal => signal === 'note').length === 2")
    assert tab.page.evaluate("signals[0]") == ["vibrate", 40]
    tab.ask({"effect": "persist"})
    assert isinstance(tab.wait("persisted")["granted"], bool)
    assert tab.errors == []
