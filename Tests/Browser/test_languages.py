"""The app in another language: chosen in the settings or taken from the browser, and kept for when there is no network."""

from collections.abc import Callable

from playwright.sync_api import BrowserContext, expect
from rung import Rung
from serving import Server

KEPT = """async () => {
  const cache = await caches.open((await caches.keys()).find((name) => name.startsWith("rung ")));
  return (await cache.keys()).map(({ url }) => url).filter((url) => url.endsWith("library-cues.de.txt")).length;
}"""


def test_german_is_chosen_in_the_settings_and_stays_without_network(
    new_context: Callable[..., BrowserContext], own_server: Server
):
    context = new_context()
    rung = Rung(context.new_page(), own_server.address).open()
    rung.begin()
    rung.open_settings()
    rung.sheet.locator("label", has_text="Deutsch").tap()
    expect(rung.heading("Heute")).to_be_visible()
    assert rung.page.evaluate("document.documentElement.lang") == "de"
    rung.wait_offline_ready()
    rung.wait_until(lambda: rung.page.evaluate(KEPT) == 1, "the German files are kept")
    own_server.stop()
    rung.page.close()
    cold = Rung(context.new_page(), own_server.address).open("#/exercise/barbell-bench-press")
    expect(cold.heading("Bankdrücken (Langhantel)")).to_be_visible()
    expect(cold.page.locator(".cues li").first).to_contain_text("Schulterblätter")
    expect(cold.page.locator(".movement svg")).to_have_count(2)


def test_a_german_browser_is_answered_in_german_and_english_can_be_chosen(
    new_context: Callable[..., BrowserContext], server: Server
):
    rung = Rung(new_context(locale="de-AT").new_page(), server.address).open()
    expect(rung.page.get_by_role("button", name="Mit Full Body 3× starten")).to_be_visible()
    rung.page.get_by_role("button", name="Mit Full Body 3× starten").tap()
    rung.page.get_by_role("button", name="Einstellungen").tap()
    rung.sheet.locator("label", has_text="English").tap()
    expect(rung.heading("Today")).to_be_visible()


def test_a_language_that_there_is_not_is_answered_in_english(
    new_context: Callable[..., BrowserContext], server: Server
):
    rung = Rung(new_context(locale="fr-FR").new_page(), server.address).open()
    expect(rung.page.get_by_role("button", name="Start with Full Body 3×")).to_be_visible()
