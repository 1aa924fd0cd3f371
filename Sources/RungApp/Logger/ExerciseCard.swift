import CivilTime
import Loads
import Markup
import Training

extension State {
  /// An exercise with its sets: those done with what they did against last time, and those to do.
  func exerciseCard(
    _ card: SessionExercise, in session: Session, isInHand: Bool
  ) -> Node<LoggerAction> {
    let name = exercise(card.exercise).name
    let next = session.nextSet(preferred: logger.preferred)
    // One card is in hand; the others of its superset are named by their own ids.
    let id = isInHand ? "exercise-in-hand" : "exercise-" + card.id.text
    return article(
      .class("card exercise"), .id(isInHand ? "card-in-hand" : nil), .aria(.labelledby, id),
      key: "card-" + card.id.text
    ) {
      header {
        div {
          h2(.id(id)) { name }
          p(.class("target")) { targetLine(card, in: session) }
        }
        iconButton("ellipsis", words(.moreFor, ("exercise", name)), .card(card.id, .openMenu))
      }
      notes(on: card, in: session)
      setList(card, in: session, next: next)
    }
  }

  /// What the plan asks for, open or folded: a hold may be dialled at what was held last time.
  func aim(of card: SessionExercise, in session: Session) -> String {
    let sets = card.progress.total
    return card.slot == nil
      ? words(.setCount, count: sets) : words.aim(slot(of: card, in: session), sets: sets)
  }

  private func targetLine(_ card: SessionExercise, in session: Session) -> String {
    let rest = card.sets.first { $0.isEffort }.map {
      session.restLength(after: $0.id, lengths: loggingRules.rest)
    }
    let aim = aim(of: card, in: session)
    guard let rest, rest > 0 else { return aim }
    return aim + " · " + words(.restOf, ("time", Seconds(Int64(rest)).clockText))
  }

  func setList(
    _ card: SessionExercise, in session: Session, next: SessionSet?
  ) -> Node<LoggerAction> {
    ol(.class("sets")) {
      for set in card.sets {
        let number = mark(of: set.id, on: card)
        if set.isLogged {
          doneSet(set, number: number, of: card, in: session)
        } else {
          openSet(set, number: number, of: card, in: session, isNext: set.id == next?.id)
        }
      }
    }
  }

  private func doneSet(
    _ set: SessionSet, number: String, of card: SessionExercise, in session: Session
  ) -> Node<LoggerAction> {
    let text = set.log.map { words.set($0) } ?? ""
    let isCorrected = logger.correction?.set == set.id
    return li(
      .class("set done"), .class("correcting", when: isCorrected),
      .class("continued", when: set.isContinuation),
      .aria(.current, isCorrected ? "true" : nil), key: set.id.text
    ) {
      span(.class("number")) { number }
      button(.class("load"), .type(.button), .onTap(.correct(set.id))) {
        span(.class("spoken")) { words(.changeSet, ("number", number)) + " " }
        text + " "
        kindMark(set, in: session)
        gain(of: set, in: session)
        recordMark(set, in: logger.records)
      }
      effortChip(set, number: number)
      if session.end == nil {
        button(
          .class("tick"), .type(.button), .label(words(.setUndo, ("number", number))),
          .onTap(.unlog(set.id))
        ) { icon("check") }
      } else {
        let name = rowName(set, on: card, in: session)
        iconButton("x", words(.removeRow, ("row", name)), .takeOut(set.id))
      }
    }
  }

  @NodeBuilder<LoggerAction>
  private func kindMark(_ set: SessionSet, in session: Session) -> Node<LoggerAction> {
    if let kind = kindText(set, in: session) {
      span(.class("kind")) { kind }
    }
  }

  /// What a set did against last time: "▲ 2.5 kg".
  @NodeBuilder<LoggerAction>
  private func gain(of set: SessionSet, in session: Session) -> Node<LoggerAction> {
    let last = session.exercise(of: set.id).flatMap { logger.openings[$0.id.text]?.last }
    if let difference = session.difference(of: set.id, against: last),
      let card = session.exercise(of: set.id)
    {
      span(.class("gain"), .class(difference.isUp ? "up" : "down")) {
        span(.aria(.hidden, true)) { difference.isUp ? "▲" : "▼" }
        span(.class("spoken")) { words(difference.isUp ? .more : .less) }
        " " + words.amount(of: difference, on: ladder(of: card).scale)
      }
    }
  }

  @NodeBuilder<LoggerAction>
  private func effortChip(_ set: SessionSet, number: String) -> Node<LoggerAction> {
    if !asksEffort || set.isWarmUp {
      span()
    } else if let effort = set.effort?.word {
      button(
        .class("chip"), .type(.button),
        .label(
          words(
            .setFelt, ("number", number), ("effort", words(effort.phrase)))),
        .onTap(.askEffort(set.id))
      ) { words(effort.phrase) }
    } else {
      button(
        .class("chip accent"), .type(.button),
        .label(words(.rateSet, ("number", number))), .onTap(.askEffort(set.id))
      ) { words(.rate) }
    }
  }

  private func openSet(
    _ set: SessionSet, number: String, of card: SessionExercise, in session: Session, isNext: Bool
  ) -> Node<LoggerAction> {
    let last = session.lastTime(of: set.id, in: logger.openings[card.id.text]?.last)
    return li(
      .class("set"), .class("next", when: isNext), .class("continued", when: set.isContinuation),
      .aria(.current, isNext ? "step" : nil), .id(isNext ? "set-in-hand" : nil), key: set.id.text
    ) {
      span(.class("number")) { number }
      span(.class("load")) {
        words.target(set.plan, mode: card.mode, on: ladder(of: card).scale) + " "
        kindMark(set, in: session)
      }
      if let last {
        span(.class("was")) {
          words(
            .was, ("set", words.was(last, mode: card.mode, on: ladder(of: card).scale)))
        }
      } else {
        span()
      }
    }
  }
}

extension Effort {
  /// The word shown.
  var phrase: Phrase {
    switch self {
    case .easy: .effortEasy
    case .solid: .effortSolid
    case .hard: .effortHard
    case .allOut: .effortAllOut
    }
  }

  /// What it means in reps.
  var meaning: Phrase {
    switch self {
    case .easy: .effortEasyMeaning
    case .solid: .effortSolidMeaning
    case .hard: .effortHardMeaning
    case .allOut: .effortAllOutMeaning
    }
  }
}
