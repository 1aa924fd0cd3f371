import CivilTime
public import SampleLogbook

/// What `rung serve` can be told, on the command line or in the environment; the command line wins.
public struct ServeSettings: Equatable, Sendable {
  /// Where to listen.
  public var listen = ListenAddress.standard
  /// Where everything is kept.
  public var dataDirectory = "./data"
  /// Where the built app is.
  public var assetsDirectory = "./dist"
  /// The made-up logbook to show, if one is.
  public var sample: SampleLogbook.Wish?

  /// The standard settings.
  public init() {}

  /// Reads the arguments after `serve`, and the environment through a lookup.
  public init(
    arguments: some Collection<String>, environment: (String) -> String?
  ) throws(SettingsError) {
    for option in ServeOption.allCases {
      guard let value = environment(option.variable), !value.isEmpty else { continue }
      try set(option, to: value, saidIn: option.variable)
    }
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts[0] == "--sample" {
        try showSample(ofSize: parts.count == 2 ? String(parts[1]) : nil)
        continue
      }
      guard let option = ServeOption(rawValue: String(parts[0])) else {
        throw .unknown(argument: argument, nearest: ServeOption.nearest(to: String(parts[0])))
      }
      guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst(),
        !value.isEmpty, !value.hasPrefix("--")
      else { throw .valueMissing(option) }
      try set(option, to: value, saidIn: option.rawValue)
    }
  }

  private mutating func showSample(ofSize text: String?) throws(SettingsError) {
    var standard = SampleSettings(today: SampleCommand.today())
    if let text {
      guard let sets = try? SampleSettings.count(text) else { throw .badSample(text) }
      standard.sets = sets
    }
    sample = standard.wish
  }

  private mutating func set(
    _ option: ServeOption, to value: String, saidIn place: String
  ) throws(SettingsError) {
    switch option {
    case .listen:
      guard let address = ListenAddress(value) else {
        throw .badAddress(value, saidIn: place)
      }
      listen = address
    case .data: dataDirectory = value
    case .assets: assetsDirectory = value
    }
  }
}
