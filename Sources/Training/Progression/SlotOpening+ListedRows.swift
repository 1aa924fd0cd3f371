import Loads

extension SlotOpening {
  /// The rows of a slot that lists them one by one: top set and back-off, pyramid, ramp.
  ///
  /// The judged rows open from the suggestion; the others take their load from the top row. Each
  /// remembers what it opened with, so that a change to one moves the others by as many rungs.
  var listedRows: [SetPlan] {
    let judged = slot.judgedRows
    let top = weight(ofRow: slot.judgedEfforts.first ?? 0)
    var effort = 0
    return slot.rows.enumerated().map { index, row in
      let isJudged = judged.contains(index)
      let weight = load(of: row, top: top, isJudged: isJudged)
      let reps = isJudged ? judgedReps(row, at: effort) : openReps(row, at: effort)
      if row.kind != .warmUp { effort += 1 }
      return SetPlan(
        exercise: slot.exercise.id, slot: slot.id, kind: row.kind, target: row.reps,
        numbers: SetNumbers(weight: weight, reps: reps), opening: weight)
    }
  }

  private func load(of row: PlannedRow, top: Weight, isJudged: Bool) -> Weight {
    let ladder = prescription.ladder
    switch row.load {
    case .top: return top
    case .weight(let own):
      return isJudged && last != nil ? top : ladder.weight(ladder.snap(own.mass))
    case .shareOfTop(let share):
      return ladder.weight(ladder.snapLoaded(top.mass.times(Int64(share), over: 10_000)))
    case .shareOfTrainingMax(let share):
      let max = slot.trainingMax?.weight ?? top
      return ladder.weight(ladder.snapLoaded(max.mass.times(Int64(share), over: 10_000)))
    case .rungs(let count):
      return ladder.weight(
        count < 0 ? ladder.lightened(top.mass, by: -count) : ladder.moved(top.mass, by: count))
    }
  }

  private func judgedReps(_ row: PlannedRow, at effort: Int) -> Int {
    last == nil ? max(1, row.reps.low) : reps(ofRow: effort)
  }

  /// Last time's reps where they are still in the row's range, else the fewest it asks for.
  private func openReps(_ row: PlannedRow, at effort: Int) -> Int {
    guard row.kind != .warmUp, let done = lastRow(effort)?.reps, done >= row.reps.low,
      done <= row.reps.high
    else { return max(1, row.reps.low) }
    return done
  }
}
