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
    return article(
      .class("card exercise"), .id("card-in-hand"), .aria(.labelledby, "exercise-in-hand"),
      key: "card-" + card.id.text
    ) {
      header {
        div {
          h2(.id("exercise-in-hand")) { name }
          p(.class("target")) { targetLine(card, in: session) }
        }
        iconButton("ellipsis", words(.moreFor, ("exercise", name)), .openMenu(card.id))
      }
      setList(card, in: session, next: next)
    }
  }

  private func targetLine(_ card: SessionExercise, in session: Session) -> String {
    let efforts = card.sets.filter { $0.isEffort }
    let rest = efforts.first.map {
      session.restLength(after: $0.id, lengths: loggingRules.rest)
    }
    let aim =
      session.plannedSlots.first { $0.id == card.slot }.map { words.aim($0, sets: efforts.count) }
      ?? words(.setCount, count: efforts.count)
    guard let rest, rest > 0 else { return aim }
    return aim + " · " + words(.restOf, ("time", Seconds(Int64(rest)).clockText))
  }

  func setList(
    _ card: SessionExercise, in session: Session, next: SessionSet?
  ) -> Node<LoggerAction> {
    ol(.class("sets")) {
      for (place, set) in card.sets.enumerated() {
        if set.isLogged {
          doneSet(set, number: place + 1, of: card, in: session)
        } else {
          openSet(set, number: place + 1, of: card, in: session, isNext: set.id == next?.id)
        }
      }
    }
  }

  private func doneSet(
    _ set: SessionSet, number: Int, of card: SessionExercise, in session: Session
  ) -> Node<LoggerAction> {
    let text = set.log.map { words.set($0) } ?? ""
    let isCorrected = logger.correction?.set == set.id
    return li(
      .class("set done"), .class("correcting", when: isCorrected),
      .aria(.current, isCorrected ? "true" : nil), key: set.id.text
    ) {
      span(.class("number")) { String(number) }
      button(.class("load"), .type(.button), .onTap(.correct(set.id))) {
        span(.class("spoken")) { words(.changeSet, ("number", String(number))) + " " }
        text + " "
        gain(of: set, in: session)
      }
      effortChip(set, number: number)
      button(
        .class("tick"), .type(.button), .label(words(.setUndo, ("number", String(number)))),
        .onTap(.unlog(set.id))
      ) { icon("check") }
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
  private func effortChip(_ set: SessionSet, number: Int) -> Node<LoggerAction> {
    if !asksEffort || set.isWarmUp {
      span()
    } else if let effort = set.effort?.word {
      button(
        .class("chip"), .type(.button),
        .label(
          words(
            .setFelt, ("number", String(number)), ("effort", words(effort.phrase)))),
        .onTap(.askEffort(set.id))
      ) { words(effort.phrase) }
    } else {
      button(
        .class("chip accent"), .type(.button),
        .label(words(.rateSet, ("number", String(number)))), .onTap(.askEffort(set.id))
      ) { words(.rate) }
    }
  }

  private func openSet(
    _ set: SessionSet, number: Int, of card: SessionExercise, in session: Session, isNext: Bool
  ) -> Node<LoggerAction> {
    let last = session.lastTime(of: set.id, in: logger.openings[card.id.text]?.last)
    return li(
      .class("set"), .class("next", when: isNext), .aria(.current, isNext ? "step" : nil),
      key: set.id.text
    ) {
      span(.class("number")) { String(number) }
      span(.class("load")) {
        words.target(set.plan, mode: card.mode, on: ladder(of: card).scale)
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
