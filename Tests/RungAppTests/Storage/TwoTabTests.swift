import CivilTime
import JSONCoding
import PatchedScreen
import Testing
import Training

@testable import RungApp

@Suite("Two tabs with one session")
struct TwoTabTests {
  /// Two tabs in the logger of one session with a logged set.
  private func twoTabs() -> (Phone, Phone) {
    let first = Phone.training()
    first.logSet()
    let second = Phone(first.shelf, at: first.clock).start(hash: "#/session")
    return (first, second)
  }

  @Test(
    "A set that the discard did not know brings the session back, and the discard is not claimed")
  func loggedMeanwhile() {
    let (first, second) = twoTabs()
    first.tap("Discard session")
    first.shelf.isSlow = true
    second.logSet()
    first.tap("Discard 1 set")
    #expect(first.reads("A discarded"))
    first.shelf.isSlow = false
    second.catchUp()
    first.catchUp()
    #expect(first.session?.loggedSets.count == 2)
    #expect(second.session?.loggedSets.count == 2)
    #expect(!first.reads("A discarded"))
    #expect(first.reads("A is still there: a set was logged in another tab meanwhile."))
  }

  @Test("So it is where the other tab has finished it with that set")
  func finishedMeanwhile() {
    let (first, second) = twoTabs()
    first.tap("Discard session")
    first.shelf.isSlow = true
    second.logSet()
    second.tap("Finish")
    second.tap("Finish session")
    first.tap("Discard 1 set")
    first.shelf.isSlow = false
    second.catchUp()
    first.catchUp()
    #expect(first.reads("A is still there"))
    #expect(first.state.trainedSessions.count == 1)
    #expect(second.reads("A, done"))
  }

  @Test("The question counts what the other tab logged while it is open")
  func askedMeanwhile() {
    let (first, second) = twoTabs()
    first.tap("Discard session")
    second.logSet()
    #expect(first.reads("2 logged sets are taken out"))
    first.tap("Discard 2 sets")
    #expect(first.session == nil)
    #expect(second.session == nil)
    #expect(second.hash == "#/today")
  }

  @Test("A question about a session that the other tab ended goes away", arguments: [true, false])
  func endedMeanwhile(isFinished: Bool) {
    let (first, second) = twoTabs()
    first.tap("Discard session")
    if isFinished {
      second.tap("Finish")
      second.tap("Finish session")
    } else {
      second.tap("Discard session")
      second.tap("Discard 1 set")
    }
    #expect(first.state.sheet == nil)
    #expect(first.hash == "#/today")
    #expect(!first.reads("A discarded"))
    #expect(first.state.trainedSessions.count == (isFinished ? 1 : 0))
    first.go("#/freestyle")
    #expect(!first.reads("Discard this session?"))
  }

  @Test("A question about one of two running sessions never ends the other")
  func twoSessions() throws {
    let (first, second) = twoTabs()
    let ended = try #require(first.session)
    let other = Phone(Shelf(starts: 50), at: first.clock - 600_000)
    other.start()
    other.tap("Start with Full Body")
    other.go("#/freestyle")
    let rows = other.shelf.rows.filter { $0.key.hasPrefix("session:") }
    for (id, row) in rows { first.shelf.rows[id] = row }
    for tab in [first, second] {
      tab.send([
        "event": "documents",
        "documents": .array(rows.keys.sorted().map { first.shelf.stored($0) }),
        "more": false,
      ])
    }
    first.tap("Discard session")
    second.tap("Finish")
    second.tap("Finish session")
    #expect(first.session != nil)
    #expect(first.session?.id != ended.id)
    #expect(!first.reads("Discard this session?"))
  }

  @Test("A session finished here and discarded there shows no summary, and can be brought back")
  func finishedAndDiscarded() {
    let (first, second) = twoTabs()
    first.shelf.isSlow = true
    second.tap("Discard session")
    second.tap("Discard 1 set")
    first.tap("Finish")
    first.tap("Finish session")
    #expect(first.reads("A, done"))
    first.shelf.isSlow = false
    second.catchUp()
    first.catchUp()
    #expect(!first.reads("A, done"))
    #expect(first.reads("A discarded"))
    #expect(first.state.trainedSessions.isEmpty)
    first.tap("Undo")
    #expect(first.state.trainedSessions.count == 1)
    #expect(second.state.trainedSessions.count == 1)
  }
}
