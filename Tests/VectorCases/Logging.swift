import CivilTime
import Loads
import Training

/// Section 5 of the training vectors: logging a set, taking it back, correcting it, rests and starts.
let loggingCases: [VectorCase] = logCases + restCases + startCases

private let logCases: [VectorCase] = [
  VectorCase("LG1", expects: "logged at 90, 1 of 4") {
    var script = SessionScript()
    script.log("r0", at: 90)
    return loggedAt(script, "r0") + ", " + progress(script.session)
  },
  VectorCase("LG2", expects: "1 of 4 refused: log r0") {
    var script = SessionScript()
    script.log("r0")
    script.log("r0", at: 5)
    return progress(script.session) + script.refused
  },
  VectorCase(
    "LG8",
    expects:
      "plain again: 100 kg × 7, target 8–10, not rated, no heart rate, no offer, no record; 0 of 4"
  ) {
    var script = SessionScript()
    script.log("r0", reps: 7)
    script.rate("r0", .allOut)
    script.dismissOffer("r0")
    script.session.exercises[0].sets[0].heartRate = SetHeartRate(
      average: 120, peak: 140, window: .inferred, readings: 9)
    script.unlog("r0")
    script.unlog("r0")
    let row = script.session.exercises[0].sets[0]
    return (row.log == nil ? "plain again: " : "logged: ")
      + SetLabel.text(row.numbers, mode: .weightReps)
      + ", target " + SetLabel.goal(row.plan.target, dialled: 0)
      + (row.effort == nil ? ", not rated" : ", rated")
      + (row.heartRate == nil ? ", no heart rate, " : ", heart rate, ")
      + script.standing + ", " + script.record("r0") + "; " + progress(script.session)
      + script.refused
  },
  VectorCase("LG10", expects: "102.5 kg × 7, 0 s, logged at 30, hard") {
    var script = SessionScript()
    script.log("r0", at: 30)
    script.rate("r0", .hard)
    script.correct("r0", SetNumbers(weight: kg("102.5"), reps: 7, seconds: 99))
    let log = script.session.set(setID("r0"))?.log
    return SetLabel.text(log?.numbers ?? SetNumbers(), mode: .weightReps) + ", "
      + String(log?.numbers.seconds ?? -1) + " s, " + loggedAt(script, "r0") + ", "
      + text(script.session.set(setID("r0"))?.effort?.word)
  },
  VectorCase("LG11", expects: "0 kg × 0; NaN refused; 100 kg × 8 refused: correct r1") {
    var script = SessionScript()
    script.log("r0")
    script.correct("r0", SetNumbers(weight: kg("-5"), reps: -2))
    script.correct("r1", SetNumbers(weight: kg("50"), reps: 5))
    let numbers = script.session.set(setID("r0"))?.numbers ?? SetNumbers()
    let untouched = script.session.set(setID("r1"))?.numbers ?? SetNumbers()
    let notANumber = try? Weight(number: "NaN", .kilogram)
    return numbers.weight.label + " × " + String(numbers.reps)
      + (notANumber == nil ? "; NaN refused; " : "; NaN taken; ")
      + SetLabel.text(untouched, mode: .weightReps) + script.refused
  },
]

