public import CivilTime

extension AnnouncedStart {
  /// How long after the tap the work begins, in milliseconds.
  public static let leadIn: Int64 = 3_000

  /// Whether a start can belong to a log: not after it, and not longer ago than such a set can take.
  public static func isBelievable(
    _ start: Instant, loggedAt: Instant, numbers: SetNumbers, mode: TrackingMode
  ) -> Bool {
    let length = loggedAt.milliseconds - start.milliseconds
    let expected = mode.isTimed ? numbers.seconds * 2 + 60 : numbers.reps * 10 + 60
    return length >= 0 && length <= Int64(max(180, expected)) * 1_000
  }
}

extension Session {
  /// Announces that a set begins: a lead-in after the tap.
  ///
  /// The running rest stops and is kept for a cancel; a start on another set is dropped.
  public mutating func announceStart(
    of id: SessionSet.ID, at moment: Instant, now: Instant
  ) throws(SessionError) {
    let position = try requiredPosition(of: id)
    guard !self[position].isLogged else { throw .alreadyLogged(id) }
    guard announced?.set != id else { throw .alreadyStarted(id) }
    guard moment.milliseconds <= now.milliseconds + AnnouncedStart.leadIn else {
      throw .startTooLate
    }
    announced = AnnouncedStart(set: id, at: moment, heldRest: rest ?? announced?.heldRest)
    rest = nil
  }

  /// Cancels the start announced on a set and brings the rest it stopped back exactly; no other set's.
  public mutating func cancelStart(of id: SessionSet.ID) {
    guard let start = announced, start.set == id else { return }
    announced = nil
    rest = rest ?? stillValid(start.heldRest)
  }

  /// What the clock of the announced set shows.
  public func readout(at now: Instant) -> StartReadout? {
    announced.map { StartReadout(milliseconds: now.milliseconds(since: $0.at)) }
  }
}

/// What the clock of a set that was announced shows.
public enum StartReadout: Equatable, Sendable {
  /// The lead-in: so many seconds until it begins.
  case getSet(Int)
  /// So many seconds held.
  case held(Int)

  /// What is shown so many milliseconds after the start; below zero is the lead-in.
  public init(milliseconds: Int64) {
    self =
      milliseconds < 0
      ? .getSet(Int(clamping: (999 - milliseconds) / 1_000))
      : .held(Int(clamping: milliseconds / 1_000))
  }

  /// "GET SET 3", "1:05".
  public var text: String {
    switch self {
    case .getSet(let seconds): "GET SET " + String(seconds)
    case .held(let seconds): Seconds(Int64(seconds)).clockText
    }
  }
}
