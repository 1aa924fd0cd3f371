"""The store: order, conflicts, what a start reads, and every way in which storing can fail."""

from tab import Tab

SEED = """rows => new Promise((resolve, reject) => {
  const opening = indexedDB.open("rung");
  opening.onsuccess = () => {
    const writing = opening.result.transaction(["documents", "meta"], "readwrite");
    rows.forEach(row => writing.objectStore("documents").put(row));
    writing.objectStore("meta").put(rows.length, "sequence");
    writing.oncomplete = () => { opening.result.close(); resolve(); };
    writing.onabort = () => reject(writing.error);
  };
})"""


def seed(tab: Tab, ids: list[str]) -> None:
    rows = [{"id": id, "row": f"row of {id}", "revision": f"{at + 1:012}-x"} for at, id in enumerate(ids)]
    tab.page.evaluate(SEED, rows)


def test_a_write_is_answered_and_read_back_at_the_next_start(tab, server):
    tab.store(1, ("session:a", "one", ""), ("settings:", "mine", ""))
    revisions = tab.stored(1)
    assert set(revisions) == {"session:a", "settings:"}
    tab.events.clear()
    boot = tab.open(server.address)
    assert boot["store"] == "ready" and boot["more"] is False
    assert {d["id"]: (d["row"], d["revision"]) for d in boot["documents"]} == {
        "session:a": ("one", revisions["session:a"]),
        "settings:": ("mine", revisions["settings:"]),
    }
    assert tab.errors == []


def test_writes_keep_their_order_and_revisions_sort_by_it(tab):
    revision = ""
    for write in range(1, 6):
        tab.store(write, ("session:a", f"row {write}", revision))
        newer = tab.stored(write)["session:a"]
        assert newer > revision
        revision = newer
    assert [row["row"] for row in tab.rows()] == ["row 5"]


def test_a_write_over_an_unknown_revision_changes_nothing_and_tells_what_is_stored(tab):
    seed(tab, ["session:a"])
    tab.store(1, ("session:b", "two", ""), ("session:a", "other", ""))
    assert tab.wait("conflict")["write"] == 1
    stored = {"id": "session:a", "row": "row of session:a", "revision": "000000000001-x"}
    assert tab.wait("documents")["documents"] == [stored]
    assert tab.events.index(tab.wait("documents")) < tab.events.index(tab.wait("conflict"))
    assert [row["id"] for row in tab.rows()] == ["session:a"]


def test_writes_asked_for_while_one_is_under_way_go_together_and_the_newest_row_stays(tab):
    effects = [
        {"effect": "store", "write": write, "documents": [{"id": id, "row": f"{id} {write}", "expects": ""}]}
        for write, id in enumerate(["session:a", "session:a", "session:b", "session:a"], start=1)
    ]
    tab.ask(*effects)
    assert set(tab.stored(4)) == {"session:a", "session:b"}
    assert [row["row"] for row in tab.rows()] == ["session:a 4", "session:b 3"]
    assert tab.heard("conflict") == []


def test_a_write_after_another_tabs_says_so_even_if_this_one_wrote_before(tab):
    tab.store(1, ("session:a", "one", ""))
    tab.stored(1)
    seed(tab, ["session:a"])
    tab.store(2, ("session:a", "two", ""))
    assert tab.wait("conflict")["write"] == 2
    assert [row["row"] for row in tab.rows()] == ["row of session:a"]


def test_a_row_cut_inside_an_emoji_reaches_the_core_and_is_set_aside_as_it_is(tab, server):
    seed(tab, ["session:a"])
    tab.page.evaluate("""() => new Promise(done => { indexedDB.open("rung").onsuccess = event => {
      const writing = event.target.result.transaction("documents", "readwrite");
      writing.objectStore("documents").put({ id: "session:a", row: "cut \\ud83d", revision: "000000000001-x" });
      writing.oncomplete = () => { event.target.result.close(); done(); };
    }; })""")
    tab.events.clear()
    [document] = tab.open(server.address)["documents"]
    assert document["row"] == "cut \ufffd"
    tab.ask({"effect": "set-aside", "documents": [document]})
    tab.until(lambda: tab.rows("aside"), "row set aside")
    assert tab.rows() == []
    assert tab.page.evaluate(
        """() => new Promise(done => { indexedDB.open("rung").onsuccess = event => {
          const reading = event.target.result.transaction("aside").objectStore("aside").getAll();
          reading.onsuccess = () => done(reading.result[0].row.charCodeAt(4));
        }; })"""
    ) == 0xD83D


