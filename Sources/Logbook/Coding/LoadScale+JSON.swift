import JSONCoding
import Loads

extension LoadScale {
  /// Reads the loads an exercise has; a kind that nobody knows yet is none.
  init?(json: JSON?) {
    guard let json, let unit = json.text("unit").flatMap({ MassUnit(symbol: $0) }) else {
      return nil
    }
    switch json.text("kind") {
    case "steps":
      self = .uniform(
        UniformScale(
          unit: unit, increment: Weight(json: json["step"])?.mass,
          start: Weight(json: json["start"])?.mass, ceiling: Weight(json: json["most"])?.mass))
    case "stack":
      self = .stack(
        StackScale(unit: unit, pins: json.masses("pins"), addOns: json.masses("addOns")))
    case "fixed":
      self = .fixed(FixedScale(unit: unit, weights: json.masses("weights")))
    case "plates":
      guard let bar = Weight(json: json["bar"]) else { return nil }
      let sizes = json.list("plates").compactMap { size in
        Weight(json: size["plate"]).map { PlatePairs($0, pairs: size.count("pairs") ?? 0) }
      }
      self = .plates(PlateScale(unit: unit, bar: bar, inventory: PlateInventory(sizes)))
    default: return nil
    }
  }

  func json(keeping old: JSON?) -> JSON {
    var fields = Fields()
    fields.set("unit", text: unit.symbol)
    switch self {
    case .uniform(let scale):
      fields.set("kind", text: "steps")
      fields.set("step", Weight(scale.increment, unit).json)
      fields.set("start", scale.start == .zero ? nil : Weight(scale.start, unit).json)
      fields.set("most", scale.ceiling == unit.ceiling ? nil : Weight(scale.ceiling, unit).json)
    case .stack(let scale):
      fields.set("kind", text: "stack")
      fields.set("pins", list: Self.list(scale.pins, unit))
      fields.set("addOns", list: Self.list(scale.addOns, unit))
    case .fixed(let scale):
      fields.set("kind", text: "fixed")
      fields.set("weights", list: Self.list(scale.weights, unit))
    case .plates(let scale):
      fields.set("kind", text: "plates")
      fields.set("bar", scale.bar.json)
      fields.set(
        "plates",
        list: scale.inventory.sizes.map { size in
          var fields = Fields()
          fields.set("plate", size.plate.json)
          fields.set("pairs", size.pairs)
          return fields.json()
        })
    }
    return fields.json(keeping: old)
  }

  private static func list(_ masses: [Mass], _ unit: MassUnit) -> [JSON] {
    masses.map { Weight($0, unit).json }
  }
}

extension JSON {
  fileprivate func masses(_ name: String) -> [Mass] {
    list(name).compactMap { Weight(json: $0)?.mass }
  }
}
