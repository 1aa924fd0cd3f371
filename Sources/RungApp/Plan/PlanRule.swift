import Loads
import Logbook
import Training

/// A rule of progression as a person chooses it, without its numbers.
enum PlanRule: String, CaseIterable {
  case double, linear, greyskull, triple, bodyweight, time, cycle, off

  /// The rule with its usual numbers.
  var rule: ProgressionRule {
    switch self {
    case .double: .double
    case .linear: .linear(.standard)
    case .greyskull: .greyskull(.greyskull)
    case .triple: .triple(maximumSets: 5, .standard)
    case .bodyweight: .bodyweight(ceiling: 15)
    case .time: .time(.standard)
    case .cycle: .cycle(.fiveThreeOne)
    case .off: .off
    }
  }

  init(_ rule: ProgressionRule) {
    self =
      switch rule {
      case .double: .double
      case .linear: .linear
      case .greyskull: .greyskull
      case .triple: .triple
      case .bodyweight: .bodyweight
      case .time: .time
      case .cycle: .cycle
      case .off: .off
      }
  }

  /// The rules that can steer an exercise tracked like this; all but those for time where a whole plan is meant.
  static func choices(for mode: TrackingMode?) -> [PlanRule] {
    allCases.filter { choice in
      guard let mode else { return choice != .time && choice != .bodyweight }
      if choice == .bodyweight { return mode == .bodyweightReps }
      return choice.rule.fits(mode)
    }
  }
}

extension ProgressionRule {
  /// Whether it can steer an exercise that is tracked like this.
  func fits(_ mode: TrackingMode) -> Bool {
    self == .off || ProgressionRule.effective(self, mode: mode) != .off
  }

  /// The numbers it has.
  var numbers: [PlanNumber] {
    switch self {
    case .off, .double, .cycle: []
    case .linear, .greyskull, .time: [.misses, .percent]
    case .triple: [.mostSets, .misses, .percent]
    case .bodyweight: [.ceiling]
    }
  }

  /// When it backs off, where it does.
  var policy: DeloadPolicy? {
    switch self {
    case .linear(let policy), .greyskull(let policy), .time(let policy), .triple(_, let policy):
      policy
    case .off, .double, .bodyweight, .cycle: nil
    }
  }

  func number(_ number: PlanNumber) -> Int? {
    switch (number, self) {
    case (.misses, _): policy?.misses
    case (.percent, _): policy?.percent
    case (.mostSets, .triple(let most, _)): most
    case (.ceiling, .bodyweight(let ceiling)): ceiling
    default: nil
    }
  }

  mutating func set(_ number: PlanNumber, to value: Int) {
    switch (number, self) {
    case (.mostSets, .triple(_, let policy)): self = .triple(maximumSets: value, policy)
    case (.ceiling, .bodyweight): self = .bodyweight(ceiling: value)
    case (.misses, _):
      if let policy { back(off: DeloadPolicy(misses: value, percent: policy.percent)) }
    case (.percent, _):
      if let policy { back(off: DeloadPolicy(misses: policy.misses, percent: value)) }
    default: break
    }
  }

  private mutating func back(off policy: DeloadPolicy) {
    switch self {
    case .linear: self = .linear(policy)
    case .greyskull: self = .greyskull(policy)
    case .time: self = .time(policy)
    case .triple(let most, _): self = .triple(maximumSets: most, policy)
    case .off, .double, .bodyweight, .cycle: break
    }
  }
}

extension State {
  /// Gives a plan or one of its exercises another rule; an empty name leaves an exercise to the plan's.
  func chooseRule(_ name: String, for part: PlanPart) -> [Effect] {
    plan.field = nil
    let chosen = PlanRule(rawValue: name)
    switch part {
    case .routine(let id):
      guard let chosen else { return [] }
      return change(id) { routine in
        if PlanRule(routine.rule) != chosen { routine.rule = chosen.rule }
      }
    case .slot(let id):
      let max = chosen == .cycle ? usualTrainingMax(of: id) : nil
      return change(id) { slot in
        if slot.rule.map({ PlanRule($0) }) != chosen { slot.rule = chosen?.rule }
        if slot.trainingMax == nil { slot.trainingMax = max }
      }
    case .day: return []
    }
  }

  /// The training max that follows from what was done last; none without a history.
  private func usualTrainingMax(of id: Slot.ID) -> TrainingMax? {
    guard let place = place(of: .slot(id)), let slot = place.slotThere,
      let row = opening(
        of: slot, in: place.dayThere, of: place.routine, after: logbook.sessions
      ).last?.heaviestRows.first,
      let max = TrainingMax.usual(fromLoad: row.numbers.weight.mass, reps: row.numbers.reps)
    else { return nil }
    return TrainingMax(ladder(for: slot.exercise).weight(max), since: clock)
  }

  func name(of rule: PlanRule) -> String { catalogue.text(key: "rule." + rule.rawValue) }

  /// What a rule does, in one sentence.
  func sentence(of rule: PlanRule) -> String {
    catalogue.text(key: "rule." + rule.rawValue + ".text")
  }
}
