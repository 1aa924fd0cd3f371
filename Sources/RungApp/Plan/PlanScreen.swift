import CivilTime
import Loads
import Logbook
import Markup
import Training

/// What the plan screen holds beside the plans.
struct PlanScreen {
  /// The template chosen in the sheet.
  var template = Welcome.Start.template("full-body")
  /// The field of the editor in hand.
  var field: PlanField?
  /// Where the editor of a day was opened from.
  var cameFrom = Route.plan
}

enum PlanAction {
  case addPlan
  case choose(Welcome.Start)
  case addChosen
  case makeActive(Routine.ID)
  case delete(Routine.ID)
  case start(Day.ID)
  case edit(PlanEdit)
  case closeSheet
  case shell(ShellAction)
}

extension State {
  func update(plan action: PlanAction) -> [Effect] {
    switch action {
    case .addPlan:
      sheet = .templates
      return []
    case .choose(let template):
      plan.template = template
      return []
    case .addChosen:
      sheet = nil
      return addChosenPlan()
    case .makeActive(let id): return makeActive(id)
    case .delete(let id): return delete(id)
    case .start(let id):
      guard let routine, let day = routine.day(id) else { return [] }
      return start(day, of: routine)
    case .edit(let edit): return update(edit: edit)
    case .closeSheet:
      sheet = nil
      return []
    case .shell(let action): return update(shell: action)
    }
  }

  /// Adds the plan that was chosen; one from scratch is opened to be filled.
  private func addChosenPlan() -> [Effect] {
    let known = logbook.routines.map { $0.id }
    let effects = addPlan(plan.template, isActive: known.isEmpty)
    guard plan.template == .blank,
      let added = logbook.routines.first(where: { !known.contains($0.id) })
    else { return effects }
    return effects + go(to: .planEdit(added.id))
  }

  private func makeActive(_ id: Routine.ID) -> [Effect] {
    var effects: [Effect] = []
    for var routine in logbook.routines where routine.isActive != (routine.id == id) {
      routine.isActive = routine.id == id
      effects += save(routine)
    }
    return effects
  }

  /// Deletes a plan; what was trained from it stays.
  ///
  /// The next one becomes active.
  private func delete(_ id: Routine.ID) -> [Effect] {
    guard let routine = logbook.routine(id) else { return [] }
    guard routine.isDeletable(running: logbook.sessions) else {
      return show(words(.planInUse))
    }
    var effects: [Effect] = []
    if route == .planEdit(id) { effects += go(to: .plan, replacing: true) }
    return effects + remove(.init(routine: id))
      + show(words(.planDeleted, ("plan", routine.name)), undo: .routine(id))
  }

  /// The plans, the days of the active one, and a day beside them where there is room.
  func planScreen() -> Node<PlanAction> {
    let chosen: Day? = if case .planDay(let id) = route { routine?.day(id) } else { nil }
    return main(.id("main"), .class("split"), .tabindex(-1), key: "plan") {
      section(.class("screen list"), key: "list") { planList(chosen: chosen) }
      if let chosen {
        section(.class("screen detail"), key: "detail-" + chosen.id.text) { planDay(chosen) }
      }
      planEditors()
    }
  }

  // MARK: The list

  @NodeBuilder<PlanAction>
  private func planList(chosen: Day?) -> Node<PlanAction> {
    header {
      div { h1 { words(.plan) } }
      if routine != nil { iconButton("plus", words(.addAPlan), .addPlan) }
    }
    notices().map { .shell($0) }
    if let routine {
      activePlan(routine, chosen: chosen)
      otherPlans(than: routine)
      button(.class("button wide"), .type(.button), .onTap(.addPlan)) {
        icon("plus")
        words(.addAPlan)
      }
    } else {
      section(.class("empty"), key: "empty") {
        logo()
        h2 { words(.noPlan) }
        p { words(.noPlanText) }
        button(.class("button primary"), .type(.button), .onTap(.addPlan)) {
          words(.chooseAPlan)
        }
      }
    }
  }

  private func activePlan(_ routine: Routine, chosen: Day?) -> Node<PlanAction> {
    section(.class("section"), .aria(.labelledby, "plan-title"), key: routine.id.text) {
      header {
        h2(.id("plan-title")) { routine.name }
        span(.class("chip accent")) {
          icon("check")
          words(.active)
        }
        editLink(.planEdit(routine.id), routine.name)
      }
      if routine.days.isEmpty {
        p(.class("card muted")) { words(.planWithoutDays) }
        button(
          .class("button primary wide"), .type(.button), .onTap(.edit(.addDay(routine.id)))
        ) {
          icon("plus")
          words(.addDay)
        }
      } else {
        ol(.class("card rows")) {
          for day in routine.days {
            planDayRow(day, isChosen: day.id == chosen?.id)
          }
        }
      }
      if logbook.routines.count > 1 || routine.days.isEmpty {
        button(.class("button quiet wide"), .type(.button), .onTap(.delete(routine.id))) {
          icon("trash-2")
          words(.deletePlan, ("plan", routine.name))
        }
      }
    }
  }

