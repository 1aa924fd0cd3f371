extension Laterality {
  /// How many reps count as one more: both sides are counted together.
  public var stride: Int { self == .perSide ? 2 : 1 }

  /// The reps of one side, "8" or "8.5": half of the total.
  public static func oneSideText(ofTotal reps: Int) -> String {
    Hundredths.text(reps * 5, digits: 1)
  }
}
