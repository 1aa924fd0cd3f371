/// A mass or a load as a whole number of nanograms.
///
/// Every decimal kilogram and every pound to four decimals is exact in nanograms, so weights can be
/// added, compared and stepped without an error that grows. A negative mass is help: an assisted
/// lift takes it away from the body. Arithmetic never traps: it stops at the largest and smallest
/// mass (nine thousand tonnes), far beyond anything that is lifted.
public struct Mass: Hashable, Sendable {
  /// The mass in nanograms.
  public let nanograms: Int64

  /// A mass of that many nanograms.
  public init(nanograms: Int64) {
    // The one number without an opposite would make negation lossy.
    self.nanograms = max(nanograms, -.max)
  }

  /// A whole number of kilograms or pounds.
  public init(_ count: Int64, _ unit: MassUnit) {
    self.init(nanograms: count.multipliedClamping(by: unit.nanograms))
  }

  /// A number of thousandths of a kilogram or pound, so that code can name 62.5 kg exactly.
  public init(thousandths: Int64, _ unit: MassUnit) {
    self.init(nanograms: thousandths.multipliedClamping(by: unit.nanograms / 1000))
  }

  /// No mass: an unloaded exercise.
  public static let zero = Mass(nanograms: 0)

  /// The mass without its sign: how much help an assisted load is.
  public var magnitude: Mass { nanograms < 0 ? -self : self }

  /// This mass × `numerator` / `denominator`, rounded half away from zero to the nanogram.
  ///
  /// For percentages and estimates: 85 % is `times(85, over: 100)`. A denominator of 0 gives zero.
  public func times(_ numerator: Int64, over denominator: Int64) -> Mass {
    guard denominator != 0 else { return .zero }
    return Mass(nanograms: nanograms.times(numerator, over: denominator))
  }
}

extension Mass: Comparable {
  /// Whether the left mass is the lighter one (more help is lighter than less).
  public static func < (left: Mass, right: Mass) -> Bool { left.nanograms < right.nanograms }
}

extension Mass: AdditiveArithmetic {
  /// The sum, stopping at the largest mass there is.
  public static func + (left: Mass, right: Mass) -> Mass {
    Mass(nanograms: left.nanograms.addedClamping(right.nanograms))
  }

  /// The difference, stopping at the smallest mass there is.
  public static func - (left: Mass, right: Mass) -> Mass {
    Mass(nanograms: left.nanograms.subtractedClamping(right.nanograms))
  }

  /// The mass with the opposite sign: help of that size instead of load.
  public static prefix func - (mass: Mass) -> Mass { .zero - mass }
}
