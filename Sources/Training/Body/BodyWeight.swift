public import CivilTime
public import Loads

/// What a lifter weighed on a day; a second weighing of the day takes its place.
public struct BodyWeight: Equatable, Sendable {
  /// The calendar day.
  public var date: LocalDate
  /// The weight as entered.
  public var weight: Weight

  /// A weighing.
  public init(date: LocalDate, weight: Weight) {
    self.date = date
    self.weight = weight
  }

  /// What an entry steps by: 0.1 kg or 0.5 lb.
  public static func step(in unit: MassUnit) -> Mass {
    switch unit {
    case .kilogram: Mass(thousandths: 100, .kilogram)
    case .pound: Mass(thousandths: 500, .pound)
    }
  }

  /// What the first entry starts from: 75 kg or 165 lb.
  public static func first(in unit: MassUnit) -> Weight {
    switch unit {
    case .kilogram: Weight(Mass(75, .kilogram), .kilogram)
    case .pound: Weight(Mass(165, .pound), .pound)
    }
  }

  /// The weights that may be typed: 20 kg to 650 kg, 45 lb to 1,430 lb.
  public static func allowed(in unit: MassUnit) -> ClosedRange<TypedNumber> {
    switch unit {
    case .kilogram: 20...650
    case .pound: 45...1_430
    }
  }

  /// Reads a weight that was typed, to a hundredth of the unit.
  public static func typed(_ text: String, unit: MassUnit) throws(TypedNumberError) -> Weight {
    let allowed = allowed(in: unit)
    let number = try TypedNumber.parse(text, allowed: allowed)
    guard number.decimals <= 2 else { throw .tooManyDecimals(most: 2, allowed: allowed) }
    return Weight(number.mass(in: unit), unit)
  }

  /// The next step of an entry up or down, which stays in what may be typed.
  public static func stepped(_ weight: Weight, up: Bool) -> Weight {
    let step = step(in: weight.unit).nanograms
    let from = weight.mass.nanograms
    let next = up ? (from / step + 1) * step : ((from + step - 1) / step - 1) * step
    let allowed = allowed(in: weight.unit)
    let (least, most) = (
      allowed.lowerBound.mass(in: weight.unit), allowed.upperBound.mass(in: weight.unit)
    )
    return Weight(min(max(Mass(nanograms: next), least), most), weight.unit)
  }

  /// What an entry starts from: a weighing before it, on a step of the unit, or the usual one.
  public static func start(from last: Weight?, in unit: MassUnit) -> Weight {
    guard let last else { return first(in: unit) }
    guard last.unit != unit else { return last }
    let step = step(in: unit).nanograms
    return Weight(
      Mass(nanograms: (last.mass.nanograms + step / 2) / step * step), unit)
  }
}
