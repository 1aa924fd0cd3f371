public import Loads

/// How a logged set compares with the set at the same place last time: what the badge on it shows.
public enum SetDifference: Hashable, Sendable {
  /// More load or less (more help is less).
  case load(Mass)
  /// The same load, more reps or fewer.
  case reps(Int)
  /// Longer or shorter.
  case seconds(Int)
  /// Farther or less far, in micrometres.
  case distance(Int64)

  /// Compares a set with last time's; nothing where they are equal.
  public init?(_ now: SetNumbers, against last: SetNumbers, mode: TrackingMode) {
    let load = now.weight.mass - last.weight.mass
    if mode.takesLoad, load != .zero {
      self = .load(load)
    } else if mode.countsReps, now.reps != last.reps {
      self = .reps(now.reps - last.reps)
    } else if mode.isTimed || mode == .cardio, now.seconds != last.seconds {
      self = .seconds(now.seconds - last.seconds)
    } else if let new = now.distance?.micrometres, let old = last.distance?.micrometres, new != old
    {
      self = .distance(new - old)
    } else {
      return nil
    }
  }

  /// Whether it is more than last time.
  public var isUp: Bool {
    switch self {
    case .load(let mass): mass > .zero
    case .reps(let count): count > 0
    case .seconds(let count): count > 0
    case .distance(let micrometres): micrometres > 0
    }
  }
}

extension Session {
  /// The badge of a logged set against the last performance of its slot; none for continuations and warm-ups.
  public func difference(
    of id: SessionSet.ID, against last: Performance?
  ) -> SetDifference? {
    guard let log = set(id)?.log, let before = lastTime(of: id, in: last) else { return nil }
    return SetDifference(log.numbers, against: before, mode: log.mode)
  }

  /// Last time's numbers at the place of a set among the efforts of its slot: "was 60 × 8".
  public func lastTime(of id: SessionSet.ID, in last: Performance?) -> SetNumbers? {
    guard let last, let position = position(of: id), self[position].isEffort else { return nil }
    let row = self[position]
    let place = exercises[position.exercise].sets.prefix(position.set)
      .count { $0.isEffort && $0.plan.slot == row.plan.slot }
    return place < last.rows.count ? last.rows[place].numbers : nil
  }
}
