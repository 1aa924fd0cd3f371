import CivilTime
import Loads
import Logbook
import Training

/// Somebody who trains: follows the app's suggestions as far as strength and luck allow.
struct SamplePerson {
  /// The plans used so far.
  private(set) var routines: [Routine] = []
  private let catalog: ExerciseCatalog
  private let years: SampleYears
  private var random: Randomness
  private var strength: SampleStrength
  private var index: TrainingIndex
  private var past: [Session.ID: Session] = [:]
  private var program = -1
  private var first: LocalDate?

  init(seed: UInt64, catalog: ExerciseCatalog, years: SampleYears) {
    self.catalog = catalog
    self.years = years
    random = Randomness(seed: seed)
    strength = SampleStrength(seed: seed)
    index = TrainingIndex(rules: IndexRules(catalog))
  }

  /// One training from start to end.
  mutating func train(_ training: SampleTraining) -> Session {
    let start = startingTime(of: training)
    let began = first ?? training.date
    first = began
    strength.days = began.dayCount(to: training.date)
    if training.program != program {
      program = training.program
      begin(years.programs[program].template, at: start)
    }
    let routine = routines[routines.count - 1]
    let day = routine.days[training.day]
    let scales = LoadScales(unit: training.unit)
    let openings = day.slots.map { opening(of: $0, in: day, of: routine, scales: scales) }
    var session = Session(
      id: Identifier(random.newID(at: start)), start: start, day: day, of: routine,
      openings: training.isLight ? openings.map { $0.lightened(by: DeloadWeek()) } : openings,
      deload: training.isLight ? DeloadWeek() : nil, newID: { random.newID() })
    var clock = start.adding(seconds: Int64(60 + random.below(240)))
    for card in session.exercises.indices {
      // The last exercise is left out now and then.
      if card > 0, card == session.exercises.count - 1, random.isTrue(1, in: 30) { continue }
      work(on: card, of: &session, scales: scales, clock: &clock)
    }
    if random.isTrue(1, in: 20) { session.note = Note(random.pick(sampleRemarks)) }
    _ = try? session.finish(at: clock.adding(seconds: Int64(60 + random.below(240))))
    index.replace(nil, with: session)
    past[session.id] = session
    return session
  }

  // MARK: Plans

  private mutating func begin(_ template: StarterTemplate, at start: Instant) {
    var routine = template.routine(
      createdAt: start.adding(seconds: -3_600), catalog: catalog, newID: { random.newID() })
    for day in routine.days.indices {
      for index in routine.days[day].slots.indices {
        routine.days[day].slots[index].warmUps = years.warmUps(ofSlot: index)
        routine.days[day].slots[index].sets += years.moreSets
        let exercise = catalog.exercise(routine.days[day].slots[index].exercise.id)
        if case .cycle = routine.days[day].slots[index].rule, let exercise {
          // Nine tenths of what could be lifted once.
          routine.days[day].slots[index].trainingMax = TrainingMax(
            Weight(strength.most(of: exercise).times(9, over: 10), .kilogram), since: start)
        }
      }
    }
    for old in routines.indices { routines[old].isActive = false }
    routine.isActive = true
    routines.append(routine)
  }

  private func opening(
    of slot: Slot, in day: Day, of routine: Routine, scales: LoadScales
  ) -> SlotOpening {
    let prescription = Prescription(slot, of: routine, catalog: catalog, scales: scales)
    let share = SlotShare(
      of: slot, in: day, of: routine, canonical: { catalog.canonical($0) })
    let limit = min(prescription.historyNeeded, 60)
    let history = share.history(
      newestFirst: index.sessions(with: slot.exercise.id).lazy.compactMap { past[$0] },
      limit: limit, canonical: { catalog.canonical($0) })
    return SlotOpening(prescription, history: history)
  }

  private mutating func startingTime(of training: SampleTraining) -> Instant {
    // Half past five in the evening, give or take; before breakfast on journeys; now and then at night,
    // which still belongs to the day before.
    var minute = 17 * 60 + random.below(120)
    var date = training.date
    if training.place != .home { minute = 6 * 60 + random.below(90) }
    if random.isTrue(1, in: 80) {
      minute = 20 + random.below(150)
      date = date.adding(days: 1)
    }
    return Instant(
      date, millisecondOfDay: Int32(minute * 60_000 + random.below(60_000)),
      offsetSeconds: training.place.offset(on: date))
  }

  // MARK: Sets

