"""Without network, and from one version to the next."""

import shutil
from pathlib import Path

import pytest
import served


@pytest.fixture(scope="session")
def second_site(site: Path) -> Path:
    folder = site.parent / "second"
    served.lay_out_next(folder, site)
    return folder


def wait_for_worker(tab) -> None:
    tab.until_true("navigator.serviceWorker.ready.then(() => true)")


def test_the_first_visit_fetches_no_file_twice(tab, server):
    wait_for_worker(tab)
    full = [path for path, status, _ in server.asked if status == 200]
    assert len(full) == len(set(full)), full
    assert {status for _, status, _ in server.asked} <= {200, 304}


def test_it_starts_without_a_server(tab, server):
    wait_for_worker(tab)
    tab.store(1, ("session:a", "one", ""))
    tab.stored(1)
    server.stop()
    for address in (server.address, server.address + "#/plan", server.address + "?from=link"):
        tab.events.clear()
        tab.page.goto("about:blank")
        boot = tab.open(address)
        assert boot["documents"][0]["row"] == "one"
    tab.events.clear()
    tab.page.goto(server.address + "some/where/else")
    assert tab.wait("boot")["hash"] == ""
    assert tab.page.url == server.address


def test_a_start_asks_the_server_for_nothing_but_the_worker(tab, server):
    wait_for_worker(tab)
    server.asked.clear()
    tab.events.clear()
    tab.open(server.address)
    tab.page.wait_for_timeout(500)
    assert {path for path, _, _ in server.asked} <= {"service-worker.js"}


def test_the_api_is_never_answered_from_the_cache(tab, server):
    wait_for_worker(tab)
    tab.open(server.address)
    assert tab.page.evaluate("fetch('api/health').then(response => response.status)") == 404
    server.stop()
    assert tab.page.evaluate("fetch('api/health').catch(() => 'no answer')") == "no answer"


def test_a_new_version_waits_until_it_is_taken_and_takes_one_reload(tab, new_tab, server, second_site):
    wait_for_worker(tab)
    tab.open(server.address)
    other = new_tab()
    other.open(server.address)
    server.folder = second_site
    tab.page.evaluate("navigator.serviceWorker.getRegistration().then(found => found.update())")
    tab.wait("update-ready")
    other.wait("update-ready")
    assert library(tab) == "library first"
    tab.events.clear()
    other.events.clear()
    loads = []
    tab.page.on("load", lambda _: loads.append(1))
    tab.ask({"effect": "reload"})
    tab.wait("boot")
    assert library(tab) == "library second"
    other.wait("update-ready")
    tab.page.wait_for_timeout(500)
    assert len(loads) == 1 and other.heard("boot") == [] and tab.heard("update-ready") == []
    # The page that still runs the version before keeps its files.
    assert len(caches(tab)) == 2
    other.ask({"effect": "reload"})
    other.wait("boot")
    assert library(other) == "library second"


def test_old_files_go_once_no_page_needs_them(context, new_tab, server, second_site):
    tab = new_tab()
    tab.open(server.address)
    wait_for_worker(tab)
    tab.open(server.address)
    server.folder = second_site
    tab.page.evaluate("navigator.serviceWorker.getRegistration().then(found => found.update())")
    tab.wait("update-ready")
    tab.page.close()
    fresh = new_tab()
    fresh.page.wait_for_timeout(300)
    fresh.open(server.address)
    assert library(fresh) == "library second"
    fresh.until(lambda: len(caches(fresh)) == 1, "one cache")


def test_a_server_that_changes_meanwhile_makes_no_mixed_version(new_tab, server, site, tmp_path):
    mixed = tmp_path / "mixed"
    shutil.copytree(site, mixed)
    (mixed / "library.txt").write_text("library of another build")
    server.folder = mixed
    tab = new_tab()
    tab.open(server.address)
    tab.until(lambda: any("service-worker" in path for path, _, _ in server.asked), "worker")
    tab.page.wait_for_timeout(800)
    state = "navigator.serviceWorker.getRegistration().then(found => found?.active?.state ?? 'none')"
    assert tab.page.evaluate(state) == "none"


def test_a_broken_version_is_left_behind_by_trying_again(new_tab, server, site, second_site, tmp_path):
    broken = tmp_path / "broken"
    shutil.copytree(site, broken)
    (broken / "host" / "main.js").write_text("throw new SyntaxError(;")
    worker = (served.ROOT / "Web" / "service-worker.js").read_text()
    (broken / "service-worker.js").write_text(worker)
    served.fill_in_worker(broken)
    server.folder = broken
    tab = new_tab()
    tab.page.goto(server.address)
    tab.page.locator("#notice-load").wait_for(state="visible")
    tab.page.evaluate("navigator.serviceWorker.register('service-worker.js').then(() => navigator.serviceWorker.ready)")
    server.folder = second_site
    tab.page.goto(server.address)
    tab.page.locator("#notice-load").wait_for(state="visible")
    waiting = "navigator.serviceWorker.getRegistration().then(found => found.update().then(() => !!found.waiting))"
    tab.until_true(waiting)
    tab.page.get_by_role("button", name="Try again").click()
    tab.wait("boot")
    assert library(tab) == "library second"


def library(tab) -> str:
    return tab.page.evaluate("fetch('library.txt').then(response => response.text())")


def caches(tab) -> list[str]:
    return tab.page.evaluate("caches.keys()")
