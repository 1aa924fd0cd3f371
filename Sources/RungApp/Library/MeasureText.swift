import CivilTime
import Loads
import Training

/// How the values of a measure are drawn and said.
struct MeasureText {
  var measure: ExerciseMeasure
  var mode: TrackingMode
  /// The unit that the loads of the exercise are in.
  var load: MassUnit
  var distance: Distance.Unit
  var words: Words

  /// The same for another measure.
  func measuring(_ measure: ExerciseMeasure) -> MeasureText {
    var text = self
    text.measure = measure
    return text
  }

  /// A value in thousandths of the unit it is drawn in.
  func thousandths(_ value: Int64) -> Int64 {
    switch measure {
    case .estimate, .load: Self.thousandths(value, of: load.nanograms)
    case .volume: Self.thousandths(value, of: words.unit.nanograms / 1_000)
    case .mostReps, .reps, .longest, .time: Self.thousandths(value, of: 1)
    case .farthest, .distance: Self.thousandths(value, of: distance.micrometres)
    }
  }

  /// Half away from zero; a sum of years that no screen could show stops at the largest number there is.
  private static func thousandths(_ value: Int64, of unit: Int64) -> Int64 {
    let (whole, rest) = value.quotientAndRemainder(dividingBy: unit)
    let parts = (rest * 2_000 / unit + (rest < 0 ? -1 : 1)) / 2
    return min(max(whole, -1_000_000_000_000), 1_000_000_000_000) * 1_000 + parts
  }

  /// What an axis of them may be divided into.
  var steps: ChartSteps {
    switch measure {
    case .estimate, .load: .decimal(least: 500)
    case .volume, .mostReps, .reps: .decimal(least: 1_000)
    case .longest, .time: .time
    case .farthest, .distance:
      .decimal(least: distance == .metre || distance == .yard ? 1_000 : 100)
    }
  }

  /// A value on the axis, without its unit.
  func tick(_ thousandths: Int64) -> String {
    switch measure {
    case .longest, .time: Seconds(thousandths / 1_000).clockText
    case .volume where thousandths >= 10_000_000: number(thousandths / 1_000) + "k"
    default: number(thousandths)
    }
  }

  /// A value in full.
  func text(_ thousandths: Int64) -> String {
    let count = Int(clamping: thousandths / 1_000)
    switch measure {
    case .estimate: return number((thousandths + 50) / 100 * 100) + " " + load.symbol
    case .load:
      let isAdded = mode == .bodyweightReps || mode == .assistedReps
      return (isAdded && thousandths > 0 ? "+" : "") + number(thousandths) + " " + load.symbol
    case .volume:
      return words.grouped(String((thousandths + 500) / 1_000)) + " " + words.unit.symbol
    case .mostReps, .reps: return words.reps(count)
    case .longest, .time:
      // As it was entered: holds in seconds, long ones and cardio on the clock.
      return mode.isTimed && count < 600
        ? words(.seconds, ("count", String(count))) : Seconds(Int64(count)).clockText
    case .farthest, .distance: return number(thousandths) + " " + distance.symbol
    }
  }

  private func number(_ thousandths: Int64) -> String {
    let text = TypedNumber(coefficient: abs(thousandths), decimals: 3).text(words.mark)
    return thousandths < 0 ? "−" + text : text
  }
}
