import CivilTime
import SeededRandom
import Testing

@testable import Training

/// Operations that have an inverse of their own, which works after a reload as well: each pair leaves
/// the session as it was, in whatever state the session is.
private let seeds: [UInt64] = (0..<150).map { 0x1A4E_0000 + $0 }

@Test("Taking a log back leaves the session as it was", arguments: seeds)
func unlogIsTheInverseOfLog(seed: UInt64) throws {
  var edits = RandomEdits(seed: seed)
  var session = edits.session()
  for _ in 0..<40 {
    _ = edits.step(&session)
    guard session.announced == nil, let set = session.nextSet() else { continue }
    var logged = session
    try logged.log(set.id, now: edits.now, ladder: edits.ladder)
    try logged.unlog(set.id)
    #expect(logged == session, "seed \(seed)")
  }
}

@Test("Undoing a taken offer brings weights and offer back", arguments: seeds)
func undoTakeIsTheInverseOfTake(seed: UInt64) throws {
  var edits = RandomEdits(seed: seed)
  var session = edits.session()
  for _ in 0..<60 {
    _ = edits.step(&session)
    for card in session.exercises {
      guard let subject = session.standingOffer(on: card.id)?.subject,
        session.offers[subject]?.take == nil, session.offers[subject]?.record == nil
      else { continue }
      var taken = session
      try taken.takeOffer(of: subject)
      try taken.undoTake(of: subject)
      #expect(taken == session, "seed \(seed)")
    }
  }
}

@Test("A row that is added and removed leaves the session as it was", arguments: seeds)
func removingIsTheInverseOfAdding(seed: UInt64) throws {
  var edits = RandomEdits(seed: seed)
  var session = edits.session()
  for _ in 0..<40 {
    _ = edits.step(&session)
    var changed = session
    try changed.addSet(to: session.exercises[0].id, newID: Identifier("new"))
    try changed.removeSet(Identifier("new"))
    #expect(changed == session, "seed \(seed)")
    guard let done = session.loggedSets.last(where: { !$0.isWarmUp }),
      (try? changed.continueSet(done.id, newID: Identifier("new"))) != nil
    else { continue }
    try changed.removeSet(Identifier("new"))
    #expect(changed == session, "seed \(seed)")
  }
}

@Test("A start that is cancelled leaves the session as it was", arguments: seeds)
func cancellingIsTheInverseOfAnnouncing(seed: UInt64) throws {
  var edits = RandomEdits(seed: seed)
  var session = edits.session()
  for _ in 0..<40 {
    _ = edits.step(&session)
    guard session.announced == nil, let set = session.nextSet() else { continue }
    var changed = session
    try changed.announceStart(of: set.id, at: edits.now.adding(seconds: 3), now: edits.now)
    changed.cancelStart(of: set.id)
    #expect(changed == session, "seed \(seed)")
  }
}
