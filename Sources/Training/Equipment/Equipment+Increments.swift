public import Loads

extension Equipment {
  /// The increment of an exercise's scale where neither the person nor a gym says otherwise.
  ///
  /// When several apply, the first of machine, cable, kettlebell, dumbbell, barbell, plate and band
  /// decides. Names are compared exactly.
  public static func usualIncrement(for equipment: [Equipment], in unit: MassUnit) -> Mass {
    let decisive = deciding(among: equipment)
    let row = increments.first { $0.equipment == decisive } ?? increments[increments.count - 1]
    switch unit {
    case .kilogram: return Mass(thousandths: row.kilograms, .kilogram)
    case .pound: return Mass(thousandths: row.pounds, .pound)
    }
  }

  /// The piece of equipment that decides about the scale, none if no listed one has a load.
  static func deciding(among equipment: [Equipment]) -> Equipment? {
    increments.compactMap { $0.equipment }.first { equipment.contains($0) }
  }

  /// In thousandths of the unit, the deciding one first; the last row is for everything else.
  private static let increments: [(equipment: Equipment?, kilograms: Int64, pounds: Int64)] = [
    (.machine, 5000, 10_000), (.cable, 2500, 5000), (.kettlebell, 4000, 5000),
    (.dumbbell, 2000, 5000), (.barbell, 2500, 5000), (.plate, 1250, 2500), (.band, 1000, 2500),
    (nil, 1250, 2500),
  ]
}
