import Loads

extension Prescription {
  /// Double progression with effort: reps climb to the top of the range, then the load goes up.
  ///
  /// The rows of the decision table in their order; the first that matches decides.
  func double(_ history: [Performance]) -> Suggestion {
    guard let last = history.first, !last.rows.isEmpty else { return firstTime() }
    if mode.isTimed { return longerHold(last) }
    let work = ladder.weight(ladder.snapLoaded(last.heaviest))
    guard range.isGiven else {
      return Suggestion(.repeatLoad, work, reps: last.fewestReps, reason: .noRange)
    }
    let done = last.heaviestRows.count
    if done < sets {
      return Suggestion(
        .repeatLoad, work, reps: range.low, reason: .setsMissing(done: done, of: sets))
    }
    if last.fewestReps >= range.high { return topOfRange(last, work: work) }
    if let lighter = backOff(history, work: work) { return lighter }
    return Suggestion(
      .addReps, work, reps: min(range.high, last.fewestReps + stride),
      reason: .insideRange(feel: feel(of: last)))
  }

  /// Before the first time: the slot's own weight, unsnapped.
  func firstTime() -> Suggestion {
    Suggestion(
      .firstTime, slot.weight, reps: mode.isTimed ? 0 : range.low,
      seconds: mode.isTimed ? slot.seconds : 0, reason: .firstTime)
  }

  private func longerHold(_ last: Performance) -> Suggestion {
    let best = last.rows.map { $0.numbers.seconds }.max() ?? 0
    let weight = mode == .duration ? .unloaded : ladder.weight(ladder.snapLoaded(last.heaviest))
    return Suggestion(
      .addReps, weight, reps: 0, seconds: best + 5,
      reason: .longerHold(best: best, aim: best + 5))
  }

  private func topOfRange(_ last: Performance, work: Weight) -> Suggestion {
    let feel = feel(of: last)
    if last.heaviest == .zero {
      let more = feel == .easy ? aligned(3) : stride
      return Suggestion(
        .addReps, work, reps: range.high + more, reason: .topOfRangeUnloaded(feel: feel))
    }
    let heavier = ladder.moved(work.mass, by: feel == .easy ? 2 : 1)
    guard heavier > work.mass else {
      return Suggestion(.repeatLoad, work, reps: range.high + stride, reason: .topOfScale)
    }
    return Suggestion(
      .increaseWeight, ladder.weight(heavier), reps: range.low,
      reason: .topOfRange(feel: feel, rungs: ladder.rungs(from: work.mass, to: heavier)))
  }

  /// The rows of the table below the range, and the one for being stuck.
  private func backOff(_ history: [Performance], work: Weight) -> Suggestion? {
    let last = history[0]
    let feel = feel(of: last)
    guard last.heaviest != .zero else { return nil }
    if last.fewestReps < range.low - 2 * stride, let lighter = rungToBackOffTo(from: work.mass) {
      if let feel, feel == .easy || feel == .solid {
        return Suggestion(
          .repeatLoad, work, reps: range.low, reason: .belowRangeHeld(feel: feel))
      }
      return Suggestion(
        .deload, ladder.weight(lighter), reps: range.low, reason: .belowRange(feel: feel))
    }
    guard feel != .easy, feel != .solid else { return nil }
    let misses = MissRun.beaten(by: lowsAtOneLoad(history))
    guard misses >= DeloadPolicy.standard.misses else { return nil }
    return stuck(last, work: work, misses: misses)
  }

  private func stuck(_ last: Performance, work: Weight, misses: Int) -> Suggestion? {
    if last.heaviest < .zero {
      return rungToBackOffTo(from: work.mass).map {
        Suggestion(
          .deload, ladder.weight($0), reps: range.low, reason: .stuck(sessions: misses))
      }
    }
    let search = DeloadSearch(
      ladder: ladder, reps: max(1, range.low)...max(1, range.low, range.high), stride: stride,
      percent: DeloadPolicy.standard.percent)
    return search.lighter(than: last.heaviest, reps: range.high).map {
      Suggestion(
        .deload, ladder.weight($0.mass), reps: $0.reps, reason: .stuck(sessions: misses))
    }
  }

  /// The rung below, unless the load is at the lightest there is already.
  private func rungToBackOffTo(from work: Mass) -> Mass? {
    if work < .zero { return ladder.rung(below: work) }
    guard work > ladder.scale.lowestPositiveRung else { return nil }
    return ladder.rung(below: work).flatMap { $0 > .zero ? $0 : nil }
  }

  /// The fewest reps of each session of the run at the newest load that missed the top, oldest first.
  private func lowsAtOneLoad(_ history: [Performance]) -> [Int] {
    let load = history[0].heaviest
    return history.prefix { $0.heaviest == load && $0.fewestReps < range.high }
      .map { $0.fewestReps }.reversed()
  }
}
