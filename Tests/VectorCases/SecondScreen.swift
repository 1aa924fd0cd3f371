import CivilTime
import Journal
import Loads
import Logbook
import Training

/// Section 12 of the training vectors: the rows that keep a meaning where the second screen is a
/// full replica.
let secondScreenCases: [VectorCase] = [
  VectorCase("WA4", expects: "same / different / different / different") {
    // Moments are whole milliseconds, so half of one is none.
    let first: Int64 = 1_773_230_400_000
    let moments: [Int64?] = [first, first + 1, first + 2_000, nil]
    return slashed(
      moments.map { milliseconds in
        let other = milliseconds.map { Instant(milliseconds: $0, offsetSeconds: 0) }
        return other == referenceNow ? "same" : "different"
      })
  },
  VectorCase("WA5", expects: "0 / 10 / -30 / 0") {
    slashed(
      ([90, 10, -30, nil] as [Int64?]).map { stamp in
        var session = running()
        let moment = stamp.map { after($0) }
        try? session.log(
          setID("r0"), at: moment, now: referenceNow, ladder: LoadLadder(barbellScale))
        let at = session.set(setID("r0"))?.log?.at ?? after(-999)
        return String(at.milliseconds(since: referenceNow) / 1000)
      })
  },
  VectorCase("WA7", expects: "refused / applied") {
    var script = SessionScript()
    script.attempt("another session's card") { (script) throws(SessionError) in
      try script.session.addSet(to: Identifier("elsewhere"), newID: setID("new"))
    }
    script.attempt("its own card") { (script) throws(SessionError) in
      try script.session.addSet(to: script.session.exercises[0].id, newID: setID("new"))
    }
    return (script.refusals == ["another session's card"] ? "refused" : "applied") + " / "
      + (script.session.set(setID("new")) == nil ? "refused" : "applied")
  },
  VectorCase("WA8", expects: "1 of 4, 102.5 kg × 8") {
    var script = SessionScript()
    script.log("r0")
    script.correct("r0", SetNumbers(weight: kg("102.5"), reps: 8))
    script.log("r0")
    let numbers = script.session.set(setID("r0"))?.numbers ?? SetNumbers()
    return progress(script.session) + ", " + SetLabel.text(numbers, mode: .weightReps)
  },
  VectorCase("WA10", expects: "kept out / logged at 800") {
    let logged = logbook(replica: 1, after: [(600, { $0.log("r0", at: 600) })])
    let undone = logged.with(701) { $0.unlog("r0") }
    let again = undone.with(800) { $0.log("r0", at: 800) }
    // The second screen hears of the undo first, then of the log it took back.
    var other = Logbook(replica: ReplicaID(2), seed: 2)
    other.hear(undone)
    other.hear(logged)
    let early = other.moment
    other.hear(again)
    return slashed([early == nil ? "kept out" : "logged", "logged at " + (other.moment ?? "never")])
  },
  VectorCase("WA11", expects: "none / none / allOut / none") {
    var script = SessionScript()
    script.rate("r0", .easy)
    let early = script.session.set(setID("r0"))?.effort?.word
    script.log("r0")
    let three = Effort(code: 3)
    script.rate("r0", .allOut)
    let rated = script.session.set(setID("r0"))?.effort?.word
    try? script.session.clearRating(setID("r0"))
    return slashed(
      [early, three, rated, script.session.set(setID("r0"))?.effort?.word].map { text($0) })
  },
  VectorCase("WA16", expects: "8–12 / 8 / 10 / 5") {
    slashed([
      SetLabel.goal(RepRange(8, 12), dialled: 9), SetLabel.goal(RepRange(8, 8), dialled: 7),
      SetLabel.goal(RepRange(8, 8), dialled: 10), SetLabel.goal(.none, dialled: 5),
    ])
  },
  VectorCase("WA17", expects: "GET SET 3 / GET SET 1 / 0:00 / 1:05") {
    slashed(([-3_000, -500, 0, 65_000] as [Int64]).map { StartReadout(milliseconds: $0).text })
  },
  VectorCase("WI2", expects: "shown / dropped") {
    slashed([43_200, 43_201].map { running().isStale(at: after($0)) ? "dropped" : "shown" })
  },
  VectorCase("WI3", expects: "shown") {
    running().isStale(at: after(-3_600)) ? "dropped" : "shown"
  },
]

/// A logbook whose session was changed by these steps at these seconds.
private func logbook(
  replica: UInt32, after steps: [(seconds: Int64, step: (inout SessionScript) -> Void)]
) -> Logbook {
  var book = Logbook(replica: ReplicaID(replica), seed: UInt64(replica))
  _ = try? book.save(running(), now: referenceNow.milliseconds)
  for (seconds, step) in steps { book = book.with(seconds, step) }
  return book
}

extension Logbook {
  /// The logbook after one more step on its session.
  fileprivate func with(
    _ seconds: Int64, _ step: (inout SessionScript) -> Void
  ) -> Logbook {
    var changed = self
    guard let session = sessions.first else { return self }
    var script = SessionScript(session)
    step(&script)
    _ = try? changed.save(script.session, now: after(seconds).milliseconds)
    return changed
  }

  /// Takes in the session as another logbook has it.
  fileprivate mutating func hear(_ other: Logbook) {
    for id in other.journal.documents.keys.sorted() {
      _ = load([(id: id.text, row: other.journal.row(for: id) ?? "")])
    }
  }

  /// When the first set was logged, in seconds after the vectors' clock.
  fileprivate var moment: String? {
    sessions.first?.set(setID("r0"))?.log.map {
      String($0.at.milliseconds(since: referenceNow) / 1000)
    }
  }
}
