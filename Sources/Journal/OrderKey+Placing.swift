extension OrderKey {
  /// What placing an item in a list writes.
  public enum Placement: Equatable, Sendable {
    /// A key for the item alone.
    case alone(String)
    /// No key fitted between the neighbours: keys for the whole list, the new item included, to be
    /// written as one change.
    case everyone([String])
  }

  /// Places an item at an index among others whose keys are given in their order.
  public static func placing(
    at index: Int, among keys: [String], random: UInt64
  ) -> Placement {
    let index = min(max(index, 0), keys.count)
    let lower = index > 0 ? keys[index - 1] : nil
    let upper = index < keys.count ? keys[index] : nil
    if let key = between(lower, upper, random: random) { return .alone(key) }
    return .everyone(spread(keys.count + 1, random: random))
  }
}
