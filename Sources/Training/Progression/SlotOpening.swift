import Loads

/// How a slot opens in a new session: the suggestion, and the rows made from it.
public struct SlotOpening: Sendable {
  /// The slot with what its progression depends on.
  public var prescription: Prescription
  /// The slot's last performance.
  public var last: Performance?
  /// What to do now, and why.
  public var suggestion: Suggestion?
  /// How the week lightens it, in a deload week.
  public var deload: DeloadWeek?

  /// Opens a slot from its history, newest first.
  public init(
    _ prescription: Prescription, history: [Performance], deload: DeloadWeek? = nil
  ) {
    self.prescription = prescription
    self.last = history.first
    self.suggestion = prescription.suggestion(from: history)
    self.deload = deload
  }

  /// The working rows, in order.
  public var rows: [SetPlan] {
    let rows =
      slot.rows.isEmpty || isCycle ? (0..<rowCount).map { plan(ofRow: $0) } : listedRows
    return deload.map { lightened(rows, by: $0) } ?? rows
  }

  /// The warm-up rows and the working rows, in order.
  public var allRows: [SetPlan] {
    let rows = rows
    guard slot.warmUps > 0, prescription.mode == .weightReps,
      let work = rows.first(where: { $0.kind != .warmUp })
    else { return rows }
    let ramp = WarmUpRamp(prescription.ladder.scale, bar: prescription.bar)
    let warmUps = ramp.rows(to: work.numbers.weight.mass, count: slot.warmUps).map { mass in
      SetPlan(
        exercise: slot.exercise.id, slot: slot.id, kind: .warmUp,
        numbers: SetNumbers(
          weight: prescription.ladder.weight(mass), reps: max(1, prescription.range.low)))
    }
    return warmUps + rows
  }

  var slot: Slot { prescription.slot }

  private var isCycle: Bool {
    if case .cycle = prescription.rule { return true }
    return false
  }

  private var rowCount: Int { max(1, suggestion?.sets ?? prescription.sets) }

  /// Last time's numbers at a position; the last row stands for those beyond it.
  func lastRow(_ index: Int) -> SetNumbers? {
    guard let rows = last?.rows, let final = rows.last else { return nil }
    return (index < rows.count ? rows[index] : final).numbers
  }

  private func plan(ofRow index: Int) -> SetPlan {
    let given = suggestion.flatMap { index < $0.rows.count ? $0.rows[index] : nil }
    var numbers = SetNumbers(weight: given.map { opened($0.weight) } ?? weight(ofRow: index))
    switch prescription.mode {
    case .weightReps, .bodyweightReps, .assistedReps:
      numbers.reps = given?.reps ?? reps(ofRow: index)
    case .duration, .weightDuration:
      numbers.seconds = seconds(ofRow: index)
    case .weightDistance:
      numbers.distance = lastRow(index)?.distance ?? slot.distance
    case .cardio:
      if let last = lastRow(index) { numbers = last }
      numbers.distance = numbers.distance ?? slot.distance
    }
    return SetPlan(
      exercise: slot.exercise.id, slot: slot.id, kind: given?.kind ?? .work,
      target: target(given), aim: aim(given), numbers: numbers)
  }

  private func target(_ given: Suggestion.Row?) -> RepRange {
    guard prescription.mode.countsReps else { return .none }
    if isCycle, let reps = given?.reps { return RepRange(reps, reps) }
    return slot.reps
  }

  /// What a program asks of a row; double progression asks nothing beyond its range.
  private func aim(_ given: Suggestion.Row?) -> Int {
    guard let suggestion else { return 0 }
    switch ProgressionRule.effective(prescription.rule, mode: prescription.mode) {
    case .off, .double: return 0
    case .time: return suggestion.seconds
    default: return given?.reps ?? prescription.fixedReps
    }
  }

  /// A suggested load as the row opens with it: a rung, once there is a history to take it from.
  private func opened(_ weight: Weight) -> Weight {
    guard prescription.mode.takesLoad else { return .unloaded }
    let ladder = prescription.ladder
    let isFirst = last == nil && !isCycle
    return ladder.weight(isFirst ? ladder.snap(weight.mass) : ladder.snapLoaded(weight.mass))
  }

  func weight(ofRow index: Int) -> Weight {
    if prescription.mode.countsReps, last != nil, let suggestion {
      return opened(suggestion.weight)
    }
    return opened(lastRow(index)?.weight ?? slot.weight)
  }

  private func seconds(ofRow index: Int) -> Int {
    if case .time = prescription.rule, let suggestion { return suggestion.seconds }
    return lastRow(index)?.seconds ?? slot.seconds
  }

  func reps(ofRow index: Int) -> Int {
    let lowest = prescription.range.low
    guard let suggestion else { return lastRow(index)?.reps ?? lowest }
    switch suggestion.action {
    case .increaseWeight, .deload, .repeatLoad, .addSet: return suggestion.reps
    case .addReps, .firstTime: return lastRow(index)?.reps ?? lowest
    }
  }
}
