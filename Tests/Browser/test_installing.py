"""Chromium finds nothing that keeps Rung from being installed."""

import json
from pathlib import Path

from chromium import ARGUMENTS, CHROMIUM
from playwright.sync_api import Playwright, expect
from rung import PHONE, Rung, prepare
from serving import Server


def test_chromium_reports_no_reason_against_installing(playwright: Playwright, server: Server, tmp_path: Path):
    # A profile of its own on disk: from a private window, as the other tests use, nothing can be installed.
    context = playwright.chromium.launch_persistent_context(
        tmp_path, executable_path=CHROMIUM, args=ARGUMENTS, **PHONE
    )
    rung = Rung(prepare(context).pages[0], server.address).open()
    expect(rung.heading("Rung")).to_be_visible()
    rung.wait_offline_ready()
    assert rung.tools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    found = rung.tools.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert (manifest["name"], manifest["display"]) == ("Rung", "standalone")
    purposes = {purpose for icon in manifest["icons"] for purpose in icon.get("purpose", "any").split()}
    assert {"any", "maskable"} <= purposes
    # Everything the manifest names is there, each door an address of the app.
    for icon in manifest["icons"]:
        answer = context.request.get(server.address + icon["src"].lstrip("/"))
        assert answer.ok, icon
    for shortcut in manifest.get("shortcuts", []):
        rung.page.goto("about:blank")
        rung.open(shortcut["url"].removeprefix("./").removeprefix("/"))
        expect(rung.heading("Rung")).to_be_visible()
    rung.expect_no_errors()
    context.close()
