import CivilTime
import JSONCoding
import Journal
import Loads
import Logbook
import Testing
import Training

@testable import RungApp

@Suite("The store")
struct StoreTests {
  @Test(
    "A full store is said, the set stays in memory, and the next try writes it",
    arguments: ["quota", "blocked", "unknown"])
  func failure(reason: String) {
    let phone = Phone.training()
    let stored = phone.shelf.rows
    phone.shelf.failure = reason
    phone.forget()
    phone.logSet()
    #expect(phone.session?.loggedSets.count == 1)
    #expect(phone.shelf.rows == stored)
    #expect(phone.reads("Your sets are in memory only."))
    #expect(phone.asked("announce").count == 1)
    phone.forget()
    phone.wait(seconds: 3)
    #expect(phone.asked("store").isEmpty, "a full store is not hammered")
    phone.tap("Minimise the session")
    #expect(phone.reads("Save a copy"))
    phone.tap("Save a copy")
    #expect(phone.asked("save-copy").count == 1)
    phone.shelf.failure = nil
    phone.tap("Try again")
    #expect(!phone.reads("memory"))
    #expect(phone.restarted().session == phone.session)
  }

  @Test("A newer version that takes the store over is said, and memory is offered as a copy")
  func takenOver() {
    let phone = Phone.training()
    phone.send(["event": "store-failed", "write": 0, "reason": "closed", "detail": "VersionError"])
    #expect(phone.reads("Another tab runs a newer Rung. Reload to go on."))
    #expect(!phone.reads("Save a copy"))
    phone.shelf.failure = "closed"
    phone.logSet()
    #expect(phone.reads("Your sets are in memory only."))
    phone.tap("Minimise the session")
    #expect(phone.reads("its last change is in memory only. Save a copy, reload"))
    phone.tap("Save a copy")
    #expect(phone.asked("save-copy").count == 1)
    phone.tap("Reload")
    #expect(phone.asked("reload").count == 1)
  }

  @Test("A copy counts once it has left, and one that could not be made is said")
  func copies() {
    let phone = Phone.withPlan()
    phone.tap("Settings")
    phone.tap("Save a copy")
    #expect(phone.reads("Never saved from this device"))
    phone.send(["event": "copied", "saved": false])
    #expect(phone.reads("No copy could be saved"))
    #expect(phone.reads("Never saved from this device"))
    phone.send(["event": "copied", "saved": true])
    #expect(phone.reads("Last saved 2 March"))
  }

  @Test("What was set aside and a start after a trap are said in the logger")
  func slimNotices() {
    let phone = Phone.training()
    phone.send([
      "event": "documents", "more": false,
      "documents": [["id": "session:x", "row": "broken", "revision": "1"]],
    ])
    phone.send(["event": "trapped", "detail": "unreachable"])
    #expect(phone.reads("One entry was damaged"))
    #expect(phone.reads("Rung had to start again. Check the last set."))
    phone.tap("Show")
    #expect(phone.reads("session:x"))
    phone.tap("Close")
    #expect(!phone.reads("One entry was damaged"))
    phone.tap("Close")
    #expect(!phone.reads("Rung had to start again"))
  }

  @Test("A logbook of which everything was set aside says so at every start")
  func allAside() {
    let phone = Phone.withPlan()
    for id in phone.shelf.rows.keys { phone.shelf.rows[id]?.text = "?" }
    let second = phone.restarted().restarted()
    #expect(second.shelf.rows.isEmpty)
    #expect(second.reads("damaged"))
  }

  @Test("While a write fails, every further set is kept and written with the first success")
  func failureGoesOn() {
    let phone = Phone.training()
    phone.shelf.failure = "quota"
    for _ in 0..<3 { phone.logSet() }
    #expect(phone.session?.loggedSets.count == 3)
    phone.shelf.failure = nil
    phone.pocket(seconds: 5)
    #expect(phone.restarted().session == phone.session)
  }

  @Test("What changes while a write is under way is sent off at once, and the last row stays")
  func slowStore() {
    let phone = Phone.training()
    phone.shelf.isSlow = true
    phone.forget()
    for _ in 0..<3 { phone.logSet() }
    #expect(phone.asked("store").count == 3)
    #expect(!phone.state.outbox.isEmpty)
    phone.shelf.isSlow = false
    phone.catchUp()
    #expect(phone.asked("store").count == 3)
    #expect(phone.state.outbox.isEmpty)
    #expect(phone.restarted().session == phone.session)
  }

