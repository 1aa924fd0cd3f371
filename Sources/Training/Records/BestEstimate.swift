public import Loads

extension OneRepMax {
  /// The best estimate among sets of at most twelve reps, with the set it is from; charts draw it per session.
  ///
  /// Only logged efforts with a load count.
  public static func best(
    of sets: [SessionSet], formula: Formula = .epley
  ) -> (estimate: Mass, set: SessionSet.ID)? {
    var best: (estimate: Mass, set: SessionSet.ID)?
    for set in sets where set.isEffort {
      guard let log = set.log, log.mode == .weightReps || log.mode == .bodyweightReps,
        let estimate = estimate(
          log.numbers.weight.mass, reps: log.numbers.reps, formula: formula)
      else { continue }
      if best.map({ estimate > $0.estimate }) ?? true { best = (estimate, set.id) }
    }
    return best
  }

  /// The loads that an estimate stands for at 1…12 reps, exact: the table of rep maxima.
  public static func repMaxima(of single: Mass) -> [Mass] {
    (1...mostReps).map { reps in
      reps == 1 ? single : single.times(30, over: Int64(30 + reps))
    }
  }
}
