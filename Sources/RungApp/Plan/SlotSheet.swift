import CivilTime
import Loads
import Markup
import Training

extension State {
  /// What an exercise of a plan asks for; every change is stored as it is made.
  func slotSheet(_ id: Slot.ID) -> Node<PlanAction> {
    guard let place = place(of: .slot(id)), let day = place.dayThere, let slot = place.slotThere
    else { return Node() }
    let part = PlanPart.slot(id)
    let mode = catalog.modeOfSlot(slot.exercise.id, stored: slot.exercise.mode)
    let rule = ProgressionRule.effective(slot.rule ?? place.routine.rule, mode: mode)
    let cycle: PercentageCycle? = if case .cycle(let cycle) = rule { cycle } else { nil }
    return bottomSheet(
      exercise(slot.exercise).name, close: (words(.close), .closeSheet),
      footer: button(.class("button primary wide"), .type(.button), .onTap(.closeSheet)) {
        words(.done)
      }
    ) {
      div(.class("card rows")) {
        slotNumbers(slot, mode: mode, cycle: cycle)
        restRow(slot)
      }
      if mode != .cardio, mode != .weightDistance {
        ruleFields(part, slot.rule, mode: mode, ofPlan: place.routine.rule)
      }
      if mode.takesLoad { loads(slot, isCycle: cycle != nil) }
      noteField("slot-note", part, slot.note)
      editorField("plan-history", words(.historyName)) {
        select(
          .class("select"), .id("plan-history"), .value(slot.historyName),
          .onChange { PlanAction.edit(.slot(id, .history($0))) }
        ) {
          for choice in SlotHistory.choices {
            option(.value(choice.name), .selected(choice.history == slot.history)) {
              words(choice.phrase)
            }
          }
        }
      }
      slotMenu(slot, of: day)
    }
  }

  /// Sets and what each of them counts; where the rows differ, those.
  @NodeBuilder<PlanAction>
  private func slotNumbers(
    _ slot: Slot, mode: TrackingMode, cycle: PercentageCycle?
  ) -> Node<PlanAction> {
    let part = PlanPart.slot(slot.id)
    if let cycle, slot.trainingMax != nil {
      p(.class("row small"), key: "cycle") { words(.cycleWeeks, ("weeks", cycle.repsText)) }
    } else if slot.rows.isEmpty {
      numberRow(.sets, of: part)
      if mode.countsReps {
        numberRow(.low, of: part, detail: slot.reps.isGiven ? nil : words(.noRange))
        numberRow(.high, of: part)
      }
    } else {
      button(
        .class("row"), .type(.button), .onTap(.edit(.slot(slot.id, .evenRows))), key: "even"
      ) {
        icon("list")
        span(.class("grow")) {
          span(.class("name")) { words(.makeRowsEven) }
          span(.class("detail")) {
            words(
              .rowsDiffer, ("rows", slot.rows.map { words.range($0.reps) }.joined(separator: " · "))
            )
          }
        }
      }
    }
    if mode.isTimed { numberRow(.seconds, of: part) }
    if mode == .weightDistance || mode == .cardio {
      numberRow(.distance, of: part, detail: distanceUnit(of: slot).symbol)
    }
    if mode == .weightReps { numberRow(.warmUps, of: part) }
  }

  @NodeBuilder<PlanAction>
  private func restRow(_ slot: Slot) -> Node<PlanAction> {
    numberRow(.rest, of: .slot(slot.id), detail: slot.rest == nil ? words(.restIsUsual) : nil)
    if slot.rest != nil {
      let usual = Seconds(Int64(loggingRules.rest.standard)).clockText
      button(
        .class("row"), .type(.button), .onTap(.edit(.slot(slot.id, .usualRest))), key: "usual"
      ) {
        icon("timer")
        span(.class("grow name")) { words(.takeUsualRest, ("time", usual)) }
      }
    }
  }

  /// The weight to begin with, and the one that a percentage cycle counts from.
  private func loads(_ slot: Slot, isCycle: Bool) -> Node<PlanAction> {
    let unit = ladder(for: slot.exercise).scale.unit.symbol
    return div(.class("card rows")) {
      if isCycle {
        numberRow(.trainingMax, of: .slot(slot.id), detail: unit)
      }
      numberRow(.weight, of: .slot(slot.id), detail: unit + " · " + words(.firstWeightNote))
    }
  }

  private func slotMenu(_ slot: Slot, of day: Day) -> Node<PlanAction> {
    let joined = day.superset(of: slot.id).count
    return div(.class("card rows")) {
      slotMenuRow("arrow-left-right", .swapExercise, .slot(slot.id, .swap))
      if day.slots.count > joined {
        slotMenuRow("link-2", .makeSuperset, .slot(slot.id, .chooseSuperset))
      }
      if joined > 1 { slotMenuRow("unlink-2", .leaveSuperset, .slot(slot.id, .separate)) }
      slotMenuRow("trash-2", .removeExercise, .delete(.slot(slot.id)))
    }
  }

  private func slotMenuRow(_ iconName: String, _ text: Phrase, _ edit: PlanEdit) -> Node<PlanAction>
  {
    button(.class("row"), .type(.button), .onTap(.edit(edit)), key: iconName) {
      icon(iconName)
      span(.class("grow name")) { words(text) }
    }
  }

  /// The exercises of the day that one can be joined with.
  func slotSupersetSheet(_ id: Slot.ID) -> Node<PlanAction> {
    guard let place = place(of: .slot(id)), let day = place.dayThere, let slot = place.slotThere
    else { return Node() }
    let members = day.superset(of: id)
    return bottomSheet(words(.makeSuperset), close: (words(.close), .closeSheet)) {
      p(.class("small")) { words(.supersetText, ("exercise", exercise(slot.exercise).name)) }
      ul(.class("card rows")) {
        for (position, other) in day.slots.enumerated() {
          if !members.contains(position) {
            li(key: other.id.text) {
              button(
                .class("row"), .type(.button), .onTap(.edit(.slot(id, .superset(other.id))))
              ) {
                icon("link-2")
                span(.class("grow name")) { exercise(other.exercise).name }
              }
            }
          }
        }
      }
    }
  }
}

extension PercentageCycle {
  /// The reps of its weeks, "5 5 5+ · 3 3 3+".
  fileprivate var repsText: String {
    weeks.map { week in
      week.map { String($0.reps) + ($0.isPlus ? "+" : "") }.joined(separator: " ")
    }.joined(separator: " · ")
  }
}

extension Slot {
  fileprivate var historyName: String {
    SlotHistory.choices.first { $0.history == history }?.name ?? ""
  }
}