  @Test("What was noted down and never written is there at the next start, and is written then")
  func noted() {
    let phone = Phone.training()
    let id = "session:" + (phone.session?.id.text ?? "")
    let before = phone.shelf.rows[id]
    phone.logSet()
    let session = phone.session
    phone.shelf.noted = [(id, phone.shelf.rows[id]?.text ?? "")]
    phone.shelf.rows[id] = before
    let next = phone.restarted()
    #expect(next.session == session)
    next.shelf.noted = []
    #expect(next.restarted().session == session)
  }

  @Test("Two tabs that log to one session both find both sets")
  func twoTabs() {
    let one = Phone.training()
    let other = Phone(one.shelf, at: one.clock).start()
    one.shelf.isSlow = true
    one.logSet()
    other.tap("Barbell Row")
    other.logSet()
    one.shelf.isSlow = false
    one.catchUp()
    other.catchUp()
    #expect(one.session?.loggedSets.count == 2)
    #expect(one.session == other.session)
    #expect(one.restarted().session == one.session)
  }

  @Test("What one tab logs appears in the other, and a finish there leaves the logger here")
  func tabsInStep() {
    let one = Phone.training()
    let other = Phone(one.shelf, at: one.clock).start()
    one.logSet()
    #expect(other.reads("Log set 2 of 3"))
    one.tap("Finish")
    one.tap("Finish session")
    #expect(other.session == nil)
    #expect(other.hash == "#/today")
    #expect(other.reads("Done today"))
  }

  @Test("A first launch ends when another tab has begun a logbook")
  func begunElsewhere() {
    let one = Phone().start()
    let other = Phone(one.shelf, at: one.clock).start()
    one.tap("Start with Full Body")
    #expect(other.reads("Start A"))
  }

  @Test("A store emptied under the page gets everything again")
  func emptied() {
    let phone = Phone.training()
    phone.logSet()
    let rows = phone.shelf.rows.keys.sorted()
    phone.shelf.rows = [:]
    phone.logSet()
    #expect(phone.shelf.rows.keys.sorted() == rows)
    #expect(phone.restarted().session == phone.session)
  }

  @Test("A row that only memory held when the app trapped is written by the next one")
  func trap() {
    let phone = Phone.training()
    phone.shelf.isSlow = true
    phone.logSet()
    let session = phone.session
    let unsaved = phone.asked("store").last?["documents"]?.array?.first
    phone.shelf.isSlow = false
    let fresh = phone.restarted(hash: "#/session")
    #expect(fresh.session?.hasLogged == false)
    fresh.send([
      "event": "documents", "more": false,
      "documents": [["id": unsaved?["id"] ?? "", "row": unsaved?["row"] ?? "", "revision": ""]],
    ])
    fresh.send(["event": "trapped", "detail": "unreachable"])
    #expect(fresh.session == session)
    #expect(fresh.restarted().session == session)
    fresh.tap("Minimise the session")
    #expect(fresh.reads("Rung had to start again"))
  }

  @Test("The rest of a store read later is there, and history says that it is still reading")
  func readLater() {
    let phone = Phone.training()
    phone.logSet()
    phone.tap("Finish")
    phone.tap("Finish session")
    let id = phone.state.trainedSessions.first?.id.text ?? ""
    let fresh = Phone(phone.shelf, at: phone.clock)
    fresh.send([
      "event": "boot", "entropy": .string(phone.shelf.entropy()), "language": "en-GB",
      "firstWeekday": 2, "store": "ready", "more": true, "device": "",
      "hash": .string("#/history/" + id), "aside": [],
      "documents": .array(
        phone.shelf.rows.keys.filter { $0.hasPrefix("routine") }.map { phone.shelf.stored($0) }),
    ])
    #expect(fresh.reads("Still reading your logbook."))
    fresh.send(["event": "documents", "documents": phone.shelf.all, "more": false])
    #expect(fresh.reads("Change set") || fresh.reads("1 set"))
    #expect(!fresh.reads("Still reading"))
  }

  @Test("A session that grows past what can be synced is refused in words, and nothing is lost")
  func tooLarge() {
    let phone = Phone.training()
    phone.logSet()
    let session = phone.session
    var swollen = phone.session!
    swollen.note = Note(String(repeating: "n", count: 600_000))
    _ = phone.state.save(swollen)
    phone.wait(seconds: 1)
    #expect(phone.reads("the session would grow too large"))
    #expect(phone.session == session)
  }
}

