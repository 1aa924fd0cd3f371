import Loads
import Training

/// Why loads that are being entered make no scale yet.
enum WeightsProblem: Error, Equatable {
  /// Something is still to be entered.
  case incomplete
  /// A word that can't be read as one weight.
  case notAWeight(String)
}

/// The loads of an exercise while a person enters them: nothing is stored until it is saved.
struct WeightsDraft {
  /// What the loads are like.
  enum Kind: CaseIterable {
    /// One step all the way.
    case steps
    /// The pins of a stack, or the dumbbells there are.
    case listed
    /// A bar and plates.
    case plates
  }

  /// What is typed.
  enum Field {
    case start, list, addOns, bar
  }

  /// The load that rungs are shown around.
  var around: Mass
  var exercise: ExerciseID
  var unit: MassUnit
  var kind: Kind
  var step: Mass
  /// Whether what is listed are single weights, not a stack.
  var isRack: Bool
  var start = ""
  var list = ""
  var addOns = ""
  var bar = ""
  /// The plates there are, as many of each as fit.
  var plates: [Mass]
  /// Whether these loads were entered before.
  var isCorrected: Bool

  /// The plates that can be chosen, heaviest first.
  static func plateChoices(_ unit: MassUnit) -> [Mass] {
    let smaller: [Int64] = unit == .kilogram ? [1_000, 500, 250] : [1_250]
    return PlateInventory.usual(unit).sizes.map { $0.plate.mass }
      + smaller.map { Mass(thousandths: $0, unit) }
  }

  /// Begins with the scale an exercise has now.
  init(
    _ scale: LoadScale, of exercise: Exercise, around: Mass, isCorrected: Bool,
    mark: DecimalMark
  ) {
    self.around = around
    self.exercise = exercise.id
    self.isCorrected = isCorrected
    unit = scale.unit
    step = scale.unit.usualStep
    isRack = exercise.equipment.contains(.dumbbell) || exercise.equipment.contains(.kettlebell)
    plates = PlateInventory.usual(scale.unit).sizes.map { $0.plate.mass }
    let unit = unit
    func texts(_ masses: [Mass]) -> String {
      masses.map { Weight($0, unit).text(mark) }.joined(separator: "  ")
    }
    bar = (exercise.bar?.usualMass(in: unit) ?? PlateScale.usualBar(unit)).text(mark)
    switch scale {
    case .uniform(let scale):
      kind = .steps
      step = scale.increment
      if scale.start > .zero { start = texts([scale.start]) }
    case .stack(let scale):
      kind = .listed
      isRack = false
      list = texts(scale.pins)
      addOns = texts(scale.addOns)
    case .fixed(let scale):
      kind = .listed
      isRack = true
      list = texts(scale.weights)
    case .plates(let scale):
      kind = .plates
      bar = Weight(scale.bar.mass, unit).text(mark)
      plates = scale.inventory.sizes.map { $0.plate.mass }
    }
  }

  /// Goes over to the other unit: the step to the nearest one offered, what is typed stays as marked.
  mutating func choose(_ unit: MassUnit) {
    guard unit != self.unit else { return }
    self.unit = unit
    step = unit.offeredIncrement(nearest: step)
    plates = PlateInventory.usual(unit).sizes.map { $0.plate.mass }
    bar = PlateScale.usualBar(unit).text
  }

  mutating func type(_ text: String, into field: Field) {
    switch field {
    case .start: start = text
    case .list: list = text
    case .addOns: addOns = text
    case .bar: bar = text
    }
  }

  mutating func toggle(_ plate: Mass) {
    if plates.contains(plate) {
      plates.removeAll { $0 == plate }
    } else {
      plates.append(plate)
    }
  }

  /// The scale that is described.
  ///
  /// - Throws: what can't be read, or that something is missing.
  func scale() throws(WeightsProblem) -> LoadScale {
    switch kind {
    case .steps:
      let start = try masses(start)
      guard start.count <= 1 else { throw .notAWeight(self.start) }
      return .uniform(UniformScale(unit: unit, increment: step, start: start.first))
    case .listed:
      let (listed, more) = (try masses(list), try masses(addOns))
      guard listed.count > 1 else { throw .incomplete }
      return isRack
        ? .fixed(FixedScale(unit: unit, weights: listed))
        : .stack(StackScale(unit: unit, pins: listed, addOns: more))
    case .plates:
      let bar = try masses(bar)
      guard bar.count <= 1 else { throw .notAWeight(self.bar) }
      guard bar.count == 1, !plates.isEmpty else { throw .incomplete }
      return .plates(
        PlateScale(
          unit: unit, bar: Weight(bar[0], unit),
          inventory: PlateInventory(
            plates.map { PlatePairs(Weight($0, unit), pairs: PlateInventory.mostPairs) })))
    }
  }

  /// The weights in a text, separated by anything but digits and decimal marks.
  ///
  /// Two decimals are as fine as screens show a rung.
  private func masses(_ text: String) throws(WeightsProblem) -> [Mass] {
    var masses: [Mass] = []
    for word in Self.words(of: text) {
      guard
        let number = try? TypedNumber.parse(word, maximum: TypedNumber(unit.ceiling, in: unit)),
        number.decimals <= 2
      else { throw .notAWeight(word) }
      masses.append(number.mass(in: unit))
    }
    return masses
  }

  /// "5, 10, 15" and "5 10 15" are three words, "2,5" is one.
  private static func words(of text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" || $0 == ";" || $0 == "\t" }.compactMap { part in
      var word = part[...]
      while let last = word.last, last == "," || last == "." { word.removeLast() }
      return word.isEmpty ? nil : String(word)
    }
  }
}
