public import CivilTime
public import Loads
import Ordering

/// The weighings of the last twelve weeks, as a chart draws them.
public struct BodyWeightSeries: Equatable, Sendable {
  /// The weighings, oldest first.
  public var entries: [BodyWeight]

  /// The weighings of the 84 days up to today.
  public init(_ all: [BodyWeight], today: LocalDate) {
    let first = today.adding(days: -83)
    entries = all.filter { $0.date >= first && $0.date <= today }.ordered { $0.date < $1.date }
  }

  /// The last weighing minus the first; none with fewer than two.
  public var change: Mass? {
    guard entries.count >= 2 else { return nil }
    return entries[entries.count - 1].weight.mass - entries[0].weight.mass
  }

  /// Where each entry stands from left to right, 0…1, by days; in the middle where all are of one day.
  public var positions: [Double] { Self.positions(of: entries.map { $0.date }) }

  /// Where each of several dates stands between the first and the last.
  public static func positions(of dates: [LocalDate]) -> [Double] {
    guard let first = dates.first, let last = dates.last else { return [] }
    let span = first.dayCount(to: last)
    guard span > 0 else { return dates.map { _ in 0.5 } }
    return dates.map { Double(first.dayCount(to: $0)) / Double(span) }
  }

  /// The lowest and highest value of the vertical axis in a unit, at least half of it apart.
  public func range(in unit: MassUnit) -> ClosedRange<Double>? {
    let values = entries.map { Double($0.weight.mass.nanograms) / Double(unit.nanograms) }
    guard let low = values.min(), let high = values.max() else { return nil }
    guard high - low < 0.5 else { return low...high }
    let middle = (low + high) / 2
    return middle - 0.25...middle + 0.25
  }

  /// How long the series is: in days below two weeks, else in whole weeks, rounded.
  public var span: Span? {
    guard let first = entries.first, let last = entries.last else { return nil }
    let days = first.date.dayCount(to: last.date)
    return days < 14 ? .days(days) : .weeks((days + 3) / 7)
  }

  /// A length of time in words.
  public enum Span: Hashable, Sendable {
    case days(Int)
    case weeks(Int)
  }
}
