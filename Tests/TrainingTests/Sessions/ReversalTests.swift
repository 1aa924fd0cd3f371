import SeededRandom
import Testing

@testable import Training

/// As many random sessions as a test run has time for.
private let seeds: [UInt64] = (0..<150).map { 0x5EED_0000 + $0 }

@Test(
  "Any operations, taken back in turn, leave the session as if they had never been",
  arguments: seeds)
func operationsAreUndone(seed: UInt64) {
  var edits = RandomEdits(seed: seed, endsSessions: true)
  let start = edits.session()
  var session = start
  var done: [SessionReversal] = []
  for _ in 0..<60 {
    if edits.random.once(in: 3), let last = done.popLast() {
      session.revert(last)
      #expect(session == last.before, "seed \(seed)")
      continue
    }
    let before = session
    if edits.step(&session) {
      done.append(SessionReversal(from: before, to: session))
    } else {
      #expect(session == before, "A refused operation changed something, seed \(seed)")
    }
  }
  for last in done.reversed() { session.revert(last) }
  #expect(session == start, "seed \(seed)")
}

@Test("A session holds together whatever is done to it", arguments: seeds)
func sessionsHoldTogether(seed: UInt64) {
  var edits = RandomEdits(seed: seed, endsSessions: true)
  var session = edits.session()
  for step in 0..<80 {
    _ = edits.step(&session)
    if let fault = fault(of: session) {
      Issue.record("\(fault) after step \(step), seed \(seed)")
      return
    }
  }
}

/// What must never be true of a session, if it is.
private func fault(of session: Session) -> String? {
  let ids = session.sets.map { $0.id }
  if Set(ids).count != ids.count { return "A set stands twice" }
  if Set(session.exercises.map { $0.id }).count != session.exercises.count {
    return "A card stands twice"
  }
  if session.exercises.contains(where: { $0.sets.isEmpty }) { return "A card is empty" }
  for card in session.exercises {
    for (index, set) in card.sets.enumerated() where set.isContinuation && index == 0 {
      return "Nothing stands above the continuation \(set.id.text)"
    }
    let standing = card.sets.filter { session.offers[$0.id]?.standing != nil }
    if standing.count > 1 { return "Two offers stand on one card" }
    if standing.contains(where: { !$0.isLogged }) { return "An offer stands on an undone set" }
  }
  if let announced = session.announced, session.set(announced.set)?.isLogged != false {
    return "A start is announced on a set that is done or gone"
  }
  if session.sets.contains(where: { !$0.isLogged && $0.effort != nil }) {
    return "An undone set is rated"
  }
  if let starter = session.rest?.set, session.set(starter)?.isLogged != true {
    return "A rest runs for a set that is not done"
  }
  return nil
}

@Test("What is changed after an operation stays when the operation is taken back")
func laterChangesStay() throws {
  var edits = RandomEdits(seed: 1)
  let card = SessionExercise.ID("card")
  var session = Session(id: Identifier("s"), title: "A", start: edits.now)
  session.exercises = [
    SessionExercise(
      id: card, exercise: ExerciseReference(id: "bench", name: "Bench", mode: .weightReps),
      sets: ["a", "b"].map {
        SessionSet(id: Identifier($0), plan: SetPlan(exercise: "bench", numbers: edits.numbers()))
      })
  ]
  let before = session
  try session.swap(
    card, for: ExerciseReference(id: "press", name: "Press", mode: .weightReps),
    rows: [SetNumbers(reps: 8)], newID: Identifier("new"))
  let swap = SessionReversal(from: before, to: session)
  try session.log(Identifier("a"), now: edits.now, ladder: edits.ladder)
  session.revert(swap)
  #expect(session.set(Identifier("a"))?.log?.exercise == "press")
  #expect(session.exercises[0].exercise.id == "bench")
  #expect(session.sets.count == 2)
}
