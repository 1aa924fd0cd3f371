import JSONCoding

/// What belongs to this device and is never synced: how it looks and sounds, and where the app was left.
struct DeviceMemory: Equatable {
  /// A colour scheme.
  enum Theme: String, CaseIterable {
    case system, dark, light, black
  }

  /// The one bright colour.
  enum Accent: String, CaseIterable {
    case ember, lime, sky, violet, rose, teal, gold, mono
  }

  /// A language the app speaks.
  enum Language: String, CaseIterable {
    case english = "en"
    case german = "de"

    /// What it is called in itself.
    var name: String {
      switch self {
      case .english: "English"
      case .german: "Deutsch"
      }
    }
  }

  /// The language chosen; the browser's own where none is.
  var language: Language?
  var theme = Theme.system
  var accent = Accent.ember
  var sounds = true
  var vibrates = true
  var keepsAwake = true
  /// Whether the end of a rest is notified while the page is hidden; open until somebody was asked.
  var notifies: Bool?
  /// Whether the running session was left as a bar.
  var isMinimised = false
  /// The card of the running session that was tapped last.
  var preferredCard: String?
  /// The day a copy last left this device, ISO 8601.
  var lastCopy: String?

  init() {}

  /// Reads what the host kept; anything unreadable is as on a new device.
  init(text: String) {
    guard let json = try? JSON(reading: Array(text.utf8), rules: .deviceMemory) else { return }
    language = json.text("language").flatMap { Language(rawValue: $0) }
    theme = json.text("theme").flatMap { Theme(rawValue: $0) } ?? .system
    accent = json.text("accent").flatMap { Accent(rawValue: $0) } ?? .ember
    sounds = json["sounds"]?.bool ?? true
    vibrates = json["vibrates"]?.bool ?? true
    keepsAwake = json["keepsAwake"]?.bool ?? true
    notifies = json["notifies"]?.bool
    isMinimised = json["minimised"]?.bool ?? false
    preferredCard = json.text("card")
    lastCopy = json.text("lastCopy")
  }

  /// What the host keeps.
  var text: String {
    var object = JSONObject()
    object["language"] = language.map { .string($0.rawValue) }
    object["theme"] = .string(theme.rawValue)
    object["accent"] = .string(accent.rawValue)
    object["sounds"] = .bool(sounds)
    object["vibrates"] = .bool(vibrates)
    object["keepsAwake"] = .bool(keepsAwake)
    object["notifies"] = notifies.map { .bool($0) }
    object["minimised"] = .bool(isMinimised)
    object["card"] = preferredCard.map { .string($0) }
    object["lastCopy"] = lastCopy.map { .string($0) }
    return JSON.object(object).text
  }
}

extension JSONReadingRules {
  /// A few plain values.
  fileprivate static let deviceMemory = JSONReadingRules(depth: 4, bytes: 64 << 10)
}
