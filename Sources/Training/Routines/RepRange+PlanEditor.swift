extension RepRange {
  /// The range a plan editor makes of what was typed for a rule that needs room to climb.
  ///
  /// Both ends go up to a whole stride, the bottom is at most the top, and the top is at least a
  /// stride above it. What was not typed is 10 at the top and 8 at the bottom.
  public static func climbable(top: Int?, bottom: Int?, stride: Int = 1) -> RepRange {
    let stride = max(1, stride)
    func aligned(_ reps: Int) -> Int { (max(1, reps) + stride - 1) / stride * stride }
    let high = aligned(top ?? 10)
    let low = aligned(bottom ?? min(8, top ?? 10))
    return RepRange(low, max(high, low + stride))
  }
}