def test_a_damaged_row_that_cannot_be_set_aside_makes_the_next_write_fail_instead_of_going_round(tab):
    seed(tab, ["session:a"])
    tab.page.evaluate("() => { globalThis.add = IDBObjectStore.prototype.add; IDBObjectStore.prototype.add = () => {"
        " throw new DOMException('full', 'QuotaExceededError'); }; }")
    tab.ask({"effect": "set-aside", "documents": [{"id": "session:a", "row": "row of session:a"}]})
    tab.store(1, ("session:a", "new", ""))
    assert tab.wait("store-failed")["reason"] == "quota"
    assert [row["row"] for row in tab.rows()] == ["row of session:a"]
    tab.page.evaluate("() => { IDBObjectStore.prototype.add = add; }")
    tab.store(2, ("session:a", "new", ""))
    tab.stored(2)
    assert [row["row"] for row in tab.rows("aside")] == ["row of session:a"]
    assert [row["row"] for row in tab.rows()] == ["new"]


# How many rows each note held.
WATCH_NOTES = """() => {
  const put = IDBObjectStore.prototype.put;
  globalThis.noted = [];
  IDBObjectStore.prototype.put = function (...given) {
    if (this.name === "noted") noted.push(given[0].length);
    return put.apply(this, given);
  };
}"""


def test_a_whole_logbook_is_not_noted_down_besides(tab):
    tab.page.evaluate(WATCH_NOTES)
    tab.store(1, ("session:a", "small", ""), ("session:b", "too", ""))
    tab.stored(1)
    tab.store(2, ("session:c", "x" * 300_000, ""))
    tab.stored(2)
    assert tab.page.evaluate("noted") == [2]


def test_what_is_written_is_noted_down_no_longer(tab):
    tab.page.evaluate(WATCH_NOTES)
    tab.store(1, ("session:a", "one", ""))
    tab.stored(1)
    assert tab.page.evaluate("noted") == [1]
    assert tab.rows("noted") == []


def test_a_row_that_is_gone_is_told_as_an_empty_one(tab):
    tab.store(1, ("session:a", "one", "000000000009-gone"))
    assert tab.wait("conflict")["write"] == 1
    assert tab.wait("documents")["documents"] == [{"id": "session:a", "row": "", "revision": ""}]


def test_the_start_reads_sixty_sessions_and_the_rest_while_idle(tab, server):
    sessions = [f"session:{number:04}" for number in range(200)]
    others = ["bodyWeight:2025-11-30", "routine:a", "settings:", "aaa:1", "zzz:1", "sessionNote:1"]
    seed(tab, sessions + others)
    tab.events.clear()
    boot = tab.open(server.address)
    assert boot["more"] is True
    assert {d["id"] for d in boot["documents"]} == set(sessions[-60:] + others)
    tab.until(lambda: tab.heard("documents") and not tab.heard("documents")[-1]["more"], "end of the rest")
    parts = tab.heard("documents")
    assert [part["more"] for part in parts] == [True, True, True, False]
    assert sorted(d["id"] for part in parts for d in part["documents"]) == sessions[:-60]
    assert parts[0]["documents"][-1]["id"] == "session:0139"


def test_a_damaged_row_is_set_aside_unless_it_was_written_anew(tab, server):
    tab.store(1, ("session:a", "bad", ""), ("session:b", "new", ""))
    tab.stored(1)
    damaged = [{"id": "session:a", "row": "bad"}, {"id": "session:b", "row": "old"}]
    tab.ask({"effect": "set-aside", "documents": damaged})
    tab.until(lambda: len(tab.rows()) == 1, "row set aside")
    assert [row["id"] for row in tab.rows()] == ["session:b"]
    # What was damaged is kept either way: it is listed as such.
    kept = [("session:a", "bad"), ("session:b", "old")]
    assert [(row["id"], row["row"]) for row in tab.rows("aside")] == kept
    tab.events.clear()
    assert [(row["id"], row["row"]) for row in tab.open(server.address)["aside"]] == kept


def test_a_damaged_row_of_a_restored_copy_is_kept_aside_once(tab):
    damaged = [{"id": "session:a", "row": "bad"}]
    for _ in range(2):
        tab.ask({"effect": "set-aside", "documents": damaged})
    tab.store(1, ("session:b", "new", ""))
    tab.stored(1)
    assert [(row["id"], row["row"]) for row in tab.rows("aside")] == [("session:a", "bad")]
    assert [row["id"] for row in tab.rows()] == ["session:b"]


def test_device_state_is_read_back(tab, server):
    tab.ask({"effect": "device", "value": "kept here"})
    tab.page.wait_for_timeout(100)
    tab.events.clear()
    assert tab.open(server.address)["device"] == "kept here"


def test_a_full_disk_is_told_and_nothing_of_the_write_is_kept(tab, context, server):
    # Chromium asks for the space that is left at the first write and then only now and again.
    tools = context.new_cdp_session(tab.page)
    origin = server.address.rstrip("/")
    tools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1000})
    tab.store(1, ("session:a", "one", ""), ("session:b", "two", ""))
    failure = tab.wait("store-failed")
    assert (failure["write"], failure["reason"]) == (1, "quota")
    assert "Quota" in failure["detail"]
    assert tab.rows() == []
    assert context.cookies() == []
    asked = []
    tab.page.on("dialog", lambda dialog: (asked.append(dialog.type), dialog.dismiss()))
    tab.page.locator("#step").click()
    tab.page.evaluate("() => { location.reload(); }")
    tab.until(lambda: asked == ["beforeunload"], "question before leaving")
    tools.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    tab.store(2, ("session:a", "one", ""), ("session:b", "two", ""))
    tab.stored(2)
    tab.events.clear()
    tab.page.reload()
    tab.wait("boot")
    assert len(asked) == 1


