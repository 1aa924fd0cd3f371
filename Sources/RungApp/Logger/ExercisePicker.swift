import Loads
import Logbook
import Markup
import Training

/// The search for an exercise to add to the session.
struct ExercisePicker {
  var text = ""
  /// Made when the picker is first opened; it takes a few milliseconds.
  var search: ExerciseSearch?

  /// The most rows shown: more than anybody scrolls through, few enough to be drawn at a keystroke.
  static let longest = 40
}

extension State {
  /// Opens the picker with everything listed.
  func openPicker() -> [Effect] {
    if picker.search == nil { picker.search = ExerciseSearch(catalog) }
    picker.text = ""
    sheet = .picker
    return [.focus("exercise-search")]
  }

  /// Adds an exercise to the running session and turns to it.
  func add(_ id: ExerciseID) -> [Effect] {
    sheet = nil
    guard let exercise = catalog.exercise(id), let session = runningSession else { return [] }
    let reference = ExerciseReference(id: id, name: exercise.name, mode: exercise.mode)
    let canonical: (ExerciseID) -> ExerciseID = { [catalog] in catalog.canonical($0) }
    let stand = Slot(id: Slot.ID(id.text), exercise: reference, reps: .none)
    let last = SlotShare(of: stand)
      .history(in: logbook.sessions, limit: 1, canonical: canonical).first
    let drawn = DrawnIDs(from: ids)
    var changed = session
    let card = changed.addExercise(
      reference, lastTime: last?.rows.map { $0.numbers } ?? [], canonical: canonical
    ) { drawn.next() }
    ids = drawn.source
    logger.preferred = card
    device.preferredCard = card?.text
    logger.reviewed = nil
    logger.correction = nil
    return save(changed)
  }

  /// Starts a session without a plan.
  func startFreestyle() -> [Effect] {
    guard runningSession == nil else { return update(shell: .openLogger) }
    let session = Session(
      freestyle: Session.ID(ids.newID(at: clock)), title: words(.freestyleTitle), start: clock)
    device.isMinimised = false
    device.preferredCard = nil
    logger = Logger()
    return save(session) + go(to: .session)
  }

  func pickerSheet() -> Node<LoggerAction> {
    let hits = picker.search?.search(picker.text)
    let shown = hits.map { $0.prefix(ExercisePicker.longest).map { $0.id } } ?? []
    return bottomSheet(words(.addExercise), close: (words(.close), .closeSheet)) {
      div(.class("field search")) {
        label(.for("exercise-search"), .class("spoken")) { words(.searchExercises) }
        input(
          .id("exercise-search"), .type(.search), .autocomplete("off"), .spellcheck(false),
          .placeholder(words(.searchExercises)), .enterkeyhint(.search), .value(picker.text),
          .onInput { LoggerAction.search($0) })
      }
      if shown.isEmpty {
        p(.class("muted"), .role(.status)) {
          words(.nothingFound, ("text", picker.text))
        }
      } else {
        ul(.class("card rows")) {
          for id in shown {
            pickerRow(id)
          }
        }
      }
    }
  }

  private func pickerRow(_ id: ExerciseID) -> Node<LoggerAction> {
    let exercise = catalog.exercise(id, storedName: "")
    return li(key: id.text) {
      button(.class("row"), .type(.button), .onTap(.add(id))) {
        span(.class("grow")) {
          span(.class("name")) { exercise.name }
          span(.class("detail")) {
            exercise.muscles.prefix(2).map { catalogue.text(key: "muscle.\($0.rawValue)") }
              .joined(separator: " · ")
          }
        }
        icon("plus")
      }
    }
  }
}
