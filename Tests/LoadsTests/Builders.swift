import Loads
import Testing

/// A weight as documents write it.
func weight(_ label: String) throws -> Weight {
  try Weight(parsing: label)
}

/// The mass of a weight as documents write it.
func mass(_ label: String) throws -> Mass {
  try weight(label).mass
}

/// Pairs of plates, as in `["20 kg": 2]`, in any order.
func plates(_ pairs: KeyValuePairs<String, Int>) throws -> PlateInventory {
  PlateInventory(try pairs.map { PlatePairs(try weight($0.key), pairs: $0.value) })
}

/// Every rung of a scale with few of them, as text.
func allRungs(_ scale: LoadScale) -> [String] {
  var rungs = [scale.lowestRung]
  while let next = scale.rung(above: rungs[rungs.count - 1]) { rungs.append(next) }
  return rungs.map { scale.text($0) }
}