  private func planDayRow(_ day: Day, isChosen: Bool) -> Node<PlanAction> {
    li(key: day.id.text) {
      a(
        .class("row"), .href(Route.planDay(day.id).hash),
        .aria(.current, isChosen ? "true" : nil)
      ) {
        span(.class("weekday"), .aria(.hidden, true)) {
          day.weekday.map { words.shortWeekday($0) } ?? "·"
        }
        span(.class("grow")) {
          span(.class("name")) {
            if let weekday = day.weekday {
              span(.class("spoken")) { words.weekday(weekday) + ": " }
            }
            day.name
          }
          span(.class("detail")) {
            words(.exerciseCount, count: day.slots.count) + " · "
              + words(.setCount, count: day.slots.reduce(0) { $0 + max(1, $1.sets) })
          }
        }
        icon("chevron-right")
      }
    }
  }

  @NodeBuilder<PlanAction>
  private func otherPlans(than active: Routine) -> Node<PlanAction> {
    let others = logbook.routines.filter { $0.id != active.id }
    if !others.isEmpty {
      section(.class("section"), .aria(.labelledby, "others-title"), key: "others") {
        header { h2(.id("others-title")) { words(.otherPlans) } }
        ul(.class("card rows")) {
          for routine in others {
            li(.class("row"), key: routine.id.text) {
              a(.class("grow name"), .href(Route.planEdit(routine.id).hash)) {
                routine.name
                span(.class("detail")) { words(.dayCount, count: routine.trainingDays.count) }
              }
              button(.class("button"), .type(.button), .onTap(.makeActive(routine.id))) {
                words(.makeActive)
              }
              iconButton(
                "trash-2", words(.deletePlan, ("plan", routine.name)), .delete(routine.id))
            }
          }
        }
      }
    }
  }

  // MARK: A day

  @NodeBuilder<PlanAction>
  private func planDay(_ day: Day) -> Node<PlanAction> {
    header {
      a(.class("icon-button back"), .href(Route.plan.hash), .label(words(.backToPlan))) {
        icon("chevron-left")
      }
      div {
        p(.class("eyebrow")) {
          (routine?.name ?? "") + (day.weekday.map { " · " + words.weekday($0) } ?? "")
        }
        h1 { day.name }
      }
      editLink(.planDayEdit(day.id), day.name)
    }
    if !day.note.isEmpty { p(.class("note")) { day.note } }
    ol(.class("card rows"), .label(words(.exercises))) {
      for slot in day.slots {
        slotRow(slot)
      }
    }
    if runningSession == nil, day.isTrainingDay {
      button(.class("button wide"), .type(.button), .onTap(.start(day.id))) {
        icon("play")
        words(.startDay, ("day", day.name))
      }
    }
  }

  private func slotRow(_ slot: Slot) -> Node<PlanAction> {
    let rest = Seconds(Int64(slot.rest ?? loggingRules.rest.standard)).clockText
    let weight = dayOpenings[slot.id.text]?.rows.first?.numbers.weight
    return li(.class("row"), key: slot.id.text) {
      span(.class("grow")) {
        span(.class("name")) { exercise(slot.exercise).name }
        span(.class("detail")) { words.aim(slot) + " · " + words(.restOf, ("time", rest)) }
      }
      if let weight, weight.mass > .zero, let opening = dayOpenings[slot.id.text] {
        span(.class("value")) { words.load(weight, on: opening.prescription.ladder.scale) }
      }
    }
  }

  // MARK: The templates

  func templatesSheet() -> Node<PlanAction> {
    bottomSheet(
      words(.addAPlan), close: (words(.close), .closeSheet),
      footer: button(.class("button primary wide"), .type(.button), .onTap(.addChosen)) {
        addLabel
      }
    ) {
      fieldset(.class("stack")) {
        legend(.class("spoken")) { words(.chooseAPlan) }
        for template in StarterTemplate.all {
          planChoice(
            template, group: "template", isChosen: plan.template == .template(template.id),
            firstWeekday: firstWeekday
          ) { .choose(.template(template.id)) }
        }
        label(.class("choice"), key: "blank") {
          input(
            .type(.radio), .name("template"), .checked(plan.template == .blank),
            .onToggle { _ in .choose(.blank) })
          span(.class("name")) { words(.planFromScratch) }
          span(.class("detail")) { words(.planFromScratchDetail) }
        }
      }
      button(.class("button quiet wide"), .type(.button), .onTap(.edit(.openFile))) {
        icon("upload")
        words(.planFromFile)
      }
    }
  }

  private var addLabel: String {
    guard case .template(let id) = plan.template,
      let template = StarterTemplate.all.first(where: { $0.id == id })
    else { return words(.addAPlan) }
    return words(.addPlanNamed, ("plan", template.name))
  }
}
