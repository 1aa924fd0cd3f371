import Ordering

/// Exercises by the names that people and other apps give them, for reading exports and lists.
///
/// Capitals, punctuation and spaces never matter: "Pull-Up", "pull up" and "Pullup" are one name. In
/// order: a custom exercise's name, a name, another name, then all words of a name in any order
/// ("Barbell Incline Bench Press" is the incline barbell bench press), shorthand expanded. Words
/// that fit several exercises fit none. Making it reads every name once, some milliseconds.
public struct ExerciseNames: Sendable {
  private var byName: [[UInt8]: ExerciseID] = [:]
  private var byWords: [[UInt8]: Claim] = [:]

  /// Who has a set of words.
  private enum Claim {
    case one(ExerciseID)
    case several
  }

  /// Reads all names of a catalog, hidden exercises included.
  public init(_ catalog: ExerciseCatalog) {
    let customExercises = catalog.customExercises.values.ordered { $0.id < $1.id }
    let library = catalog.library
    for exercise in customExercises {
      claim(TokenList(wordsOf: exercise.name), for: catalog.canonical(exercise.id))
    }
    for index in 0..<library.count {
      claim(TokenList(wordsOf: library.names(at: index).shown), for: library.id(at: index))
    }
    for exercise in customExercises {
      for name in exercise.otherNames {
        claim(TokenList(wordsOf: name), for: catalog.canonical(exercise.id))
      }
    }
    for index in 0..<library.count {
      for name in library.names(at: index).others {
        claim(TokenList(wordsOf: name), for: library.id(at: index))
      }
    }
  }

  /// The exercise that is called so, none if nobody is or if several could be meant.
  public subscript(name: String) -> ExerciseID? {
    let words = TokenList(wordsOf: name)
    if let id = byName[words.squashed] { return id }
    if case .one(let id) = byWords[Self.sorted(words)] { return id }
    return nil
  }

  private mutating func claim(_ name: TokenList, for id: ExerciseID) {
    guard !name.isEmpty else { return }
    let squashed = name.squashed
    if byName[squashed] == nil { byName[squashed] = id }
    let words = Self.sorted(name)
    switch byWords[words] {
    case nil: byWords[words] = .one(id)
    case .one(id), .several: break
    case .one: byWords[words] = .several
    }
  }

  private static func sorted(_ name: TokenList) -> [UInt8] {
    let words = (SearchAliases.expansion(of: name) ?? name).words.ordered {
      $0.lexicographicallyPrecedes($1)
    }
    var sorted = TokenList()
    for word in words { sorted.append(word) }
    return sorted.bytes
  }
}
