/// A number that a person typed, exact, at most nine decimals.
///
/// It is `coefficient` × 10^−`decimals`, with no zeros at the end of the decimals.
public struct TypedNumber: Hashable, Sendable {
  /// The digits as one whole number.
  public let coefficient: Int64
  /// How many of the digits are decimals, 0 to 9.
  public let decimals: Int

  /// The most decimals a typed number may have.
  public static let mostDecimals = 9

  /// `coefficient` × 10^−`decimals`; decimals outside 0…9 are brought into that range.
  public init(coefficient: Int64, decimals: Int) {
    var coefficient = coefficient
    var decimals = max(0, min(decimals, Self.mostDecimals))
    while decimals > 0, coefficient % 10 == 0 {
      coefficient /= 10
      decimals -= 1
    }
    self.coefficient = coefficient
    self.decimals = decimals
  }

  /// A mass as a number in `unit`, to nine decimals.
  public init(_ mass: Mass, in unit: MassUnit) {
    let power = Int64.tenToThe(Self.mostDecimals)
    self.init(
      coefficient: mass.nanograms.times(power, over: unit.nanograms), decimals: Self.mostDecimals)
  }

  /// The number as a mass in `unit`.
  public func mass(in unit: MassUnit) -> Mass {
    Mass(nanograms: coefficient.times(unit.nanograms, over: .tenToThe(decimals)))
  }

  /// The number when it has no decimals: reps, seconds.
  public var whole: Int? {
    decimals == 0 ? Int(exactly: coefficient) : nil
  }

  /// The number in thousandths, rounded half away from zero: metres of a typed kilometre.
  public var thousandths: Int64 {
    coefficient.times(1000, over: .tenToThe(decimals))
  }

  /// The number as text.
  public func text(_ mark: DecimalMark = .point) -> String {
    Decimal(coefficient, unit: .tenToThe(decimals), decimals: decimals)
      .text(zeros: .dropped, mark: mark)
  }
}

extension TypedNumber: ExpressibleByIntegerLiteral {
  /// A whole number, so that limits can be written as plain numbers.
  public init(integerLiteral value: Int64) {
    self.init(coefficient: value, decimals: 0)
  }
}

extension TypedNumber: Comparable {
  /// Whether the left number is the smaller one.
  public static func < (left: TypedNumber, right: TypedNumber) -> Bool {
    left.parts < right.parts
  }

  /// The whole number and the rest in billionths, both with the sign of the number.
  private var parts: (whole: Int64, billionths: Int64) {
    let (whole, rest) = coefficient.quotientAndRemainder(dividingBy: .tenToThe(decimals))
    return (whole, rest * .tenToThe(Self.mostDecimals - decimals))
  }
}
