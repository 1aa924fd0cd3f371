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
}
