/// How a planned light week differs from the others: fewer sets, a lighter rung, and nothing is judged.
public struct DeloadWeek: Hashable, Sendable {
  /// The share of the sets that stays, in percent, rounded up to whole sets.
  public var setsPercent: Int
  /// How many rungs lighter.
  public var rungsDown: Int

  /// A light week; half the sets and one rung down unless said otherwise.
  public init(setsPercent: Int = 50, rungsDown: Int = 1) {
    self.setsPercent = setsPercent
    self.rungsDown = rungsDown
  }
}
