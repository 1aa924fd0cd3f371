import Loads
import Markup
import Training

extension State {
  /// One number with its − and +: the first as a ladder of the rungs there are, the others plain.
  func dialView(_ dial: Dial, _ dialled: Dialled, isLadder: Bool) -> Node<LoggerAction> {
    div(
      .class("dial " + (isLadder ? "weight" : "reps")), .role(.group),
      .label(words(dial.phrase(dialled.mode))), key: dial.id
    ) {
      if isLadder {
        div(.class("ladder"), .class("off", when: dial == .weight && !isShownOnRung(dialled))) {
          rungs(dial, dialled)
          field(dial, dialled)
          if dial == .weight { unitButton(dialled) }
        }
      } else {
        div(.class("count")) {
          span(.class("range"), .aria(.hidden, true)) { rangeText(dial, dialled) }
          field(dial, dialled)
          span(.class("unit"), .aria(.hidden, true)) { unitText(dial, dialled) }
        }
      }
      div(.class("keys")) {
        key(dial, dialled, direction: 1)
        key(dial, dialled, direction: -1)
      }
    }
  }

  // MARK: The ladder

  /// Three rungs above and below the one in hand; a step moves them all by one.
  @NodeBuilder<LoggerAction>
  private func rungs(_ dial: Dial, _ dialled: Dialled) -> Node<LoggerAction> {
    let steps = ladderSteps(dial, dialled)
    for step in steps.reversed() {
      span(
        .class("rung"), .class("in-hand", when: step.at == 0), .class("last", when: step.isLast),
        .class("long", when: step.text.utf8.count > 2),
        .class("longer", when: step.text.utf8.count > 4),
        .class("suggested", when: step.isSuggested),
        .aria(.hidden, true),
        .style("--at", String(step.at)), key: step.key
      ) {
        span {
          step.text
          if step.at == 0, dial != .weight { small { unitText(dial, dialled) } }
        }
      }
    }
  }

  private func isShownOnRung(_ dialled: Dialled) -> Bool {
    let mass = dialled.numbers.weight.mass
    return mass == .zero || dialled.ladder.scale.contains(mass.magnitude)
  }

  private func ladderSteps(_ dial: Dial, _ dialled: Dialled) -> [LadderStep] {
    switch dial {
    case .weight: weightSteps(dialled)
    case .reps: numberSteps(dialled.numbers.reps, by: 1, in: SetLimits.reps, dialled)
    default:
      numberSteps(
        dialled.numbers.seconds, by: dialled.secondsStep, in: dialled.secondsRange, dialled)
    }
  }

  private func weightSteps(_ dialled: Dialled) -> [LadderStep] {
    let (ladder, here) = (dialled.ladder, dialled.numbers.weight.mass)
    let opening = logger.openings[dialled.card.id.text]
    let last = sessionInHand?.lastTime(of: dialled.set.id, in: opening?.last)?.weight.mass
    let suggested = suggestion(for: dialled)?.weight.mass
    func step(_ mass: Mass, at place: Int) -> LadderStep {
      let shown = mass < .zero ? -mass : mass
      return LadderStep(
        at: place, key: String(mass.nanograms),
        text: (mass < .zero ? "−" : "")
          + words.number(Weight(shown, ladder.scale.unit), on: ladder.scale),
        isLast: mass == last, isSuggested: mass == suggested)
    }
    var steps = [step(here, at: 0)]
    steps[0].text = (here < .zero ? "−" : "") + fieldText(.weight, dialled)
    var mass = here
    for place in 1...3 {
      guard let above = ladder.rung(above: mass) else { break }
      mass = above
      steps.append(step(mass, at: place))
    }
    mass = here
    for place in 1...3 {
      guard let below = ladder.rung(below: mass), below < mass else { break }
      mass = below
      steps.insert(step(mass, at: -place), at: 0)
    }
    return steps
  }

  private func numberSteps(
    _ here: Int, by step: Int, in range: ClosedRange<Int>, _ dialled: Dialled
  ) -> [LadderStep] {
    let opening = logger.openings[dialled.card.id.text]
    let last = sessionInHand?.lastTime(of: dialled.set.id, in: opening?.last)
    let lastValue = dialled.mode.countsReps ? last?.reps : last?.seconds
    let suggestion = suggestion(for: dialled)
    let aim = dialled.mode.isTimed ? suggestion?.seconds : suggestion?.reps
    return (-3...3).compactMap { place in
      // As the keys step: to the next multiple.
      let from = place < 0 ? here + step - 1 : here
      let value = place == 0 ? here : (from / step + place) * step
      guard range.contains(value) else { return nil }
      return LadderStep(
        at: place, key: String(value),
        text: dialled.mode == .cardio
          ? words.passed(milliseconds: Int64(value) * 1_000) : String(value),
        isLast: value == lastValue, isSuggested: value == aim)
    }
  }

  /// What the ladder marks as suggested: nothing for a correction, in a session that is over, for a row
  /// that is no set of its own, and the first time.
  func suggestion(for dialled: Dialled) -> Suggestion? {
    guard !dialled.isCorrection, !isEditing, dialled.set.isEffort,
      let suggestion = logger.openings[dialled.card.id.text]?.suggestion,
      suggestion.action != .firstTime
    else { return nil }
    return suggestion
  }

  // MARK: The field and the keys

