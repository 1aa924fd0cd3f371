import SampleLogbook

/// Why no sample was made; its description says what to write instead.
public enum SampleError: Error, Equatable, Sendable, CustomStringConvertible {
  /// No such option.
  case unknown(argument: String)
  /// An option at the end of the line.
  case valueMissing(String)
  /// Not a number of sets that can be made.
  case badSets(String)
  /// Not a whole number.
  case badSeed(String)
  /// No date of the calendar.
  case badDate(String)
  /// The exercises are not where the built app should be.
  case libraryMissing(directory: String)
  /// The exercises can't be read.
  case libraryDamaged(path: String)
  /// There is a file already, and nobody said that it may go.
  case exists(path: String)
  /// The file can't be written.
  case unwritable(path: String, reason: String)

  /// One sentence of what is wrong, one of what to do.
  public var description: String {
    switch self {
    case .unknown(let argument):
      "There is no option \(argument). `rung sample --help` lists them all."
    case .valueMissing(let option):
      "\(option) needs a value after it. `rung sample --help` shows examples."
    case .badSets(let value):
      "--sets cannot be \"\(value)\". Write a number from \(SampleLogbook.Wish.sizes.lowerBound) to \(SampleLogbook.Wish.sizes.upperBound), like 20000."
    case .badSeed(let value):
      "--seed cannot be \"\(value)\". Write a whole number from 0 up, like 1."
    case .badDate(let value):
      "--until cannot be \"\(value)\". Write a day of the calendar, like 2026-03-11."
    case .libraryMissing(let directory):
      """
      The exercises are not in \(directory): there is no library.txt.
      Build the app with `make build`, or say where it is with --assets FOLDER.
      """
    case .libraryDamaged(let path):
      "The exercises in \(path) cannot be read. Build the app again with `make clean build`."
    case .exists(let path):
      "\(path) is there already and was left as it is. Choose another name with --out FILE, or add --overwrite."
    case .unwritable(let path, let reason):
      "\(path) cannot be written: \(reason). Choose another place with --out FILE."
    }
  }
}
