import CivilTime
import Markup
import Training

extension State {
  /// Everything about one day of a plan: its name, when it is trained, its exercises in order.
  @NodeBuilder<PlanAction>
  func dayEditor(_ day: Day, of routine: Routine) -> Node<PlanAction> {
    let part = PlanPart.day(day.id)
    editorHeader(wayBack(from: day, of: routine), eyebrow: routine.name, title: day.name)
    nameField(part, day.name)
    editorField("plan-weekday", words(.trainedOn)) {
      choiceOf(
        "plan-weekday", .trainedOn, any: .inRotation,
        Weekday.week(startingOn: firstWeekday).map {
          (String($0.rawValue), words.weekday($0), $0 == day.weekday)
        }
      ).map { .edit(.pin(day.id, $0)) }
    }
    noteField("plan-note", part, day.note)
    section(.class("section"), .aria(.labelledby, "slots-title")) {
      header { h2(.id("slots-title")) { words(.exercises) } }
      if day.slots.isEmpty {
        p(.class("card muted")) { words(.addFirstExercise) }
      } else {
        ol(.class("card rows")) {
          for (place, slot) in day.slots.enumerated() {
            editableSlot(slot, at: place, of: day)
          }
        }
      }
      button(.class("button wide"), .type(.button), .onTap(.edit(.addExercise(day.id)))) {
        icon("plus")
        words(.addExercise)
      }
    }
    button(.class("button quiet wide"), .type(.button), .onTap(.edit(.duplicate(day.id)))) {
      icon("repeat")
      words(.duplicateDay, ("day", day.name))
    }
    button(.class("button quiet wide"), .type(.button), .onTap(.edit(.delete(part)))) {
      icon("trash-2")
      words(.deleteDay, ("day", day.name))
    }
  }

  /// To the day, where its editor was opened from there, else to the editor of the plan.
  private func wayBack(from day: Day, of routine: Routine) -> (route: Route, label: String) {
    plan.cameFrom == .planDay(day.id)
      ? (.planDay(day.id), words(.backToDay, ("day", day.name)))
      : (.planEdit(routine.id), words(.backToPlan))
  }

  private func editableSlot(_ slot: Slot, at place: Int, of day: Day) -> Node<PlanAction> {
    let name = exercise(slot.exercise).name
    let isJoined = day.superset(of: slot.id).count > 1
    return li(.class("row"), .class("joined", when: isJoined), key: slot.id.text) {
      button(.class("grow"), .type(.button), .onTap(.edit(.slot(slot.id, .open)))) {
        span(.class("name")) { name }
        span(.class("detail")) {
          words.aim(slot) + (isJoined ? " · " + words(.supersetName) : "")
        }
      }
      moveKeys(
        .slot(slot.id), name, isFirst: place == 0, isLast: place + 1 == day.slots.count)
    }
  }
}
