import CivilTime
import Logbook
import Training

/// What of the plans a field or a button is about.
enum PlanPart: Equatable {
  case routine(Routine.ID)
  case day(Day.ID)
  case slot(Slot.ID)
}

/// A field of the plan editor while it is typed in.
struct PlanField: Equatable {
  enum Kind: Equatable {
    case name
    case number(PlanNumber)
  }

  var part: PlanPart
  var kind: Kind
  /// What stands in it, as typed.
  var text: String
  /// Why the last text was not taken.
  var refusal: String?
  /// When it was not taken, in milliseconds since 1970.
  var refusedAt: Int64 = 0
}

/// What a person changes about a plan.
enum PlanEdit {
  case enter(PlanNumber)
  case typing(PlanPart, PlanField.Kind, String)
  case typed(PlanPart, PlanField.Kind, String)
  case step(PlanPart, PlanNumber, Int)
  case note(PlanPart, String)
  case rule(PlanPart, String)
  case rotation(Routine.ID, Weekday)
  case addDay(Routine.ID)
  case pin(Day.ID, String)
  case duplicate(Day.ID)
  case move(PlanPart, Int)
  case delete(PlanPart)
  case addExercise(Day.ID)
  case slot(Slot.ID, SlotEdit)
  case share(Routine.ID)
  case openFile
}

/// Where a part of a plan stands.
struct PlanPlace {
  var routine: Routine
  /// The position of the day, where the part is one or lies in one.
  var day: Int?
  /// The position of the slot in it.
  var slot: Int?
}

extension State {
  func update(edit: PlanEdit) -> [Effect] {
    switch edit {
    case .enter(let number): return [.select(number.id)]
    case .typing(let part, let kind, let text):
      plan.field = PlanField(part: part, kind: kind, text: text)
      return []
    case .typed(let part, let kind, let text): return take(text, into: kind, of: part)
    case .step(let part, let number, let direction): return step(number, of: part, direction)
    case .note(let part, let text): return note(text, on: part)
    case .rule(let part, let name): return chooseRule(name, for: part)
    case .rotation(let id, let weekday):
      return change(id) { routine in
        let chosen = routine.rotationWeekdays
        routine.rotationWeekdays = Weekday.allCases.filter {
          chosen.contains($0) != ($0 == weekday)
        }
      }
    case .addDay(let id): return addDay(to: id)
    case .pin(let id, let number):
      return change(id) { $0.weekday = Int(number).flatMap { Weekday(rawValue: $0) } }
    case .duplicate(let id): return duplicate(id)
    case .move(let part, let direction): return move(part, by: direction)
    case .delete(let part): return delete(part)
    case .addExercise(let id): return openPicker(.plan(id))
    case .slot(let id, let edit): return update(slot: id, edit)
    case .share(let id): return share(id)
    case .openFile: return [.chooseFile]
    }
  }

  // MARK: Parts and changes

  /// Where a part stands now; nothing where it is gone, as by another tab.
  func place(of part: PlanPart) -> PlanPlace? {
    if case .routine(let id) = part { return logbook.routine(id).map { PlanPlace(routine: $0) } }
    for routine in logbook.routines {
      for (place, day) in routine.days.enumerated() {
        switch part {
        case .routine: continue
        case .day(let id):
          if day.id == id { return PlanPlace(routine: routine, day: place) }
        case .slot(let id):
          if let slot = day.slots.firstIndex(where: { $0.id == id }) {
            return PlanPlace(routine: routine, day: place, slot: slot)
          }
        }
      }
    }
    return nil
  }

  /// Stores a change of a plan at once and, where it is told, offers the way back.
  func change(
    _ id: Routine.ID, telling text: String? = nil, _ edit: (inout Routine) -> Void
  ) -> [Effect] {
    guard let before = logbook.routine(id) else { return [] }
    var routine = before
    edit(&routine)
    let effects = save(routine)
    guard let text, let after = logbook.routine(id), after != before else { return effects }
    return effects + show(text, undo: .plan(RoutineReversal(from: before, to: after)))
  }

