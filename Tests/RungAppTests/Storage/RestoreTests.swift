import CivilTime
import JSONCoding
import Journal
import Loads
import Logbook
import PatchedScreen
import Testing
import Training

@testable import RungApp

@Suite("Restoring a copy")
struct RestoreTests {
  @Test("merges: what is missing comes, nothing is overwritten")
  func merge() {
    let phone = Phone.training()
    phone.logSet()
    let copy = phone.shelf.copy
    phone.tap("Set 1 is logged, undo")
    phone.logSet()
    phone.logSet()
    let session = phone.session
    phone.send(["event": "file", "name": "copy.json", "text": .string(copy)])
    #expect(phone.session == session)
    #expect(phone.reads("Everything in this copy was here already."))
    #expect(phone.asked("forget-evicted").isEmpty)

    let other = Phone.withPlan(Shelf(starts: 50))
    other.send(["event": "file", "name": "copy.json", "text": .string(copy)])
    #expect(other.reads("2 entries restored."))
    #expect(other.session?.loggedSets.count == 1)
    #expect(other.state.logbook.routines.count == 2)
    #expect(other.restarted().session == other.session)
  }

  @Test("keeps rows that were set aside when it was made, once")
  func setAside() {
    let phone = Phone.training()
    phone.shelf.rows["session:broken"] = Shelf.Row(text: "{\"cut", revision: "x")
    let copy = phone.restarted().shelf.copy
    let other = Phone.withPlan(Shelf(starts: 50))
    for _ in 1...2 {
      other.send(["event": "file", "name": "copy.json", "text": .string(copy)])
      #expect(other.shelf.aside.map { $0.id } == ["session:broken"])
      #expect(other.shelf.aside.map { $0.row } == ["{\"cut"])
      #expect(other.state.aside.map { $0.row.id } == ["session:broken"])
    }
    #expect(other.restarted().state.aside.map { $0.row.row } == ["{\"cut"])
  }

  @Test("from a damaged or foreign file changes nothing and says why")
  func damaged() {
    let phone = Phone.training()
    phone.logSet()
    let copy = phone.shelf.copy
    let other = Phone.withPlan()
    let rows = other.shelf.rows
    let files = [
      (String(copy.dropLast(20)), "the file is cut off, or no copy at all"),
      ("", "the file is cut off"), ("{}", "the file was not made by Rung"),
      ("[1,2]", "the file was not made by Rung"),
      ("{\"format\":\"rung-copy\",\"version\":2,\"documents\":[]}", "from a newer Rung"),
      ("{\"format\":\"rung-copy\",\"version\":1,\"documents\":[7]}", "not made by Rung"),
      (copy.replacing("\\\"log\\\"", with: "\\\"log"), "one entry of the copy is damaged"),
    ]
    for (text, words) in files {
      other.send(["event": "file", "name": "copy.json", "text": .string(text)])
      #expect(other.reads("Nothing was restored"))
      #expect(other.reads(words), "\(text.prefix(40))")
      #expect(other.shelf.rows == rows)
      #expect(other.state.logbook.sessions.isEmpty)
    }
  }

  @Test("with numbers or times that nothing can have changes nothing and says why")
  func absurd() throws {
    let phone = Phone.training()
    phone.type("60", into: "weight")
    phone.logSet()
    let copy = phone.shelf.copy
    let other = Phone.withPlan(Shelf(starts: 50))
    let rows = other.shelf.rows
    let stamp = try #require(copy.firstMatch(of: /\\"([0-9a-f]{24})\\"/)?.1)
    let files = [
      (
        copy.replacing("\\\"reps\\\":5", with: "\\\"reps\\\":1000000000"),
        "numbers that no set can have"
      ),
      (copy.replacing("60 kg", with: "1000000000000000 kg"), "numbers that no set can have"),
      (copy.replacing("60 kg", with: "1001 kg"), "numbers that no set can have"),
      (copy.replacing("2026-03-02T", with: "9999-03-02T"), "more than a day ahead"),
      (copy.replacing(stamp, with: "e677d21f0000ffff" + stamp.suffix(8)), "more than a day ahead"),
    ]
    for (text, words) in files {
      #expect(text != copy)
      other.send(["event": "file", "name": "copy.json", "text": .string(text)])
      #expect(other.reads("Nothing was restored"), "\(words): \(other.screen.text.suffix(200))")
      #expect(other.reads(words), "\(words): \(other.screen.text.suffix(200))")
      #expect(other.shelf.rows == rows)
      #expect(other.state.logbook.sessions.isEmpty)
    }
    other.send(["event": "file", "name": "copy.json", "text": .string(copy)])
    #expect(other.session?.loggedSets.count == 1)
    // A clock that is right again takes what this device wrote itself while it was ahead.
    phone.clock -= 3 * 86_400_000
    phone.send(["event": "file", "name": "copy.json", "text": .string(copy)])
    #expect(phone.reads("Everything in this copy was here already."))
  }
}
