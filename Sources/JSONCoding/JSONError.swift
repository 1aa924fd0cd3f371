/// Why a text could not be read as JSON, and where.
public struct JSONError: Error, Equatable, Sendable {
  /// What was found.
  public enum Reason: Equatable, Sendable {
    /// The text stops before the value is complete.
    case unexpectedEnd
    /// A character that cannot stand here.
    case unexpectedCharacter
    /// Something follows the value.
    case trailingText
    /// Bytes that are not UTF-8.
    case invalidUTF8
    /// A control character inside a text, where only its escape is allowed.
    case controlCharacter
    /// A backslash followed by something that is no escape.
    case invalidEscape
    /// Half of a surrogate pair.
    case loneSurrogate
    /// A number with a leading zero.
    case leadingZero
    /// Something that begins like a number and is none.
    case invalidNumber
    /// One object names two members alike.
    case duplicateName
    /// Another kind of value than the one asked for.
    case unexpectedKind
    /// A number that is no integer of 64 bits, where one was asked for.
    case notAnInteger
    /// Nested deeper than the rules allow.
    case tooDeep
    /// Longer than the rules allow.
    case tooLarge
  }

  /// What was found.
  public let reason: Reason
  /// The byte, counted from the start of the text, at which it was found.
  public let offset: Int

  /// A reason and the byte it was found at.
  public init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

extension JSONError: CustomStringConvertible {
  /// The error as a sentence for a person.
  public var description: String {
    "\(sentence) (byte \(offset))."
  }

  private var sentence: String {
    switch reason {
    case .unexpectedEnd: "The text stops in the middle; it may have been cut off"
    case .unexpectedCharacter: "There is a character where none of its kind can stand"
    case .trailingText: "Something follows after the end of the data"
    case .invalidUTF8: "The text is not in the encoding UTF-8"
    case .controlCharacter: "There is a line break or another control character inside a text"
    case .invalidEscape: "There is a backslash that introduces nothing"
    case .loneSurrogate: "There is half of a character; a text may have been cut inside an emoji"
    case .leadingZero: "There is a number that begins with a zero it may not have"
    case .invalidNumber: "There is a number that is not complete"
    case .duplicateName: "The same name appears twice in one record"
    case .unexpectedKind: "There is another kind of value than expected"
    case .notAnInteger: "There is a number that is no whole number of a usable size"
    case .tooDeep: "The data are nested too deeply"
    case .tooLarge: "The text is too long"
    }
  }
}
