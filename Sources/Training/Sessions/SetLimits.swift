import Loads

/// The numbers a set may hold.
public enum SetLimits {
  /// Repetitions.
  public static let reps = 0...100
  /// Seconds of a hold.
  public static let heldSeconds = 0...3_600
  /// Seconds of cardio: a day.
  public static let cardioSeconds = 0...86_400
  /// Micrometres: a thousand kilometres.
  public static let distance: ClosedRange<Int64> = 0...1_000_000_000_000
  /// Hundredths of a percent.
  public static let incline = -4_000...4_000
  /// Hundredths.
  public static let level = 0...10_000
  /// Hundredths of perceived exertion.
  public static let effort = 1...1_000

  /// Checks the numbers of a row against what can be, and its load against what its ladder allows.
  public static func check(
    _ numbers: SetNumbers, mode: TrackingMode, ladder: LoadLadder
  ) throws(NumberError) {
    let loads = LoadLadder(ladder.scale, mode: mode).allowed
    guard loads.contains(numbers.weight.mass) else { throw .weight(loads) }
    guard reps.contains(numbers.reps) else { throw .reps(reps) }
    let time = mode == .cardio ? cardioSeconds : heldSeconds
    guard time.contains(numbers.seconds) else { throw .seconds(time) }
    if let distance = numbers.distance, !Self.distance.contains(distance.micrometres) {
      throw .distance(Self.distance)
    }
    if let incline = numbers.incline, !Self.incline.contains(incline) {
      throw .incline(Self.incline)
    }
    if let level = numbers.level, !Self.level.contains(level) { throw .level(Self.level) }
  }

  /// The numbers with what is below the least raised to it, for a correction: a slip of the minus key is a zero.
  static func raised(_ numbers: SetNumbers, mode: TrackingMode) -> SetNumbers {
    var raised = numbers
    if mode != .assistedReps, raised.weight.mass < .zero {
      raised.weight = Weight(.zero, raised.weight.unit)
    }
    raised.reps = max(0, raised.reps)
    raised.seconds = max(0, raised.seconds)
    if let distance = raised.distance, distance.micrometres < 0 {
      raised.distance = Distance(micrometres: 0, unit: distance.unit)
    }
    if let level = raised.level { raised.level = max(0, level) }
    return raised
  }
}
