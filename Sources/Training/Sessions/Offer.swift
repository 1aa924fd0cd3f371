public import Loads

/// A weight offered for the sets left, right after an answer to how a set felt.
public struct Offer: Equatable, Sendable {
  /// The weight of the rated set.
  public var from: Weight
  /// The rung offered.
  public var to: Weight
  /// How many rows it would move.
  public var setCount: Int
  /// The answer that made it.
  public var feel: Effort

  /// An offer of a rung.
  public init(from: Weight, to: Weight, setCount: Int, feel: Effort) {
    self.from = from
    self.to = to
    self.setCount = setCount
    self.feel = feel
  }
}

/// What became of an offer.
public enum OfferOutcome: String, Hashable, Sendable, CaseIterable {
  /// The lifter took it, or logged at the offered rung.
  case taken
  /// The lifter dismissed it, or logged at another weight.
  case declined
}

/// An outcome with the weight that was offered.
public struct OfferRecord: Equatable, Sendable {
  /// What became of it.
  public var outcome: OfferOutcome
  /// The weight offered.
  public var weight: Weight

  /// An outcome on record.
  public init(_ outcome: OfferOutcome, weight: Weight) {
    self.outcome = outcome
    self.weight = weight
  }
}
