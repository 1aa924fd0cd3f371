"""The browser process dies in the middle of writing."""

from chromium import MortalChromium
from tab import Tab


def test_every_answered_write_is_there_after_a_kill(playwright, server, tmp_path):
    chromium = MortalChromium(playwright, tmp_path / "profile")
    with chromium as context:
        tab = Tab(context.new_page())
        tab.open(server.address)
        for write in range(1, 16):
            tab.store(write, (f"session:{write:02}", f"row {write}", ""))
            tab.stored(write)
        written = len(tab.heard("stored"))
        chromium.kill()
    with chromium as context:
        boot = Tab(context.new_page()).open(server.address)
        assert written == 15
        assert [d["row"] for d in boot["documents"]] == [f"row {write}" for write in range(1, 16)]
