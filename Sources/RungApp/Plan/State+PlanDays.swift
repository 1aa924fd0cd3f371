import CivilTime
import Logbook
import Training

extension State {
  /// Adds a day without exercises and opens it.
  func addDay(to id: Routine.ID) -> [Effect] {
    guard let routine = logbook.routine(id), hasRoom(for: 1, in: routine) else {
      return refuseDay()
    }
    let day = Day(
      id: Day.ID(newID()), name: words(.newDay, ("number", String(routine.days.count + 1))))
    return change(id) {
      $0.keepRestDays()
      $0.days.append(day)
    } + openDay(day.id)
  }

  /// Puts a copy of a day behind it and opens the copy; it is in rotation, since its weekday is taken.
  func duplicate(_ id: Day.ID) -> [Effect] {
    guard let place = place(of: .day(id)), let position = place.day else { return [] }
    guard hasRoom(for: 1, in: place.routine) else { return refuseDay() }
    var copy = place.routine.days[position]
    let name = copy.name
    copy.id = Day.ID(newID())
    copy.name = words(.dayCopy, ("day", name))
    copy.weekday = nil
    for slot in copy.slots.indices { copy.slots[slot].id = Slot.ID(newID()) }
    return change(place.routine.id, telling: words(.dayDuplicated, ("day", name))) {
      $0.keepRestDays()
      $0.days.insert(copy, at: position + 1)
    } + openDay(copy.id)
  }

  private func openDay(_ id: Day.ID) -> [Effect] {
    place(of: .day(id)) == nil ? [] : go(to: .planDayEdit(id))
  }

  private func hasRoom(for count: Int, in routine: Routine) -> Bool {
    routine.days.count + count <= PlanFile.days.upperBound
  }

  private func refuseDay() -> [Effect] {
    show(words(.planFull, ("most", String(PlanFile.days.upperBound))))
  }

  /// Moves a day or an exercise by one place.
  func move(_ part: PlanPart, by direction: Int) -> [Effect] {
    guard let place = place(of: part), let day = place.day else { return [] }
    return change(place.routine.id) { routine in
      if let slot = place.slot {
        let id = routine.days[day].slots[slot].id
        routine.days[day].move(id, by: direction)
      } else if routine.days.indices.contains(day + direction) {
        routine.days.swapAt(day, day + direction)
      }
    }
  }

  /// Deletes a day or an exercise of one; sessions that were trained from it stay as they are.
  func delete(_ part: PlanPart) -> [Effect] {
    guard let place = place(of: part), let position = place.day else { return [] }
    let day = place.routine.days[position]
    let isSlot = place.slot != nil
    let name = place.slot.map { exercise(day.slots[$0].exercise).name } ?? day.name
    let text =
      isSlot ? words(.exerciseRemoved, ("exercise", name)) : words(.dayDeleted, ("day", name))
    var effects: [Effect] = []
    if isSlot {
      sheet = nil
    } else if route == .planDayEdit(day.id) {
      effects += go(to: .planEdit(place.routine.id), replacing: true)
    }
    return effects
      + change(place.routine.id, telling: text) { routine in
        if let slot = place.slot {
          routine.days[position].remove(day.slots[slot].id)
        } else {
          routine.days.remove(at: position)
        }
      }
  }

  // MARK: From a session

  /// Keeps what was done in a finished session as a day of the plan in use, or of a new one where there is none.
  func savedAsDay(of session: Session) -> [Effect] {
    let drawn = DrawnIDs(from: ids)
    let day = Day(
      id: Day.ID(drawn.next()), asDoneIn: session,
      mode: { [catalog] in catalog.modeOfSlot($0.id, stored: $0.mode) }
    ) { drawn.next() }
    ids = drawn.source
    guard !day.slots.isEmpty else { return show(words(.errorNothingDone)) }
    var effects: [Effect] = []
    if routine == nil { effects += addPlan(.blank, isActive: true) }
    guard let routine else { return effects }
    guard hasRoom(for: 1, in: routine) else { return refuseDay() }
    return effects
      + change(
        routine.id, telling: words(.savedAsDay, ("title", day.name), ("plan", routine.name))
      ) {
        $0.keepRestDays()
        $0.days.append(day)
      }
  }
}

extension Routine {
  /// Before a day without a weekday joins days that all have one: it must not turn the rest days of
  /// such a plan into training days, so it is due on none until a person says so.
  fileprivate mutating func keepRestDays() {
    guard rotationWeekdays.isEmpty, !days.isEmpty, days.allSatisfy({ $0.weekday != nil })
    else { return }
    rotationWeekdays = Weekday.allCases.filter { weekday in
      days.contains { $0.weekday == weekday }
    }
  }
}
