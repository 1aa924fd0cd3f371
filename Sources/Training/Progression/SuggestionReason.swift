public import Loads

/// Which rule made a suggestion, with the numbers it rests on.
///
/// Screens turn it into words.
public enum SuggestionReason: Hashable, Sendable {
  /// Nothing was done yet: set a baseline that can be repeated.
  case firstTime
  /// A hold: the best so far, and the aim.
  case longerHold(best: Int, aim: Int)
  /// The slot has no range to progress in.
  case noRange
  /// Too few sets were done at the heaviest load; finish them first.
  case setsMissing(done: Int, of: Int)
  /// The top of the range without a load: push past it or add load; far past it if it was easy.
  case topOfRangeUnloaded(feel: Effort?)
  /// The top of the range: so many rungs up.
  case topOfRange(feel: Effort?, rungs: Int)
  /// The top of the range, and the scale ends here: more reps.
  case topOfScale
  /// Below the range, but it was easy or solid: the load isn't what stopped it.
  case belowRangeHeld(feel: Effort)
  /// More than two reps below the range: back off and rebuild.
  case belowRange(feel: Effort?)
  /// So many sessions in a row at one load without getting better: back off and rebuild.
  case stuck(sessions: Int)
  /// Inside the range: another rep.
  case insideRange(feel: Effort?)
  /// Every planned rep was done.
  case goalReached
  /// The last set reached twice its goal: two steps.
  case goalDoubled
  /// The last session did not reach the goal; so many in a row have missed it.
  case goalMissed(inARow: Int)
  /// Some of the planned rows were not done.
  case notFinished(done: Int, of: Int)
  /// So many sessions in a row missed the goal: back to a share of the estimate.
  case missedTooOften(inARow: Int, percent: Int)
  /// The goal was missed too often, and nothing lighter exists.
  case lightestAlready
  /// Another set, since every set reached the top.
  case setAdded(sets: Int)
  /// The last set that is still climbing gets another rep.
  case setClimbing(set: Int)
  /// Every limit of triple progression must be known to go on.
  case limitsMissing
  /// The table of a percentage cycle: this week, of so many, at this training max.
  case cycleWeek(number: Int, of: Int, trainingMax: Mass)
  /// A percentage cycle without a training max.
  case trainingMaxMissing
}
