public import Loads

/// A place to train and what it owns.
///
/// What is left out is unknown, not missing: a new logbook has one gym that says nothing, so that
/// every exercise can be done and every scale is its equipment's default.
public struct Gym: Equatable, Sendable {
  /// The id of a gym's document.
  public typealias ID = Identifier<Gym>

  /// The id, which never changes.
  public let id: ID
  /// The name shown.
  public var name: String
  /// Everything it has, or none if nobody listed it.
  public var equipment: Set<Equipment>?
  /// What its empty bars weigh, where they differ from the usual.
  public var bars: [BarKind: Weight]
  /// The plates for its bars.
  public var plates: PlateInventory?
  /// The dumbbells of its rack.
  public var dumbbells: FixedScale?
  /// Its kettlebells.
  public var kettlebells: FixedScale?
  /// The stack of its cable towers.
  public var cableStack: StackScale?
  /// The stack its machines share; machines that differ are corrected one by one.
  public var machineStack: StackScale?

  /// A gym; what is left out is unknown.
  public init(
    id: ID, name: String, equipment: Set<Equipment>? = nil, bars: [BarKind: Weight] = [:],
    plates: PlateInventory? = nil, dumbbells: FixedScale? = nil, kettlebells: FixedScale? = nil,
    cableStack: StackScale? = nil, machineStack: StackScale? = nil
  ) {
    self.id = id
    self.name = name
    self.equipment = equipment
    self.bars = bars
    self.plates = plates
    self.dumbbells = dumbbells
    self.kettlebells = kettlebells
    self.cableStack = cableStack
    self.machineStack = machineStack
  }

  /// The equipment an exercise needs and this gym is known not to have.
  public func missing(for exercise: Exercise) -> [Equipment] {
    guard let equipment else { return [] }
    return exercise.equipment.filter { !equipment.contains($0) }
  }

  /// The empty bar of an exercise here, none if it has no bar or nobody can say what the bar weighs.
  public func bar(for exercise: Exercise, in unit: MassUnit) -> Weight? {
    guard let kind = exercise.bar else { return nil }
    return bars[kind] ?? kind.usualMass(in: unit)
  }

  /// The loads this gym owns for an exercise, or none where nothing is entered for its equipment.
  public func scale(for exercise: Exercise) -> LoadScale? {
    guard let deciding = Equipment.deciding(among: exercise.equipment) else { return nil }
    switch deciding {
    case .machine: return machineStack.map { .stack($0) }
    case .cable: return cableStack.map { .stack($0) }
    case .kettlebell: return kettlebells.map { .fixed($0) }
    case .dumbbell: return dumbbells.map { .fixed($0) }
    case .barbell: return plateScale(for: exercise)
    default: return nil
    }
  }

  /// A landmine has its plates on one end, so pairs of plates say nothing about it.
  private func plateScale(for exercise: Exercise) -> LoadScale? {
    guard let plates, let unit = plates.sizes.first?.plate.unit, exercise.bar != .landmine,
      let bar = bar(for: exercise, in: unit)
    else { return nil }
    return .plates(PlateScale(unit: unit, bar: bar, inventory: plates))
  }
}
