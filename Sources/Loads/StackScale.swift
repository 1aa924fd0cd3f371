import Ordering

/// A machine's stack: the loads its pins select, and small weights that can be put on top.
public struct StackScale: Hashable, Sendable {
  /// The unit the pins are marked in.
  public let unit: MassUnit
  /// The load of each pin, ascending, each once.
  public let pins: [Mass]
  /// The weights that may be added on top, each once or as often as it is listed, ascending.
  public let addOns: [Mass]

  private let loads: [Mass]

  /// At most so many pins are read; no machine has more.
  public static let mostPins = 200
  /// At most so many add-on weights are read.
  public static let mostAddOns = 6

  /// A stack with these pins.
  ///
  /// Negative loads and loads above the unit's ceiling are left out. A stack without pins tells
  /// nothing, so it has the rungs of the unit's usual step. Its rungs are made once, here: pins ×
  /// combinations of add-on weights, at most 12,800.
  public init(unit: MassUnit, pins: [Mass], addOns: [Mass] = []) {
    self.unit = unit
    self.pins = Array(
      RungList.ascending(pins.filter { $0 >= .zero && $0 <= unit.ceiling }).prefix(Self.mostPins))
    self.addOns = Array(
      addOns.filter { $0 > .zero && $0 <= unit.ceiling }.ordered().prefix(Self.mostAddOns))
    var loads = self.pins
    for addOn in self.addOns { loads += loads.map { $0 + addOn } }
    self.loads = RungList.ascending(loads.filter { $0 <= unit.ceiling })
  }

  /// Whether two stacks have the same unit, pins and add-on weights.
  public static func == (left: StackScale, right: StackScale) -> Bool {
    left.unit == right.unit && left.pins == right.pins && left.addOns == right.addOns
  }

  /// Hashes what makes two stacks equal.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(unit)
    hasher.combine(pins)
    hasher.combine(addOns)
  }

  var rungs: Rungs { RungList.rungs(loads, unit) }

  var decimals: Int { RungList.decimals(pins + addOns, unit) }
}
