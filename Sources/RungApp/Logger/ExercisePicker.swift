import Loads
import Logbook
import Markup
import Training

/// The search for an exercise: to add to the session, or to swap one of its exercises for.
struct ExercisePicker {
  /// What is chosen for.
  enum Purpose: Equatable {
    case add
    case swap(SessionExercise.ID)
  }

  var purpose = Purpose.add
  var text = ""
  var filter = ExerciseFilter.all
  /// Made when the picker is first opened; it takes a few milliseconds.
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
  case search(String)
  case muscle(String)
  case equipment(String)
  case choose(ExerciseID)
  case create
  case draft(ExerciseDraft.Field, String)
  case saveDraft
}

extension State {
  func update(picker action: PickerAction) -> [Effect] {
    switch action {
    case .open: return openPicker(.add)
    case .search(let text): picker.text = text
    case .muscle(let number):
      picker.filter.muscle = UInt8(number).flatMap { Muscle(rawValue: $0) }
    case .equipment(let number):
      let choices = picker.search?.equipmentChoices ?? []
      picker.filter.equipment = Int(number).flatMap {
        choices.indices.contains($0) ? choices[$0] : nil
      }
    case .choose(let id): return choose(id)
    case .create: return beginExercise()
    case .draft(let field, let value): picker.draft.take(value, for: field)
    case .saveDraft: return saveDraft()
    }
    return []
  }

  /// Opens the picker with what is most likely first, and everything else behind it.
  func openPicker(_ purpose: ExercisePicker.Purpose) -> [Effect] {
    if picker.search == nil { picker.search = ExerciseSearch(catalog) }
    picker.purpose = purpose
    picker.text = ""
    picker.filter = .all
    picker.proposed = proposals(for: purpose)
    sheet = .picker
    return [.focus("exercise-search")]
  }

  /// Adds an exercise to the running session and turns to it, or takes it in the place of another.
  func choose(_ id: ExerciseID) -> [Effect] {
    sheet = nil
    guard let exercise = catalog.exercise(id), let session = runningSession else { return [] }
    let reference = ExerciseReference(id: id, name: exercise.name, mode: exercise.mode)
    if case .swap(let card) = picker.purpose { return swap(card, for: reference) }
    let canonical: (ExerciseID) -> ExerciseID = { [catalog] in catalog.canonical($0) }
    let stand = Slot(id: Slot.ID(id.text), exercise: reference, reps: .none)
    let last = SlotShare(of: stand)
      .history(in: logbook.sessions, limit: 1, canonical: canonical).first
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
    guard let card = runningSession?.exercise(id), let session = runningSession else { return [] }
    var stand = card
    stand.exercise = reference
    let opening = opening(of: slot(of: stand, in: session), in: nil, of: nil)
    let rows = opening.rows.map { $0.numbers }
    let new = SessionExercise.ID(newID())
    let (old, name) = (exercise(card.exercise).name, exercise(reference).name)
    let effects = changeSession(telling: words(.swapped, ("old", old), ("new", name))) {
      session throws(SessionError) in
      try session.swap(id, for: reference, rows: rows, newID: new)
    }
    turnToNew(runningSession?.exercise(new) == nil ? id : new)
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
    if case .swap(let id) = purpose, let card = runningSession?.exercise(id) {
      return similar(to: exercise(card.exercise))
    }
    return recent()
  }

  /// What was done lately and is not in this session.
  private func recent() -> [ExerciseID] {
    var found: [ExerciseID] = []
    for session in trainedSessions.prefix(12) {
      for card in session.exercises where found.count < ExercisePicker.mostProposed {
        let id = catalog.canonical(card.exercise.id)
        if catalog.isListed(id), !found.contains(id), !isInSession(id) { found.append(id) }
      }
    }
    return found
  }

