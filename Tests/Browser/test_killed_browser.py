"""The browser dies in the middle of logging: what stood on the screen as logged is there afterwards."""

import time
from pathlib import Path

import pytest
from chromium import MortalChromium
from playwright.sync_api import Playwright, expect
from rung import PHONE, Rung, prepare
from serving import Server

# Milliseconds between taps on "Log set", and from the first tick to the end.
HASTES = [(120, 500), (100, 900), (150, 1100), (90, 1400)]

# A tick may be this many milliseconds young and not yet on the disk.
GRACE = 200


@pytest.mark.parametrize(("between", "life"), HASTES)
def test_every_set_painted_as_logged_survives_the_death_of_the_browser(
    playwright: Playwright, server: Server, tmp_path: Path, between: int, life: int
):
    chromium = MortalChromium(playwright, tmp_path / "profile", **PHONE)
    with chromium as context:
        rung = Rung(prepare(context).new_page(), server.address).open()
        rung.begin("Push / Pull / Legs")
        rung.start("Push A")
        rung.dial("60", "8")
        rung.page.evaluate("between => phone.logFast(between)", between)
        # A slow machine takes its time to the first tick; the life counts from there.
        deadline = time.time() + 30
        while not rung.page.evaluate("phone.painted.length"):
            assert time.time() < deadline, "nothing was logged in half a minute"
            rung.page.wait_for_timeout(20)
        rung.page.wait_for_timeout(life)
        painted = rung.page.evaluate("phone.painted")
        died = time.time() * 1000
        chromium.kill()
    certain = max((each["sets"] for each in painted if each["at"] < died - GRACE), default=0)
    assert certain > 1, "nothing was logged long enough before the end"

    with chromium as context:
        rung = Rung(prepare(context).new_page(), server.address).open()
        expect(rung.log_button).to_be_visible()
        kept = rung.page.locator(".logger .progress i.done").count()
        assert kept >= certain, f"{certain} sets were painted in time, {kept} are there"
        rung.expect_progress(kept, 19)
        # The logbook works on: nothing is half written.
        if kept < 19:
            rung.log("60", "8")
            rung.expect_progress(kept + 1, 19)
        else:
            # On a slow machine the browser died after the last set.
            rung.logger.get_by_role("button", name="Finish", exact=True).tap()
            expect(rung.page.get_by_role("link", name="Done")).to_be_visible()
        rung.expect_no_errors()
