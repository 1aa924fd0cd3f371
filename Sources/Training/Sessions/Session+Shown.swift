extension Session {
  /// The session as it is shown, counted and exported: nothing is taken from what is stored.
  ///
  /// A finished session is without rows that were not done, without exercises nothing was done of,
  /// and so without their notes. One that was discarded and brought back by a set that the discard
  /// didn't know holds just the sets it didn't name.
  public var shown: Session {
    var shown = self
    if end == nil, discarded == nil { return shown }
    let hidden = Set(discarded?.sets ?? [])
    for index in shown.exercises.indices {
      shown.exercises[index].sets.removeAll {
        hidden.contains($0.id) || ($0.log == nil && (end != nil || !hidden.isEmpty))
      }
    }
    shown.exercises.removeAll { $0.sets.isEmpty }
    return shown
  }

  /// Whether a discard was made void by a set that arrived after it, so that a note can say so.
  public var cameBack: Bool { discarded != nil && !isDiscarded }
}
