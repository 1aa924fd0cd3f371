import CivilTime
import Logbook
import Markup
import Training

/// Counts the changes of all sessions but the running one, on which what it is compared with rests.
struct OtherSessions {
  private(set) var revision = 0
  private var seen = 0
  private var running: Session.ID?

  /// Takes note of what changed since it was called last.
  mutating func follow(_ logbook: Logbook, but running: Session.ID?) {
    let changed = logbook.changedSessions(since: seen)
    let isSame = running == self.running
    if !isSame || changed == nil || changed?.contains(where: { $0 != running }) == true {
      revision += 1
    }
    seen = logbook.sessionChangeCount
    self.running = running
  }
}

/// What was worked out from all sessions, kept until one of them or the day changes.
///
/// Years of sessions are looked through once after an edit, and not at each second that is drawn.
struct Kept {
  /// What the values rest on.
  struct Basis: Equatable {
    /// The state of the logbook.
    var revision: Int
    var today: LocalDate
    var dayStart: Int
  }

  /// One value and what it rests on.
  struct Value<Subject> {
    private var basis: Basis?
    private var subject: Subject?

    /// The value, if it still holds.
    subscript(basis: Basis) -> Subject? {
      self.basis == basis ? subject : nil
    }

    mutating func keep(_ subject: Subject, for basis: Basis) {
      self.basis = basis
      self.subject = subject
    }
  }

  var running = Value<Session?>()
  /// The finished session in the logger, and its id.
  var edited = Value<Session?>()
  var editedID: Session.ID?
  var trained = Value<[Session]>()
  var days = Value<Set<LocalDate>>()
  var progress = Value<RoutineProgress>()
  /// The exercises that were asked for, as they are in the catalogue.
  var exercises: [ExerciseID: Exercise] = [:]
  /// The screen of today as it stands on the page.
  var today: Node<Action>?
}
