import CivilTime
import Loads
import Training

extension Words {
  /// Why a weight is suggested, in a sentence or two.
  ///
  /// - Parameter last: the heaviest load of last time, as it was entered.
  func reason(
    _ suggestion: Suggestion, slot: Slot, scale: LoadScale, last: Weight?
  ) -> String {
    let weight = load(suggestion.weight, on: scale)
    let low = String(slot.reps.low)
    let high = String(slot.reps.high)
    let reps = String(suggestion.reps)
    switch suggestion.reason {
    case .firstTime: return self(.whyFirstTime)
    case .longerHold(let best, let aim):
      return self(.whyLongerHold, ("best", String(best)), ("aim", String(aim)))
    case .noRange: return self(.whyNoRange)
    case .setsMissing(let done, let total):
      return self(
        .whySetsMissing, ("done", String(done)), ("total", String(total)),
        ("weight", last.map { $0.label(mark) } ?? weight))
    case .topOfRangeUnloaded(let feel):
      return self(
        feel == .easy ? .whyTopUnloadedEasy : .whyTopUnloaded, ("high", high), ("reps", reps))
    case .topOfRange(let feel, _):
      return self(topOfRange(feel), ("high", high), ("low", low), ("weight", weight))
    case .topOfScale: return self(.whyTopOfScale, ("high", high), ("reps", reps))
    case .belowRangeHeld(let feel):
      return self(
        feel == .easy ? .whyBelowHeldEasy : .whyBelowHeldSolid, ("low", low), ("weight", weight))
    case .belowRange: return self(.whyBelow, ("low", low), ("weight", weight))
    case .stuck(let sessions):
      return self(
        .whyStuck, ("sessions", String(sessions)), ("weight", weight), ("reps", reps))
    case .insideRange(let feel):
      return self(
        insideRange(feel, isLoaded: suggestion.weight.mass != .zero), ("weight", weight),
        ("reps", reps))
    case .goalReached: return self(.whyGoalReached, ("weight", weight))
    case .goalDoubled: return self(.whyGoalDoubled, ("weight", weight))
    case .goalMissed(let inARow): return self(.whyGoalMissed, count: inARow, ("weight", weight))
    case .notFinished(let done, let total):
      return self(.whyNotFinished, ("done", String(done)), ("total", String(total)))
    case .missedTooOften(let inARow, let percent):
      return self(
        .whyMissedTooOften, ("count", String(inARow)), ("percent", String(percent)),
        ("weight", weight), ("reps", reps))
    case .lightestAlready: return self(.whyLightestAlready, ("weight", weight))
    case .setAdded(let sets): return self(.whySetAdded, ("sets", String(sets)))
    case .setClimbing(let set): return self(.whySetClimbing, ("set", String(set)))
    case .limitsMissing: return self(.whyLimitsMissing)
    case .cycleWeek(let number, let weeks, let trainingMax):
      return self(
        .whyCycleWeek, ("week", String(number)), ("weeks", String(weeks)),
        ("max", scale.label(trainingMax, mark: mark)))
    case .trainingMaxMissing: return self(.whyTrainingMaxMissing)
    }
  }

  private func topOfRange(_ feel: Effort?) -> Phrase {
    switch feel {
    case .easy: .whyTopEasy
    case .solid, nil: .whyTop
    case .hard: .whyTopHard
    case .allOut: .whyTopAllOut
    }
  }

  private func insideRange(_ feel: Effort?, isLoaded: Bool) -> Phrase {
    guard isLoaded else { return .whyInsideUnloaded }
    switch feel {
    case .easy: return .whyInsideEasy
    case .solid, nil: return .whyInside
    case .hard: return .whyInsideHard
    case .allOut: return .whyInsideAllOut
    }
  }

  /// What was done last time: "57.5 kg × 8, 8, 8, 8" where the load was one, else set by set.
  func performance(_ last: Performance, mode: TrackingMode, on scale: LoadScale) -> String {
    let sets = last.rows.map { $0.numbers }
    guard let first = sets.first, mode.countsReps,
      sets.allSatisfy({ $0.weight.mass == first.weight.mass })
    else {
      return sets.map { was($0, mode: mode, on: scale) }.joined(separator: ", ")
    }
    let reps = sets.map { String($0.reps) }.joined(separator: ", ")
    return first.weight.mass == .zero ? reps : load(first.weight, on: scale) + " × " + reps
  }
}
