import Loads

extension Session {
  /// The offer that stands on a card, with the number of rows it would move now.
  public func standingOffer(
    on id: SessionExercise.ID
  ) -> (subject: SessionSet.ID, offer: Offer)? {
    guard let card = exercise(id) else { return nil }
    for set in card.sets {
      guard var offer = offers[set.id]?.standing, let position = position(of: set.id) else {
        continue
      }
      offer.setCount = rows(movedBy: offer, from: position).count
      if offer.setCount > 0 { return (set.id, offer) }
    }
    return nil
  }

  /// The taken offer on a card that can still be undone: until one of its rows is logged.
  public func openTake(on id: SessionExercise.ID) -> (subject: SessionSet.ID, offer: Offer)? {
    guard let card = exercise(id) else { return nil }
    for set in card.sets {
      if let take = offers[set.id]?.take, isOpen(take) { return (set.id, take.offer) }
    }
    return nil
  }

  /// Takes the offer of a rated set: the sets left go to the offered weight.
  public mutating func takeOffer(of id: SessionSet.ID) throws(SessionError) {
    let position = try requiredPosition(of: id)
    guard let offer = offers[id]?.standing else { throw .noOffer(id) }
    let rows = rows(movedBy: offer, from: position)
    guard !rows.isEmpty else { throw .noOffer(id) }
    var moved = offers[id]?.take?.moved ?? []
    for row in rows {
      let set = self[row]
      if !moved.contains(where: { $0.set == set.id }) {
        moved.append(OfferEntry.Moved(set: set.id, weight: set.plan.numbers.weight))
      }
      self[row].plan.numbers.weight = offer.to
    }
    updateOffers(of: id) { entry in
      entry.standing = nil
      entry.record = OfferRecord(.taken, weight: offer.to)
      entry.take = OfferEntry.Take(offer: offer, moved: moved)
    }
  }

  /// Undoes a taken offer: the weights return on the rows that are not logged, and the offer stands again.
  public mutating func undoTake(of id: SessionSet.ID) throws(SessionError) {
    let position = try requiredPosition(of: id)
    guard let take = offers[id]?.take, isOpen(take) else { throw .noOffer(id) }
    putBack(take.moved)
    updateOffers(of: id) { entry in
      entry.record = nil
      entry.take = nil
    }
    revive(take.offer, on: position)
  }

  /// Dismisses the offer of a rated set.
  public mutating func dismissOffer(of id: SessionSet.ID) throws(SessionError) {
    guard let offer = offers[id]?.standing else { throw .noOffer(id) }
    updateOffers(of: id) { entry in
      entry.standing = nil
      entry.record = OfferRecord(.declined, weight: offer.to)
    }
  }

  /// The offer that an answer makes, if it makes one.
  func offer(for position: SetPosition, ladder: LoadLadder) -> Offer? {
    let set = self[position]
    guard let log = set.log, let feel = set.effort?.word, set.isEffort, log.mode != .duration,
      log.numbers.weight.mass != .zero,
      log.numbers.weight.mass > .zero || log.mode == .assistedReps,
      let direction = direction(of: feel, reps: log.numbers.reps, target: set.plan.target)
    else { return nil }
    let from = log.numbers.weight.mass
    let rung = direction == .up ? ladder.rung(above: from) : ladder.rung(below: from)
    guard let to = rung, to > .zero || log.mode == .assistedReps else { return nil }
    var offer = Offer(
      from: log.numbers.weight, to: ladder.weight(to), setCount: 0, feel: feel)
    offer.setCount = rows(movedBy: offer, from: position).count
    return offer.setCount > 0 ? offer : nil
  }

  private enum Direction { case up, down }

  /// An easy set at the top of the range, or without one, points up; an all-out set below it points down.
  private func direction(of feel: Effort, reps: Int, target: RepRange) -> Direction? {
    switch feel {
    case .easy: !target.isGiven || reps >= target.high ? .up : nil
    case .allOut: target.low > 0 && reps < target.low ? .down : nil
    case .solid, .hard: nil
    }
  }

  /// The covered rows whose weight an offer would change.
  func rows(movedBy offer: Offer, from position: SetPosition) -> [SetPosition] {
    laterOpenRows(after: position).filter {
      self[$0].plan.numbers.weight.mass != offer.to.mass
    }
  }

  private func isOpen(_ take: OfferEntry.Take) -> Bool {
    !take.moved.contains { set($0.set)?.isLogged == true }
  }
}
