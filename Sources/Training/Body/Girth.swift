public import Loads

/// A girth in whole micrometres, with the unit it was entered in.
public struct Girth: Hashable, Sendable {
  /// A unit of girth.
  public enum Unit: Hashable, Sendable, CaseIterable {
    /// 10,000 µm.
    case centimetre
    /// 25,400 µm.
    case inch

    /// One of this unit in micrometres.
    public var micrometres: Int64 {
      switch self {
      case .centimetre: 10_000
      case .inch: 25_400
      }
    }

    /// "cm" or "in".
    public var symbol: String {
      switch self {
      case .centimetre: "cm"
      case .inch: "in"
      }
    }
  }

  /// The girth.
  public var micrometres: Int64
  /// The unit it was entered in.
  public var unit: Unit

  /// A girth in micrometres.
  public init(micrometres: Int64, unit: Unit) {
    self.micrometres = micrometres
    self.unit = unit
  }

  /// The most a girth may be: three metres.
  public static let most: Int64 = 3_000_000

  /// Reads a girth that was typed; nothing for blank text.
  public static func typed(_ text: String, unit: Unit) throws(TypedNumberError) -> Girth? {
    guard !text.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) else { return nil }
    let allowed = allowed(in: unit)
    let number = try TypedNumber.parse(text, maximum: allowed.upperBound)
    var power: Int64 = 1
    for _ in 0..<number.decimals { power *= 10 }
    let micrometres = number.coefficient * unit.micrometres / power
    guard micrometres > 0 else { throw .outOfRange(allowed: allowed) }
    return Girth(micrometres: micrometres, unit: unit)
  }

  /// The girth in a unit to a tenth: "84 cm", "14.5 in".
  public func label(in unit: Unit, mark: DecimalMark = .point) -> String {
    Hundredths.text(Self.tenths(micrometres, unit), digits: 1, mark: mark) + " " + unit.symbol
  }

  /// A change in a unit to a tenth, "+1.0 cm"; nothing where it is less than a tenth.
  public static func change(
    _ micrometres: Int64, in unit: Unit, mark: DecimalMark = .point
  ) -> String? {
    let tenths = tenths(micrometres, unit)
    guard tenths != 0 else { return nil }
    let size = tenths.magnitude
    return (tenths < 0 ? "-" : "+") + String(size / 10) + (mark == .comma ? "," : ".")
      + String(size % 10) + " " + unit.symbol
  }

  private static func tenths(_ micrometres: Int64, _ unit: Unit) -> Int {
    let tenth = unit.micrometres / 10
    let (whole, rest) = micrometres.quotientAndRemainder(dividingBy: tenth)
    guard rest.magnitude * 2 >= tenth.magnitude else { return Int(clamping: whole) }
    return Int(clamping: rest < 0 ? whole - 1 : whole + 1)
  }
}
