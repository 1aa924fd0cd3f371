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

  /// The range with another bottom; one above the top takes the top along, and 0 makes it none.
  ///
  /// - Parameter stride: how many reps count as one more where the rule needs room to climb, else nil.
  public func withBottom(_ reps: Int, climbingBy stride: Int?) -> RepRange {
    guard reps > 0 else { return .none }
    if let stride {
      return .climbable(top: isGiven ? max(high, reps) : nil, bottom: reps, stride: stride)
    }
    return RepRange(reps, max(high, reps))
  }

  /// The range with another top; one below the bottom takes the bottom along, and 0 makes it none.
  ///
  /// - Parameter stride: how many reps count as one more where the rule needs room to climb, else nil.
  public func withTop(_ reps: Int, climbingBy stride: Int?) -> RepRange {
    guard reps > 0 else { return .none }
    let bottom = isGiven ? max(1, low) : min(8, reps)
    if let stride {
      return .climbable(top: reps, bottom: min(bottom, max(1, reps - stride)), stride: stride)
    }
    return RepRange(min(bottom, reps), reps)
  }
}
