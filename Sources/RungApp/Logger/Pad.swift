import CivilTime
import Loads
import Markup
import Training

extension State {
  /// The bottom of the logger: an offer, the effort question, the rest and the pad, within the thumb's reach.
  func dock(_ session: Session) -> Node<LoggerAction> {
    div(.class("dock"), key: "dock") {
      offer(in: session)
      effortQuestion(in: session)
      restBar(session)
      if let announced = session.announced, let set = session.set(announced.set) {
        holdingPad(set, since: announced, at: clock)
      } else if let dialled = dialled(in: session) {
        pad(dialled, in: session)
      } else {
        donePad(session)
      }
    }
  }

  // MARK: The pad

  private func pad(_ dialled: Dialled, in session: Session) -> Node<LoggerAction> {
    let dials = dials(of: dialled)
    return section(
      .class("pad"), .class("correcting", when: dialled.isCorrection),
      .label(words(dialled.isCorrection ? .correctedSet : .nextSet)), key: "pad"
    ) {
      div(.class("dials"), .class("single", when: dials.count == 1)) {
        for (place, dial) in dials.enumerated() {
          dialView(dial, dialled, isLadder: place == 0)
        }
      }
      underPad(dialled, in: session)
      logButton(dialled, in: session)
    }
  }

  /// The numbers that this row takes; the first is drawn as a ladder.
  private func dials(of dialled: Dialled) -> [Dial] {
    let showsLoad =
      dialled.numbers.weight.mass != .zero || logger.loadShown.contains(dialled.card.id)
    switch dialled.mode {
    case .weightReps: return [.weight, .reps]
    case .bodyweightReps, .assistedReps: return showsLoad ? [.weight, .reps] : [.reps]
    case .duration: return [.seconds]
    case .weightDuration: return [.weight, .seconds]
    case .weightDistance: return [.weight, .distance]
    case .cardio: return [.seconds, .distance]
    }
  }

  private func logButton(_ dialled: Dialled, in session: Session) -> Node<LoggerAction> {
    let number = (dialled.card.sets.firstIndex { $0.id == dialled.set.id } ?? 0) + 1
    if dialled.isCorrection {
      return button(
        .class("button primary wide log"), .type(.button), .id("log"), .onTap(.saveCorrection),
        key: "log"
      ) {
        icon("check")
        words(.saveSet, ("number", String(number)))
      }
    }
    if dialled.mode.isTimed {
      return button(
        .class("button primary wide log"), .type(.button), .id("log"),
        .onTap(.startHold(dialled.set.id)), key: "hold"
      ) {
        icon("timer")
        words(.startHold, ("seconds", String(dialled.numbers.seconds)))
      }
    }
    return button(
      .class("button primary wide log"), .type(.button), .id("log"),
      .onTap(.log(dialled.set.id)), key: "log"
    ) {
      icon("check")
      words(
        .logSet, ("number", String(number)), ("total", String(dialled.card.sets.count)))
    }
  }

  // MARK: Under the dials

  @NodeBuilder<LoggerAction>
  private func underPad(_ dialled: Dialled, in session: Session) -> Node<LoggerAction> {
    div(.class("under"), key: "under") {
      if let refusal = logger.field?.refusal {
        p(.class("refusal"), .id("refusal"), .role(.alert)) {
          icon("triangle-alert")
          refusal
        }
      } else if dialled.isCorrection {
        p(.class("small")) {
          let number = (dialled.card.sets.firstIndex { $0.id == dialled.set.id } ?? 0) + 1
          words(.correctingSet, ("number", String(number)))
        }
        button(.class("chip"), .type(.button), .onTap(.cancelCorrection)) { words(.cancel) }
      } else {
        aboutLoad(dialled)
        whyChip(dialled)
      }
    }
  }

  @NodeBuilder<LoggerAction>
  private func aboutLoad(_ dialled: Dialled) -> Node<LoggerAction> {
    let isBodyweight = dialled.mode == .bodyweightReps && dialled.numbers.weight.mass == .zero
    if dialled.mode.isTimed {
      button(.class("chip"), .type(.button), .onTap(.log(dialled.set.id))) {
        words(.logWithoutTimer)
      }
    } else if isBodyweight, !logger.loadShown.contains(dialled.card.id) {
      div(.class("chips")) {
        button(.class("chip"), .type(.button), .onTap(.showLoad(dialled.card.id))) {
          words(.addWeight)
        }
        button(.class("chip"), .type(.button), .onTap(.addHelp(dialled.card.id))) {
          words(.addHelp)
        }
      }
    } else if let loading = plates(for: dialled) {
      platesLine(loading)
    } else if dialled.mode.takesLoad, !isOnRung(dialled) {
      p(.class("small")) { words(.betweenRungs) }
    } else if logger.openings[dialled.card.id.text]?.last == nil, dialled.mode.takesLoad {
      p(.class("small")) { words(.firstTimeHint) }
    } else {
      span()
    }
  }

