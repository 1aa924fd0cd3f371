import CivilTime
import JSONCoding
import Logbook
import Markup

/// Something the host reports: what a person did, what the browser's storage answered, what time it is.
///
/// Every event carries the device's clock, so that a run of the app can be replayed from its events.
struct HostEvent {
  /// What happened.
  enum Kind {
    /// The page has started; everything the first screen needs.
    case boot(Boot)
    /// Rows of the store: the rest of it after the start, what another tab wrote, or what was there
    /// instead of what a write expected.
    case documents([StoredRow], more: Bool)
    /// A write found newer rows; they have been reported as documents.
    case conflict(write: Int)
    /// A write is durable.
    case stored(write: Int, revisions: [(id: String, revision: String)])
    /// A write failed; nothing of it was stored.
    case storeFailed(write: Int, StoreFailure, detail: String)
    /// A person did something to the page.
    case dom(DOMEvent)
    /// A second has turned.
    case tick
    /// The page came to the front.
    case visible
    /// The page went to the back.
    case hidden
    /// The moment that `alarm` asked for has come, or passed while the browser kept the page from running.
    case alarm
    /// What the browser lets Rung do with notifications.
    case notifyPermission(NotifyPermission)
    /// A person answered a notification, at this moment (milliseconds since 1970).
    case notice(NoticeAnswer, at: Int64)
    /// The address changed, by a link or the way back.
    case route(String)
    /// A new version of the app waits to be started.
    case updateReady
    /// The browser answered whether it keeps the data for good.
    case persisted(Bool)
    /// A person chose a file.
    case file(name: String, text: String)
    /// A data file came, or could not be fetched.
    case fetched(name: String, text: String?)
    /// A copy of everything was handed out, or could not be.
    case copied(isSaved: Bool)
    /// The instance before this one stopped at a trap.
    case trapped(String)
  }

  /// The device's clock and offset when it happened.
  var now: Instant
  /// What happened.
  var kind: Kind
}

/// What the host knows when the page starts.
struct Boot {
  /// Entropy, as hexadecimal digits.
  var entropy: String
  /// The language of the browser, "en-GB".
  var language: String
  /// The weekday that weeks open with in the browser's region.
  var firstWeekday: Weekday?
  /// How opening the store went.
  var store: StoreState
  /// The rows the first screen needs.
  var rows: [StoredRow]
  /// Whether more rows follow.
  var more: Bool
  /// What this device remembers, as it was handed to the host.
  var device: String
  /// The part of the address behind "#".
  var hash: String
  /// Whether the browser has promised to keep the data.
  var isPersisted: Bool
  /// What the browser lets Rung do with notifications.
  var notifications: NotifyPermission
  /// Rows that were set aside earlier.
  var aside: [StoredRow]
}

/// A row of the store.
struct StoredRow: Equatable {
  /// The document's id.
  var id: String
  /// The document as it was written.
  var row: String
  /// Which write it is from.
  var revision: String
}

/// How opening the store went.
enum StoreState: String {
  /// It is open.
  case ready
  /// The browser does not let this page keep anything.
  case blocked
  /// A newer version of the app wrote to it.
  case newer
  /// It is open and empty, but this browser held a logbook before.
  case evicted
  /// It could not be opened for another reason.
  case failed
}

/// Why a write failed.
enum StoreFailure: String {
  /// The device or the browser has no room left.
  case quota
  /// Another tab runs a newer version and has taken the store over.
  case closed
  /// The browser does not let this page keep anything.
  case blocked
  /// Anything else.
  case unknown
}
