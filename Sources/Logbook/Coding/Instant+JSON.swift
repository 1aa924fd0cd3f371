import CivilTime
import JSONCoding

extension Instant {
  /// Reads an instant from its ISO 8601 text; anything else is none.
  init?(json: JSON?) {
    guard let text = json?.string, let instant = try? Instant(parsing: text) else { return nil }
    self = instant
  }

  /// The instant as ISO 8601 with the offset that was in force.
  var json: JSON { .string(text) }
}
