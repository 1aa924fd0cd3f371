import CivilTime
public import Loads

extension Prescription {
  /// A percentage cycle: this week's share of the training max, to the nearest rung, ties to the lighter.
  ///
  /// At the end of a cycle the training max goes one step up if every "+" set of it reached its
  /// number, else the cycle comes again as it was.
  func cycle(_ history: [Performance], _ cycle: PercentageCycle) -> Suggestion {
    guard !cycle.weeks.isEmpty, let start = slot.trainingMax else {
      var missing = history.isEmpty ? firstTime() : double(history)
      missing.reason = .trainingMaxMissing
      return missing
    }
    let since = history.filter { $0.start >= start.since }
    let done = Array(since.reversed())
    let length = cycle.weeks.count
    var max = start.weight.mass
    var isRaised = false
    for round in 0..<done.count / length {
      let sessions = done[round * length..<(round + 1) * length]
      isRaised = zip(sessions, cycle.weeks).allSatisfy { Self.reached($0, $1) }
      if isRaised { max = raised(max) }
    }
    let week = done.count % length
    let rows = cycle.weeks[week].map { set in
      let share = max.times(Int64(set.percent), over: 100)
      return Suggestion.Row(
        ladder.weight(ladder.scale.rung(nearest: share, tie: .lighter)), reps: set.reps,
        kind: set.isPlus ? .amrap : .work)
    }
    let action: Suggestion.Action =
      done.isEmpty ? .firstTime : week == 0 && isRaised ? .increaseWeight : .repeatLoad
    let top = rows.max { $0.weight.mass < $1.weight.mass }
    return Suggestion(
      action, top?.weight ?? .unloaded, reps: top?.reps ?? 0, rows: rows, sets: rows.count,
      reason: .cycleWeek(number: week + 1, of: length, trainingMax: max))
  }

  /// One step on the exact training max: as far as the rungs are apart there.
  private func raised(_ max: Mass) -> Mass {
    let rung = ladder.snap(max)
    guard let above = step.up(from: rung, steps: 1, on: ladder) else { return max }
    return max + (above - rung)
  }

  /// Whether every "+" set of a week reached its number.
  private static func reached(_ performance: Performance, _ week: [CycleSet]) -> Bool {
    week.enumerated().allSatisfy { index, set in
      guard set.isPlus else { return true }
      return index < performance.rows.count && performance.rows[index].numbers.reps >= set.reps
    }
  }
}

extension TrainingMax {
  /// The usual training max: 90 % of the estimate of a set; exact, whatever rungs there are.
  public static func usual(fromLoad load: Mass, reps: Int) -> Mass? {
    OneRepMax.estimate(load, reps: reps).map { $0.times(90, over: 100) }
  }
}
