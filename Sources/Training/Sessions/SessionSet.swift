/// One row of an exercise in a session, done or still to do.
public struct SessionSet: Equatable, Sendable {
  /// Names a set.
  public typealias ID = Identifier<SessionSet>

  /// The set's id.
  public var id: ID
  /// What it asks for and what is dialled.
  public var plan: SetPlan
  /// What was done, or nothing yet.
  public var log: SetLog?
  /// How it felt, if that was answered.
  public var effort: EffortRating?
  /// A note on the set.
  public var note: Note
  /// Heart rate in the set's window, if there was any.
  public var heartRate: SetHeartRate?

  /// A row; only id and plan are needed.
  public init(
    id: ID, plan: SetPlan, log: SetLog? = nil, effort: EffortRating? = nil, note: Note = Note(),
    heartRate: SetHeartRate? = nil
  ) {
    self.id = id
    self.plan = plan
    self.log = log
    self.effort = effort
    self.note = note
    self.heartRate = heartRate
  }

  /// Whether the set was done.
  public var isLogged: Bool { log != nil }
  /// Whether it continues the set above it (drop or cluster).
  public var isContinuation: Bool { plan.continues != nil }
  /// Whether it is a warm-up.
  public var isWarmUp: Bool { plan.kind == .warmUp }
  /// Whether it is an effort of its own: a working row that continues nothing.
  public var isEffort: Bool { !isWarmUp && !isContinuation }
  /// The numbers that stand: what was done, else what is dialled.
  public var numbers: SetNumbers { log?.numbers ?? plan.numbers }
}
