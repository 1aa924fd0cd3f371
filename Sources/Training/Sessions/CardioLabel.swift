import CivilTime
public import Loads

/// A cardio row as words, with the speed that follows from time and distance; it is never stored.
public enum CardioLabel {
  /// "20:00 · 3 km · 9 km/h", with incline and level where they were given.
  public static func text(_ numbers: SetNumbers, mark: DecimalMark = .point) -> String {
    var parts: [String] = []
    if numbers.seconds > 0 { parts.append(Seconds(Int64(numbers.seconds)).clockText) }
    if let distance = numbers.distance { parts.append(distance.label(mark)) }
    if let speed = speed(numbers, mark: mark) { parts.append(speed) }
    if let incline = numbers.incline {
      parts.append(Hundredths.text(incline, mark: mark) + " %")
    }
    if let level = numbers.level { parts.append("level " + Hundredths.text(level, mark: mark)) }
    return parts.isEmpty ? "0:00" : parts.joined(separator: " · ")
  }

  /// The average speed, "9 km/h" or "5.6 mph", to a tenth; none without a time and a distance.
  public static func speed(_ numbers: SetNumbers, mark: DecimalMark = .point) -> String? {
    guard numbers.seconds > 0, let distance = numbers.distance, distance.micrometres > 0 else {
      return nil
    }
    let isMiles = distance.unit == .mile || distance.unit == .yard
    let unit = isMiles ? Distance.Unit.mile : .kilometre
    let perHour = distance.bounded * 36_000 / unit.micrometres
    let tenths = Int(clamping: (perHour * 2 / Int64(numbers.seconds) + 1) / 2)
    return Hundredths.text(tenths * 10, mark: mark) + (isMiles ? " mph" : " km/h")
  }

  /// The average pace, "6:40 min/km"; none without a time and a distance.
  public static func pace(_ numbers: SetNumbers) -> String? {
    guard numbers.seconds > 0, let distance = numbers.distance, distance.micrometres > 0 else {
      return nil
    }
    let isMiles = distance.unit == .mile || distance.unit == .yard
    let unit = isMiles ? Distance.Unit.mile : .kilometre
    let seconds = Int64(numbers.seconds) * unit.micrometres / distance.bounded
    return Seconds(seconds).clockText + (isMiles ? " min/mi" : " min/km")
  }
}

extension Distance {
  /// The number in its own unit, to a thousandth, with the unit: "3.2 km".
  public func label(_ mark: DecimalMark = .point) -> String {
    let thousandths = (bounded * 2_000 / unit.micrometres + 1) / 2
    return Hundredths.text(Int(clamping: thousandths), digits: 3, mark: mark) + " " + unit.symbol
  }
}

extension Distance {
  /// The distance within what a set may hold, so that no sum of it can overflow.
  var bounded: Int64 {
    min(max(0, micrometres), SetLimits.distance.upperBound)
  }
}

extension Distance.Unit {
  /// "m", "km", "yd", "mi".
  public var symbol: String {
    switch self {
    case .metre: "m"
    case .kilometre: "km"
    case .yard: "yd"
    case .mile: "mi"
    }
  }
}

/// Writes whole numbers of hundredths (or another decimal) without zeros at the end.
enum Hundredths {
  static func text(_ count: Int, digits: Int = 2, mark: DecimalMark = .point) -> String {
    var scale = 1
    for _ in 0..<digits { scale *= 10 }
    let size = count.magnitude
    var text = (count < 0 ? "-" : "") + String(size / UInt(scale))
    var rest = String(size % UInt(scale))
    guard size % UInt(scale) != 0 else { return text }
    while rest.utf8.count < digits { rest = "0" + rest }
    while rest.hasSuffix("0") { rest.removeLast() }
    text += mark == .comma ? "," : "."
    return text + rest
  }
}
