import CivilTime
import JSONCoding
import Logbook
import PatchedScreen
import Testing
import Training

@testable import RungApp

@Suite("Notes")
struct NoteTests {
  @Test("A note with tags stands on the card, however its sheet is closed")
  func onExercise() {
    let phone = Phone.training()
    phone.tap("More for")
    phone.tap("Note")
    phone.type("Left knee", into: "note-text")
    phone.tap("Pain")
    phone.tap("Felt flat")
    phone.tap("Felt flat")
    phone.go("#/today")
    #expect(phone.screen.element("sheet") == nil)
    #expect(phone.session?.exercises[0].note == Note("Left knee", tags: [.pain]))
    #expect(phone.reads("Pain: Left knee"))
    #expect(phone.restarted(hash: "#/session").session == phone.session)
    phone.shelf.tabs = [phone]
    phone.tap("Pain: Left knee")
    phone.type("", into: "note-text")
    phone.tap("Pain")
    phone.tap("Done")
    #expect(phone.session?.exercises[0].note.isEmpty == true)
  }

  @Test("What is written is stored when the phone goes into a pocket")
  func hidden() {
    let phone = Phone.training()
    phone.tap("More for")
    phone.tap("Note")
    phone.type("Half", into: "note-text")
    phone.send(["event": "hidden"])
    #expect(phone.restarted().session?.exercises[0].note.text == "Half")
  }

  @Test("A note stays with its session where another tab finished that and began the next")
  func anotherSession() {
    let phone = Phone.training()
    phone.logSet()
    let first = phone.session?.id
    phone.tap("More for")
    phone.tap("Note")
    phone.type("Left knee", into: "note-text")
    let other = Phone(phone.shelf, at: phone.clock).start(hash: "#/session")
    phone.shelf.tabs = []
    other.tap("Finish")
    other.tap("Finish session")
    other.go("#/freestyle")
    #expect(other.session != nil && other.session?.id != first)
    phone.shelf.tabs = [phone]
    phone.send(["event": "documents", "documents": phone.shelf.all, "more": false])
    phone.wait(seconds: 1)
    let stored = phone.restarted().state
    #expect(first.flatMap { stored.logbook.session($0) }?.exercises[0].note.text == "Left knee")
    #expect(stored.runningSession?.exercises.allSatisfy { $0.note.isEmpty } == true)
    #expect(stored.runningSession?.note.isEmpty == true)
  }

  @Test("A pinned note stands on the exercise every time")
  func pinned() {
    let phone = Phone.training()
    phone.tap("More for")
    phone.tap("Note")
    phone.type("Rack on 9", into: "note-pinned")
    phone.tap("Done")
    #expect(phone.reads("Rack on 9"))
    #expect(phone.session?.exercises[0].note.isEmpty == true)
    phone.logSet()
    phone.tap("Finish")
    phone.tap("Finish session")
    let next = phone.restarted(after: 7 * 86_400_000, hash: "#/today")
    next.tap("Start A")
    #expect(next.reads("Rack on 9"))
    next.tap("Rack on 9")
    next.type("", into: "note-pinned")
    next.tap("Done")
    #expect(!next.reads("Rack on 9"))
    #expect(!next.restarted().reads("Rack on 9"))
  }

  @Test("A note on the session stands at its end and in the history")
  func onSession() {
    let phone = Phone.training()
    phone.tap("Add a note")
    phone.type("Slept badly", into: "note-text")
    phone.tap("Felt flat")
    phone.tap("Done")
    #expect(phone.reads("Felt flat: Slept badly"))
    #expect(phone.session?.note == Note("Slept badly", tags: [.feltFlat]))
    phone.logSet()
    phone.tap("Finish")
    phone.tap("Finish session")
    phone.go("#/history")
    phone.go("#/history/" + (phone.state.logbook.sessions.first?.id.text ?? ""))
    #expect(phone.reads("Felt flat: Slept badly"))
  }

  @Test("A note that is as long as it can be says so")
  func longNote() {
    let phone = Phone.training()
    phone.tap("Add a note")
    let room = { phone.screen.element("note-text-room")?.text ?? "" }
    #expect(phone.screen.element("note-text")?.attributes["maxlength"] == "2000")
    phone.type(String(repeating: "a", count: 1_999), into: "note-text")
    #expect(room() == "")
    phone.type(String(repeating: "a", count: 2_000), into: "note-text")
    #expect(room().hasPrefix("The note is full."))
  }
}
