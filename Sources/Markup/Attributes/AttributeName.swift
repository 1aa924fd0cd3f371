/// The name of an attribute, a style property or an event.
///
/// Names stand in the program and never come from data: nothing a person types can become one, and
/// copying one costs nothing.
struct AttributeName: ExpressibleByStringLiteral {
  private let letters: StaticString
  /// Whether "data-" stands in front.
  private let isData: Bool

  static let `class`: AttributeName = "class"

  init(_ letters: StaticString) {
    self.letters = letters
    isData = false
  }

  init(data letters: StaticString) {
    self.letters = letters
    isData = true
  }

  init(stringLiteral letters: StaticString) {
    self.init(letters)
  }

  /// The name as the page spells it.
  var text: String {
    let text = letters.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    return isData ? "data-" + text : text
  }

  /// The same number for the same place in the program.
  ///
  /// The same name at two places has two.
  var identity: UInt {
    UInt(bitPattern: letters.utf8Start) << 1 | (isData ? 1 : 0)
  }

  static func == (one: AttributeName, other: AttributeName) -> Bool {
    if one.identity == other.identity { return true }
    guard one.isData == other.isData,
      one.letters.utf8CodeUnitCount == other.letters.utf8CodeUnitCount
    else { return false }
    for index in 0..<one.letters.utf8CodeUnitCount
    where one.letters.utf8Start[index] != other.letters.utf8Start[index] {
      return false
    }
    return true
  }
}
