/// How much a reader takes before it refuses, and how it treats half a character.
public struct JSONReadingRules: Sendable {
  /// What becomes of a `\u` escape that is half of a surrogate pair and so no character.
  public enum LoneSurrogates: Sendable {
    /// An error, so that nothing is altered unnoticed.
    case refused
    /// Read as U+FFFD, for files of other programs that cut texts inside an emoji.
    case replaced
  }

  /// No tree is read deeper than this, whatever the rules say: taking one apart needs the stack.
  public static let deepest = 512

  /// How many arrays and objects may stand inside each other, at most `deepest`.
  public let depth: Int
  /// How many bytes the whole text may have.
  public let bytes: Int
  /// What becomes of half a surrogate pair.
  public let loneSurrogates: LoneSurrogates

  /// Limits for a reader; the depth is held between 1 and `deepest`.
  public init(
    depth: Int = 128, bytes: Int = 64 << 20, loneSurrogates: LoneSurrogates = .refused
  ) {
    self.depth = min(max(depth, 1), Self.deepest)
    self.bytes = max(bytes, 0)
    self.loneSurrogates = loneSurrogates
  }

  /// 128 levels, 64 MiB, half characters refused.
  public static let standard = JSONReadingRules()
}
