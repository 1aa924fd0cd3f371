import CivilTime
import Loads
import Logbook
import Training

/// A weighing while it is entered, or the weight that is aimed at.
struct WeighingDraft {
  /// What it is for.
  enum Purpose: Equatable {
    /// A new one.
    case weighing
    /// One that is there already; its day stays.
    case editing(BodyWeight)
    case goal
  }

  var purpose: Purpose
  var unit: MassUnit
  /// The weight as it stands in the field.
  var text: String
  /// What the steps go from while the field holds no weight.
  var weight: Weight
  /// The day as it stands in its field.
  var day: String
  /// What is wrong with it, once it was to be saved.
  var refusal: String?
}

enum WeighingAction {
  case type(String)
  /// One step up, or down.
  case step(Int)
  case day(String)
  case save
  /// Takes the weighing out, or the goal away.
  case delete
}

extension State {
  /// Opens the sheet of a weighing; a new one starts from the last.
  func openWeighing(_ known: BodyWeight?) -> [Effect] {
    let start = BodyWeight.start(
      from: known?.weight ?? logbook.body.weighings.last?.weight, in: known?.weight.unit ?? unit)
    return openWeighing(
      known.map { .editing($0) } ?? .weighing, from: start, on: known?.date ?? clock.date)
  }

  func openGoal() -> [Effect] {
    let start = BodyWeight.start(
      from: settings.goalWeight ?? logbook.body.weighings.last?.weight,
      in: settings.goalWeight?.unit ?? unit)
    return openWeighing(.goal, from: start, on: clock.date)
  }

  private func openWeighing(
    _ purpose: WeighingDraft.Purpose, from start: Weight, on date: LocalDate
  ) -> [Effect] {
    bodyScreen.weighing = WeighingDraft(
      purpose: purpose, unit: start.unit, text: start.text(words.mark), weight: start,
      day: date.text)
    sheet = .weighing
    return [.focus("sheet")]
  }

  func update(weighing action: WeighingAction) -> [Effect] {
    guard var draft = bodyScreen.weighing else { return [] }
    switch action {
    case .type(let text):
      draft.text = text
      draft.refusal = nil
      if let weight = try? BodyWeight.typed(text, unit: draft.unit) { draft.weight = weight }
    case .step(let direction):
      draft.weight = BodyWeight.stepped(draft.weight, up: direction > 0)
      draft.text = draft.weight.text(words.mark)
      draft.refusal = nil
    case .day(let text):
      draft.day = text
      draft.refusal = nil
    case .save: return keep(draft)
    case .delete: return drop(draft)
    }
    bodyScreen.weighing = draft
    return []
  }

  /// The weighing of the chosen day that a new one takes the place of.
  func replaced(by draft: WeighingDraft) -> BodyWeight? {
    guard draft.purpose == .weighing, let date = try? LocalDate(parsing: draft.day) else {
      return nil
    }
    return logbook.body.weighing(on: date)
  }

  private func keep(_ draft: WeighingDraft) -> [Effect] {
    guard let weight = try? BodyWeight.typed(draft.text, unit: draft.unit) else {
      let allowed = BodyWeight.allowed(in: draft.unit)
      return refuse(
        words.notBetween(
          draft.text, allowed.lowerBound.text(words.mark),
          allowed.upperBound.text(words.mark) + " " + draft.unit.symbol))
    }
    if draft.purpose == .goal {
      sheet = nil
      let before = settings.goalWeight
      guard weight != before else { return [] }
      return saveGoal(weight)
        + show(words(.goalIsSet, ("weight", shown(weight))), undo: .goal(before))
    }
    guard let date = enteredDay(draft.day) else { return refuse(words(.dayRefused)) }
    let before = logbook.body.weighing(on: date)?.weight
    sheet = nil
    guard weight != before else { return [] }
    let effects = save(BodyWeight(date: date, weight: weight))
    return effects
      + show(
        words(.weighed, ("weight", shown(weight)), ("date", words.dayOfMonth(date))),
        undo: .weighing(date, before))
  }

  private func drop(_ draft: WeighingDraft) -> [Effect] {
    sheet = nil
    switch draft.purpose {
    case .weighing: return []
    case .editing(let weighing):
      // Another tab may have put it right since the sheet was opened.
      let weight = logbook.body.weighing(on: weighing.date)?.weight ?? weighing.weight
      return remove(.init(bodyWeight: weighing.date))
        + show(
          words(.weighingDeleted, ("date", words.dayOfMonth(weighing.date))),
          undo: .weighing(weighing.date, weight))
    case .goal:
      let goal = settings.goalWeight
      return saveGoal(nil) + show(words(.goalRemoved), undo: .goal(goal))
    }
  }

  private func refuse(_ refusal: String) -> [Effect] {
    bodyScreen.weighing?.refusal = refusal
    return []
  }

  /// A day that something can have been entered for: not one to come.
  func enteredDay(_ text: String) -> LocalDate? {
    guard let date = try? LocalDate(parsing: text), date <= clock.date, date.year >= 1_900 else {
      return nil
    }
    return date
  }
}

extension Words {
  /// That something typed is no number between two.
  func notBetween(_ typed: String, _ least: String, _ most: String) -> String {
    // A pasted novel must not push the field off the screen.
    let short = typed.count > 12 ? String(typed.prefix(12)) + "…" : typed
    return self(.notBetween, ("typed", short), ("least", least), ("most", most))
  }
}
