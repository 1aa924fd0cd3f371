"""A core that stops: said in words, nothing stored is lost, a fresh one goes on."""

import json

from tab import Tab


def test_a_stopped_core_is_replaced_from_storage_and_told_why(tab, new_tab):
    tab.store(1, ("session:a", "one", ""))
    tab.stored(1)
    tab.say("~!")
    assert "unreachable" in tab.wait("trapped")["detail"]
    boots = tab.heard("boot")
    assert [d["row"] for d in boots[1]["documents"]] == ["one"]
    assert boots[0]["entropy"] != boots[1]["entropy"]
    assert tab.page.locator("#say").count() == 1
    tab.store(1, ("session:b", "two", ""))
    tab.stored(1)
    assert len(tab.heard("boot")) == 2


def test_a_write_on_its_way_survives_the_stop(tab):
    tab.page.evaluate("""() => {
      const field = document.getElementById("say");
      const say = text => { field.value = text; field.dispatchEvent(new Event("input", { bubbles: true })); };
      say("~[{'effect':'store','write':1,'documents':[{'id':'session:a','row':'one','expects':''}]}]~");
      say("~!");
    }""")
    tab.wait("trapped")
    assert [d["row"] for d in tab.heard("boot")[1]["documents"]] == ["one"]
    assert tab.heard("stored") == []


def test_what_could_not_be_stored_is_handed_to_the_fresh_core(tab):
    tab.store(1, ("session:a", "one", "000000000007-unknown"))
    tab.wait("conflict")
    tab.say("~!")
    tab.wait("trapped")
    assert tab.heard("documents")[-1]["documents"] == [{"id": "session:a", "row": "one", "revision": ""}]


def test_two_stops_in_a_row_show_a_sentence_and_save_a_copy_without_the_core(tab):
    tab.store(1, ("session:a", "one", ""))
    tab.stored(1)
    tab.say("~!")
    tab.wait("trapped")
    tab.say("~!")
    notice = tab.page.locator("#notice-stopped")
    notice.wait_for(state="visible")
    assert "unreachable" in notice.inner_text()
    assert tab.page.locator("#app").count() == 0
    with tab.page.expect_download() as download:
        tab.page.get_by_role("button", name="Save a copy").click()
    assert download.value.suggested_filename.startswith("rung-copy-")
    copy = json.loads(download.value.path().read_text())
    assert (copy["format"], copy["version"], copy["unsaved"]) == ("rung-copy", 1, [])
    assert [row["row"] for row in copy["documents"]] == ["one"]
    tab.events.clear()
    tab.page.get_by_role("button", name="Try again").click()
    assert tab.wait("boot")["documents"][0]["row"] == "one"


def test_a_row_that_stops_every_start_ends_in_the_sentence(tab, server):
    tab.page.evaluate("""() => new Promise(done => { indexedDB.open("rung").onsuccess = event => {
      const writing = event.target.result.transaction("documents", "readwrite");
      writing.objectStore("documents").put({ id: "session:a", row: "~!", revision: "000000000001-x" });
      writing.oncomplete = () => { event.target.result.close(); done(); };
    }; })""")
    tab.page.goto(server.address)
    tab.page.locator("#notice-stopped").wait_for(state="visible")
    assert [row["row"] for row in tab.rows()] == ["~!"]


def test_a_patch_that_does_not_fit_is_a_stop_too(new_tab, server):
    tab = new_tab()
    tab.page.add_init_script("""
      const real = Element.prototype.setAttribute;
      let times = 0;
      Element.prototype.setAttribute = function (name, value) {
        if (value === "say" && ++times === 1) throw new Error("no such attribute");
        return real.call(this, name, value);
      };
    """)
    tab.page.goto(server.address)
    assert "no such attribute" in tab.wait("trapped")["detail"]
    assert isinstance(tab, Tab) and tab.page.locator("#say").is_visible()