  private func isOnRung(_ dialled: Dialled) -> Bool {
    let mass = dialled.numbers.weight.mass
    return mass == .zero || dialled.ladder.scale.contains(mass.magnitude)
  }

  /// The plates of a barbell, from the usual set where no inventory was entered; nothing below the bar.
  private func plates(for dialled: Dialled) -> PlateLoading? {
    guard exercise(dialled.card.exercise).equipment.contains(.barbell),
      dialled.numbers.weight.mass > .zero
    else { return nil }
    return PlateScale.usual(dialled.ladder.scale.unit).loading(of: dialled.numbers.weight.mass)
  }

  private func platesLine(_ loading: PlateLoading) -> Node<LoggerAction> {
    p(.class("plates")) {
      span(.class("discs"), .aria(.hidden, true)) {
        for plate in loading.perSide {
          i(.style("--size", plate.discSize))
        }
      }
      span {
        loading.perSide.isEmpty
          ? words(.emptyBar)
          : words(.aSide, ("plates", loading.perSideText(mark: words.mark)))
      }
    }
  }

  @NodeBuilder<LoggerAction>
  private func whyChip(_ dialled: Dialled) -> Node<LoggerAction> {
    if let suggestion = logger.openings[dialled.card.id.text]?.suggestion,
      suggestion.action != .firstTime
    {
      button(.class("chip why"), .type(.button), .onTap(.why(dialled.card.id))) {
        icon("circle-help")
        words(.why, ("what", whatIsSuggested(suggestion, dialled)))
      }
    }
  }

  private func whatIsSuggested(_ suggestion: Suggestion, _ dialled: Dialled) -> String {
    if dialled.mode.isTimed {
      return words(.seconds, ("count", String(suggestion.seconds)))
    }
    let weight = suggestion.weight
    return weight.mass == .zero
      ? words.reps(suggestion.reps) : words.load(weight, on: dialled.ladder.scale)
  }

  // MARK: Other pads

  private func holdingPad(
    _ set: SessionSet, since start: AnnouncedStart, at now: Instant
  ) -> Node<LoggerAction> {
    let held = now.milliseconds - start.at.milliseconds
    let goal = max(1, set.numbers.seconds)
    let share = min(1, max(0, Double(held) / Double(goal * 1_000)))
    return section(
      .class("pad holding"), .label(words(.holding)),
      .style("--progress", SVG.decimal(share)), key: "holding"
    ) {
      div(.role(.timer), .class("hold")) {
        span(.class("countdown")) {
          held < 0
            ? String((-held + 999) / 1_000) : words.passed(milliseconds: held)
        }
        span(.class("label")) {
          held < 0 ? words(.getSet) : words(.ofSecondsHeld, ("seconds", String(goal)))
        }
      }
      div(.class("under")) {
        button(.class("chip"), .type(.button), .onTap(.cancelHold(set.id))) {
          words(.cancelHold)
        }
      }
      button(
        .class("button primary wide log"), .type(.button), .id("log"), .onTap(.stopHold(set.id))
      ) {
        icon("check")
        words(.stopAndLog)
      }
    }
  }

  private func donePad(_ session: Session) -> Node<LoggerAction> {
    section(.class("pad"), .label(words(.allSetsDone)), key: "all-done") {
      div(.class("under")) {
        p {
          strong {
            session.exercises.isEmpty
              ? words(.noExercises) : words(.allDone, count: session.progress.total)
          }
        }
        if !session.exercises.isEmpty {
          button(.class("chip"), .type(.button), .onTap(.openPicker)) { words(.addExercise) }
        }
      }
      donePadButton(session)
    }
  }

  private func donePadButton(_ session: Session) -> Node<LoggerAction> {
    let isEmpty = session.exercises.isEmpty
    return button(
      .class("button primary wide"), .type(.button), .id("log"),
      .onTap(isEmpty ? .openPicker : .finish)
    ) {
      if isEmpty { icon("plus") }
      words(isEmpty ? .addExercise : .finishSession)
    }
  }
}

extension Weight {
  /// How large a plate is drawn beside the largest of its unit, 0 to 1.
  fileprivate var discSize: String {
    let largest = unit == .kilogram ? Mass(25, .kilogram) : Mass(45, .pound)
    let share = Double(mass.nanograms) / Double(largest.nanograms)
    // By area a 1.25 kg plate would be a dot; half of the range is left to every plate.
    return SVG.decimal(min(1, 0.35 + 0.65 * share))
  }
}
