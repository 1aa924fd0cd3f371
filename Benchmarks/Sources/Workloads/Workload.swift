/// Something worth measuring.
public struct Workload {
  /// What is measured.
  public let name: String
  /// Builds what the runs need; takes a moment.
  public let prepare: () -> PreparedWorkload
}

/// A workload ready to be run several times.
public struct PreparedWorkload {
  /// What one run processes, for a rate.
  public let amount: Amount
  /// One run; gives a number that depends on all the work, so that none of it is left out.
  public let run: () -> Int

  /// In what a run's time is expressed.
  public enum Amount {
    /// Megabytes a second over that many bytes.
    case bytes(Int)
    /// Microseconds for each of that many repetitions.
    case repetitions(Int)
  }
}

/// All workloads.
public func allWorkloads() -> [Workload] {
  jsonWorkloads() + journalWorkloads()
}
