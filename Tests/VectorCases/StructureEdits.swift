import CivilTime
import Loads
import Training

/// Section 5 of the training vectors: rows and cards added and removed, and how sessions end.
let structureCases: [VectorCase] = rowCases + endCases

private let rowCases: [VectorCase] = [
  VectorCase("LG19", expects: "2 rows; nothing removable") {
    var script = SessionScript(running([card("barbell-bench-press", 3)]))
    script.removeSet(script.removable)
    let left = script.session.exercises[0].sets.count
    script.log("r0")
    script.log("r1")
    return String(left) + " rows; "
      + (script.removable == "none" ? "nothing removable" : script.removable) + script.refused
  },
  VectorCase("LG20", expects: "r1; never r0") {
    var script = SessionScript(running([card("barbell-bench-press", 3)]))
    script.log("r2")
    let removable = script.removable
    var other = SessionScript(running([card("barbell-bench-press", 1)]))
    other.log("r0")
    other.continueSet("r0", "d")
    other.removeSet("r0")
    return removable + (other.refusals == ["remove r0"] ? "; never r0" : "; r0 goes")
  },
  VectorCase("LG22", expects: "nothing refused: continue r0; row 1 d 100 kg × 8, total 3") {
    var unlogged = SessionScript(running([card("barbell-bench-press", 3)]))
    unlogged.continueSet("r0", "d")
    let nothing = unlogged.session.exercises[0].sets.count == 3 ? "nothing" : "a row"
    var logged = SessionScript(running([card("barbell-bench-press", 3)]))
    logged.log("r0")
    logged.continueSet("r0", "d")
    let row = logged.session.exercises[0].sets[1]
    return nothing + unlogged.refused + "; row 1 " + row.id.text + " "
      + SetLabel.text(row.numbers, mode: .weightReps) + ", total "
      + String(logged.session.progress.total) + logged.refused
  },
  VectorCase("LG23", expects: "0 of 4; 2 of 4, card 2/3") {
    var a = card("a", 3, prefix: "a", slot: "a")
    a.sets.insert(
      SessionSet(id: setID("drop"), plan: SetPlan(exercise: "a", continues: setID("a0"))), at: 1)
    let before = running([a, card("b", 1, prefix: "b", slot: "b")])
    var script = SessionScript(
      running([card("a", 3, prefix: "a", slot: "a"), card("b", 1, prefix: "b", slot: "b")]))
    script.log("a0")
    script.log("a1")
    script.continueSet("a1", "d")
    script.log("d")
    let card = script.session.exercises[0].sets.filter { $0.isEffort }
    return progress(before) + "; " + progress(script.session) + ", card "
      + String(card.count { $0.isLogged }) + "/" + String(card.count) + script.refused
  },
  VectorCase("LG31", expects: "2 cards; press 5, row 2") {
    var session = Session(
      freestyle: Identifier("s"), title: "Freestyle Session", start: referenceNow)
    var ids = IDCounter()
    for (exercise, count) in [("press", 3), ("row", 2), ("press", 2)] {
      session.addExercise(
        ExerciseReference(id: ExerciseID(exercise), name: exercise, mode: .weightReps),
        sets: count, newID: { ids.next() })
    }
    return String(session.exercises.count) + " cards; "
      + joined(
        session.exercises.map { $0.exercise.name + " " + String($0.sets.count) }, by: ", ")
  },
  VectorCase("LG31.start", expects: "0 kg × 10 / 45 s") {
    var session = Session(
      freestyle: Identifier("s"), title: "Freestyle Session", start: referenceNow)
    var ids = IDCounter()
    session.addExercise(
      ExerciseReference(id: "press", name: "Press", mode: .weightReps), newID: { ids.next() })
    session.addExercise(
      ExerciseReference(id: "plank", name: "Plank", mode: .duration), newID: { ids.next() })
    let numbers = session.exercises.map { $0.sets[0].numbers }
    return numbers[0].weight.label + " × " + String(numbers[0].reps) + " / "
      + String(numbers[1].seconds) + " s"
  },
]

private let endCases: [VectorCase] = [
  VectorCase("LG25", expects: "press") {
    var a = card("press", 1, prefix: "a", slot: "a")
    a.note = Note("went well")
    var b = card("row", 1, prefix: "b", slot: "b")
    b.note = Note("skipped")
    var script = SessionScript(running([a, b]))
    script.log("a0")
    script.finish(at: 600)
    let shown = script.session.shown.exercises.filter { !$0.note.isEmpty }
    return joined(shown.map { $0.exercise.name }, by: ", ") + script.refused
  },
  VectorCase("LG32", expects: "discarded, not shown") {
    var session = running()
    let ending = try? session.finish(at: after(60))
    return (ending == .discarded ? "discarded" : "finished")
      + (session.isDiscarded && !session.isTrained ? ", not shown" : ", shown")
  },
  VectorCase("LG34", expects: "not stale / stale, ends at 600") {
    var script = SessionScript()
    script.log("r0", at: 600)
    let before = script.session.isStale(at: after(43_200)) ? "stale" : "not stale"
    let later = script.session.isStale(at: after(43_201)) ? "stale" : "not stale"
    _ = script.session.closeIfStale(at: after(43_201))
    let end = script.session.end?.milliseconds(since: referenceNow) ?? 0
    return slashed([before, later]) + ", ends at " + String(end / 1000)
  },
  VectorCase("LG35", expects: "22:40, 40 min") {
    let evening = Instant(
      LocalDate(year: 2026, month: 3, day: 10) ?? .earliest, millisecondOfDay: 22 * 3_600_000,
      offsetSeconds: 3600)
    var session = running(start: evening)
    _ = try? session.log(
      setID("r0"), now: evening.adding(seconds: 2400), ladder: LoadLadder(barbellScale))
    _ = try? session.finish(at: evening.adding(seconds: 16 * 3600))
    let end = session.endedAt ?? evening
    return String(end.hour) + ":" + String(end.minute) + ", "
      + String(session.length(at: end) / 60_000) + " min"
  },
]

extension SessionScript {
  /// The row that "remove set" would take from the first card.
  var removable: String {
    session.removableSet(on: session.exercises[0].id)?.id.text ?? "none"
  }

  mutating func removeSet(_ name: String) {
    attempt("remove " + name) { (script) throws(SessionError) in
      try script.session.removeSet(setID(name))
    }
  }

  mutating func continueSet(_ name: String, _ newName: String) {
    attempt("continue " + name) { (script) throws(SessionError) in
      try script.session.continueSet(setID(name), newID: setID(newName))
    }
  }

  mutating func correct(_ name: String, _ numbers: SetNumbers) {
    attempt("correct " + name) { (script) throws(SessionError) in
      try script.session.correct(setID(name), numbers, ladder: script.ladder)
    }
  }

  mutating func announce(_ name: String, at seconds: Int64 = 0) {
    attempt("start " + name) { (script) throws(SessionError) in
      try script.session.announceStart(
        of: setID(name), at: after(seconds + 3), now: after(seconds))
    }
  }

  mutating func finish(at seconds: Int64) {
    attempt("finish") { (script) throws(SessionError) in
      _ = try script.session.finish(at: after(seconds))
    }
  }
}