def test_a_newer_version_in_another_tab_takes_over_and_this_one_writes_no_more(tab, new_tab, server):
    tab.store(1, ("session:a", "one", ""))
    revision = tab.stored(1)["session:a"]
    tab.page.evaluate("() => { indexedDB.open('rung', 99).onsuccess = event => event.target.result.close(); }")
    failure = tab.wait("store-failed")
    assert (failure["write"], failure["reason"]) == (0, "closed")
    tab.store(2, ("session:a", "two", revision))
    failure = tab.wait("store-failed", 2)
    assert (failure["write"], failure["reason"]) == (2, "closed")
    assert [row["row"] for row in tab.rows()] == ["one"]
    other = new_tab()
    boot = other.open(server.address)
    assert boot["store"] == "newer" and boot["documents"] == []
    with other.page.expect_download() as download:
        other.ask({"effect": "save-copy"})
    assert '"row":"one"' in download.value.path().read_text()


def test_a_newer_meaning_of_the_rows_is_not_touched(tab, server):
    tab.page.evaluate("""() => new Promise(done => { indexedDB.open("rung").onsuccess = event => {
      const writing = event.target.result.transaction("meta", "readwrite");
      writing.objectStore("meta").put(99, "schema");
      writing.oncomplete = () => { event.target.result.close(); done(); };
    }; })""")
    tab.events.clear()
    assert tab.open(server.address)["store"] == "newer"
    tab.store(1, ("session:a", "one", ""))
    assert tab.wait("store-failed")["reason"] == "closed"
    assert tab.rows() == []


def test_a_store_the_browser_denies_is_blocked(new_tab, server):
    tab = new_tab()
    tab.page.add_init_script(
        "IDBFactory.prototype.open = () => { throw new DOMException('denied', 'SecurityError'); }"
    )
    assert tab.open(server.address)["store"] == "blocked"
    tab.store(1, ("session:a", "one", ""))
    assert tab.wait("store-failed")["reason"] == "blocked"


def test_a_store_that_does_not_open_has_failed(new_tab, server):
    tab = new_tab()
    tab.page.add_init_script(
        "IDBFactory.prototype.open = () => { throw new DOMException('broken', 'UnknownError'); }"
    )
    assert tab.open(server.address)["store"] == "failed"


def test_an_emptied_store_is_told_from_a_first_launch(tab, server, context):
    assert tab.heard("boot")[0]["store"] == "ready"
    tab.store(1, ("session:a", "one", ""))
    tab.stored(1)
    cookie = next(cookie for cookie in context.cookies() if cookie["name"] == "rung-held")
    assert cookie["value"] == "1" and cookie["sameSite"] == "Lax" and cookie["path"] == "/"
    tab.page.goto(server.address + "icons/favicon.svg")
    tab.page.evaluate("() => new Promise(done => { indexedDB.deleteDatabase('rung').onsuccess = done; })")
    tab.events.clear()
    assert tab.open(server.address)["store"] == "evicted"
    tab.ask({"effect": "forget-evicted"})
    tab.events.clear()
    assert tab.open(server.address)["store"] == "ready"
    tab.store(1, ("session:a", "one", ""))
    tab.stored(1)
    tab.ask({"effect": "forget-evicted"})
    assert context.cookies() == []
    tab.store(2, ("session:b", "two", ""))
    tab.stored(2)
    assert len(context.cookies()) == 1


def test_a_lost_connection_is_opened_again_without_losing_the_write(tab):
    tab.store(1, ("session:a", "one", ""))
    revision = tab.stored(1)["session:a"]
    tab.page.evaluate("""() => {
      const real = IDBDatabase.prototype.transaction;
      IDBDatabase.prototype.transaction = function () {
        IDBDatabase.prototype.transaction = real;
        throw new DOMException("Connection to Indexed Database server lost", "UnknownError");
      };
    }""")
    tab.store(2, ("session:a", "two", revision))
    tab.stored(2)
    assert [row["row"] for row in tab.rows()] == ["two"]


def test_data_cleared_while_open_is_told_by_empty_rows(tab, context, server):
    tab.store(1, ("session:a", "one", ""))
    revision = tab.stored(1)["session:a"]
    tools = context.new_cdp_session(tab.page)
    tools.send("Storage.clearDataForOrigin", {"origin": server.address.rstrip("/"), "storageTypes": "indexeddb"})
    tab.page.wait_for_timeout(300)
    tab.store(2, ("session:a", "two", revision))
    tab.wait("conflict")
    assert tab.wait("documents")["documents"] == [{"id": "session:a", "row": "", "revision": ""}]
    tab.store(3, ("session:a", "two", ""))
    tab.stored(3)
