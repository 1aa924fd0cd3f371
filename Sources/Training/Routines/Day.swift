public import CivilTime

/// One day of a routine.
public struct Day: Equatable, Sendable {
  /// Names a day.
  public typealias ID = Identifier<Day>

  /// The day's id.
  public var id: ID
  /// What the lifter calls it; a session started from it takes this as its title.
  public var name: String
  /// The weekday it is pinned to, or none: then it rotates.
  public var weekday: Weekday?
  /// Whether it is a day without training.
  public var isRest: Bool
  /// A note for the day.
  public var note: String
  /// What is trained, in order.
  public var slots: [Slot]

  /// A day; only id and name are needed.
  public init(
    id: ID, name: String, weekday: Weekday? = nil, isRest: Bool = false, note: String = "",
    slots: [Slot] = []
  ) {
    self.id = id
    self.name = name
    self.weekday = weekday
    self.isRest = isRest
    self.note = note
    self.slots = slots
  }

  /// Whether there is something to train.
  public var isTrainingDay: Bool { !isRest && !slots.isEmpty }
}
