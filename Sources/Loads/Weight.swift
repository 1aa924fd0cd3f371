/// A weight as a person or a file gave it: the exact mass and the unit it was given in.
///
/// Screens and exports give it back in that unit, digit for digit. A weight of 225.97 lb stays
/// 225.97 lb however often the app's unit changes.
public struct Weight: Hashable, Sendable {
  /// The exact mass.
  public let mass: Mass
  /// The unit the weight was entered in.
  public let unit: MassUnit

  /// A mass that was entered in `unit`.
  public init(_ mass: Mass, _ unit: MassUnit) {
    self.mass = mass
    self.unit = unit
  }

  /// The same amount as help instead of load, or the other way round.
  public static prefix func - (weight: Weight) -> Weight {
    Weight(-weight.mass, weight.unit)
  }

  /// The number as entered, without the unit: "62.5".
  ///
  /// Zeros at the end are not kept.
  public var text: String { text(.point) }

  /// The number and the unit, "62.5 kg": what documents store and files carry.
  public var label: String { label(.point) }

  /// The number as entered, with the decimal mark of the person's language.
  ///
  /// The shortest number that stands for exactly this mass. Any text of up to twelve decimals in
  /// kilograms and up to eleven in pounds is the shortest of its mass, so it comes back unchanged.
  public func text(_ mark: DecimalMark) -> String {
    for decimals in 0..<12 {
      let number = Decimal(mass.nanograms, unit: unit.nanograms, decimals: decimals)
      if number.amount(unit: unit.nanograms) == mass.nanograms {
        return number.text(zeros: .dropped, mark: mark)
      }
    }
    return mass.text(in: unit, decimals: 12, mark: mark)
  }

  /// The number and the unit, with the decimal mark of the person's language.
  public func label(_ mark: DecimalMark) -> String {
    text(mark) + " " + unit.symbol
  }
}
