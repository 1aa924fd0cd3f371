import Loads
import Training

extension Words {
  /// A logged set as it was entered: "62.5 kg × 8", "12 reps", "45 s".
  func set(_ log: SetLog) -> String {
    numbers(log.numbers, mode: log.mode) { $0.label(mark) }
  }

  /// A logged set on the scale of its exercise, whatever unit it was entered in.
  func set(_ log: SetLog, on scale: LoadScale) -> String {
    numbers(log.numbers, mode: log.mode) { load($0, on: scale) }
  }

  /// What an open row asks for: "60 kg × 8–12", "5–10 reps", "45 s".
  func target(_ plan: SetPlan, mode: TrackingMode, on scale: LoadScale) -> String {
    guard mode.countsReps else {
      return numbers(plan.numbers, mode: mode) { load($0, on: scale) }
    }
    let goal = SetLabel.goal(plan.target, dialled: plan.numbers.reps)
    guard let load = signedLoad(plan.numbers.weight, mode: mode, { load($0, on: scale) }) else {
      return goal == "1" ? self(.oneRep) : self(.repsCount, ("count", goal))
    }
    return load + " × " + goal
  }

  /// Last time's numbers beside an open row, the unit left out: "57.5 × 7".
  func was(_ last: SetNumbers, mode: TrackingMode, on scale: LoadScale) -> String {
    guard mode.countsReps else { return numbers(last, mode: mode) { number($0, on: scale) } }
    guard let load = signedLoad(last.weight, mode: mode, { number($0, on: scale) }) else {
      return String(last.reps)
    }
    return load + " × " + String(last.reps)
  }

  /// By how much a set differs: "2.5 kg", "1 rep", "5 s".
  func amount(of difference: SetDifference, on scale: LoadScale) -> String {
    switch difference {
    case .load(let mass): exact(mass.magnitude, in: scale.unit)
    case .reps(let count): reps(abs(count))
    case .seconds(let count): self(.seconds, ("count", String(abs(count))))
    case .distance(let micrometres):
      Distance(micrometres: abs(micrometres), unit: .metre).label(mark)
    }
  }

  /// A difference as finely as it takes to be true: pounds against kilograms are seldom whole.
  private func exact(_ mass: Mass, in unit: MassUnit) -> String {
    mass.nanograms < unit.nanograms / 100
      ? Weight(mass, unit).label(mark)
      : mass.label(in: unit, decimals: mass.decimals(in: unit), mark: mark)
  }

  /// A distance in its own unit, without it: "3.2".
  func number(_ distance: Distance) -> String {
    let thousandths = (distance.micrometres * 2_000 / distance.unit.micrometres + 1) / 2
    return TypedNumber(coefficient: thousandths, decimals: 3).text(mark)
  }

  /// "1 rep", "12 reps".
  func reps(_ count: Int) -> String {
    count == 1 ? self(.oneRep) : self(.repsCount, ("count", String(count)))
  }

  /// What a slot asks for with the number of sets the card has.
  func aim(_ slot: Slot, sets: Int) -> String {
    var slot = slot
    slot.sets = sets
    return aim(slot)
  }

  private func numbers(
    _ numbers: SetNumbers, mode: TrackingMode, _ text: (Weight) -> String
  ) -> String {
    let load = signedLoad(numbers.weight, mode: mode, text)
    switch mode {
    case .weightReps, .bodyweightReps, .assistedReps:
      return load.map { $0 + " × " + String(numbers.reps) } ?? reps(numbers.reps)
    case .duration: return self(.seconds, ("count", String(numbers.seconds)))
    case .weightDuration:
      let held = self(.seconds, ("count", String(numbers.seconds)))
      return load.map { $0 + " × " + held } ?? held
    case .weightDistance, .cardio: return SetLabel.text(numbers, mode: mode, mark: mark)
    }
  }

  /// The load with its sign where it is added to the body or takes from it; nothing for no load.
  private func signedLoad(
    _ weight: Weight, mode: TrackingMode, _ text: (Weight) -> String
  ) -> String? {
    guard mode.takesLoad, weight.mass != .zero else { return nil }
    if weight.mass < .zero { return "−" + text(-weight) }
    return (mode == .weightReps || !mode.countsReps ? "" : "+") + text(weight)
  }
}
