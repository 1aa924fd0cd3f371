import Loads

extension Prescription {
  /// Holds grow by five seconds; too many short ones, back to nine tenths.
  func time(_ history: [Performance], policy: DeloadPolicy) -> Suggestion {
    guard let last = history.first, !last.rows.isEmpty else { return firstTime() }
    let weight = mode == .duration ? .unloaded : ladder.weight(ladder.snapLoaded(last.heaviest))
    let asked = askedSeconds(of: last)
    let outcome = outcome(of: last, asked: asked)
    func next(
      _ action: Suggestion.Action, _ seconds: Int, _ reason: SuggestionReason
    ) -> Suggestion {
      Suggestion(action, weight, reps: 0, seconds: seconds, reason: reason)
    }
    switch outcome {
    case .hit:
      let aim = asked + 5
      return next(.addReps, aim, .longerHold(best: bestHold(last), aim: aim))
    case .incomplete:
      return next(.repeatLoad, asked, .notFinished(done: last.rows.count, of: setsAsked(of: last)))
    case .miss:
      let misses = history.prefix {
        askedSeconds(of: $0) == asked && self.outcome(of: $0, asked: asked) == .miss
      }.count
      guard misses >= policy.misses else {
        return next(.repeatLoad, asked, .goalMissed(inARow: misses))
      }
      let shorter = max(5, asked * policy.percent / 100)
      guard shorter < asked else { return next(.repeatLoad, asked, .lightestAlready) }
      return next(
        .deload, shorter, .missedTooOften(inARow: misses, percent: policy.percent))
    }
  }

  private func outcome(of performance: Performance, asked: Int) -> Reading.Outcome {
    let rows = performance.rows.prefix(setsAsked(of: performance))
    if rows.contains(where: { $0.numbers.seconds < asked }) { return .miss }
    return rows.count < setsAsked(of: performance) ? .incomplete : .hit
  }

  private func askedSeconds(of performance: Performance) -> Int {
    performance.aims.first ?? performance.goal?.seconds ?? slot.seconds
  }

  private func setsAsked(of performance: Performance) -> Int {
    performance.aims.isEmpty ? performance.goal?.sets ?? sets : performance.aims.count
  }

  private func bestHold(_ performance: Performance) -> Int {
    performance.rows.map { $0.numbers.seconds }.max() ?? 0
  }
}
