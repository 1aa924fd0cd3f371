/// What an axis of values may be divided into, in thousandths of its unit.
enum ChartSteps: Equatable {
  /// 1, 2, 2.5 or 5 times a power of ten, all of them multiples of the least one.
  case decimal(least: Int64)
  /// Parts of minutes and hours; the unit is the second.
  case time

  /// The least step.
  var least: Int64 {
    switch self {
    case .decimal(let least): max(1, least)
    case .time: 1_000
    }
  }

  /// The next larger step.
  func after(_ step: Int64) -> Int64 {
    if self == .time {
      for known in Self.seconds where known * 1_000 > step { return known * 1_000 }
      return step * 2
    }
    var power: Int64 = 1
    while power < .max / 100 {
      for quarter: Int64 in [4, 8, 10, 20] {
        let candidate = power * quarter / 4
        if candidate > step, power * quarter % 4 == 0, candidate % least == 0 { return candidate }
      }
      power *= 10
    }
    return step * 2
  }

  private static let seconds: [Int64] = [
    1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 18_000, 36_000, 86_400,
  ]
}

/// An axis of values: where it begins, and a few round values on it.
///
/// All values are thousandths of a unit, so that nothing is rounded twice.
struct ChartAxis: Equatable {
  /// The value at the bottom, which is labelled.
  let low: Int64
  /// From one label to the next.
  let step: Int64
  /// How many labels there are, at least two.
  let count: Int

  /// The value at the top, which is labelled too.
  var high: Int64 { low + step * Int64(count - 1) }

  /// The most labels that stand above each other without a crowd.
  static let mostLabels = 5

  /// An axis that holds all values between two.
  ///
  /// It spans at least a twentieth of the larger one: what differs by less is drawn as hardly differing.
  init(from least: Int64, to most: Int64, steps: ChartSteps) {
    let size = max(least.magnitude, most.magnitude)
    let span = max(Int64(clamping: size / 20), steps.least * 2)
    var (bottom, top) = (least, most)
    if top - bottom < span {
      bottom -= (span - (most - least)) / 2
      if least >= 0 { bottom = max(0, bottom) }
      if most <= 0, least < 0 { bottom = min(-span, bottom) }
      top = bottom + span
    }
    var step = steps.least
    while true {
      let first = Self.floor(bottom, to: step)
      let last = -Self.floor(-top, to: step)
      let count = (last - first) / step + 1
      if count <= Self.mostLabels {
        self.low = first
        self.step = step
        self.count = Int(count)
        return
      }
      step = steps.after(step)
    }
  }

  /// The labelled values, from the bottom.
  var values: [Int64] { (0..<count).map { low + step * Int64($0) } }

  /// How far a value is from the top, in thousandths of the height.
  func place(of value: Int64) -> Int {
    let (span, above) = (high - low, high - value)
    return Int(clamping: (above * 2_000 / span + 1) / 2)
  }

  private static func floor(_ value: Int64, to step: Int64) -> Int64 {
    let rest = value % step
    return value - (rest < 0 ? rest + step : rest)
  }
}
