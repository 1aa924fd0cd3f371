import Loads

extension Prescription {
  /// Triple progression: the base rows climb together to the top of the range, then one set is added
  /// at the bottom and climbs alone; at the most sets and the top the load goes up and all starts over.
  func triple(
    _ history: [Performance], maximumSets: Int, policy: DeloadPolicy
  ) -> Suggestion {
    guard let last = history.first, !last.rows.isEmpty else {
      return opened(firstTime(), [Int](repeating: range.low, count: sets))
    }
    let work = ladder.weight(ladder.snapLoaded(last.heaviest))
    guard slot.judgedReps.low > 0, range.isGiven, slot.sets > 0, maximumSets > 0 else {
      return Suggestion(.repeatLoad, work, reps: last.fewestReps, reason: .limitsMissing)
    }
    let asked = asked(of: last)
    guard last.heaviest != .zero else {
      return opened(Suggestion(.repeatLoad, work, reps: asked[0], reason: .limitsMissing), asked)
    }
    let reading = Reading(last, goal: asked)
    switch reading.outcome {
    case .hit:
      let done = last.rows.prefix(asked.count).map { min($0.numbers.reps, range.high) }
      return climbed(done, work: work, maximumSets: max(sets, maximumSets))
    case .incomplete:
      let reason = SuggestionReason.notFinished(done: reading.count, of: asked.count)
      return opened(Suggestion(.repeatLoad, work, reps: asked[0], reason: reason), asked)
    case .miss:
      return missed(history, asked: asked, policy: policy)
    }
  }

  /// The rows that were prescribed: what the program asked, else what was done, at least the fewest sets.
  private func asked(of performance: Performance) -> [Int] {
    if !performance.aims.isEmpty { return performance.aims.map { aligned($0) } }
    let done = performance.rows.map { min(aligned($0.numbers.reps), range.high) }
    guard done.count < sets else { return done }
    return done + [Int](repeating: range.low, count: sets - done.count)
  }

  private func climbed(_ done: [Int], work: Weight, maximumSets: Int) -> Suggestion {
    let count = done.count
    let isBase = count <= sets
    let active = isBase ? done.min() ?? 0 : done[count - 1]
    guard active >= range.high else {
      let next = min(range.high, max(active, range.low - stride) + stride)
      let rows =
        isBase
        ? [Int](repeating: next, count: count)
        : [Int](repeating: range.high, count: count - 1) + [next]
      let reason: SuggestionReason =
        isBase ? .insideRange(feel: nil) : .setClimbing(set: count)
      return opened(Suggestion(.addReps, work, reps: rows[0], reason: reason), rows)
    }
    guard count >= maximumSets else {
      let rows = [Int](repeating: range.high, count: count) + [range.low]
      return opened(
        Suggestion(.addSet, work, reps: range.high, reason: .setAdded(sets: count + 1)), rows)
    }
    return opened(heavier(than: work, steps: 1), [Int](repeating: range.low, count: sets))
  }

  private func missed(
    _ history: [Performance], asked: [Int], policy: DeloadPolicy
  ) -> Suggestion {
    let last = history[0]
    let work = ladder.weight(ladder.snapLoaded(last.heaviest))
    let misses = MissRun.beaten(by: activeReps(history))
    guard misses >= policy.misses else {
      return opened(
        Suggestion(.repeatLoad, work, reps: asked[0], reason: .goalMissed(inARow: misses)), asked)
    }
    let lighter = lighter(
      than: last.heaviest, prescribed: range.high, reps: range.low...max(range.low, range.high),
      misses: misses, percent: policy.percent)
    return opened(lighter, [Int](repeating: lighter.reps, count: sets))
  }

  /// The reps of the set that climbs, in each session of the run of misses at the newest load, oldest first.
  private func activeReps(_ history: [Performance]) -> [Int] {
    let load = history[0].heaviest
    var reps: [Int] = []
    for performance in history {
      let asked = asked(of: performance)
      let reading = Reading(performance, goal: asked)
      guard performance.heaviest == load, reading.outcome == .miss else { break }
      let isBase = asked.count <= sets || performance.rows.count < asked.count
      reps.append(isBase ? reading.low : reading.last)
    }
    return reps.reversed()
  }

  private func opened(_ suggestion: Suggestion, _ reps: [Int]) -> Suggestion {
    var opened = suggestion
    opened.rows = reps.map { Suggestion.Row(suggestion.weight, reps: $0) }
    opened.sets = reps.count
    return opened
  }
}
