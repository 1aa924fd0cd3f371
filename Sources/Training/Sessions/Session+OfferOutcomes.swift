import Loads

extension Session {
  /// Logging a covered row settles the offers that stand above it: at the offered rung it is taken,
  /// at any other weight declined.
  mutating func settleOffers(byLogging position: SetPosition) {
    let row = self[position]
    guard row.isEffort, let weight = row.log?.numbers.weight else { return }
    for subject in exercises[position.exercise].sets.prefix(position.set) {
      guard subject.plan.slot == row.plan.slot, let offer = offers[subject.id]?.standing else {
        continue
      }
      let outcome: OfferOutcome = weight.mass == offer.to.mass ? .taken : .declined
      updateOffers(of: subject.id) { entry in
        entry.settlement = OfferEntry.Settlement(
          by: row.id, offer: offer, recordBefore: entry.record)
        entry.standing = nil
        entry.record = OfferRecord(outcome, weight: offer.to)
      }
    }
  }

  /// Taking the log of a settling row back restores the record before it, and the offer if it is still the same.
  mutating func reviveOffers(settledBy id: SessionSet.ID) {
    for (subject, entry) in offers {
      guard let settlement = entry.settlement, settlement.by == id else { continue }
      updateOffers(of: subject) { entry in
        entry.settlement = nil
        entry.record = settlement.recordBefore
      }
      if let position = position(of: subject) { revive(settlement.offer, on: position) }
    }
  }

  /// Taking the log of a rated set back removes all that its offers left; moved weights return.
  mutating func withdrawOffers(ofUnlogged position: SetPosition) {
    guard let entry = offers.removeValue(forKey: self[position].id) else { return }
    putBack(entry.take?.moved ?? [])
  }

  /// Withdraws the offer standing on a set, leaving its record as it is.
  mutating func withdrawStandingOffer(of id: SessionSet.ID) {
    updateOffers(of: id) { $0.standing = nil }
  }

  /// Withdraws the offers standing on an exercise: at most one stands on each.
  mutating func withdrawStandingOffers(on exercise: ExerciseID) {
    for set in sets where set.plan.exercise == exercise && offers[set.id]?.standing != nil {
      withdrawStandingOffer(of: set.id)
    }
  }

  /// Gives moved rows that are not logged their earlier weight back.
  mutating func putBack(_ moved: [OfferEntry.Moved]) {
    for row in moved {
      guard let position = position(of: row.set), !self[position].isLogged else { continue }
      self[position].plan.numbers.weight = row.weight
    }
  }

  /// Lets an offer stand again if its set still is what it was made for and no other took its place.
  mutating func revive(_ offer: Offer, on position: SetPosition) {
    let set = self[position]
    guard let log = set.log, set.effort?.word == offer.feel,
      log.numbers.weight.mass == offer.from.mass, !rows(movedBy: offer, from: position).isEmpty,
      !sets.contains(where: {
        $0.plan.exercise == set.plan.exercise && offers[$0.id]?.standing != nil
      })
    else { return }
    updateOffers(of: set.id) { $0.standing = offer }
  }
}
