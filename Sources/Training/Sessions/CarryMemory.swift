/// What logging a set changed beside it; taking the log back restores it, also after a reload.
public struct CarryMemory: Equatable, Sendable {
  /// One row that got numbers from the logged set.
  public struct Row: Equatable, Sendable {
    /// The row.
    public var set: SessionSet.ID
    /// What it had.
    public var before: SetNumbers
    /// What it got; only a row that still has exactly this goes back.
    public var given: SetNumbers

    /// A row that got numbers.
    public init(set: SessionSet.ID, before: SetNumbers, given: SetNumbers) {
      self.set = set
      self.before = before
      self.given = given
    }
  }

  /// The rows that got numbers.
  public var rows: [Row]
  /// The rest that the logged set's own rest took the place of.
  public var rest: Rest?
  /// The rest that stopped when the set was added as a drop or cluster; removing it unlogged brings it back.
  public var stopped: Rest?

  /// What a log changed.
  public init(rows: [Row] = [], rest: Rest? = nil, stopped: Rest? = nil) {
    self.rows = rows
    self.rest = rest
    self.stopped = stopped
  }

  /// Whether there is nothing to restore.
  public var isEmpty: Bool { rows.isEmpty && rest == nil && stopped == nil }
}
