import Loads

/// Random draws that a seed repeats exactly on every machine (SplitMix64).
struct SeededDraw {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from `range`, whose ends must be less than 2^63 apart.
  mutating func number(_ range: ClosedRange<Int64>) -> Int64 {
    let size = UInt64(range.upperBound - range.lowerBound) + 1
    return range.lowerBound + Int64(next() % size)
  }

  mutating func count(_ range: ClosedRange<Int>) -> Int {
    Int(number(Int64(range.lowerBound)...Int64(range.upperBound)))
  }

  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[count(0...choices.count - 1)]
  }

  mutating func unit() -> MassUnit { pick([.kilogram, .pound]) }

  /// A mass in steps of a thousandth of the unit.
  mutating func mass(_ thousandths: ClosedRange<Int64>, _ unit: MassUnit) -> Mass {
    Mass(thousandths: number(thousandths), unit)
  }

  /// A scale of any kind, sensible or not.
  mutating func scale() -> LoadScale {
    let unit = unit()
    switch count(0...6) {
    case 0, 1: return .uniform(UniformScale(unit: unit, increment: pick(unit.offeredIncrements)))
    case 2:
      return .uniform(
        UniformScale(
          unit: unit, increment: mass(-10...30_000, unit), start: mass(-5000...50_000, unit),
          ceiling: mass(-5000...1_500_000, unit)))
    case 3:
      return .stack(
        StackScale(
          unit: unit, pins: masses(count(0...25), upTo: 150_000, unit),
          addOns: masses(count(0...3), upTo: 5000, unit)))
    case 4:
      return .fixed(FixedScale(unit: unit, weights: masses(count(0...30), upTo: 60_000, unit)))
    case 5: return .plates(plateScale(unit, pairs: 4))
    default:
      // Plates that were weighed one by one, and pounds among kilograms.
      let odd = (0..<count(0...5)).map { _ in
        let unit = self.unit()
        return PlatePairs(Weight(mass(1...25_000, unit), unit), pairs: count(1...2))
      }
      return .plates(
        PlateScale(
          unit: unit, bar: Weight(mass(-1000...25_000, unit), unit), inventory: PlateInventory(odd))
      )
    }
  }

  /// A bar with some of the usual plates.
  mutating func plateScale(_ unit: MassUnit, pairs: Int) -> PlateScale {
    let sizes = PlateInventory.usual(unit).sizes.map { size in
      PlatePairs(size.plate, pairs: count(0...pairs))
    }
    return PlateScale(
      unit: unit, bar: PlateScale.usualBar(unit), inventory: PlateInventory(sizes))
  }

  /// A load that a lifter or a file might hand to a scale: on a rung, near one, between, or absurd.
  mutating func load(for scale: LoadScale) -> Mass {
    let top = scale.highestRung.nanograms
    let anywhere = Mass(nanograms: number(-top / 4...top + top / 4 + 1))
    switch count(0...5) {
    case 0: return scale.snap(anywhere)
    case 1: return scale.snap(anywhere) + Mass(nanograms: number(-1_000_000_000...1_000_000_000))
    case 2: return mass(0...200_000, unit())
    case 3: return pick([.zero, Mass(nanograms: .min), Mass(nanograms: .max), scale.ceiling])
    default: return anywhere
    }
  }

  private mutating func masses(_ count: Int, upTo most: Int64, _ unit: MassUnit) -> [Mass] {
    (0..<count).map { _ in mass(-500...most, unit) }
  }
}
