import CivilTime
import SeededRandom
import Testing

@testable import Training

private let rules = IndexRules(
  canonical: { $0 == "e3" ? "e2" : $0 },
  muscles: { exercise in
    let place = exercise.text.utf8.reduce(0) { $0 + Int($1) }
    return [Muscle.allCases[place % 17], Muscle.allCases[(place + 5) % 17]]
  })

private let seeds: [UInt64] = (0..<40).map { 0x1DE0_0000 + $0 }

@Test("An index kept up to date equals one made from scratch, whatever is edited", arguments: seeds)
func indexEqualsRecomputation(seed: UInt64) {
  var edits = RandomEdits(seed: seed)
  var sessions: [Session] = []
  var index = TrainingIndex(rules: rules)
  for step in 0..<60 {
    switch edits.random.below(5) {
    case 0, 1:
      let session = edits.loggedSession(named: "s\(step)")
      sessions.append(session)
      index.replace(nil, with: session)
    case 2 where !sessions.isEmpty:
      let gone = sessions.remove(at: edits.random.below(sessions.count))
      index.replace(gone, with: nil)
    default:
      guard !sessions.isEmpty else { continue }
      let place = edits.random.below(sessions.count)
      let before = sessions[place]
      edits.alter(&sessions[place])
      index.replace(before, with: sessions[place])
    }
  }
  #expect(index == TrainingIndex(of: sessions, rules: rules), "seed \(seed)")
  for session in sessions { index.replace(session, with: nil) }
  #expect(index == TrainingIndex(rules: rules), "seed \(seed)")
}

@Test("The sessions of an exercise come newest first")
func sessionsComeNewestFirst() {
  var edits = RandomEdits(seed: 7)
  let sessions = (0..<30).map { edits.loggedSession(named: "s\($0)") }
  let index = TrainingIndex(of: sessions.reversed(), rules: rules)
  for exercise in ["e0", "e1", "e2"] as [ExerciseID] {
    let expected = sessions.filter { session in
      session.isTrained
        && session.loggedSets.contains { $0.log.map { rules.canonical($0.exercise) } == exercise }
    }.sorted { $0.isNewer(than: $1) }.map { $0.id }
    #expect(index.sessions(with: exercise) == expected)
  }
}

extension RandomEdits {
  /// A session with something logged, mostly finished, some time in the last months.
  mutating func loggedSession(named name: String) -> Session {
    var session = session()
    session.id = Identifier(name)
    for _ in 0..<30 { _ = step(&session) }
    let shift = -Int64(random.below(90)) * 86_400_000
    session.start = session.start.adding(milliseconds: shift)
    for card in session.exercises.indices {
      for row in session.exercises[card].sets.indices {
        guard let at = session.exercises[card].sets[row].log?.at else { continue }
        session.exercises[card].sets[row].log?.at = at.adding(milliseconds: shift)
      }
    }
    if !random.once(in: 6) { _ = try? session.finish(at: now.adding(milliseconds: shift)) }
    return session
  }

  /// Changes a stored session as an edit or a merge from another device might.
  mutating func alter(_ session: inout Session) {
    switch random.below(6) {
    case 0: try? session.move(to: session.start.adding(seconds: Int64(random.below(400_000))))
    case 1: session.counts.toggle()
    case 2: session.discard(at: now)
    case 3: session.end = session.end == nil ? now : nil
    default: for _ in 0..<5 { _ = step(&session) }
    }
  }
}
