import CivilTime
import JSONCoding
import Logbook

/// Something only the host can do.
///
/// Effects are values; the host carries them out in order and reports what came of them as events.
enum Effect: Equatable {
  /// Write rows in one durable transaction, each only over the revision that is expected.
  case store(write: Int, [OutgoingRow])
  /// Move damaged rows out of the way; they are kept.
  case setAside([StoredRow])
  /// Remember this on the device.
  case device(String)
  /// Report every full second from this moment (milliseconds since 1970) on, while the page is in front.
  case ticks(at: Int64)
  /// Stop reporting seconds.
  case noTicks
  /// Shake, in milliseconds of shaking and stillness by turns.
  case vibrate([Int])
  /// Sound the end of a rest.
  case tone
  /// Keep the screen on, or no longer.
  case wakeLock(Bool)
  /// Report this moment (milliseconds since 1970) even while the page is hidden; none any more without one.
  case alarm(Int64?)
  /// Put a number on the app's icon; nought takes it off.
  case badge(Int)
  /// Ask the person whether Rung may notify.
  case askToNotify
  /// Show a notification, unless a page of Rung is in front.
  case notify(RestNotice)
  /// Take the notification away.
  case withdrawNotice
  /// Ask the browser to keep the data for good.
  case persist
  /// Show another address.
  case route(String, replacing: Bool)
  /// Name the page.
  case title(String)
  /// Colour the page.
  case theme(mode: String, accent: String)
  /// Fetch the words of this language, or of the browser's own where none is given, for the next start;
  /// `fetched` with the name "language" says whether they are there.
  case language(String?)
  /// Fetch a data file that the first screens do without.
  case fetch(String)
  /// Hand out a copy of everything that is stored, as it is.
  case saveCopy
  /// Hand out a file.
  case download(name: String, text: String)
  /// Let the person choose a file.
  case chooseFile
  /// Start the version that waits, or this one again.
  case reload
  /// Forget that this browser held a logbook.
  case forgetEvicted
  /// Move the focus to the element with this id.
  case focus(String)
  /// Scroll until the element with this id is in view.
  case reveal(String)
  /// Mark the text of the field with this id, so that typing replaces it.
  case select(String)
  /// Tell screen readers.
  case announce(String)
}

/// A row on its way to the store.
struct OutgoingRow: Equatable {
  /// The document's id.
  var id: String
  /// The document.
  var row: String
  /// The revision it may replace; empty where there must be none.
  var expects: String
}
