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
    (0..<rowCount).map { plan(ofRow: $0) }
  }

  /// The warm-up rows and the working rows, in order.
  public var allRows: [SetPlan] {
    let rows = rows
    guard slot.warmUps > 0, prescription.mode == .weightReps, let work = rows.first else {
      return rows
    }
    let ramp = WarmUpRamp(prescription.ladder.scale, bar: prescription.bar)
    let warmUps = ramp.rows(to: work.numbers.weight.mass, count: slot.warmUps).map { mass in
      SetPlan(
        exercise: slot.exercise.id, slot: slot.id, kind: .warmUp,
        numbers: SetNumbers(
          weight: prescription.ladder.weight(mass), reps: max(1, prescription.range.low)))
    }
    return warmUps + rows
  }

  private var slot: Slot { prescription.slot }

  private var rowCount: Int {
    let sets = max(1, suggestion?.sets ?? prescription.sets)
    guard let deload else { return sets }
    return max(1, (sets * deload.setsPercent + 99) / 100)
  }

  private func plan(ofRow index: Int) -> SetPlan {
    var numbers = SetNumbers(weight: weight(ofRow: index))
    switch prescription.mode {
    case .weightReps, .bodyweightReps, .assistedReps:
      numbers.reps = reps(ofRow: index)
    case .duration, .weightDuration:
      numbers.seconds = lastRow(index)?.seconds ?? slot.seconds
    case .weightDistance:
      numbers.distance = lastRow(index)?.distance ?? slot.distance
    case .cardio:
      if let last = lastRow(index) { numbers = last }
      numbers.distance = numbers.distance ?? slot.distance
    }
    return SetPlan(
      exercise: slot.exercise.id, slot: slot.id,
      target: prescription.mode.countsReps ? slot.reps : .none, numbers: numbers)
  }

  /// Last time's numbers at a position; the last row stands for those beyond it.
  private func lastRow(_ index: Int) -> SetNumbers? {
    guard let rows = last?.rows, let final = rows.last else { return nil }
    return (index < rows.count ? rows[index] : final).numbers
  }

  private func weight(ofRow index: Int) -> Weight {
    let mode = prescription.mode
    guard mode.takesLoad else { return .unloaded }
    let ladder = prescription.ladder
    var mass: Mass
    if mode.countsReps, last != nil, let suggestion {
      mass = ladder.snapLoaded(suggestion.weight.mass)
    } else if let done = lastRow(index) {
      mass = ladder.snapLoaded(done.weight.mass)
    } else {
      mass = ladder.snap(slot.weight.mass)
    }
    if let deload { mass = ladder.lightened(mass, by: deload.rungsDown) }
    return ladder.weight(mass)
  }

  private func reps(ofRow index: Int) -> Int {
    let lowest = prescription.range.low
    guard let suggestion else { return lastRow(index)?.reps ?? lowest }
    if index < suggestion.rowReps.count { return suggestion.rowReps[index] }
    switch suggestion.action {
    case .increaseWeight, .deload, .repeatLoad, .addSet: return suggestion.reps
    case .addReps, .firstTime: return lastRow(index)?.reps ?? lowest
    }
  }
}

extension LoadLadder {
  /// So many rungs lighter, but never down to no load at all.
  func lightened(_ mass: Mass, by rungs: Int) -> Mass {
    let lighter = moved(mass, by: -rungs)
    return lighter == .zero && mass != .zero ? snapLoaded(mass) : lighter
  }
}
