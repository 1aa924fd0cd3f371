import CivilTime

extension Session {
  /// Answers how a logged set felt.
  ///
  /// The same answer again clears it.
  ///
  /// An answer may make an offer for the sets left in the slot; it replaces the one standing on the
  /// same exercise. Warm-ups are not rated.
  public mutating func rate(
    _ id: SessionSet.ID, _ rating: EffortRating, ladder: LoadLadder,
    rules: LoggingRules = LoggingRules()
  ) throws(SessionError) {
    let position = try requiredPosition(of: id)
    guard self[position].isLogged else { throw .notLogged(id) }
    guard !self[position].isWarmUp else { throw .notRated(id) }
    guard SetLimits.effort.contains(rating.hundredths) else {
      throw .number(.effort(SetLimits.effort))
    }
    let isSameAgain = self[position].effort == rating
    clearRating(at: position)
    guard !isSameAgain else { return }
    self[position].effort = rating
    withdrawStandingOffers(on: self[position].plan.exercise)
    guard rules.effortQuestion == .asked else { return }
    if let offer = offer(for: position, ladder: ladder) {
      updateOffers(of: id) { $0.standing = offer }
    }
  }

  /// Clears the answer of a set: what was declined is forgotten, what was taken stays with its own undo.
  public mutating func clearRating(_ id: SessionSet.ID) throws(SessionError) {
    clearRating(at: try requiredPosition(of: id))
  }

  private mutating func clearRating(at position: SetPosition) {
    self[position].effort = nil
    updateOffers(of: self[position].id) { entry in
      entry.standing = nil
      entry.settlement = nil
      if entry.record?.outcome == .declined { entry.record = nil }
    }
  }

  /// The logged set that is asked about: the newest one, unless it is answered or a warm-up.
  public func setToRate(rules: LoggingRules) -> SessionSet? {
    guard rules.effortQuestion == .asked else { return nil }
    let newest = loggedSets.max { left, right in
      guard let first = left.log?.at, let second = right.log?.at else { return false }
      return first < second
    }
    guard let newest, newest.effort == nil, !newest.isWarmUp else { return nil }
    return newest
  }

  mutating func updateOffers(of id: SessionSet.ID, _ change: (inout OfferEntry) -> Void) {
    var entry = offers[id] ?? OfferEntry()
    change(&entry)
    offers[id] = entry.isEmpty ? nil : entry
  }
}
