public import Loads

extension Girth {
  /// The number as entered, without the unit: the shortest that stands for exactly this girth.
  public func text(_ mark: DecimalMark = .point) -> String {
    var power: Int64 = 1
    for decimals in 0...TypedNumber.mostDecimals {
      // Rounded up, because what is typed is cut off at the micrometre.
      let coefficient = (micrometres * power + unit.micrometres - 1) / unit.micrometres
      if coefficient * unit.micrometres / power == micrometres {
        return TypedNumber(coefficient: coefficient, decimals: decimals).text(mark)
      }
      power *= 10
    }
    return "0"
  }

  /// The number and the unit, "84.5 cm": what documents store.
  public var label: String { text() + " " + unit.symbol }

  /// Reads a girth as documents store it; nothing for anything else.
  public init?(parsing text: String) {
    for unit in Unit.allCases {
      let ending = " " + unit.symbol
      guard text.utf8.count > 3, text.utf8.suffix(3).elementsEqual(ending.utf8) else { continue }
      let number = String(decoding: text.utf8.dropLast(3), as: UTF8.self)
      guard let girth = try? Girth.typed(number, unit: unit) else { return nil }
      self = girth
      return
    }
    return nil
  }

  /// The girths that may be typed: a tenth to three metres.
  public static func allowed(in unit: Unit) -> ClosedRange<TypedNumber> {
    let least = TypedNumber(coefficient: 1, decimals: 1)
    return least...TypedNumber(coefficient: most / unit.micrometres, decimals: 0)
  }
}
