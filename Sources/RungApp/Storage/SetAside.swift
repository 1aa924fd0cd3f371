import Journal

/// A stored row that could not be read: named on screen, kept as it is, and handed out on request.
struct SetAside: Equatable {
  /// The row as it was stored.
  var row: StoredRow
  /// What is wrong with it, for a person.
  var reason: String
}
