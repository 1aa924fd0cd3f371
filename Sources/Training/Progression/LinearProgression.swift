import Loads

extension Prescription {
  /// Linear progression: every planned rep done, one step up; too many misses, back off.
  func linear(_ history: [Performance], policy: DeloadPolicy) -> Suggestion {
    stepped(history, policy: policy) { _, _ in 1 }
  }

  /// Greyskull: linear with the last set to failure; at twice its goal the load goes two steps up.
  func greyskull(_ history: [Performance], policy: DeloadPolicy) -> Suggestion {
    var next = stepped(history, policy: policy) { reading, goal in
      goal.last.map { $0 > 0 && reading.last >= 2 * $0 } ?? false ? 2 : 1
    }
    next.rows = (0..<sets).map { row in
      Suggestion.Row(next.weight, reps: next.reps, kind: row == sets - 1 ? .failure : .work)
    }
    return next
  }

  private func stepped(
    _ history: [Performance], policy: DeloadPolicy, steps: (Reading, [Int]) -> Int
  ) -> Suggestion {
    guard let last = history.first, !last.rows.isEmpty else { return firstTime() }
    let goal = goal(of: last)
    let reading = Reading(last, goal: goal)
    let work = ladder.weight(ladder.snapLoaded(reading.weight))
    guard fixedReps > 0 else {
      return Suggestion(.repeatLoad, work, reps: reading.low, reason: .noRange)
    }
    switch reading.outcome {
    case .hit:
      return heavier(than: work, steps: steps(reading, goal))
    case .incomplete:
      return Suggestion(
        .repeatLoad, work, reps: fixedReps,
        reason: .notFinished(done: reading.count, of: goal.count))
    case .miss:
      let misses = missesAtOneLoad(history)
      guard misses >= policy.misses else {
        return Suggestion(
          .repeatLoad, work, reps: fixedReps, reason: .goalMissed(inARow: misses))
      }
      return lighter(
        than: reading.weight, prescribed: fixedReps, reps: fixedReps...fixedReps,
        misses: misses, percent: policy.percent)
    }
  }

  /// So many steps up, or more reps where the scale ends.
  func heavier(than work: Weight, steps: Int) -> Suggestion {
    guard let heavier = step.up(from: work.mass, steps: steps, on: ladder) else {
      return Suggestion(.repeatLoad, work, reps: fixedReps + stride, reason: .topOfScale)
    }
    return Suggestion(
      .increaseWeight, ladder.weight(heavier), reps: fixedReps,
      reason: steps > 1 ? .goalDoubled : .goalReached)
  }

  /// The lighter prescription after too many misses; the load as it is where nothing lighter exists.
  func lighter(
    than mass: Mass, prescribed: Int, reps: ClosedRange<Int>, misses: Int, percent: Int
  ) -> Suggestion {
    let reason = SuggestionReason.missedTooOften(inARow: misses, percent: percent)
    if mass < .zero, let help = ladder.rung(below: ladder.snap(mass)) {
      return Suggestion(.deload, ladder.weight(help), reps: reps.lowerBound, reason: reason)
    }
    let search = DeloadSearch(ladder: ladder, reps: reps, stride: stride, percent: percent)
    guard mass > .zero, let found = search.lighter(than: mass, reps: prescribed) else {
      return Suggestion(
        .repeatLoad, ladder.weight(mass), reps: prescribed, reason: .lightestAlready)
    }
    return Suggestion(.deload, ladder.weight(found.mass), reps: found.reps, reason: reason)
  }
}
