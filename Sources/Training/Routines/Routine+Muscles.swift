extension Routine {
  /// The sets a week that each muscle is credited with when every day is trained once.
  ///
  /// Days in rotation count once too: how often they come depends on the lifter.
  public func weeklyCredit(muscles: (Slot) -> [Muscle]) -> MuscleCredit {
    var credit = MuscleCredit()
    for day in trainingDays {
      for slot in day.slots {
        let trained = muscles(slot)
        for _ in 0..<slot.workingSets(under: rule) { credit.add(trained) }
      }
    }
    return credit
  }
}

extension Slot {
  /// How many working sets it opens with for the first time.
  ///
  /// - Parameter rule: the rule of the plan, which counts where the slot has none.
  public func workingSets(under rule: ProgressionRule) -> Int {
    if case .cycle(let cycle) = self.rule ?? rule, trainingMax != nil, let week = cycle.weeks.first
    {
      return week.count
    }
    return rows.isEmpty ? max(1, sets) : rows.count { $0.kind != .warmUp }
  }
}
