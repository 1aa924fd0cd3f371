public import Loads

/// A set as words, short: "100 kg × 5", "+10 kg × 5", "15 reps", "75 s".
public enum SetLabel {
  /// What was done, or what is dialled.
  public static func text(
    _ numbers: SetNumbers, mode: TrackingMode, mark: DecimalMark = .point
  ) -> String {
    let load = load(numbers.weight, mode: mode, mark: mark)
    switch mode {
    case .weightReps, .bodyweightReps, .assistedReps:
      guard let load else { return reps(numbers.reps) }
      return load + " × " + String(numbers.reps)
    case .duration: return seconds(numbers.seconds)
    case .weightDuration: return joined(load, seconds(numbers.seconds))
    case .weightDistance: return joined(load, numbers.distance.map { $0.label(mark) } ?? "0 m")
    case .cardio: return CardioLabel.text(numbers, mark: mark)
    }
  }

  /// What was done with how it felt: "60 kg × 10 (RIR 2)", "60 kg × 10 (hard)".
  public static func text(
    _ numbers: SetNumbers, mode: TrackingMode, effort: EffortRating?, mark: DecimalMark = .point
  ) -> String {
    let text = text(numbers, mode: mode, mark: mark)
    return effort.map { text + " (" + $0.label + ")" } ?? text
  }

  /// What a slot asks for: "3 × 8–12", "3 × 45 s".
  ///
  /// Seconds are never counted side by side.
  public static func plan(_ slot: Slot, mode: TrackingMode) -> String {
    let sets = String(max(1, slot.sets))
    if mode.countsReps { return sets + " × " + goal(slot.reps, dialled: slot.reps.high) }
    return mode.isTimed ? sets + " × " + seconds(slot.seconds) : sets
  }

  /// What a row asks for: "60 kg × 8–12", "12 reps", "45 s".
  ///
  /// Without a range the dialled reps.
  public static func target(
    _ plan: SetPlan, mode: TrackingMode, mark: DecimalMark = .point
  ) -> String {
    guard mode.countsReps else { return text(plan.numbers, mode: mode, mark: mark) }
    let goal = goal(plan.target, dialled: plan.numbers.reps)
    guard let load = load(plan.numbers.weight, mode: mode, mark: mark) else {
      return goal + (goal == "1" ? " rep" : " reps")
    }
    return load + " × " + goal
  }

  /// The reps a row asks for: "8–12", or one number where the ends meet (the dialled one if that is
  /// more), or the dialled reps without a range.
  public static func goal(_ target: RepRange, dialled: Int) -> String {
    guard target.isGiven else { return String(dialled) }
    guard target.low != target.high else { return String(max(target.high, dialled)) }
    return String(target.low) + "–" + String(target.high)
  }

  /// "15 reps", "1 rep".
  public static func reps(_ count: Int) -> String {
    String(count) + (count == 1 ? " rep" : " reps")
  }

  /// "75 s".
  public static func seconds(_ count: Int) -> String {
    String(count) + " s"
  }

  /// The load with its sign where it is added to the body or takes from it; nothing for no load.
  private static func load(
    _ weight: Weight, mode: TrackingMode, mark: DecimalMark
  ) -> String? {
    guard weight.mass != .zero, mode.takesLoad else { return nil }
    if weight.mass < .zero { return "−" + (-weight).label(mark) }
    let isAdded = mode == .bodyweightReps || mode == .assistedReps
    return (isAdded ? "+" : "") + weight.label(mark)
  }

  private static func joined(_ load: String?, _ rest: String) -> String {
    load.map { $0 + " × " + rest } ?? rest
  }
}
