import CivilTime
import Loads
import Markup
import Training

extension State {
  /// The running session, or a finished one that is edited: what is done, what comes next, and the pad
  /// to log it with.
  func loggerScreen(_ session: Session) -> Node<LoggerAction> {
    section(
      .class("logger"), .id("logger"), .tabindex(-1), .aria(.labelledby, "session-title"),
      key: "logger"
    ) {
      loggerHeader(session)
      div(.class("exercises"), .id("exercises")) {
        slimNotices().map { .shell($0) }
        cards(of: session)
        div(.class("ending"), key: "ending") {
          button(.class("button wide"), .type(.button), .onTap(.pick(.open))) {
            icon("plus")
            words(.addExercise)
          }
          button(
            .class("button wide"), .type(.button), .onTap(.note(.openOnSession)), key: "note"
          ) {
            icon("pencil")
            session.note.isEmpty ? words(.addNote) : line(of: session.note)
          }
          if session.end == nil {
            button(.class("button wide"), .type(.button), .onTap(.finish)) {
              words(.finishSession)
            }
            button(.class("button danger wide"), .type(.button), .onTap(.discard)) {
              words(.discardSession)
            }
          } else {
            editorEnding(session)
          }
        }
      }
      dock(session)
    }
  }

  private func loggerHeader(_ session: Session) -> Node<LoggerAction> {
    header {
      div(.class("handle"), .aria(.hidden, true))
      div(.class("title")) {
        if session.end == nil {
          iconButton("chevron-down", words(.minimise), .minimise)
        } else {
          iconButton("chevron-left", words(.backToSession), .minimise)
        }
        div {
          h1(.id("session-title")) { session.title }
          if session.end == nil {
            p(.role(.timer), .label(words(.timeSinceStart))) {
              words.passed(milliseconds: session.length(at: clock))
            }
          } else {
            p { editorSubtitle(session) }
          }
        }
        button(.class("button quiet"), .type(.button), .onTap(.finish)) {
          words(session.end == nil ? .finish : .done)
        }
      }
      progressLadder(session).map { .shell($0) }
    }
  }

  /// The sets of the session as rungs, by exercise: the small form of the ladder.
  func progressLadder(_ session: Session) -> Node<ShellAction> {
    let next = session.nextSet(preferred: logger.preferred)
    return div(
      .class("progress"), .role(.img),
      .label(words(.setsDoneLabel, ("sets", words.setsDone(of: session)))), key: "progress"
    ) {
      for card in session.exercises {
        span(.style("--sets", String(card.sets.count)), key: card.id.text) {
          for set in card.sets {
            i(
              .class("done", when: set.isLogged), .class("next", when: set.id == next?.id),
              .class("small", when: !set.isEffort),
              key: set.id.text)
          }
        }
      }
    }
  }

  // MARK: The cards

  /// The card in hand open, the others folded to a row before and after it.
  @NodeBuilder<LoggerAction>
  private func cards(of session: Session) -> Node<LoggerAction> {
    if let current = cardInHand(of: session) {
      let open = session.superset(of: current.id)
      foldedCards(
        session.exercises[..<open.lowerBound], in: session, label: .earlierExercises, key: "before")
      if open.count > 1 {
        superset(session.exercises[open], inHand: current.id, in: session)
      } else {
        exerciseCard(current, in: session, isInHand: true)
      }
      foldedCards(
        session.exercises[(open.upperBound + 1)...], in: session, label: .laterExercises,
        key: "after")
    }
  }

  /// The cards of a superset, joined by a brace, with the round that is due.
  private func superset(
    _ cards: ArraySlice<SessionExercise>, inHand: SessionExercise.ID, in session: Session
  ) -> Node<LoggerAction> {
    let rounds = cards.map { $0.progress.total }.max() ?? 0
    let done = cards.map { $0.progress.done }.min() ?? 0
    return section(
      .class("superset"), .label(words(.supersetName)),
      key: "superset-" + (cards.first?.id.text ?? "")
    ) {
      p(.class("eyebrow")) {
        words(
          .supersetRound, ("round", String(min(done + 1, rounds))), ("rounds", String(rounds)))
      }
      for card in cards {
        exerciseCard(card, in: session, isInHand: card.id == inHand)
      }
    }
  }

  /// The card that is open: that of a set being corrected, else the one with the next set.
  func cardInHand(of session: Session) -> SessionExercise? {
    if let corrected = logger.correction?.set, let card = session.exercise(of: corrected) {
      return card
    }
    guard let next = session.nextSet(preferred: logger.preferred) else {
      return session.exercises.last
    }
    return session.exercise(of: next.id)
  }

  @NodeBuilder<LoggerAction>
  private func foldedCards(
    _ cards: ArraySlice<SessionExercise>, in session: Session, label: Phrase, key: String
  ) -> Node<LoggerAction> {
    if !cards.isEmpty {
      ul(.class("card rows"), .label(words(label)), key: key) {
        for card in cards {
          li(.class("joined", when: session.superset(of: card.id).count > 1), key: card.id.text) {
            foldedCard(card, in: session)
            if logger.reviewed == card.id, card.isFinished {
              notes(on: card, in: session)
              setList(card, in: session, next: nil)
              div(.class("chips more")) {
                button(.class("chip"), .type(.button), .onTap(.card(card.id, .addSet))) {
                  icon("plus")
                  words(.addASet)
                }
                button(
                  .class("chip"), .type(.button),
                  .label(words(.moreFor, ("exercise", exercise(card.exercise).name))),
                  .onTap(.card(card.id, .openMenu))
                ) { icon("ellipsis") }
              }
            }
          }
        }
      }
    }
  }

  private func foldedCard(
    _ card: SessionExercise, in session: Session
  ) -> Node<LoggerAction> {
    button(
      .class("row"), .type(.button), .aria(.expanded, logger.reviewed == card.id),
      .onTap(.turnTo(card.id))
    ) {
      span(.class("grow")) {
        span(.class("name")) { exercise(card.exercise).name }
        span(.class("detail")) { foldedDetail(card, in: session) }
      }
      if card.isFinished {
        span(.class("done-mark")) {
          icon("check")
          span(.class("spoken")) { words(.finishedExercise) }
        }
      }
      icon("chevron-down")
    }
  }

  private func foldedDetail(_ card: SessionExercise, in session: Session) -> String {
    if card.isFinished {
      let done = words(.setCount, count: card.progress.done)
      guard let best = bestSet(of: card) else { return done }
      return done + " · " + words(.bestSet, ("set", words.set(best)))
    }
    let aim = aim(of: card, in: session)
    guard let weight = card.sets.first(where: { $0.isEffort && !$0.isLogged })?.numbers.weight,
      weight.mass != .zero
    else { return aim }
    return aim + " · " + words.load(weight, on: ladder(of: card).scale)
  }

  /// The set of a card with the most of what counts: load, then reps, then seconds.
  private func bestSet(of card: SessionExercise) -> SetLog? {
    card.sets.compactMap { $0.isEffort ? $0.log : nil }.max { left, right in
      (left.numbers.weight.mass, left.numbers.reps, left.numbers.seconds)
        < (right.numbers.weight.mass, right.numbers.reps, right.numbers.seconds)
    }
  }
}
