import Loads
import Logbook
import Markup
import Training

/// The search for an exercise: to add to the session or a day of a plan, or to swap one there for.
struct ExercisePicker {
  /// What is chosen for.
  enum Purpose: Equatable {
    /// Nothing but the Library, which makes exercises too.
    case library
    case add
    case swap(SessionExercise.ID)
    /// To add to a day of a plan.
    case plan(Day.ID)
    /// To swap an exercise of a plan for.
    case planSwap(Slot.ID)

    /// Whether it needs no running session.
    var isForPlan: Bool {
      switch self {
      case .library, .add, .swap: false
      case .plan, .planSwap: true
      }
    }

    /// Whether something else goes for it.
    var isSwap: Bool {
      switch self {
      case .library, .add, .plan: false
      case .swap, .planSwap: true
      }
    }
  }

  var purpose = Purpose.add
  var finder = ExerciseFinder()
  /// Made when the picker or the Library is first opened; it takes a few milliseconds.
  var search: ExerciseSearch?
  /// What stands first while nothing is typed: what was done lately, or what trains the same.
  var proposed: [ExerciseID] = []
  /// The exercise that is being made.
  var draft = ExerciseDraft()

  /// The most rows shown: more than anybody scrolls through, few enough to be drawn at a keystroke.
  static let longest = 40
  /// The most proposals.
  static let mostProposed = 8
}

enum PickerAction {
  case open
  case find(FinderAction)
  case choose(ExerciseID)
  case draft(ExerciseDraft.Field, String)
  case saveDraft
}

extension State {
  func update(picker action: PickerAction) -> [Effect] {
    switch action {
    case .open: return openPicker(.add)
    case .find(.create): return beginExercise()
    case .find(let action): picker.finder = found(action, in: picker.finder)
    case .choose(let id): return choose(id)
    case .draft(let field, let value): picker.draft.take(value, for: field)
    case .saveDraft: return saveDraft()
    }
    return []
  }

  /// Opens the picker with what is most likely first, and everything else behind it.
  func openPicker(_ purpose: ExercisePicker.Purpose) -> [Effect] {
    makeSearch()
    picker.purpose = purpose
    picker.finder = ExerciseFinder()
    picker.proposed = proposals(for: purpose)
    sheet = .picker
    return [.focus("exercise-search")]
  }

  /// Adds an exercise to the session in the logger and turns to it, or takes it in the place of another;
  /// the same for a day of a plan.
  func choose(_ id: ExerciseID) -> [Effect] {
    sheet = nil
    if picker.purpose == .library { return go(to: .exercise(id)) }
    guard let exercise = catalog.exercise(id) else { return [] }
    let reference = ExerciseReference(id: id, name: exercise.name, mode: exercise.mode)
    switch picker.purpose {
    case .swap(let card): return swap(card, for: reference)
    case .plan(let day): return add(reference, to: day)
    case .planSwap(let slot): return exchange(slot, for: reference)
    case .library, .add: return add(reference, as: exercise)
    }
  }

  private func add(_ reference: ExerciseReference, as exercise: Exercise) -> [Effect] {
    guard let session = sessionInHand else { return [] }
    let id = reference.id
    let canonical: (ExerciseID) -> ExerciseID = { [catalog] in catalog.canonical($0) }
    let stand = Slot(id: Slot.ID(id.text), exercise: reference, reps: .none)
    let last = SlotShare(of: stand)
      .history(newestFirst: sessions(behind: session), limit: 1, canonical: canonical).first
    let drawn = DrawnIDs(from: ids)
    var changed = session
    // Nobody runs three times ten minutes without having said so.
    let sets = exercise.mode == .cardio && last == nil ? 1 : nil
    let card = changed.addExercise(
      reference, sets: sets, lastTime: last?.rows.map { $0.numbers } ?? [], canonical: canonical
    ) { drawn.next() }
    ids = drawn.source
    let ladder = ladder(for: reference)
    // Below the bar there is nothing to open at.
    if ladder.allowed.lowerBound > .zero {
      changed.snapOpenRows(of: id, to: ladder, canonical: canonical)
    }
    turnToNew(card)
    return save(changed)
  }

  private func swap(_ id: SessionExercise.ID, for reference: ExerciseReference) -> [Effect] {
    guard let session = sessionInHand, let card = session.exercise(id) else { return [] }
    var stand = card
    stand.exercise = reference
    let opening = opening(
      of: slot(of: stand, in: session), in: nil, of: nil, after: sessions(behind: session))
    let rows = opening.rows.map { $0.numbers }
    let new = SessionExercise.ID(newID())
    let (old, name) = (exercise(card.exercise).name, exercise(reference).name)
    let effects = changeSession(telling: words(.swapped, ("old", old), ("new", name))) {
      session throws(SessionError) in
      try session.swap(id, for: reference, rows: rows, newID: new)
    }
    turnToNew(sessionInHand?.exercise(new) == nil ? id : new)
    return effects
  }