  func change(
    _ id: Day.ID, telling text: String? = nil, _ edit: (inout Day) -> Void
  ) -> [Effect] {
    guard let place = place(of: .day(id)), let day = place.day else { return [] }
    return change(place.routine.id, telling: text) { edit(&$0.days[day]) }
  }

  func change(
    _ id: Slot.ID, telling text: String? = nil, _ edit: (inout Slot) -> Void
  ) -> [Effect] {
    guard let place = place(of: .slot(id)), let day = place.day, let slot = place.slot else {
      return []
    }
    return change(place.routine.id, telling: text) { edit(&$0.days[day].slots[slot]) }
  }

  /// Takes an edit of a plan back.
  func revert(_ reversal: RoutineReversal) -> [Effect] {
    change(reversal.after.id) { $0.revert(reversal) }
  }

  // MARK: Fields

  /// Takes what was typed, or says why not and leaves what was there.
  func take(_ text: String, into kind: PlanField.Kind, of part: PlanPart) -> [Effect] {
    plan.field = nil
    switch kind {
    case .number(let number): return take(text, for: number, of: part)
    case .name:
      let name = text.tidied
      guard let kept = self.name(of: part), name != kept else { return [] }
      guard !name.isEmpty else {
        return refuse(words(.nameMissing, ("kept", kept)), showing: kept, in: kind, of: part)
      }
      return rename(part, to: name)
    }
  }

  func refuse(
    _ refusal: String, showing text: String, in kind: PlanField.Kind, of part: PlanPart
  ) -> [Effect] {
    plan.field = PlanField(
      part: part, kind: kind, text: text, refusal: refusal, refusedAt: clock.milliseconds)
    return [.announce(refusal)]
  }

  /// Stores what still stands in a field once its place is gone, or the page is about to go.
  func keepPlanField(isLeaving: Bool = false) -> [Effect] {
    guard let field = plan.field, isLeaving || !isShown(field.part) else { return [] }
    if field.refusal != nil {
      if !isLeaving { plan.field = nil }
      return []
    }
    let effects = take(field.text, into: field.kind, of: field.part)
    // Nobody is there to read why it was not taken.
    if plan.field?.refusal != nil { plan.field = isLeaving ? field : nil }
    return effects.filter { if case .announce = $0 { false } else { true } }
  }

  /// Leaves the editor of what is gone, as by Undo or in another tab.
  func leaveGonePlan() -> [Effect] {
    switch sheet {
    case .slot(let id), .slotSuperset(let id): if place(of: .slot(id)) == nil { sheet = nil }
    default: break
    }
    guard stage == .open, !isLoading else { return [] }
    switch route {
    case .planEdit(let id) where place(of: .routine(id)) == nil:
      return go(to: .plan, replacing: true)
    case .planDayEdit(let id) where place(of: .day(id)) == nil:
      return go(to: .plan, replacing: true)
    default: return []
    }
  }

  private func isShown(_ part: PlanPart) -> Bool {
    switch part {
    case .routine(let id): route == .planEdit(id)
    case .day(let id): route == .planDayEdit(id)
    case .slot(let id): sheet == .slot(id)
    }
  }

  private func name(of part: PlanPart) -> String? {
    guard let place = place(of: part) else { return nil }
    return place.day.map { place.routine.days[$0].name } ?? place.routine.name
  }

  private func rename(_ part: PlanPart, to name: String) -> [Effect] {
    switch part {
    case .routine(let id): change(id) { $0.name = name }
    case .day(let id): change(id) { $0.name = name }
    case .slot: []
    }
  }

  private func note(_ text: String, on part: PlanPart) -> [Effect] {
    switch part {
    case .routine(let id): change(id) { $0.summary = text }
    case .day(let id): change(id) { $0.note = text }
    case .slot(let id): change(id) { $0.note = text }
    }
  }
}
