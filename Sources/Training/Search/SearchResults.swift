/// An exercise that answers a query.
public struct SearchHit: Equatable, Sendable {
  /// The exercise.
  public let id: ExerciseID
  /// How well it answers.
  public let score: SearchScore
}

/// The exercises that answer a query, best first.
///
/// A hit is made when it is looked at, so a list that shows twenty rows costs twenty.
public struct SearchResults: RandomAccessCollection, Sendable {
  let keys: [UInt64]
  let library: ExerciseLibrary
  let customIDs: [ExerciseID]

  /// The place of the best hit.
  public var startIndex: Int { 0 }

  /// One past the place of the last hit.
  public var endIndex: Int { keys.count }

  /// The hit at a place; a custom exercise made since does not change it.
  public subscript(position: Int) -> SearchHit {
    let place = SearchKey.place(of: keys[position])
    let id =
      place < library.count ? library.id(at: place) : customIDs[place - library.count]
    return SearchHit(id: id, score: SearchKey.score(of: keys[position]))
  }
}
