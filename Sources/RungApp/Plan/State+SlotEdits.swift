import CivilTime
import Loads
import Logbook
import Training

/// What a person changes about an exercise of a plan.
enum SlotEdit {
  case open
  case swap
  case usualRest
  case history(String)
  case evenRows
  case chooseSuperset
  case superset(Slot.ID)
  case separate
}

extension State {
  func update(slot id: Slot.ID, _ edit: SlotEdit) -> [Effect] {
    guard let place = place(of: .slot(id)), let day = place.day, let position = place.slot else {
      return []
    }
    let slot = place.routine.days[day].slots[position]
    switch edit {
    case .open:
      sheet = .slot(id)
      return []
    case .swap: return openPicker(.planSwap(id))
    case .usualRest:
      plan.field = nil
      return change(id) { $0.rest = nil }
    case .history(let name):
      guard let choice = SlotHistory.choices.first(where: { $0.name == name }) else { return [] }
      return change(id) { $0.history = choice.history }
    case .evenRows:
      // The way back would lie under the sheet.
      sheet = nil
      return change(id, telling: words(.rowsMadeEven)) { $0.makeRowsEven() }
    case .chooseSuperset:
      sheet = .slotSuperset(id)
      return []
    case .superset(let other):
      sheet = nil
      let group = newID()
      let name = self.place(of: .slot(other))?.slotThere.map { exercise($0.exercise).name }
      return change(
        place.routine.days[day].id, telling: words(.supersetMade, ("exercise", name ?? ""))
      ) { $0.join(other, to: slot.id, newGroup: group) }
    case .separate:
      sheet = nil
      return change(place.routine.days[day].id, telling: words(.supersetLeft)) {
        $0.separate(slot.id)
      }
    }
  }

  /// Takes the exercise that was picked into a day, at its end.
  func add(_ reference: ExerciseReference, to id: Day.ID) -> [Effect] {
    guard let day = place(of: .day(id))?.dayThere else { return [] }
    guard day.slots.count < PlanFile.slots.upperBound else {
      return show(words(.dayFull, ("most", String(PlanFile.slots.upperBound))))
    }
    let mode = catalog.modeOfSlot(reference.id, stored: reference.mode)
    var slot = Slot(
      id: Slot.ID(newID()), exercise: reference, reps: .standard(for: mode),
      seconds: mode.isTimed ? 45 : 0)
    // Nobody runs three times without having said so.
    if mode == .cardio { slot.sets = 1 }
    return change(id) { $0.slots.append(slot) }
  }

  /// Puts another exercise in the place of one; what only fits the old one goes.
  func exchange(_ id: Slot.ID, for reference: ExerciseReference) -> [Effect] {
    guard let old = place(of: .slot(id))?.slotThere else { return [] }
    let mode = catalog.modeOfSlot(reference.id, stored: reference.mode)
    let names = (exercise(old.exercise).name, exercise(reference).name)
    return change(id, telling: words(.swapped, ("old", names.0), ("new", names.1))) { slot in
      slot.exercise = reference
      slot.weight = .unloaded
      slot.trainingMax = nil
      slot.distance = nil
      slot.rows = []
      if !mode.countsReps {
        slot.reps = .none
      } else if !slot.reps.isGiven {
        slot.reps = .standard(for: mode)
      }
      if mode.isTimed, slot.seconds == 0 { slot.seconds = 45 }
      if let rule = slot.rule, !rule.fits(mode) { slot.rule = nil }
    }
  }
}

extension PlanPlace {
  var dayThere: Day? { day.map { routine.days[$0] } }

  var slotThere: Slot? { slot.flatMap { dayThere?.slots[$0] } }
}

extension Slot {
  /// As many equal sets as there were working rows, at the reps of the first.
  fileprivate mutating func makeRowsEven() {
    let work = rows.filter { $0.kind != .warmUp }
    sets = max(1, work.count)
    if let first = work.first { reps = first.reps }
    rows = []
  }
}

extension SlotHistory {
  /// The choices with the names they go by on the page.
  static let choices: [(name: String, history: SlotHistory, phrase: Phrase)] = [
    ("automatic", .automatic, .historyAutomatic), ("own", .own, .historyOwn),
    ("anywhere", .anywhere, .historyAnywhere),
  ]
}
