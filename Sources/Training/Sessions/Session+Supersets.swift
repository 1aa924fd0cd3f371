extension Session {
  /// Puts neighbouring cards into one superset, or takes a card out of its own.
  public mutating func group(
    _ ids: [SessionExercise.ID], as group: String?
  ) throws(SessionError) {
    var cards: [Int] = []
    for id in ids { cards.append(try requiredIndex(of: id)) }
    for card in cards { exercises[card].group = group }
  }

  /// The cards that are done in turn with this one: itself and its neighbours of the same group.
  func cards(inGroupOf card: Int) -> ClosedRange<Int> {
    guard let group = exercises[card].group else { return card...card }
    var first = card
    var last = card
    while first > 0, exercises[first - 1].group == group { first -= 1 }
    while last + 1 < exercises.count, exercises[last + 1].group == group { last += 1 }
    return first...last
  }

  /// The round a row belongs to: working rows count up, warm-ups come before, a continuation is in its parent's.
  func round(of position: SetPosition) -> Int {
    let rows = exercises[position.exercise].sets
    guard !rows[position.set].isWarmUp else { return -1 }
    return rows.prefix(position.set + 1).count { $0.isEffort } - 1
  }

  /// Whether every card of the group has done the round of this set, so that the rest can start.
  func isRoundFull(at position: SetPosition) -> Bool {
    let round = round(of: position)
    return cards(inGroupOf: position.exercise).allSatisfy { card in
      exercises[card].sets.indices.allSatisfy { row in
        let other = SetPosition(exercise: card, set: row)
        return self[other].isLogged || self.round(of: other) != round
      }
    }
  }
}
