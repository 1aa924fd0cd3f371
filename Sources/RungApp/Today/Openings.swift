import CivilTime
import Loads
import Logbook
import Training

/// How the slots of a day open: worked out once and kept until something it rests on changes.
struct Openings {
  /// What it was worked out for.
  struct Basis: Equatable {
    /// The day, or the session with its cards.
    var subject: String
    /// The state of the logbook.
    var revision: Int
    var unit: MassUnit
    /// The state of what was said about single exercises.
    var choices: Int
    var asksEffort: Bool
  }

  private var basis: Basis?
  private var bySubject: [String: SlotOpening] = [:]
  /// In the order of the slots.
  private(set) var inOrder: [SlotOpening] = []

  /// The opening of a slot or card.
  subscript(id: String) -> SlotOpening? { bySubject[id] }

  /// Works it out unless it rests on the same as last time.
  mutating func refresh(
    for basis: Basis, _ openings: () -> [(id: String, opening: SlotOpening)]
  ) {
    guard self.basis != basis else { return }
    self.basis = basis
    let all = openings()
    inOrder = all.map { $0.opening }
    bySubject = [:]
    for (id, opening) in all { bySubject[id] = opening }
  }
}

extension State {
  /// How a slot opens, from what was done before.
  ///
  /// - Parameters:
  ///   - deload: how the week lightens it, in a deload week.
  ///   - sessions: what was done before, newest first.
  func opening(
    of slot: Slot, in day: Day?, of routine: Routine?, deload: DeloadWeek? = nil,
    after sessions: [Session]
  ) -> SlotOpening {
    let canonical: (ExerciseID) -> ExerciseID = { [catalog] in catalog.canonical($0) }
    let share: SlotShare
    if let day, let routine {
      share = SlotShare(of: slot, in: day, of: routine, canonical: canonical)
    } else {
      share = SlotShare(of: slot)
    }
    let prescription = Prescription(
      slot, of: routine, catalog: catalog, scales: scales,
      effortQuestion: loggingRules.effortQuestion)
    return SlotOpening(
      prescription,
      history: share.history(
        newestFirst: sessions, limit: prescription.historyNeeded, canonical: canonical),
      deload: deload)
  }

  /// How the slots of a day open, now or in a session that began at another time.
  func openings(of day: Day, in routine: Routine, at start: Instant? = nil) -> [SlotOpening] {
    let date = start.map { LocalDate.trainingDay(of: $0, startsAt: dayStart) } ?? today
    let deload = routine.deload(on: date)
    let past = start.map { sessions(before: $0) } ?? logbook.sessions
    return day.slots.map {
      opening(of: $0, in: day, of: routine, deload: deload, after: past)
    }
  }

  /// The sessions that began before a moment, newest first.
  func sessions(before start: Instant) -> [Session] {
    Array(logbook.sessions.drop { $0.start >= start })
  }

  /// What a session is compared with: for a finished one only what was done before it.
  func sessions(behind session: Session) -> [Session] {
    session.end == nil ? logbook.sessions : sessions(before: session.start)
  }

  /// Works out what the screen in front needs beyond the state itself.
  func prepare() {
    guard stage == .open else { return }
    followExerciseChoices()
    prepareLibrary()
    prepareProgress()
    prepareHistory()
    let inHand = sessionInHand
    others.follow(logbook, but: inHand?.id)
    if let session = inHand {
      prepareOpenings(of: session)
      prepareRecords(of: session)
    }
    preparePastRecords()
    guard let routine, let day = dayInFront(of: routine) else { return }
    var openings = dayOpenings
    openings.refresh(
      for: Openings.Basis(
        subject: routine.id.text + "/" + day.id.text, revision: logbook.revision, unit: unit,
        choices: choicesFollowed, asksEffort: asksEffort)
    ) {
      self.openings(of: day, in: routine).map { (id: $0.prescription.slot.id.text, opening: $0) }
    }
    dayOpenings = openings
  }

  private func dayInFront(of routine: Routine) -> Day? {
    switch route {
    case .planDay(let id): return routine.day(id)
    case .today, .unknown, .plan: break
    default: return nil
    }
    guard runningSession == nil else { return nil }
    return dueDay.day ?? comingDay?.day
  }

  /// Works out how the cards of the session in the logger open, or opened.
  func prepareOpenings(of session: Session) {
    var openings = logger.openings
    // What is done in this session changes nothing about how its slots opened.
    let cards = session.exercises.map { $0.id.text + "=" + $0.exercise.id.text }
      .joined(separator: "/")
    openings.refresh(
      for: Openings.Basis(
        subject: session.id.text + "/" + session.start.text + "/" + cards,
        revision: others.revision, unit: unit, choices: choicesFollowed, asksEffort: asksEffort)
    ) {
      let past = sessions(behind: session)
      let routine = session.planDay.flatMap { logbook.routine($0.routine) }
      let day = session.planDay.flatMap { routine?.day($0.day) }
      return session.exercises.map { card in
        let slot = slot(of: card, in: session)
        let isPlanned =
          day?.slots.contains { $0.id == slot.id && $0.exercise.id == slot.exercise.id } ?? false
        return (
          id: card.id.text,
          opening: opening(
            of: slot, in: isPlanned ? day : nil, of: isPlanned ? routine : nil,
            deload: isPlanned ? session.planDay?.deload : nil, after: past)
        )
      }
    }
    logger.openings = openings
  }

  /// What a card does: its planned slot, or what stands in for it where another exercise was taken.
  func slot(of card: SessionExercise, in session: Session) -> Slot {
    guard var slot = session.plannedSlots.first(where: { $0.id == card.slot }) else {
      return card.standInSlot
    }
    guard !catalog.areSame(slot.exercise.id, card.exercise.id) else { return slot }
    slot.exercise = card.exercise
    slot.weight = .unloaded
    slot.rule = nil
    slot.rows = []
    slot.trainingMax = nil
    if !card.mode.countsReps { slot.reps = .none }
    return slot
  }

  /// The next training day within a week after today, and its date.
  var comingDay: (day: Day, date: LocalDate)? {
    guard let routine else { return nil }
    var progress = progress(of: routine)
    if let last = progress.trainedToday.last { progress.lastDay = last }
    progress.trainedToday = []
    for distance in 1...7 {
      let date = today.adding(days: distance)
      if let day = routine.due(on: date, progress: progress).day { return (day, date) }
    }
    return nil
  }
}

extension SessionExercise {
  /// A slot for a card that came from no plan: no range, as many sets as it has.
  fileprivate var standInSlot: Slot {
    Slot(id: Slot.ID(id.text), exercise: exercise, sets: sets.count, reps: .none)
  }
}
