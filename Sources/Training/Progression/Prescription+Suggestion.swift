extension Prescription {
  /// What to do next, from the performances of the slot, newest first; nothing where the rule is off
  /// or can't apply to how the exercise is tracked.
  public func suggestion(from history: [Performance]) -> Suggestion? {
    let judged = history.map { $0.judged(by: slot) }
    switch ProgressionRule.effective(rule, mode: mode) {
    case .off: return nil
    case .double: return double(judged)
    case .linear(let policy): return linear(judged, policy: policy)
    case .greyskull(let policy): return greyskull(judged, policy: policy)
    case .triple(let most, let policy): return triple(judged, maximumSets: most, policy: policy)
    case .time(let policy): return time(judged, policy: policy)
    case .bodyweight(let ceiling): return bodyweight(judged, ceiling: ceiling)
    case .cycle(let table): return cycle(history, table)
    }
  }

  /// How many of the newest performances the rule looks at.
  public var historyNeeded: Int {
    if case .cycle = rule { return .max }
    return 12
  }
}

extension ProgressionRule {
  /// The rule as it can apply: cardio has none, a hold has only double (which aims for five more
  /// seconds) and time, reps have everything but time.
  public static func effective(_ rule: ProgressionRule, mode: TrackingMode) -> ProgressionRule {
    switch (mode, rule) {
    case (.cardio, _), (.weightDistance, _): .off
    case (.duration, .double), (.duration, .time), (.weightDuration, .double),
      (.weightDuration, .time):
      rule
    case (.duration, _), (.weightDuration, _): .off
    case (_, .time): .off
    default: rule
    }
  }
}

extension Performance {
  /// The rows that progression judges, where the slot lists its rows one by one.
  func judged(by slot: Slot) -> Performance {
    guard !slot.rows.isEmpty else { return self }
    var judged = self
    judged.rows = slot.judgedEfforts.filter { $0 < rows.count }.map { rows[$0] }
    return judged
  }
}
