"""Several tabs of one browser over one store."""


def test_a_write_in_one_tab_reaches_the_others_once(tab, new_tab, server):
    other, third = new_tab(), new_tab()
    other.open(server.address)
    third.open(server.address)
    tab.store(1, ("session:a", "one", ""))
    revision = tab.stored(1)["session:a"]
    for listener in (other, third):
        event = listener.wait("documents")
        assert event["documents"] == [{"id": "session:a", "row": "one", "revision": revision}]
        assert event["more"] is False
    tab.page.wait_for_timeout(300)
    assert [len(each.heard("documents")) for each in (tab, other, third)] == [0, 1, 1]


def test_neither_of_two_tabs_overwrites_the_other(tab, new_tab, server):
    other = new_tab()
    other.open(server.address)
    tab.store(1, ("session:a", "from one", ""))
    revision = tab.stored(1)["session:a"]
    other.store(1, ("session:a", "from other", ""))
    assert other.wait("conflict")["write"] == 1
    assert other.heard("documents")[-1]["documents"][0]["row"] == "from one"
    other.store(2, ("session:a", "merged", revision))
    other.stored(2)
    assert tab.wait("documents")["documents"][0]["row"] == "merged"


def test_a_tab_that_slept_reads_what_it_missed_and_only_that(tab, new_tab, server):
    tab.store(1, ("session:own", "own", ""))
    tab.stored(1)
    other = new_tab()
    other.open(server.address)
    # Messages that never arrive, as to a page that the system froze.
    other.page.evaluate("() => { BroadcastChannel.prototype.postMessage = () => {}; }")
    other.store(1, ("session:a", "missed", ""))
    revision = other.stored(1)["session:a"]
    tab.page.wait_for_timeout(200)
    assert tab.heard("documents") == []
    # Headless Chromium freezes no page: this is what a page hears when it thaws.
    tab.page.evaluate("() => { document.dispatchEvent(new Event('resume')); }")
    missed = {"id": "session:a", "row": "missed", "revision": revision}
    assert tab.wait("documents")["documents"] == [missed]
    tab.page.evaluate("() => { document.dispatchEvent(new Event('resume')); }")
    tab.page.wait_for_timeout(300)
    assert len(tab.heard("documents")) == 1
