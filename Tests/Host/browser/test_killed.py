"""The browser process dies in the middle of writing."""

import time

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


def test_a_row_survives_a_kill_while_the_page_finds_no_time_for_its_write(playwright, server, tmp_path):
    """As under a storm of taps: the page asks for the write and is then busy until the end."""
    chromium = MortalChromium(playwright, tmp_path / "profile")
    with chromium as context:
        tab = Tab(context.new_page())
        tab.open(server.address)
        tab.page.evaluate("""() => {
          const field = document.getElementById("say");
          const say = text => { field.value = text; field.dispatchEvent(new Event("input", { bubbles: true })); };
          setTimeout(() => {
            setTimeout(() => { for (const end = Date.now() + 60_000; Date.now() < end;); });
            say("~[{'effect':'store','write':1,'documents':[{'id':'session:a','row':'one','expects':''}]}]~");
          });
        }""")
        time.sleep(1)
        chromium.kill()
    with chromium as context:
        tab = Tab(context.new_page())
        boot = tab.open(server.address)
        assert boot["documents"] == [{"id": "session:a", "row": "one", "revision": ""}]
        # It is noted down until the core has had it written.
        assert tab.rows() == []
        tab.store(1, ("session:a", "one", ""))
        tab.stored(1)
        assert tab.rows("noted") == []
        assert [row["row"] for row in tab.rows()] == ["one"]
