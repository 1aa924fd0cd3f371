public import CivilTime
import Journal
public import Logbook
public import Training

/// The logbook of a person who does not exist: plans, and months or years of sessions, made by the rules
/// of the app itself.
///
/// The same seed, size and last day give the same logbook, on every platform. In it are missed
/// sessions, holidays, deload weeks, a change of programs and of units, travel over time zones,
/// trainings after midnight, notes in many scripts, ratings in every scale, drops and offers.
public struct SampleLogbook: Sendable {
  /// What to make.
  public struct Wish: Equatable, Sendable {
    /// How many logged sets; the last session may bring a few more.
    public var sets: Int
    /// What the person and their luck are drawn from.
    public var seed: UInt64
    /// The day of the last session, or of the one before if that is missed.
    public var lastDay: LocalDate

    /// Sizes that can be made.
    public static let sizes = 1...200_000

    /// A wish.
    public init(sets: Int, seed: UInt64 = 1, lastDay: LocalDate) {
      self.sets = sets
      self.seed = seed
      self.lastDay = lastDay
    }
  }

  /// The plans, the oldest first; the last is in use.
  public let routines: [Routine]
  /// The sessions, the oldest first.
  public let sessions: [Session]

  /// Makes a logbook with the exercises of a catalog.
  public init(_ wish: Wish, catalog: ExerciseCatalog) {
    let sets = min(max(wish.sets, Wish.sizes.lowerBound), Wish.sizes.upperBound)
    let years = SampleYears(sets: sets, seed: wish.seed, lastDay: wish.lastDay)
    let trainings = years.trainings()
    var person = SamplePerson(seed: wish.seed, catalog: catalog, years: years)
    var made = trainings.map { person.train($0) }
    var extra = made.reduce(0) { $0 + $1.loggedSets.count } - sets
    // The first weeks are those that fall out where luck made too many.
    while let first = made.first?.loggedSets.count, first <= extra {
      extra -= first
      made.removeFirst()
    }
    sessions = made
    routines = person.routines
  }

  /// The logbook as the app keeps it: a plan is written when it was made, a session when it started
  /// and when it was done.
  public func logbook(replica: UInt32 = 1) throws(LogbookError) -> Logbook {
    var book = Logbook(replica: ReplicaID(replica), seed: UInt64(replica))
    for routine in routines { _ = try book.save(routine, now: routine.createdAt.milliseconds) }
    for session in sessions {
      _ = try book.save(session.asStarted, now: session.start.milliseconds)
      _ = try book.save(session, now: session.endedAt?.milliseconds ?? session.start.milliseconds)
    }
    return book
  }
}

extension Session {
  /// The session as it was before the first set.
  fileprivate var asStarted: Session {
    var started = self
    started.end = nil
    started.note = Note()
    started.offers = [:]
    started.carries = [:]
    for card in started.exercises.indices {
      started.exercises[card].note = Note()
      started.exercises[card].sets.removeAll { $0.isContinuation }
      for row in started.exercises[card].sets.indices {
        started.exercises[card].sets[row].log = nil
        started.exercises[card].sets[row].effort = nil
        started.exercises[card].sets[row].note = Note()
      }
    }
    return started
  }
}
