import SampleLogbook

/// A setting that cannot be followed; its description says what to write instead.
public enum SettingsError: Error, Equatable, Sendable, CustomStringConvertible {
  /// No such option.
  case unknown(argument: String, nearest: ServeOption?)
  /// An option at the end of the line.
  case valueMissing(ServeOption)
  /// Not a host and a port.
  case badAddress(String, saidIn: String)
  /// Not a size of a made-up logbook.
  case badSample(String)

  /// One sentence of what is wrong, one of what to do.
  public var description: String {
    switch self {
    case .unknown(let argument, let nearest?):
      "There is no option \(argument). Did you mean \(nearest.rawValue)?"
    case .unknown(let argument, nil):
      "There is no option \(argument). `rung serve --help` lists them all."
    case .valueMissing(let option):
      "\(option.rawValue) needs a value after it. `rung serve --help` shows examples."
    case .badAddress(let value, let place):
      "\(place) cannot be \"\(value)\". Write a host and a port up to 65535, like 127.0.0.1:8080 or [::1]:8080."
    case .badSample(let value):
      "--sample cannot be \"\(value)\". Write it alone, or with a number of sets from \(SampleLogbook.Wish.sizes.lowerBound) to \(SampleLogbook.Wish.sizes.upperBound), like --sample=1000."
    }
  }
}
