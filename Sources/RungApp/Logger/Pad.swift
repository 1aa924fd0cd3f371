import CivilTime
import Loads
import Markup
import Training

extension State {
  /// The bottom of the logger: an offer, the effort question, the rest and the pad, within the thumb's reach.
  func dock(_ session: Session) -> Node<LoggerAction> {
    div(.class("dock"), key: "dock") {
      if session.end == nil {
        celebration(in: session)
        offer(in: session)
      }
      effortQuestion(in: session)
      if session.end == nil { restBar(session) }
      if session.end == nil, let announced = session.announced,
        let set = session.set(announced.set)
      {
        holdingPad(set, since: announced, in: session)
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
      div(
        .class("dials"), .class("single", when: dials.count == 1),
        .class("four", when: dials.count > 2)
      ) {
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
    case .cardio:
      let isSloped =
        dialled.card.sets.contains { $0.numbers.incline != nil || $0.numbers.level != nil }
        || logger.slopeShown.contains(dialled.card.id)
      return isSloped ? [.seconds, .distance, .incline, .level] : [.seconds, .distance]
    }
  }

  private func logButton(_ dialled: Dialled, in session: Session) -> Node<LoggerAction> {
    if dialled.isCorrection {
      return button(
        .class("button primary wide log"), .type(.button), .id("log"), .onTap(.saveCorrection),
        key: "log"
      ) {
        icon("check")
        words(.saveSet, ("number", mark(of: dialled.set.id, on: dialled.card)))
      }
    }
    if dialled.mode.isTimed, !isEditing {
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
      logText(dialled, in: session)
    }
  }

  /// "Log set 2 of 3", "Log warm-up 1 of 2", "Log drop 2a".
  private func logText(_ dialled: Dialled, in session: Session) -> String {
    let (set, card) = (dialled.set, dialled.card)
    let mark = mark(of: set.id, on: card)
    if set.isWarmUp {
      return words(
        .logWarmUp,
        ("number", String(card.sets.prefix { $0.id != set.id }.count { $0.isWarmUp } + 1)),
        ("total", String(card.sets.count { $0.isWarmUp })))
    }
    switch session.continuation(set.id) {
    case .drop: return words(.logDrop, ("number", mark))
    case .cluster: return words(.logCluster, ("number", mark))
    case nil:
      return words(
        .logSet, ("number", mark), ("total", String(card.progress.total)))
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
          words(.correctingSet, ("number", mark(of: dialled.set.id, on: dialled.card)))
        }
        div(.class("chips")) {
          if dialled.set.isContinuation {
            button(.class("chip"), .type(.button), .onTap(.separate(dialled.set.id))) {
              words(.separate)
            }
          }
          button(.class("chip"), .type(.button), .onTap(.cancelCorrection)) { words(.cancel) }
        }
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
      if isEditing {
        span()
      } else {
        button(.class("chip"), .type(.button), .onTap(.log(dialled.set.id))) {
          words(.logWithoutTimer)
        }
      }
    } else if dialled.mode == .cardio {
      cardioLine(dialled)
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
    } else if logger.openings[dialled.card.id.text]?.last == nil, dialled.mode.takesLoad,
      dialled.set.isEffort, !isEditing
    {
      p(.class("small")) { words(.firstTimeHint) }
    } else {
      span()
    }
  }

  /// The clock, the slope, and what time and distance come to.
  @NodeBuilder<LoggerAction>
  private func cardioLine(_ dialled: Dialled) -> Node<LoggerAction> {
    let id = dialled.card.id
    div(.class("chips")) {
      if !isEditing {
        button(.class("chip"), .type(.button), .onTap(.startHold(dialled.set.id))) {
          icon("timer")
          words(.startClock)
        }
      }
      if dials(of: dialled).count == 2 {
        button(.class("chip"), .type(.button), .onTap(.showSlope(id))) { words(.addSlope) }
      }
    }
    if let pace = CardioLabel.pace(dialled.numbers),
      let speed = CardioLabel.speed(dialled.numbers, mark: words.mark)
    {
      p(.class("small")) {
        span { pace }
        " · " + speed
      }
    }
  }

  private func isOnRung(_ dialled: Dialled) -> Bool {
    let mass = dialled.numbers.weight.mass
    return mass == .zero || dialled.ladder.scale.contains(mass.magnitude)
  }

  /// The plates of a bar: those that were entered for it, else the usual set; nothing below the bar.
  private func plates(for dialled: Dialled) -> PlateLoading? {
    let mass = dialled.numbers.weight.mass
    guard mass > .zero else { return nil }
    if case .plates(let scale) = dialled.ladder.scale { return scale.loading(of: mass) }
    let unit = dialled.ladder.scale.unit
    guard let bar = exercise(dialled.card.exercise).bar?.usualMass(in: unit) else { return nil }
    return PlateScale.usual(unit, bar: bar).loading(of: mass)
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
    if let suggestion = suggestion(for: dialled) {
      button(.class("chip why"), .type(.button), .onTap(.card(dialled.card.id, .why))) {
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
    _ set: SessionSet, since start: AnnouncedStart, in session: Session
  ) -> Node<LoggerAction> {
    let held = clock.milliseconds - start.at.milliseconds
    let isCardio = session.exercise(of: set.id)?.mode == .cardio
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
          if held < 0 {
            words(.getSet)
          } else if !isCardio {
            words(.ofSecondsHeld, ("seconds", String(goal)))
          } else if goal > 1 {
            words(.ofTime, ("time", Seconds(Int64(goal)).clockText))
          }
        }
      }
      div(.class("under")) {
        button(.class("chip"), .type(.button), .onTap(.cancelHold(set.id))) {
          words(isCardio ? .cancelClock : .cancelHold)
        }
      }
      button(
        .class("button primary wide log"), .type(.button), .id("log"), .onTap(.stopHold(set.id))
      ) {
        icon("check")
        words(isCardio ? .stopClock : .stopAndLog)
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
          button(.class("chip"), .type(.button), .onTap(.pick(.open))) { words(.addExercise) }
        }
      }
      donePadButton(session)
    }
  }

  private func donePadButton(_ session: Session) -> Node<LoggerAction> {
    let isEmpty = session.exercises.isEmpty
    return button(
      .class("button primary wide"), .type(.button), .id("log"),
      .onTap(isEmpty ? .pick(.open) : .finish)
    ) {
      if isEmpty { icon("plus") }
      words(isEmpty ? .addExercise : isEditing ? .done : .finishSession)
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