  private mutating func work(
    on card: Int, of session: inout Session, scales: LoadScales, clock: inout Instant
  ) {
    let reference = session.exercises[card].exercise
    let exercise = catalog.exercise(reference.id, storedName: reference.name)
    let ladder = LoadLadder(
      scales.scale(of: exercise).scale, mode: session.exercises[card].mode)
    for row in session.exercises[card].sets.map({ $0.id }) {
      guard let set = session.set(row) else { continue }
      let done = strength.numbers(
        for: set.plan, of: exercise, mode: session.exercises[card].mode, ladder: ladder,
        random: &random)
      clock = clock.adding(seconds: Int64(20 + max(done.numbers.seconds, done.numbers.reps * 3)))
      log(row, done, ladder: ladder, in: &session, at: clock)
      let rest = session.plannedSlots.first { $0.id == set.plan.slot }?.rest ?? 90
      clock = clock.adding(seconds: Int64(rest * 3 / 4 + random.below(rest / 2 + 1)))
      if random.isTrue(1, in: 150) { note(row, on: card, of: &session) }
    }
    guard let last = session.exercises[card].sets.last, random.isTrue(1, in: 25) else { return }
    drop(after: last, ladder: ladder, in: &session, clock: &clock)
  }

  private mutating func log(
    _ row: SessionSet.ID, _ done: SampleStrength.Done, ladder: LoadLadder,
    in session: inout Session, at moment: Instant
  ) {
    do throws(SessionError) {
      if session.set(row)?.plan.numbers != done.numbers {
        try session.dial(row, done.numbers, ladder: ladder)
      }
      try session.log(row, now: moment, ladder: ladder)
      guard let effort = done.effort, random.isTrue(7, in: 10) else { return }
      try session.rate(row, rating(effort), ladder: ladder)
      if let card = session.exercise(of: row)?.id, session.standingOffer(on: card) != nil,
        random.isTrue(2, in: 3)
      {
        random.isTrue(1, in: 2)
          ? try session.takeOffer(of: row) : try session.dismissOffer(of: row)
      }
    } catch {
      // A row that can't be done as wished stays undone, as in life.
      return
    }
  }

  /// The answer in the scale preferred in these years.
  private func rating(_ effort: Effort) -> EffortRating {
    switch strength.days / 500 % 4 {
    case 1: EffortRating(hundredths: effort.code * 100, scale: .repsInReserve)
    case 3: EffortRating(hundredths: effort.code * 100, scale: .perceivedExertion)
    default: EffortRating(effort)
    }
  }

  private mutating func drop(
    after last: SessionSet, ladder: LoadLadder, in session: inout Session, clock: inout Instant
  ) {
    guard last.isLogged, last.numbers.weight.mass > .zero, last.numbers.reps > 2 else { return }
    let id = SessionSet.ID(random.newID())
    var numbers = last.numbers
    let lighter = ladder.snap(numbers.weight.mass.times(4, over: 5))
    if random.isTrue(1, in: 2), lighter > .zero { numbers.weight = ladder.weight(lighter) }
    numbers.reps = max(1, numbers.reps * 2 / 3)
    clock = clock.adding(seconds: 25)
    do throws(SessionError) {
      try session.continueSet(last.id, newID: id)
      try session.dial(id, numbers, ladder: ladder)
      try session.log(id, now: clock, ladder: ladder)
    } catch {
      return
    }
  }

  private mutating func note(
    _ row: SessionSet.ID, on card: Int, of session: inout Session
  ) {
    let note = Note(
      random.pick(sampleRemarks), tags: [random.pick(NoteTag.allCases)])
    if random.isTrue(1, in: 2) {
      session.exercises[card].note = note
    } else if let index = session.exercises[card].sets.firstIndex(where: { $0.id == row }) {
      session.exercises[card].sets[index].note = note
    }
  }
}

extension SlotOpening {
  fileprivate func lightened(by week: DeloadWeek) -> SlotOpening {
    var light = self
    light.deload = week
    return light
  }
}

/// What people write, in their scripts.
let sampleRemarks: [String] = [
  "Felt strong today.", "Bar path drifted forward on the last two reps.",
  "Slept badly, took it easy.",
  "Schulter zwickt, Griff enger genommen.", "Größerer Stand: viel besser!",
  "Très bonne séance, rien à dire.",
  "Тяжело, но чисто.", "Η μέση κουράστηκε λίγο.", "تمرين جيد، الكتف بخير", "אימון טוב, הברך בסדר",
  "腰が重い。ベルトを使った。", "今天状态很好，下次加重。", "오늘은 그립이 약했다.", "आज बहुत अच्छा लगा।",
  "รู้สึกเหนื่อยมาก", "Zażółć gęślą jaźń \u{2013} 3\u{202F}×\u{202F}5", "PR next week? 🏋🏽‍♀️💪",
  "e\u{301}puisé \u{1F1EB}\u{1F1F7}",
  "Rack was taken;\nused the smith machine.", "\"Easy\" said the coach <again> & again \\ no",
]
