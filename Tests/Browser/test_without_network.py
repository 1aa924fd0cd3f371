"""Once loaded, everything works with the server gone."""

import urllib.error
import urllib.request
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect
from rung import Rung
from serving import Server


def test_a_session_goes_on_with_the_server_gone(new_context: Callable[..., BrowserContext], own_server: Server):
    context = new_context()
    rung = Rung(context.new_page(), own_server.address).open()
    expect(rung.heading("Rung")).to_be_visible()
    rung.wait_offline_ready()
    own_server.stop()
    with pytest.raises(urllib.error.URLError):
        urllib.request.urlopen(own_server.address, timeout=5)
    rung.begin("Minimalist Strength")
    rung.start("Day A")
    rung.log("60", "5")
    rung.wait_stored()

    rung.page.reload()
    rung.expect_done_sets("60 kg × 5")
    rung.log("62.5", "5")
    rung.wait_stored()

    rung.page.close()
    cold = Rung(context.new_page(), own_server.address).open()
    cold.expect_done_sets("60 kg × 5", "62.5 kg × 5")
    cold.log("65", "5")
    cold.button("Minimise the session").tap()
    expect(cold.session_bar.get_by_role("button", name="Open Day A, 3 of")).to_be_visible()
    cold.session_bar.get_by_role("button", name="Open Day A").tap()
    cold.finish()
    cold.page.get_by_role("link", name="Done").tap()
    cold.history()
    cold.screen.get_by_role("link", name="Day A").tap()
    expect(cold.screen.locator(".set .load")).to_have_text(
        ["60 kg × 5", "62.5 kg × 5 Record: best estimated single", "65 kg × 5 Record: best estimated single"]
    )


def test_any_address_of_the_app_opens_without_a_server(
    new_context: Callable[..., BrowserContext], own_server: Server
):
    context = new_context()
    rung = Rung(context.new_page(), own_server.address).open()
    rung.begin()
    rung.wait_offline_ready()
    own_server.stop()
    rung.page.close()
    for address, heading in (("#/plan", "Plan"), ("#/history", "History"), ("somewhere/else", "Today")):
        cold = Rung(context.new_page(), own_server.address, slowdown=1).open(address)
        expect(cold.heading(heading)).to_be_visible()
        cold.page.close()