private let restCases: [VectorCase] = [
  VectorCase("LG4", expects: "120 / 75") {
    let rules = LoggingRules(rest: RestLengths(standard: 75))
    return slashed(
      [120, nil].map { rest in
        var script = SessionScript(running([card()], rests: [rest]), rules: rules)
        script.log("r0")
        return total(script.session.rest)
      })
  },
  VectorCase("LG5", expects: "no rest") {
    var script = SessionScript(rules: LoggingRules(restStart: .manual))
    script.log("r0")
    return total(script.session.rest)
  },
  VectorCase("LG7", expects: "90 / 90 / no rest") {
    var script = SessionScript(
      running(
        [card("press", 1, prefix: "a", slot: "a"), card("row", 1, prefix: "b", slot: "b")],
        rests: [60, 90]))
    script.log("a0")
    script.log("b0", at: 5)
    let both = total(script.session.rest)
    script.unlog("a0")
    let first = total(script.session.rest)
    script.unlog("b0")
    return slashed([both, first, total(script.session.rest)])
  },
  VectorCase("LG26", expects: "remaining 30, progress 2/3, over after 90; stopped") {
    var session = running()
    session.startRest(seconds: 90, now: referenceNow)
    guard let rest = session.rest else { return "no rest" }
    let remaining = rest.remaining(at: after(60)) / 1000
    let thirds = Int(rest.progress(at: after(60)) * 3 + 0.5)
    let over = rest.phase(at: after(90)) == .over(since: 0) ? "over after 90" : "not over"
    session.skipRest()
    return "remaining " + String(remaining) + ", progress " + String(thirds) + "/3, " + over
      + (session.rest == nil ? "; stopped" : "; running")
  },
  VectorCase("LG28", expects: "started -30; total 120; stopped") {
    var session = running()
    session.rest = Rest(end: after(60), totalSeconds: 90)
    let started = (session.rest?.start.milliseconds(since: referenceNow) ?? 0) / 1000
    session.addToRest(seconds: 30, now: referenceNow)
    let longer = total(session.rest)
    session.addToRest(seconds: -600, now: referenceNow)
    return "started " + String(started) + "; total " + longer
      + (session.rest == nil ? "; stopped" : "; running")
  },
  VectorCase("LG28.none", expects: "ignored") {
    Rest(end: after(60), totalSeconds: 0) == nil ? "ignored" : "running"
  },
  VectorCase("LG29", expects: "stops; the same rest; the newer rest stays; no rest") {
    var script = SessionScript()
    script.log("r0")
    let before = script.session.rest
    script.continueSet("r0", "d")
    var parts = [script.session.rest == nil ? "stops" : "runs"]
    script.removeSet("d")
    parts.append(script.session.rest == before ? "the same rest" : total(script.session.rest))
    script.continueSet("r0", "d")
    script.session.startRest(seconds: 45, now: after(10))
    script.removeSet("d")
    parts.append(total(script.session.rest) == "45" ? "the newer rest stays" : "replaced")
    script.session.rest = before
    script.continueSet("r0", "d")
    script.unlog("r0")
    script.removeSet("d")
    parts.append(total(script.session.rest))
    return joined(parts, by: "; ") + script.refused
  },
]

private let startCases: [VectorCase] = [
  VectorCase("LG13", expects: "dropped / kept / kept / dropped") {
    slashed(
      [-1, 0, 180, 181].map { startKept(seconds: $0, numbers: SetNumbers(reps: 8), .weightReps) })
  },
  VectorCase("LG14", expects: "dropped / dropped / kept / kept") {
    slashed(
      [1500, 400, 170].map { startKept(seconds: $0, numbers: SetNumbers(reps: 10), .weightReps) }
        + [startKept(seconds: 400, numbers: SetNumbers(seconds: 300), .duration)])
  },
  VectorCase("LG16", expects: "r3") {
    var script = SessionScript()
    script.announce("r2")
    script.announce("r3", at: 5)
    return (script.session.announced?.set.text ?? "none") + script.refused
  },
  VectorCase("LG17", expects: "stopped / stopped / 90") {
    var script = SessionScript()
    script.session.startRest(seconds: 90, now: referenceNow)
    let rest = script.session.rest
    script.announce("r1", at: 20)
    let started = script.session.rest == nil ? "stopped" : "running"
    script.session.cancelStart(of: setID("r2"))
    let other = script.session.rest == nil ? "stopped" : "running"
    script.session.cancelStart(of: setID("r1"))
    let restored = script.session.rest == rest ? total(script.session.rest) : "another"
    return slashed([started, other, restored]) + script.refused
  },
]

private func startKept(seconds: Int64, numbers: SetNumbers, _ mode: TrackingMode) -> String {
  AnnouncedStart.isBelievable(
    referenceNow, loggedAt: after(seconds), numbers: numbers, mode: mode) ? "kept" : "dropped"
}

private func total(_ rest: Rest?) -> String {
  rest.map { String($0.total / 1000) } ?? "no rest"
}

private func loggedAt(_ script: SessionScript, _ name: String) -> String {
  guard let at = script.session.set(setID(name))?.log?.at else { return "not logged" }
  return "logged at " + String(at.milliseconds(since: referenceNow) / 1000)
}

func progress(_ session: Session) -> String {
  String(session.progress.done) + " of " + String(session.progress.total)
}
