/// The numbers that a slot of a plan may ask for.
public enum SlotLimits {
  /// Working sets.
  public static let sets = 1...20
  /// Warm-up rows.
  public static let warmUps = 0...5
  /// Seconds of a held set.
  public static let seconds = 1...SetLimits.heldSeconds.upperBound
  /// Seconds of rest.
  public static let rest = 0...3_600
  /// The most sets that a rule may climb to.
  public static let mostSets = 1...20
  /// The reps that a bodyweight ladder may climb to.
  public static let ceiling = 1...SetLimits.reps.upperBound
  /// Missed sessions in a row before a rule backs off.
  public static let misses = 1...10
  /// What a rule leaves of the estimate when it backs off, in percent.
  public static let percent = 50...95

  /// Whether a slot from a file asks for nothing that could not be trained.
  ///
  /// Wider than what can be typed: a plan may have been written by a later version.
  public static func allows(_ slot: Slot) -> Bool {
    let reps = [slot.reps] + slot.rows.map { $0.reps }
    return (0...100).contains(slot.sets) && (0...100).contains(slot.warmUps)
      && slot.rows.count <= 100
      && reps.allSatisfy {
        SetLimits.reps.contains($0.low) && SetLimits.reps.contains($0.high)
      } && SetLimits.cardioSeconds.contains(slot.seconds) && rest.contains(slot.rest ?? 0)
      && SetLimits.distance.contains(slot.distance?.micrometres ?? 0)
  }
}
