/// How well an exercise answers a query.
public struct SearchScore: Hashable, Comparable, Sendable {
  /// The score as a number: the higher, the better.
  public let points: Int

  init(_ points: Int) { self.points = points }

  /// The very name.
  public static let exactName = SearchScore(100)
  /// The name begins like this.
  public static let startOfName = SearchScore(95)
  /// The name's words in a row from its first one.
  public static let firstWords = SearchScore(90)
  /// Words of the name in a row, further along.
  public static let wordsInARow = SearchScore(85)
  /// Every word is in the name, in any order.
  public static let everyWordOfName = SearchScore(80)
  /// Another name of the exercise, word for word.
  public static let exactOtherName = SearchScore(75)
  /// Part of the name once spaces are taken out.
  public static let partOfName = SearchScore(70)
  /// Another name begins like this.
  public static let startOfOtherName = SearchScore(65)
  /// Every word is somewhere: name, other names, muscles, equipment, category.
  public static let someWords = SearchScore(50)
  /// Nothing was typed, so everything matches alike.
  public static let everything = SearchScore(1)

  /// Whether the left one is the worse answer.
  public static func < (left: SearchScore, right: SearchScore) -> Bool {
    left.points < right.points
  }
}
