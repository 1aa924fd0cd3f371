import Training

extension State {
  /// What stands before a row and names it: "2", "W1" for a warm-up, "2a" for what goes on with set 2.
  func mark(of id: SessionSet.ID, on card: SessionExercise) -> String {
    var (efforts, warmUps, below) = (0, 0, 0)
    for set in card.sets {
      if set.isWarmUp {
        warmUps += 1
      } else if set.isContinuation, efforts > 0 {
        below += 1
      } else {
        efforts += 1
        below = 0
      }
      guard set.id == id else { continue }
      if set.isWarmUp { return words(.warmUpMark, ("number", String(warmUps))) }
      return String(efforts) + Self.letter(below)
    }
    return ""
  }

  /// The name of a row: "Set 2", "Warm-up 1", "Drop 2a", "Cluster 2a".
  func rowName(_ set: SessionSet, on card: SessionExercise, in session: Session) -> String {
    if set.isWarmUp {
      let number = card.sets.prefix { $0.id != set.id }.count { $0.isWarmUp } + 1
      return words(.warmUpNamed, ("number", String(number)))
    }
    let number = (name: "number", value: mark(of: set.id, on: card))
    switch session.continuation(set.id) {
    case .drop: return words(.dropNamed, number)
    case .cluster: return words(.clusterNamed, number)
    case nil: return words(.setNamed, number)
    }
  }

  /// What a row is for, where it is no plain set.
  func kindText(_ set: SessionSet, in session: Session) -> String? {
    switch session.continuation(set.id) {
    case .drop: return words(.dropKind)
    case .cluster: return words(.clusterKind)
    case nil: break
    }
    switch set.plan.kind {
    case .work: return nil
    case .warmUp: return words(.warmUpKind)
    case .amrap: return words(.amrapKind)
    case .failure: return words(.failureKind)
    }
  }

  private static func letter(_ place: Int) -> String {
    place == 0 ? "" : String(decoding: [UInt8(96 + min(place, 26))], as: UTF8.self)
  }
}

extension Session {
  /// The cards that are done in turn with one: itself and its neighbours of the same group.
  func superset(of id: SessionExercise.ID) -> ClosedRange<Int> {
    guard let place = exercises.firstIndex(where: { $0.id == id }) else { return 0...0 }
    guard let group = exercises[place].group else { return place...place }
    var (first, last) = (place, place)
    while first > 0, exercises[first - 1].group == group { first -= 1 }
    while last + 1 < exercises.count, exercises[last + 1].group == group { last += 1 }
    return first...last
  }
}
