import CivilTime

/// Sessions in an order of time, the oldest first; of one moment, by id.
///
/// A new one at the newest end and a change there take constant time.
struct SessionOrder: Equatable, Sendable {
  /// A session with the moment it is ordered by.
  struct Place: Equatable, Sendable {
    var at: Int64
    var session: Session.ID

    func isAfter(_ other: Place) -> Bool {
      at != other.at ? at > other.at : session > other.session
    }
  }

  private var places: [Place] = []

  /// Whether there are none.
  var isEmpty: Bool { places.isEmpty }

  /// The newest.
  var last: Place? { places.last }

  mutating func insert(_ session: Session.ID, at moment: Instant) {
    let place = Place(at: moment.milliseconds, session: session)
    var index = places.count
    while index > 0, places[index - 1].isAfter(place) { index -= 1 }
    places.insert(place, at: index)
  }

  mutating func remove(_ session: Session.ID) {
    guard let index = places.lastIndex(where: { $0.session == session }) else { return }
    places.remove(at: index)
  }

  /// The sessions of a moment or later, the newest first.
  func newestFirst(since moment: Int64 = .min) -> [Session.ID] {
    var found: [Session.ID] = []
    for place in places.reversed() {
      if place.at < moment { break }
      found.append(place.session)
    }
    return found
  }
}
