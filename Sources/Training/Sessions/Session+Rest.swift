public import CivilTime

extension Session {
  /// Starts the rest that follows a logged set, or ends the one before where none is due.
  mutating func startRest(
    after position: SetPosition, at moment: Instant, now: Instant, rules: LoggingRules
  ) {
    rest = nil
    guard rules.restStart == .automatic, isRoundFull(at: position) else { return }
    let length = restLength(after: position, lengths: rules.rest)
    let end = moment.adding(milliseconds: Int64(length) * 1_000)
    guard length > 0, end > now else { return }
    rest = Rest(start: moment, end: end, set: self[position].id)
  }

  /// How long the rest after this set is, in seconds: the slot's, or in a superset the longest of the group.
  public func restLength(after id: SessionSet.ID, lengths: RestLengths) -> Int {
    guard let position = position(of: id) else { return lengths.standard }
    return restLength(after: position, lengths: lengths)
  }

  func restLength(after position: SetPosition, lengths: RestLengths) -> Int {
    let set = self[position]
    if set.isWarmUp, let own = lengths.afterWarmUp { return own }
    if set.isContinuation, let own = lengths.afterContinuation { return own }
    let usual =
      cards(inGroupOf: position.exercise)
      .map { plannedSlot(exercises[$0].slot)?.rest ?? lengths.standard }.max()
      ?? lengths.standard
    if let own = lengths.afterMiss, set.numbers.reps < set.plan.target.low {
      return max(own, usual)
    }
    return usual
  }

  /// Starts a rest by hand; a length of nothing is ignored.
  public mutating func startRest(seconds: Int, now: Instant) {
    guard seconds > 0 else { return }
    rest = Rest(start: now, end: now.adding(milliseconds: Int64(seconds) * 1_000))
  }

  /// Makes the rest longer or shorter; passing its end stops it.
  public mutating func addToRest(seconds: Int, now: Instant) {
    guard let running = rest else { return }
    let changed = running.extended(bySeconds: seconds)
    rest = changed.remaining(at: now) > 0 && changed.end > changed.start ? changed : nil
    if rest == nil { forgetRest(before: running) }
  }

  /// Ends the rest now.
  public mutating func skipRest() {
    guard let running = rest else { return }
    rest = nil
    forgetRest(before: running)
  }

  /// Stops the clock of the rest.
  public mutating func pauseRest(now: Instant) {
    guard let running = rest, running.pausedAt == nil, running.end > now else { return }
    rest?.pausedAt = now
  }

  /// Lets the clock of the rest run on, the pause added to its end.
  public mutating func resumeRest(now: Instant) {
    rest = rest?.resumed(at: now)
  }

  /// Lets what runs run on after the clock was set back: the rest and the hold that lie ahead of it now.
  ///
  /// - Parameter milliseconds: by how much it was set back; unless that is known, a rest that would
  ///   stand still for longer than it is begins anew.
  public mutating func clockWasSetBack(to now: Instant, by milliseconds: Int64? = nil) {
    if let running = rest {
      let ahead = running.start.milliseconds(since: now)
      if ahead > (milliseconds == nil ? running.total : 0) {
        rest = running.moved(by: -(milliseconds ?? ahead))
      }
    }
    if let ahead = announced?.at.milliseconds(since: now), ahead > AnnouncedStart.leadIn {
      announced?.at = now.adding(
        milliseconds: milliseconds.map { ahead - $0 } ?? AnnouncedStart.leadIn)
    }
  }

  /// A rest that was ended by hand leaves none behind: undoing its set must not bring an older one back.
  private mutating func forgetRest(before running: Rest) {
    guard let starter = running.set, var memory = carries[starter] else { return }
    memory.rest = nil
    carries[starter] = memory.isEmpty ? nil : memory
  }
}
