public import CivilTime
import Loads

extension Session {
  /// Logs a set with the numbers dialled on it.
  ///
  /// The load carries to the rows left in the slot, an offer on it is settled, an announced start is
  /// kept if it is believable, and the rest starts. All of it is remembered, so that taking the log
  /// back restores it, also after a reload.
  ///
  /// - Parameter moment: when it was done, if that is not now; one more than a minute ahead of the
  ///   clock can't be and is taken as now. Where the clock was set back meanwhile, the set gets the
  ///   moment after the newest one, so that sets stay in the order they were done.
  public mutating func log(
    _ id: SessionSet.ID, at moment: Instant? = nil, now: Instant, ladder: LoadLadder,
    rules: LoggingRules = LoggingRules()
  ) throws(SessionError) {
    let position = try requiredPosition(of: id)
    guard !self[position].isLogged else { throw .alreadyLogged(id) }
    guard end == nil, !isDiscarded else { throw .notRunning }
    try requireDone(above: position)
    let done = Self.believable(moment, now: now)
    let newest = moment == nil ? lastLog : nil
    let at = newest.map { $0 > done ? $0.adding(milliseconds: 1) : done } ?? done
    let started = announced?.set == id ? announced?.at : nil
    try write(position, at: at, startedAt: started, ladder: ladder)
    let restBefore = rest ?? announced?.heldRest
    announced = nil
    let rows = carryLoad(from: position, ladder: ladder)
    settleOffers(byLogging: position)
    startRest(after: position, at: done, now: now, rules: rules)
    let memory = CarryMemory(rows: rows, rest: restBefore, stopped: carries[id]?.stopped)
    carries[id] = memory.isEmpty ? nil : memory
  }

  /// Logs a set of a finished session, or of one that is entered afterwards: no rest, no offers.
  ///
  /// The set gets the moment of the set logged before it and a millisecond, or the session's start.
  /// Its load carries to the rows left in the slot, as in a session that runs.
  public mutating func logAfterwards(
    _ id: SessionSet.ID, ladder: LoadLadder
  ) throws(SessionError) {
    let position = try requiredPosition(of: id)
    guard !self[position].isLogged else { throw .alreadyLogged(id) }
    try requireDone(above: position)
    let earlier = sets.prefix { $0.id != id }.compactMap { $0.log?.at }.max()
    let at = earlier.map { $0.adding(milliseconds: 1) } ?? start
    try write(position, at: at, startedAt: nil, ladder: ladder)
    if announced?.set == id { announced = nil }
    let memory = CarryMemory(
      rows: carryLoad(from: position, ladder: ladder), stopped: carries[id]?.stopped)
    carries[id] = memory.isEmpty ? nil : memory
  }

  /// A drop or cluster follows a set that is done.
  private func requireDone(above position: SetPosition) throws(SessionError) {
    guard self[position].isContinuation, position.set > 0 else { return }
    let above = exercises[position.exercise].sets[position.set - 1]
    if !above.isLogged { throw .notLogged(above.id) }
  }

  private mutating func write(
    _ position: SetPosition, at: Instant, startedAt: Instant?, ladder: LoadLadder
  ) throws(SessionError) {
    let set = self[position]
    let mode = mode(of: position)
    do {
      try SetLimits.check(set.plan.numbers, mode: mode, ladder: ladder)
    } catch {
      throw .number(error)
    }
    let believed = startedAt.flatMap { start in
      AnnouncedStart.isBelievable(start, loggedAt: at, numbers: set.plan.numbers, mode: mode)
        ? start : nil
    }
    self[position].log = SetLog(
      exercise: set.plan.exercise, mode: mode, numbers: set.plan.numbers, at: at,
      startedAt: believed)
  }

  /// How a row is tracked: as its card is, but help on a bodyweight exercise makes the row assisted.
  func mode(of position: SetPosition) -> TrackingMode {
    let mode = exercises[position.exercise].mode
    let isHelped = self[position].plan.numbers.weight.mass < .zero
    return mode == .bodyweightReps && isHelped ? .assistedReps : mode
  }

  private static func believable(_ moment: Instant?, now: Instant) -> Instant {
    guard let moment, moment.milliseconds - now.milliseconds <= 60_000 else { return now }
    return moment
  }
}