  private func field(_ dial: Dial, _ dialled: Dialled) -> Node<LoggerAction> {
    let typing = logger.field?.dial == dial ? logger.field : nil
    let shown = fieldText(dial, dialled)
    let refusal: String? = typing?.refusal == nil ? nil : "refusal"
    let mode: InputMode =
      dial == .reps || (dial == .seconds && dialled.mode != .cardio) ? .numeric : .decimal
    let spoken = shown + " " + unitText(dial, dialled)
    return input(
      .id(dial.id), .class("typed"), .type(.text), .inputmode(mode), .enterkeyhint(.done),
      .autocomplete("off"), .role(.spinbutton),
      .label(fieldLabel(dial, dialled)), .aria(.valuenow, plainNumber(shown)),
      .aria(.valuetext, spoken),
      .aria(.invalid, refusal == nil ? nil : "true"), .aria(.describedby, refusal),
      .value(typing?.text ?? shown),
      .on(.focus, LoggerAction.enterField(dial)),
      .onInput { LoggerAction.typing(dial, $0) }, .onChange { LoggerAction.typed(dial, $0) },
      .onKey(.up, LoggerAction.step(dial, 1)),
      .onKey(.down, LoggerAction.step(dial, -1)))
  }

  /// The unit under the weight, which leads to the loads that the exercise really has.
  private func unitButton(_ dialled: Dialled) -> Node<LoggerAction> {
    let name = exercise(dialled.card.exercise).name
    let unit = dialled.ladder.scale.unit.symbol
    return button(
      .class("unit-button"), .type(.button),
      .label(words(.openWeights, ("unit", unit), ("exercise", name))),
      .onTap(.card(dialled.card.id, .weights)), key: "unit"
    ) { unit }
  }

  private func key(_ dial: Dial, _ dialled: Dialled, direction: Int) -> Node<LoggerAction> {
    button(
      .class("key"), .type(.button), .data("repeat"),
      .label(keyLabel(dial, dialled, direction)),
      .disabled(!canStep(dial, dialled, direction)), .onTap(.step(dial, direction)),
      key: direction > 0 ? "up" : "down"
    ) { icon(direction > 0 ? "plus" : "minus") }
  }

  private func canStep(_ dial: Dial, _ dialled: Dialled, _ direction: Int) -> Bool {
    switch dial {
    case .weight:
      let mass = dialled.numbers.weight.mass
      return direction > 0
        ? dialled.ladder.rung(above: mass) != nil
        : dialled.ladder.rung(below: mass).map { $0 < mass } ?? false
    case .reps:
      return SetLimits.reps.contains(dialled.numbers.reps + direction)
    case .seconds: return direction > 0 || dialled.numbers.seconds > 0
    case .distance: return direction > 0 || (dialled.numbers.distance?.micrometres ?? 0) > 0
    case .incline:
      return SetLimits.incline.contains((dialled.numbers.incline ?? 0) + direction)
    case .level: return SetLimits.level.contains((dialled.numbers.level ?? 0) + direction)
    }
  }

  // MARK: Words

  private func keyLabel(_ dial: Dial, _ dialled: Dialled, _ direction: Int) -> String {
    switch dial {
    case .weight:
      let mass = dialled.numbers.weight.mass
      let next =
        direction > 0 ? dialled.ladder.rung(above: mass) : dialled.ladder.rung(below: mass)
      let to = next.map { words.load(dialled.ladder.weight($0), on: dialled.ladder.scale) }
      return words(direction > 0 ? .oneRungUp : .oneRungDown, ("weight", to ?? "–"))
    case .reps:
      return words(
        direction > 0 ? .oneRepMore : .oneRepFewer,
        ("count", String(dialled.numbers.reps + direction)))
    case .seconds: return words(direction > 0 ? .longer : .shorter)
    case .distance: return words(direction > 0 ? .farther : .lessFar)
    case .incline, .level:
      return words(
        direction > 0 ? .dialUp : .dialDown, ("dial", words(dial.phrase(dialled.mode))))
    }
  }

  private func fieldLabel(_ dial: Dial, _ dialled: Dialled) -> String {
    switch dial {
    case .weight:
      words(dialled.ladder.scale.unit == .kilogram ? .weightInKilograms : .weightInPounds)
    case .reps:
      dialled.set.plan.target.isGiven
        ? words(.repsAim, ("range", words.range(dialled.set.plan.target))) : words(.repsName)
    case .seconds: words(dialled.mode == .cardio ? .timeName : .secondsToHold)
    case .distance, .incline, .level: words(dial.phrase(dialled.mode))
    }
  }

  private func rangeText(_ dial: Dial, _ dialled: Dialled) -> String {
    switch dial {
    case .reps where dialled.set.plan.target.isGiven: words.range(dialled.set.plan.target)
    case .incline, .level: words(dial.phrase(dialled.mode))
    default: ""
    }
  }

  private func unitText(_ dial: Dial, _ dialled: Dialled) -> String {
    switch dial {
    case .weight: dialled.ladder.scale.unit.symbol
    case .reps: words(.repsUnit)
    case .seconds: words(dialled.mode == .cardio ? .minutesUnit : .secondsUnit)
    case .distance: dialled.distanceUnit.symbol
    case .incline: "%"
    case .level: ""
    }
  }
}

/// A rung as the ladder draws it.
private struct LadderStep {
  /// How many rungs above the one in hand.
  var at: Int
  var key: String
  var text: String
  /// Where the set at this place was last time.
  var isLast: Bool
  var isSuggested: Bool
}

extension Dial {
  fileprivate func phrase(_ mode: TrackingMode) -> Phrase {
    switch self {
    case .weight: mode == .assistedReps ? .helpName : .weightName
    case .reps: .repsName
    case .seconds: mode == .cardio ? .timeName : .secondsName
    case .distance: .distanceName
    case .incline: .inclineName
    case .level: .levelName
    }
  }
}
