/// A correction of an exercise's load scale as it is stored: under one spelling of the exercise's id.
///
/// When two exercises turn out to be one, both may have been corrected before.
public struct StampedCorrection<Stamp: Comparable, Scale> {
  /// The id it is stored under.
  public let id: ExerciseID
  /// When it was written, as documents order it.
  public let stamp: Stamp
  /// What the person entered.
  public let scale: Scale

  /// A stored correction.
  public init(id: ExerciseID, stamp: Stamp, scale: Scale) {
    self.id = id
    self.stamp = stamp
    self.scale = scale
  }

  /// The one that counts among those of one exercise: the newest.
  ///
  /// If several are equally new, the one stored under the surviving id counts, then the first by id,
  /// so that every device decides alike.
  public static func counting(
    among corrections: [StampedCorrection], of survivor: ExerciseID
  ) -> StampedCorrection? {
    corrections.max { left, right in
      if left.stamp != right.stamp { return left.stamp < right.stamp }
      if (left.id == survivor) != (right.id == survivor) { return right.id == survivor }
      return right.id < left.id
    }
  }
}
