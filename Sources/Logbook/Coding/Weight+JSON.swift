import JSONCoding
import Loads

extension Weight {
  /// Reads a weight as it was entered ("62.5 kg"); anything else is none.
  init?(json: JSON?) {
    guard let text = json?.string, let weight = try? Weight(parsing: text) else { return nil }
    self = weight
  }

  /// The weight digit for digit in the unit it was entered in.
  var json: JSON { .string(label) }
}