  private func turnToNew(_ card: SessionExercise.ID?) {
    prefer(card)
    logger.correction = nil
  }

  /// Starts a session without a plan.
  func startFreestyle(replacing: Bool = false) -> [Effect] {
    guard runningSession == nil else { return update(shell: .openLogger) }
    let session = Session(
      freestyle: Session.ID(ids.newID(at: clock)), title: words(.freestyleTitle), start: clock)
    device.isMinimised = false
    device.preferredCard = nil
    logger = Logger()
    return save(session) + go(to: .session, replacing: replacing)
  }

  // MARK: Proposals

  private func proposals(for purpose: ExercisePicker.Purpose) -> [ExerciseID] {
    let (old, taken) = surroundings(of: purpose)
    let isFree: (ExerciseID) -> Bool = { [catalog] id in
      !taken.contains { catalog.areSame($0.id, id) }
    }
    return old.map { similar(to: exercise($0), where: isFree) } ?? recentExercises(where: isFree)
  }

  /// The exercise that is swapped, and those that are there already.
  private func surroundings(
    of purpose: ExercisePicker.Purpose
  ) -> (old: ExerciseReference?, taken: [ExerciseReference]) {
    let session = sessionInHand?.exercises.map { $0.exercise } ?? []
    switch purpose {
    case .library, .add: return (nil, session)
    case .swap(let id): return (sessionInHand?.exercise(id)?.exercise, session)
    case .plan(let id):
      return (nil, place(of: .day(id))?.dayThere?.slots.map { $0.exercise } ?? [])
    case .planSwap(let id):
      let place = place(of: .slot(id))
      return (place?.slotThere?.exercise, place?.dayThere?.slots.map { $0.exercise } ?? [])
    }
  }

  /// What trains the same, the nearest first: the same movement, the same muscle first, the second one.
  private func similar(
    to exercise: Exercise, where isFree: (ExerciseID) -> Bool
  ) -> [ExerciseID] {
    guard let search = picker.search, let primary = exercise.muscles.first else { return [] }
    let hits = search.search("", ExerciseFilter(muscle: primary)).prefix(200)
    var ranked: [(id: ExerciseID, score: Int)] = []
    for hit in hits {
      guard let other = catalog.exercise(hit.id), isFree(other.id) else { continue }
      var score = other.muscles.first == primary ? 4 : 0
      if exercise.pattern != nil, other.pattern == exercise.pattern { score += 3 }
      if other.muscles.count > 1, exercise.muscles.dropFirst().contains(other.muscles[1]) {
        score += 1
      }
      if other.mode == exercise.mode { score += 1 }
      ranked.append((other.id, score))
    }
    // Hits come from A to Z, which is the order of equals.
    var best: [ExerciseID] = []
    for score in stride(from: 9, to: 3, by: -1) {
      best += ranked.filter { $0.score == score }.map { $0.id }
    }
    return Array(best.prefix(ExercisePicker.mostProposed))
  }

  // MARK: The sheet

  func pickerSheet() -> Node<LoggerAction> {
    guard sessionInHand != nil || picker.purpose.isForPlan else { return Node() }
    let finder = picker.finder
    let hits = picker.search?.search(finder.text, finder.filter)
    let shown = hits.map { $0.prefix(ExercisePicker.longest).map { $0.id } } ?? []
    let title: Phrase = picker.purpose.isSwap ? .swapExercise : .addExercise
    return bottomSheet(words(title), close: (words(.close), .closeSheet)) {
      finderFields("exercise", finder).map { .pick(.find($0)) }
      if finder.isIdle, !picker.proposed.isEmpty {
        pickerSection(picker.purpose.isSwap ? .similarExercises : .recent, picker.proposed)
        pickerSection(.allExercises, shown)
      } else if !shown.isEmpty {
        ul(.class("card rows")) {
          for id in shown { pickerRow(id) }
        }
      }
      foundNothing(finder, isEmpty: shown.isEmpty).map { .pick(.find($0)) }
    }
  }

  private func pickerSection(_ title: Phrase, _ ids: [ExerciseID]) -> Node<LoggerAction> {
    section(.class("section"), .label(words(title)), key: title == .allExercises ? "all" : "first")
    {
      header { h3 { words(title) } }
      ul(.class("card rows")) {
        for id in ids { pickerRow(id) }
      }
    }
  }

  private func pickerRow(_ id: ExerciseID) -> Node<LoggerAction> {
    let exercise = catalog.exercise(id, storedName: "")
    return li(key: id.text) {
      button(.class("row"), .type(.button), .onTap(.pick(.choose(id)))) {
        exerciseWords(exercise).map { .pick(.find($0)) }
        icon(picker.purpose.isSwap ? "arrow-left-right" : "plus")
      }
    }
  }
}
