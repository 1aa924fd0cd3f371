import Loads

extension Session {
  /// Dials numbers on a row that is not logged yet.
  public mutating func dial(
    _ id: SessionSet.ID, _ numbers: SetNumbers, ladder: LoadLadder
  ) throws(SessionError) {
    let position = try requiredPosition(of: id)
    guard !self[position].isLogged else { throw .alreadyLogged(id) }
    var mode = exercises[position.exercise].mode
    if mode == .bodyweightReps, numbers.weight.mass < .zero { mode = .assistedReps }
    do {
      try SetLimits.check(numbers, mode: mode, ladder: ladder)
    } catch {
      throw .number(error)
    }
    self[position].plan.numbers = numbers
  }

  /// Corrects the numbers of a logged set; its moments, effort and heart rate stay.
  ///
  /// Numbers below the least there is are raised to it; an offer that rested on the old numbers goes.
  public mutating func correct(
    _ id: SessionSet.ID, _ numbers: SetNumbers, ladder: LoadLadder
  ) throws(SessionError) {
    let position = try requiredPosition(of: id)
    guard let log = self[position].log else { throw .notLogged(id) }
    let mode = log.mode
    let raised = mode.keeping(SetLimits.raised(numbers, mode: mode), over: log.numbers)
    do {
      try SetLimits.check(raised, mode: mode, ladder: ladder)
    } catch {
      throw .number(error)
    }
    self[position].log?.numbers = raised
    withdrawStandingOffer(of: id)
  }
}

extension TrackingMode {
  /// Whether a set counts seconds that can be held.
  public var isTimed: Bool { self == .duration || self == .weightDuration }

  /// The numbers that mean something in this mode; what doesn't stays as it was.
  func keeping(_ numbers: SetNumbers, over old: SetNumbers) -> SetNumbers {
    var kept = old
    if takesLoad { kept.weight = numbers.weight }
    if countsReps { kept.reps = numbers.reps }
    if isTimed { kept.seconds = numbers.seconds }
    if self == .weightDistance { kept.distance = numbers.distance }
    if self == .cardio {
      kept.seconds = numbers.seconds
      kept.distance = numbers.distance
      kept.incline = numbers.incline
      kept.level = numbers.level
    }
    return kept
  }
}
