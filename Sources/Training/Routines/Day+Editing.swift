extension Day {
  /// The slots that are done in turn with this one, itself among them: its neighbours of the same group.
  ///
  /// Empty if the day has no such slot.
  public func superset(of id: Slot.ID) -> Range<Int> {
    guard let place = slots.firstIndex(where: { $0.id == id }) else { return 0..<0 }
    guard let group = slots[place].group else { return place..<place + 1 }
    var first = place
    var end = place + 1
    while first > 0, slots[first - 1].group == group { first -= 1 }
    while end < slots.count, slots[end].group == group { end += 1 }
    return first..<end
  }

  /// Moves a slot by one place: inside its superset, or with it past what stands there.
  public mutating func move(_ id: Slot.ID, by direction: Int) {
    guard let place = slots.firstIndex(where: { $0.id == id }) else { return }
    let target = place + direction
    guard direction.magnitude == 1, slots.indices.contains(target) else { return }
    let members = superset(of: id)
    if members.contains(target) {
      slots.swapAt(place, target)
      return
    }
    let outside = direction < 0 ? members.lowerBound - 1 : members.upperBound
    guard slots.indices.contains(outside) else { return }
    let passed = superset(of: slots[outside].id)
    let (first, second) = direction < 0 ? (passed, members) : (members, passed)
    slots.replaceSubrange(
      first.lowerBound..<second.upperBound, with: Array(slots[second]) + Array(slots[first]))
  }

  /// Puts another slot behind one, to be done in turn with it and those it is with already.
  ///
  /// - Parameter newGroup: what names the superset where there is none yet.
  public mutating func join(_ other: Slot.ID, to id: Slot.ID, newGroup: String) {
    guard other != id, !slots[superset(of: id)].contains(where: { $0.id == other }),
      let place = slots.firstIndex(where: { $0.id == other })
    else { return }
    var joined = slots.remove(at: place)
    let members = superset(of: id)
    guard !members.isEmpty else {
      slots.insert(joined, at: place)
      return
    }
    let group = (members.count > 1 ? slots[members.lowerBound].group : nil) ?? newGroup
    joined.group = group
    for member in members { slots[member].group = group }
    slots.insert(joined, at: members.upperBound)
    ungroupLoners()
  }

  /// Takes a slot out of its superset; one from the middle goes behind it, so that the others stay together.
  public mutating func separate(_ id: Slot.ID) {
    let members = superset(of: id)
    guard members.count > 1, let place = slots.firstIndex(where: { $0.id == id }) else { return }
    var slot = slots[place]
    slot.group = nil
    if place == members.lowerBound {
      slots[place] = slot
    } else {
      slots.remove(at: place)
      slots.insert(slot, at: members.upperBound - 1)
    }
    ungroupLoners()
  }

  /// Removes a slot; what is left of its superset alone is none any more.
  public mutating func remove(_ id: Slot.ID) {
    slots.removeAll { $0.id == id }
    ungroupLoners()
  }

  /// One slot alone is no superset.
  mutating func ungroupLoners() {
    for place in slots.indices
    where slots[place].group != nil && superset(of: slots[place].id).count == 1 {
      slots[place].group = nil
    }
  }
}
