import CivilTime
import Loads
import Logbook
import Markup
import Ordering
import Training

extension State {
  /// The editor that the address names, beside the list where there is room.
  @NodeBuilder<PlanAction>
  func planEditors() -> Node<PlanAction> {
    switch route {
    case .planEdit(let id):
      if let routine = logbook.routine(id) {
        section(.class("screen detail"), key: "edit-" + id.text) { planEditor(routine) }
      }
    case .planDayEdit(let id):
      if let place = place(of: .day(id)), let day = place.dayThere {
        section(.class("screen detail"), key: "edit-" + id.text) {
          dayEditor(day, of: place.routine)
        }
      }
    default: Node()
    }
  }

  @NodeBuilder<PlanAction>
  private func planEditor(_ routine: Routine) -> Node<PlanAction> {
    let part = PlanPart.routine(routine.id)
    editorHeader(
      (.plan, words(.backToPlan)), eyebrow: words(.editing), title: routine.name)
    nameField(part, routine.name)
    noteField("plan-note", part, routine.summary)
    daysSection(routine)
    if routine.days.contains(where: { $0.weekday == nil }) { rotationSection(routine) }
    section(.class("section"), .label(words(.howItGoesUp))) {
      ruleFields(part, routine.rule, mode: nil, ofPlan: routine.rule)
    }
    coverage(of: routine)
    button(.class("button wide"), .type(.button), .onTap(.edit(.share(routine.id)))) {
      icon("download")
      words(.sharePlan)
    }
    button(.class("button quiet wide"), .type(.button), .onTap(.delete(routine.id))) {
      icon("trash-2")
      words(.deletePlan, ("plan", routine.name))
    }
  }

  private func daysSection(_ routine: Routine) -> Node<PlanAction> {
    section(.class("section"), .aria(.labelledby, "days-title")) {
      header { h2(.id("days-title")) { words(.days) } }
      if routine.days.isEmpty {
        p(.class("card muted")) { words(.addFirstDay) }
      } else {
        ol(.class("card rows")) {
          for (place, day) in routine.days.enumerated() {
            li(.class("row"), key: day.id.text) {
              a(.class("grow name"), .href(Route.planDayEdit(day.id).hash)) {
                day.name
                span(.class("detail")) {
                  (day.weekday.map { words.weekday($0) } ?? words(.inRotation)) + " · "
                    + words(.exerciseCount, count: day.slots.count)
                }
              }
              moveKeys(
                .day(day.id), day.name, isFirst: place == 0,
                isLast: place + 1 == routine.days.count)
            }
          }
        }
      }
      button(.class("button wide"), .type(.button), .onTap(.edit(.addDay(routine.id)))) {
        icon("plus")
        words(.addDay)
      }
    }
  }

  private func rotationSection(_ routine: Routine) -> Node<PlanAction> {
    section(.class("section"), .aria(.labelledby, "rotation-title")) {
      header { h2(.id("rotation-title")) { words(.rotationOn) } }
      div(.class("chips"), .role(.group), .aria(.labelledby, "rotation-title")) {
        for weekday in Weekday.week(startingOn: firstWeekday) {
          button(
            .class("chip"), .type(.button), .label(words.weekday(weekday)),
            .aria(.pressed, routine.rotationWeekdays.contains(weekday)),
            .onTap(.edit(.rotation(routine.id, weekday))), key: String(weekday.rawValue)
          ) { words.shortWeekday(weekday) }
        }
      }
      if routine.rotationWeekdays.isEmpty { p(.class("small")) { words(.rotationAny) } }
    }
  }

  // MARK: Muscles

  /// The sets a week of each muscle that is trained, and what falls behind.
  @NodeBuilder<PlanAction>
  private func coverage(of routine: Routine) -> Node<PlanAction> {
    if !routine.trainingDays.isEmpty {
      let coverage = MuscleCoverage(routine.weeklyCredit { exercise($0.exercise).muscles })
      let behind = coverage.behind
      section(.class("section"), .aria(.labelledby, "coverage-title"), key: "coverage") {
        header { h2(.id("coverage-title")) { words(.setsAWeek) } }
        p(.class("small")) {
          behind.isEmpty
            ? words(.nothingBehind)
            : words(.fallsBehind, ("muscles", behind.map { name(of: $0) }.joined(separator: ", ")))
        }
        dl(.class("facts card rows")) {
          for muscle in Muscle.allCases where coverage.credit.halfSets(muscle) > 0 {
            div(.class("row"), key: String(muscle.rawValue)) {
              dt(.class("grow")) { name(of: muscle) }
              dd(.class("value")) { sets(of: muscle, in: coverage) }
            }
          }
        }
        p(.class("small")) { words(.setsAWeekNote) }
      }
    }
  }

  private func sets(of muscle: Muscle, in coverage: MuscleCoverage) -> String {
    words(
      .setsOfTarget, ("sets", words.halves(coverage.credit.halfSets(muscle))),
      ("target", String(muscle.weeklySetTarget)))
  }
}
