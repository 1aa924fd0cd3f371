public import CivilTime
import Ordering

/// The girths of a body on a day; what was not measured is left out.
public struct Measurement: Equatable, Sendable {
  /// Names a measurement for good.
  public typealias ID = Identifier<Measurement>

  /// A part of the body that is measured.
  public enum Site: String, Hashable, Sendable, CaseIterable {
    case neck, shoulders, chest, arm, forearm, waist, hips, thigh, calf
  }

  /// Names it for good.
  public var id: ID
  /// The calendar day.
  public var date: LocalDate
  /// By the place of the site among all of them.
  private var girths: [Girth?]

  /// A measurement of nothing yet.
  public init(id: ID, date: LocalDate) {
    self.id = id
    self.date = date
    girths = [Girth?](repeating: nil, count: Site.allCases.count)
  }

  /// The girth of a part of the body.
  public subscript(site: Site) -> Girth? {
    get { girths[site.place] }
    set { girths[site.place] = newValue }
  }

  /// Whether nothing was measured.
  public var isEmpty: Bool { girths.allSatisfy { $0 == nil } }

  /// How a site changed from the measurement before that has it, in micrometres.
  public static func change(_ site: Site, in all: [Measurement]) -> Int64? {
    let values = all.ordered { $0.date < $1.date }.compactMap { $0[site]?.micrometres }
    guard values.count >= 2 else { return nil }
    return values[values.count - 1] - values[values.count - 2]
  }
}

extension Measurement.Site {
  fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
