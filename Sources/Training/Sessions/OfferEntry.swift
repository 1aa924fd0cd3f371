public import Loads

/// All that is known of the offers made by one rated set; one cell of the session's document.
public struct OfferEntry: Equatable, Sendable {
  /// An offer that was taken: what the moved rows had before, so that it can be undone.
  public struct Take: Equatable, Sendable {
    /// The offer as it stood.
    public var offer: Offer
    /// The record that stood before.
    public var recordBefore: OfferRecord?
    /// The moved rows, each with its weight before the first offer on this set was taken.
    public var moved: [Moved]

    /// A taken offer.
    public init(offer: Offer, recordBefore: OfferRecord? = nil, moved: [Moved]) {
      self.offer = offer
      self.recordBefore = recordBefore
      self.moved = moved
    }
  }

  /// A row that a taken offer moved.
  public struct Moved: Equatable, Sendable {
    /// The row.
    public var set: SessionSet.ID
    /// Its weight before.
    public var weight: Weight

    /// A moved row.
    public init(set: SessionSet.ID, weight: Weight) {
      self.set = set
      self.weight = weight
    }
  }

  /// An offer that was settled by logging a covered row.
  public struct Settlement: Equatable, Sendable {
    /// The row whose log settled it.
    public var by: SessionSet.ID
    /// The offer as it stood.
    public var offer: Offer
    /// The record that stood before.
    public var recordBefore: OfferRecord?

    /// A settled offer.
    public init(by: SessionSet.ID, offer: Offer, recordBefore: OfferRecord? = nil) {
      self.by = by
      self.offer = offer
      self.recordBefore = recordBefore
    }
  }

  /// The offer that stands, if one does.
  public var standing: Offer?
  /// The outcome on record.
  public var record: OfferRecord?
  /// What was taken and can be undone until a moved row is logged.
  public var take: Take?
  /// What a log settled and taking that log back restores.
  public var settlement: Settlement?

  /// What is known of a set's offers.
  public init(
    standing: Offer? = nil, record: OfferRecord? = nil, take: Take? = nil,
    settlement: Settlement? = nil
  ) {
    self.standing = standing
    self.record = record
    self.take = take
    self.settlement = settlement
  }

  /// Whether nothing is left to know.
  public var isEmpty: Bool {
    standing == nil && record == nil && take == nil && settlement == nil
  }
}
