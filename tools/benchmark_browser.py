"""Measures the app in Chromium, slowed down to a phone's speed: start, and the time from a tap to the picture.

    python3 tools/benchmark_browser.py        (after `make build` and `tools/install.sh test`)
"""

import os
import statistics
import sys
import tempfile
from pathlib import Path

from pipeline.native import SERVER
from pipeline.places import DIST, ROOT

sys.path[:0] = [str(ROOT / "Tests"), str(ROOT / "Tests" / "Browser")]
os.environ.setdefault("RUNG_BINARY", str(SERVER))
os.environ.setdefault("RUNG_DIST", str(DIST))

from chromium import ARGUMENTS, CHROMIUM  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from rung import PHONE, Rung, prepare  # noqa: E402
from serving import Server  # noqa: E402

SLOWDOWN = 4
STARTS = 15
SESSIONS = 3

# Notes for each click how long its events kept the page busy, and when the frame after it was shown.
WATCH = """() => {
  globalThis.taps = [];
  addEventListener("click", (event) => {
    const began = event.timeStamp;
    const tap = { handled: 0, painted: 0 };
    taps.push(tap);
    const { port1, port2 } = new MessageChannel();
    requestAnimationFrame(() => {
      port1.onmessage = () => tap.painted = performance.now() - began;
      port2.postMessage(0);
    });
  }, { capture: true });
  addEventListener("click", (event) => {
    taps[taps.length - 1].handled = performance.now() - event.timeStamp;
  });
}"""


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def line(what: str, values: list[float], budget: str) -> None:
    print(
        f"{statistics.median(values):>7.1f} ms median {percentile(values, 0.95):>7.1f} ms p95  {what}"
        f" ({len(values)} times; budget {budget})"
    )


def starts(browser: Browser, address: str) -> list[float]:
    """From the beginning of a navigation to the first usable screen, with everything in the browser's own store."""
    context = prepare(browser.new_context(**PHONE))
    rung = Rung(context.new_page(), address, slowdown=SLOWDOWN).open()
    rung.begin("Push / Pull / Legs")
    rung.wait_offline_ready()
    found = []
    for _ in range(STARTS):
        rung.page.reload()
        rung.wait_until(
            lambda: rung.page.evaluate("performance.getEntriesByName('rung-usable').length"), "usable screen"
        )
        found.append(rung.page.evaluate("performance.getEntriesByName('rung-usable')[0].startTime"))
        rung.page.wait_for_timeout(500)
    context.close()
    return found


def taps(browser: Browser, address: str) -> list[dict[str, float]]:
    """Taps on "Log set" as a thumb makes them."""
    found = []
    for _ in range(SESSIONS):
        context = prepare(browser.new_context(**PHONE))
        rung = Rung(context.new_page(), address, slowdown=SLOWDOWN).open()
        rung.begin("Push / Pull / Legs")
        rung.start("Push A")
        rung.dial("60", "8")
        rung.page.evaluate(WATCH)
        while "Log set" in rung.log_button.inner_text():
            done = rung.page.locator(".logger .progress i.done").count()
            if done >= 19:
                break
            if rung.weight.count() and rung.weight.input_value() in ("", "0"):
                rung.dial("20", "8")
                rung.page.wait_for_timeout(600)
            rung.page.wait_for_timeout(700)
            before = len(rung.page.evaluate("taps"))
            rung.log_button.tap()
            rung.page.wait_for_timeout(400)
            found += rung.page.evaluate("taps")[before:]
            if rung.page.locator(".logger .progress i.done").count() == done:
                break
        context.close()
    return [tap for tap in found if tap["painted"]]


def main() -> None:
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data, Server(Path(data)) as server:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        line(f"warm start to the first usable screen, {SLOWDOWN}x throttle", starts(browser, server.address), "300 ms")
        measured = taps(browser, server.address)
        budget = "16 ms median, 33 ms p95"
        line(f'tap on "Log set" to handled, {SLOWDOWN}x throttle', [tap["handled"] for tap in measured], budget)
        line(f'tap on "Log set" to painted, {SLOWDOWN}x throttle', [tap["painted"] for tap in measured], budget)
        browser.close()


if __name__ == "__main__":
    main()