@Suite("Damaged rows")
struct DamagedRowTests {
  @Test("A corrupted row is set aside, named, kept, and everything else is there")
  func corrupted() {
    let phone = Phone.training()
    phone.logSet()
    let shelf = phone.shelf
    shelf.rows["session:broken"] = Shelf.Row(text: "{\"oops", revision: "x")
    shelf.rows["nonsense"] = Shelf.Row(text: "{}", revision: "y")
    let fresh = phone.restarted(hash: "")
    #expect(fresh.session == phone.session)
    #expect(Set(shelf.aside.map { $0.id }) == ["session:broken", "nonsense"])
    #expect(Set(shelf.rows.keys.map { $0.prefix(7) }) == ["routine", "session"])
    fresh.tap("Minimise the session")
    #expect(fresh.reads("2 entries were damaged"))
    fresh.tap("Show")
    #expect(fresh.reads("session:broken"))
    fresh.tap("Save session:broken")
    #expect(fresh.asked("download").first?["text"]?.string == "{\"oops")
    fresh.tap("Close")
    let later = fresh.restarted()
    #expect(!later.reads("entries were damaged"), "it is said once")
    later.tap("Settings")
    #expect(later.reads("2 damaged entries, nothing else affected"))
  }

  @Test("Of a note and a row under one id, only the damaged one is set aside")
  func damagedBesideANote() {
    for isNoteDamaged in [true, false] {
      let phone = Phone.training()
      phone.logSet()
      let shelf = phone.shelf
      let id = "session:" + (phone.session?.id.text ?? "")
      let good = shelf.rows[id]?.text ?? ""
      shelf.noted = [(id, isNoteDamaged ? "{\"cut" : good)]
      if !isNoteDamaged { shelf.rows[id]?.text = "{\"cut" }
      let next = phone.restarted()
      #expect(next.session == phone.session)
      #expect(shelf.aside.map { $0.row } == ["{\"cut"])
      shelf.noted = []
      #expect(next.restarted().session == phone.session)
    }
  }

  @Test("A store with nothing but damage is no first launch")
  func nothingButDamage() {
    let shelf = Shelf()
    shelf.rows["session:broken"] = Shelf.Row(text: "{\"oops", revision: "x")
    let phone = Phone(shelf).start()
    #expect(!phone.reads("Start with a plan"))
    #expect(phone.reads("One entry was damaged"))
    #expect(!phone.restarted().reads("Start with a plan"))
  }

  @Test("A row damaged in the store while this page knows it is set aside and written again")
  func damagedUnderThePage() {
    let phone = Phone.training()
    phone.logSet()
    let id = "session:" + (phone.session?.id.text ?? "")
    phone.shelf.rows[id] = Shelf.Row(text: "{\"cut", revision: "zz")
    phone.send(["event": "documents", "documents": [phone.shelf.stored(id)], "more": false])
    #expect(phone.shelf.aside.map { $0.row } == ["{\"cut"])
    #expect(phone.restarted().session == phone.session)
  }
}

@Suite("A store that can't be used")
struct TroubleTests {
  @Test(
    "never shows an empty logbook",
    arguments: [
      ("blocked", "This browser keeps nothing here"),
      ("newer", "Your logbook is from a newer Rung"),
      ("failed", "The logbook could not be opened"),
      ("evicted", "The browser removed your logbook"),
      ("something new", "The logbook could not be opened"),
    ])
  func trouble(store: String, title: String) {
    let phone = Phone.training()
    let rows = phone.shelf.rows
    let copy = phone.shelf.copy
    let closed = Phone(phone.shelf, at: phone.clock).start(store: store, hash: "#/start-today")
    let events: [JSON] = [
      ["event": "tick"], ["event": "visible"], ["event": "route", "hash": "#/plan"],
      ["event": "route", "hash": "#/freestyle"], ["event": "hidden"], ["event": "update-ready"],
    ]
    for event in events { closed.send(event) }
    #expect(closed.reads(title))
    #expect(!closed.reads("Start A") && !closed.reads("Start with"))
    if store != "evicted" {
      closed.send(["event": "file", "name": "copy.json", "text": .string(copy)])
      #expect(closed.reads(title))
    }
    #expect(closed.asked("store").isEmpty)
    #expect(phone.shelf.rows == rows)
  }

  @Test("An emptied browser can restore a copy, or start again empty")
  func evicted() {
    let phone = Phone.training()
    phone.logSet()
    let copy = phone.shelf.copy
    let empty = Phone(Shelf(), at: phone.clock).start(store: "evicted")
    empty.tap("Restore from a copy")
    #expect(empty.asked("choose-file").count == 1)
    empty.send(["event": "file", "name": "copy.json", "text": .string(copy)])
    #expect(empty.session == phone.session)
    #expect(empty.asked("forget-evicted").count == 1)
    #expect(empty.shelf.rows.count == phone.shelf.rows.count)

    let other = Phone(Shelf(), at: phone.clock).start(store: "evicted")
    other.tap("Start again, empty")
    #expect(other.asked("forget-evicted").count == 1)
    #expect(other.reads("Start with a plan"))
  }
}