  /// What trains the same, the nearest first: the same movement, the same muscle first, the second one.
  private func similar(to exercise: Exercise) -> [ExerciseID] {
    guard let search = picker.search, let primary = exercise.muscles.first else { return [] }
    let hits = search.search("", ExerciseFilter(muscle: primary)).prefix(200)
    var ranked: [(id: ExerciseID, score: Int)] = []
    for hit in hits {
      guard let other = catalog.exercise(hit.id), !isInSession(other.id) else { continue }
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

  private func isInSession(_ id: ExerciseID) -> Bool {
    runningSession?.exercises.contains { catalog.areSame($0.exercise.id, id) } ?? false
  }

  // MARK: The sheet

  func pickerSheet() -> Node<LoggerAction> {
    let hits = picker.search?.search(picker.text, picker.filter)
    let shown = hits.map { $0.prefix(ExercisePicker.longest).map { $0.id } } ?? []
    let isIdle = picker.text.isEmpty && picker.filter == .all
    let title: Phrase = picker.purpose == .add ? .addExercise : .swapExercise
    return bottomSheet(words(title), close: (words(.close), .closeSheet)) {
      div(.class("field search")) {
        label(.for("exercise-search"), .class("spoken")) { words(.searchExercises) }
        input(
          .id("exercise-search"), .type(.search), .autocomplete("off"), .spellcheck(false),
          .placeholder(words(.searchExercises)), .enterkeyhint(.search), .value(picker.text),
          .onInput { LoggerAction.pick(.search($0)) })
        filters()
      }
      if isIdle, !picker.proposed.isEmpty {
        pickerSection(picker.purpose == .add ? .recent : .similarExercises, picker.proposed)
        pickerSection(.allExercises, shown)
      } else if !shown.isEmpty {
        ul(.class("card rows")) {
          for id in shown { pickerRow(id) }
        }
      }
      if shown.isEmpty {
        p(.class("muted"), .role(.status)) {
          words(.nothingFound, ("text", picker.text))
        }
      }
      if !isBlank(picker.text) {
        button(.class("button wide"), .type(.button), .onTap(.pick(.create))) {
          icon("plus")
          words(.createExercise, ("name", picker.text))
        }
      }
    }
  }

  private func isBlank(_ text: String) -> Bool { text.utf8.allSatisfy { $0 == UInt8(ascii: " ") } }

  private func filters() -> Node<LoggerAction> {
    let muscle = picker.filter.muscle
    let choices = picker.search?.equipmentChoices ?? []
    return div(.class("pair")) {
      choiceOf(
        "filter-muscle", .muscle, any: .anyMuscle,
        Muscle.allCases.map { (String($0.rawValue), name(of: $0), $0 == muscle) }
      ) { .pick(.muscle($0)) }
      choiceOf(
        "filter-equipment", .equipment, any: .anyEquipment,
        choices.enumerated().map {
          (String($0.offset), name(of: $0.element), $0.element == picker.filter.equipment)
        }
      ) { .pick(.equipment($0)) }
    }
  }

  /// A choice among many that folds away; the first one stands for none of them.
  func choiceOf(
    _ id: String, _ label: Phrase, any: Phrase?,
    _ options: [(value: String, text: String, isChosen: Bool)],
    choose: @escaping (String) -> LoggerAction
  ) -> Node<LoggerAction> {
    let chosen = options.first { $0.isChosen }
    return select(
      .class("select"), .id(id), .label(words(label)), .value(chosen?.value ?? ""),
      .onChange(choose)
    ) {
      if let any {
        option(.value(""), .selected(chosen == nil)) { words(any) }
      }
      for choice in options {
        option(.value(choice.value), .selected(choice.isChosen)) { choice.text }
      }
    }
  }

  func name(of muscle: Muscle) -> String { catalogue.text(key: "muscle.\(muscle.rawValue)") }

  private func name(of equipment: EquipmentFilter) -> String {
    switch equipment {
    case .bodyweight: words(.bodyAlone)
    case .equipment(let equipment): equipment.name
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
        span(.class("grow")) {
          span(.class("name")) { exercise.name }
          span(.class("detail")) {
            exercise.muscles.prefix(2).map { name(of: $0) }.joined(separator: " · ")
          }
        }
        icon(picker.purpose == .add ? "plus" : "arrow-left-right")
      }
    }
  }
}
