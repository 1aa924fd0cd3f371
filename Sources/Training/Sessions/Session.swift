public import CivilTime

/// One training: when, from which plan, and what was done.
public struct Session: Equatable, Sendable {
  /// Names a session.
  public typealias ID = Identifier<Session>

  /// The session's id.
  public var id: ID
  /// What it is called; the day's name if it came from a plan.
  public var title: String
  /// When it started.
  public var start: Instant
  /// When it was finished, or nothing while it is open.
  public var end: Instant?
  /// The mark of a discard; void as soon as a logged set is there that it doesn't name.
  public var discarded: Discard?
  /// The plan's day it was started from.
  public var planDay: PlanDay?
  /// The day's slots as they were when it started.
  public var plannedSlots: [Slot]
  /// Times that are no part of its length.
  public var pauses: [Pause]
  /// The rest that runs, or ran last.
  public var rest: Rest?
  /// The start announced on a set that is not logged yet.
  public var announced: AnnouncedStart?
  /// A note on the session.
  public var note: Note
  /// Whether it counts for progression and records.
  public var counts: Bool
  /// Whether it was entered afterwards.
  public var loggedAfterwards: Bool
  /// Heart rate and energy of the whole session.
  public var vitals: SessionVitals?
  /// Offers by the set whose rating made them: standing, taken or declined.
  public var offers: [SessionSet.ID: OfferEntry]
  /// What logging a set changed beside it, so that taking the log back restores it.
  public var carries: [SessionSet.ID: CarryMemory]
  /// The exercises, in order.
  public var exercises: [SessionExercise]

  /// A session; only id, title and start are needed.
  public init(
    id: ID, title: String, start: Instant, end: Instant? = nil, discarded: Discard? = nil,
    planDay: PlanDay? = nil, plannedSlots: [Slot] = [], pauses: [Pause] = [], rest: Rest? = nil,
    announced: AnnouncedStart? = nil, note: Note = Note(), counts: Bool = true,
    loggedAfterwards: Bool = false, vitals: SessionVitals? = nil,
    offers: [SessionSet.ID: OfferEntry] = [:],
    carries: [SessionSet.ID: CarryMemory] = [:], exercises: [SessionExercise] = []
  ) {
    self.id = id
    self.title = title
    self.start = start
    self.end = end
    self.discarded = discarded
    self.planDay = planDay
    self.plannedSlots = plannedSlots
    self.pauses = pauses
    self.rest = rest
    self.announced = announced
    self.note = note
    self.counts = counts
    self.loggedAfterwards = loggedAfterwards
    self.vitals = vitals
    self.offers = offers
    self.carries = carries
    self.exercises = exercises
  }
}
