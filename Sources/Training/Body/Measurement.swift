public import CivilTime
import Ordering

/// The girths of a body on a day; what was not measured is left out.
public struct Measurement: Equatable, Sendable {
  /// A part of the body that is measured.
  public enum Site: String, Hashable, Sendable, CaseIterable {
    case neck, shoulders, chest, arm, forearm, waist, hips, thigh, calf
  }

  /// The calendar day.
  public var date: LocalDate
  /// The girths.
  public var girths: [Site: Girth]

  /// A measurement.
  public init(date: LocalDate, girths: [Site: Girth] = [:]) {
    self.date = date
    self.girths = girths
  }

  /// How a site changed from the measurement before that has it, in micrometres.
  public static func change(_ site: Site, in all: [Measurement]) -> Int64? {
    let values = all.ordered { $0.date < $1.date }.compactMap { $0.girths[site]?.micrometres }
    guard values.count >= 2 else { return nil }
    return values[values.count - 1] - values[values.count - 2]
  }
}
