public import CivilTime

/// A plan: days in order, some pinned to weekdays, the others in rotation.
public struct Routine: Equatable, Sendable {
  /// Names a routine.
  public typealias ID = Identifier<Routine>

  /// The routine's id.
  public var id: ID
  /// What the lifter calls it.
  public var name: String
  /// One or two sentences about it.
  public var summary: String
  /// When it was made; decides which of several is shown.
  public var createdAt: Instant
  /// Whether it is the one in use.
  public var isActive: Bool
  /// How weights progress where a slot says nothing else.
  public var rule: ProgressionRule
  /// The days, in order.
  public var days: [Day]
  /// The weekdays on which rotating days are due; empty means any day.
  public var rotationWeekdays: [Weekday]
  /// Blocks of weeks that follow one another from `blocksStart`, then start again.
  public var blocks: [Block]
  /// The first day of the first block's first week.
  public var blocksStart: LocalDate?

  /// A routine; only id, name and the moment are needed.
  public init(
    id: ID, name: String, summary: String = "", createdAt: Instant, isActive: Bool = false,
    rule: ProgressionRule = .double, days: [Day] = [], rotationWeekdays: [Weekday] = [],
    blocks: [Block] = [], blocksStart: LocalDate? = nil
  ) {
    self.id = id
    self.name = name
    self.summary = summary
    self.createdAt = createdAt
    self.isActive = isActive
    self.rule = rule
    self.days = days
    self.rotationWeekdays = rotationWeekdays
    self.blocks = blocks
    self.blocksStart = blocksStart
  }

  /// The days that are trained: not a rest day, and with something to do.
  public var trainingDays: [Day] {
    days.filter { $0.isTrainingDay }
  }

  /// The day with this id.
  public func day(_ id: Day.ID) -> Day? {
    days.first { $0.id == id }
  }
}
