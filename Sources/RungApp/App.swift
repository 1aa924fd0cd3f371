import CivilTime
import JSONCoding
import Journal
import Logbook
import Markup
import Training

/// The app as the host sees it: events go in, a patch for the page and effects come out.
///
/// The host hands over the data files first and then reports the start. Everything else follows from
/// the events alone: there is no clock and no source of chance in here.
public struct App {
  private(set) var state: State
  private var page = Mounted<Action>()
  private var library: ExerciseLibrary = .empty
  private var catalogue = Catalogue()
  /// The patch that brings the page from the last state to this one; empty where nothing changed.
  public private(set) var patch: [UInt8] = []
  /// What the host has to do, as JSON; empty where there is nothing.
  public private(set) var effects: [UInt8] = []

  /// The version of the app.
  public static let version = "0.1.0"

  /// An app that has not started.
  public init() {
    state = State(
      replica: ReplicaID(0), seed: 0, catalog: ExerciseCatalog(library: .empty),
      catalogue: Catalogue())
  }

  /// Takes the exercise library in; a damaged one leaves the app with the names stored in the logbook.
  public mutating func load(library bytes: [UInt8]) {
    library = (try? ExerciseLibrary(bytes: bytes)) ?? .empty
  }

  /// Takes the catalogue of messages in; a damaged one leaves the app with the names of the phrases.
  public mutating func load(catalogue bytes: [UInt8]) {
    catalogue = (try? Catalogue(json: bytes)) ?? Catalogue()
  }

  /// Takes the names of the exercises in the language of the catalogue in, after the library; damaged ones leave the
  /// English names.
  public mutating func load(names bytes: [UInt8]) {
    library = (try? library.withNames(bytes: bytes)) ?? library
  }

  /// Handles one event of the host, a JSON object.
  ///
  /// An event that can't be read changes nothing: it comes from a host of another version.
  public mutating func handle(_ message: [UInt8]) {
    patch = []
    effects = []
    guard let json = try? JSON(reading: message, rules: .hostMessage),
      let event = HostEvent(json: json)
    else { return }
    var wanted: [Effect] = []
    state.answersLogger = false
    switch event.kind {
    case .boot(let boot): wanted = start(boot, at: event)
    case .dom(let happened):
      wanted = state.turnClock(to: event.now)
      guard let action = page.message(for: happened) else { break }
      if case .logger = action { state.answersLogger = true }
      wanted += state.update(action)
    default:
      wanted = state.turnClock(to: event.now) + state.update(host: event.kind)
    }
    state.prepare()
    wanted += state.settle()
    patch = page.render(state.view())
    if !wanted.isEmpty { effects = Array(Effect.text(wanted).utf8) }
  }

  private mutating func start(_ boot: Boot, at event: HostEvent) -> [Effect] {
    let entropy = Entropy(hexadecimal: boot.entropy)
    state = State(
      replica: ReplicaID(entropy.replica), seed: entropy.seed,
      catalog: ExerciseCatalog(library: library), catalogue: catalogue)
    state.clock = event.now
    page = Mounted<Action>()
    let effects = state.start(boot)
    return effects + state.letRunOn(by: nil)
  }
}

extension JSONReadingRules {
  /// What the host says: at most a copy of a whole logbook, escaped as text in JSON, and whatever a
  /// person types, half an emoji too.
  static let hostMessage = JSONReadingRules(
    depth: 16, bytes: 600 << 20, loneSurrogates: .replaced)
}

/// The host's entropy, cut into what needs it.
private struct Entropy {
  var replica: UInt32
  var seed: UInt64

  init(hexadecimal text: String) {
    var bits: [UInt64] = [0, 0]
    for (position, digit) in text.utf8.prefix(32).enumerated() {
      let value: UInt8 =
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        default: 0
        }
      bits[position / 16] = bits[position / 16] << 4 | UInt64(value)
    }
    seed = bits[0]
    replica = UInt32(truncatingIfNeeded: bits[1])
  }
}
