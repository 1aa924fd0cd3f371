import CivilTime
import JSONCoding
import Journal
import Testing
import Training

@testable import Logbook

@Suite("What is kept after an edit is what the document reads as")
struct KeptReadingTests {
  @Test(
    "After any edits of two devices, whatever they contradict",
    arguments: 0..<60 as Range<UInt64>)
  func edits(seed: UInt64) throws {
    var draw = Draw(seed: seed)
    var (one, other) = try Sample.twoDevices()
    for step in 0..<40 {
      if draw.once(in: 2) { swap(&one, &other) }
      try one.edit { draw.editRow(&$0) }
      try expectKept(one, "seed \(seed), step \(step)")
      if draw.once(in: 8) { try one.take(DocumentID(session: "s1"), [draw.strayCell()], from: 9) }
      if draw.once(in: 4) { exchange(&one, &other) }
      try expectKept(one, "seed \(seed), step \(step), exchanged")
    }
  }

  private func expectKept(_ book: Logbook, _ comment: Comment) throws {
    let document = try #require(book.journal[DocumentID(session: "s1")])
    #expect(book.session("s1") == Session(document: document), comment)
  }
}

extension Draw {
  /// One edit, mostly of a row, and as often as not one that reading does not take as it is.
  fileprivate mutating func editRow(_ session: inout Session) {
    guard !session.exercises.isEmpty else { return session.exercises.append(card()) }
    let card = below(session.exercises.count)
    guard !session.exercises[card].sets.isEmpty else {
      return session.exercises[card].sets.append(set())
    }
    let row = below(session.exercises[card].sets.count)
    switch below(14) {
    case 0: session.exercises[card].sets[row].log = maybe { $0.log() }
    case 1: session.exercises[card].sets[row].effort = maybe { $0.rating() }
    case 2: session.exercises[card].sets[row].plan = plan()
    case 3:
      session.exercises[card].sets[row].plan.continues = maybe { $0.pick(session.sets).id }
    case 4: session.exercises[card].sets[row].note = note()
    case 5: session.exercises[card].sets[row].heartRate = maybe { $0.heartRate() }
    case 6: session.end = maybe { $0.instant() }
    case 7: session.rest = maybe { $0.rest() }
    case 8: session.offers[session.exercises[card].sets[row].id] = maybe { $0.offerEntry() }
    case 9: session.carries[session.exercises[card].sets[row].id] = maybe { $0.carry() }
    case 10: session.start = instant()
    case 11:
      let moved = session.exercises[card].sets.remove(at: row)
      if once(in: 2) {
        let target = below(session.exercises.count)
        session.exercises[target].sets.insert(
          moved, at: below(session.exercises[target].sets.count + 1))
      }
    case 12: session.exercises.remove(at: card)
    default: session.exercises[card].sets.append(set(below: session.exercises[card].sets))
    }
  }

  /// A cell as a damaged or foreign record could have it.
  fileprivate mutating func strayCell() -> (CellPath, JSON) {
    let row = pick(["a1", "a2", "b1", "stray"])
    let cells: [(CellPath, JSON)] = [
      (CellPath("sets/\(row)/plan"), ["card": "nowhere", "exercise": "squat"]),
      (CellPath("sets/\(row)/plan"), ["card": "rows", "exercise": "squat", "continues": "a1"]),
      (CellPath("sets/\(row)/plan"), JSON.null),
      (
        CellPath("sets/\(row)/log"), ["exercise": "row", "at": JSON.string(Sample.start.text)]
      ),
      (CellPath("exercises/squats/card"), JSON.null),
      (CellPath("exercises/odd%41/card"), ["exercise": "squat"]),
    ]
    return pick(cells)
  }
}
