public import CivilTime
import SampleLogbook

/// What `rung sample` can be told.
public struct SampleSettings: Equatable, Sendable {
  /// The file to write; nothing means the name the app itself gives a copy.
  public var out: String?
  /// How many logged sets.
  public var sets = 20_000
  /// What chance is drawn from.
  public var seed: UInt64 = 1
  /// The day of the last session.
  public var until: LocalDate
  /// Where the built app is, for its exercises.
  public var assetsDirectory = "./dist"
  /// Whether a file of that name may go.
  public var overwrites = false

  /// The standard settings.
  public init(today: LocalDate) {
    until = today
  }

  /// Reads the arguments after `sample`.
  public init(arguments: some Collection<String>, today: LocalDate) throws(SampleError) {
    self.init(today: today)
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = String(parts[0])
      if argument == "--overwrite" {
        overwrites = true
        continue
      }
      guard ["--out", "--sets", "--seed", "--until", "--assets"].contains(option) else {
        throw .unknown(argument: argument)
      }
      guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst(),
        !value.isEmpty, !value.hasPrefix("--")
      else { throw .valueMissing(option) }
      try set(option, to: value)
    }
  }

  private mutating func set(_ option: String, to value: String) throws(SampleError) {
    switch option {
    case "--out": out = value
    case "--sets": sets = try Self.count(value)
    case "--seed":
      guard let number = UInt64(value) else { throw .badSeed(value) }
      seed = number
    case "--until":
      guard let date = try? LocalDate(parsing: value) else { throw .badDate(value) }
      until = date
    default: assetsDirectory = value
    }
  }

  /// Reads a number of sets.
  static func count(_ text: String) throws(SampleError) -> Int {
    guard let number = Int(text), SampleLogbook.Wish.sizes.contains(number) else {
      throw .badSets(text)
    }
    return number
  }

  /// The file to write.
  var path: String { out ?? "rung-copy-\(until.text).json" }

  var wish: SampleLogbook.Wish {
    SampleLogbook.Wish(sets: sets, seed: seed, lastDay: until)
  }
}
