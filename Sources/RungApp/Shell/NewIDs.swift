import Logbook

extension State {
  func newID() -> String { ids.newID() }
}

/// A source of ids that a closure can draw from.
final class DrawnIDs {
  private(set) var source: Randomness

  init(from source: Randomness) {
    self.source = source
  }

  func next() -> String { source.newID() }
}
