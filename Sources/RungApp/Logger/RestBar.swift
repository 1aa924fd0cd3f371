import CivilTime
import Loads
import Markup
import Training

extension State {
  // MARK: The rest

  @NodeBuilder<LoggerAction>
  func restBar(_ session: Session) -> Node<LoggerAction> {
    if let rest = session.rest {
      let phase = rest.phase(at: clock)
      section(
        .class("rest-bar"), .class(phase.className), .label(words(.rest)),
        .style("--progress", SVG.decimal(rest.progress(at: clock))), key: "rest"
      ) {
        div(.role(.timer)) {
          span(.class("countdown")) { words.countdown(phase) }
          span(.class("label")) { restLabel(rest, phase) }
        }
        restButtons(phase)
      }
    }
  }

  private func restLabel(_ rest: Rest, _ phase: RestPhase) -> String {
    let whole = Seconds(milliseconds: rest.total).clockText
    switch phase {
    case .running: return words(.restOfLength, ("time", whole))
    case .paused: return words(.restPaused)
    case .over: return words(.restOfLengthOver, ("time", whole))
    }
  }

  @NodeBuilder<LoggerAction>
  private func restButtons(_ phase: RestPhase) -> Node<LoggerAction> {
    if case .over = phase {
      button(.class("button"), .type(.button), .onTap(.skipRest), key: "done") { words(.done) }
    } else {
      button(
        .class("icon-button"), .type(.button), .data("repeat"), .label(words(.fifteenLess)),
        .onTap(.addRest(-15)), key: "less"
      ) { "−15" }
      if case .paused = phase {
        iconButton("play", words(.resumeRest), .resumeRest)
      } else {
        iconButton("pause", words(.pauseRest), .pauseRest)
      }
      button(
        .class("icon-button"), .type(.button), .data("repeat"), .label(words(.fifteenMore)),
        .onTap(.addRest(15)), key: "more"
      ) { "+15" }
      iconButton("skip-forward", words(.skipRest), .skipRest)
    }
  }

  // MARK: How it felt

  @NodeBuilder<LoggerAction>
  func effortQuestion(in session: Session) -> Node<LoggerAction> {
    if let set = setToAsk(in: session), let card = session.exercise(of: set.id) {
      let number = mark(of: set.id, on: card)
      let countsReps = set.log?.mode.countsReps ?? true
      section(.class("effort"), .aria(.labelledby, "effort-question"), key: "effort") {
        p(.id("effort-question")) {
          if session.exercise(of: session.nextSet(preferred: logger.preferred)?.id ?? set.id)?.id
            == card.id
          {
            words(countsReps ? .effortQuestion : .effortQuestionTimed, ("number", number))
          } else {
            words(
              .effortQuestionOf, ("number", number),
              ("exercise", exercise(card.exercise).name))
          }
        }
        div {
          for effort in Effort.allCases {
            button(
              .type(.button), .aria(.pressed, set.effort?.word == effort),
              .onTap(.rate(set.id, effort))
            ) {
              words(effort.phrase) + " "
              if countsReps { small { words(effort.meaning) } }
            }
          }
        }
      }
    }
  }

  /// The set that is asked about: the one whose chip was tapped, else the newest while a rest runs.
  private func setToAsk(in session: Session) -> SessionSet? {
    guard asksEffort, logger.correction == nil else { return nil }
    if let rated = logger.rated, let set = session.set(rated), set.isLogged { return set }
    guard session.end == nil, session.rest != nil, session.announced == nil else { return nil }
    return session.setToRate(rules: loggingRules)
  }

  // MARK: Offers

  @NodeBuilder<LoggerAction>
  func offer(in session: Session) -> Node<LoggerAction> {
    if asksEffort, logger.correction == nil, let id = offeringCard(in: session),
      let card = session.exercise(id)
    {
      let scale = ladder(of: card).scale
      if let (subject, offer) = session.standingOffer(on: card.id) {
        offerView(offer, on: subject, scale: scale)
      } else if let (subject, offer) = session.openTake(on: card.id) {
        section(.class("offer"), .label(words(.offerTaken)), key: "take") {
          p {
            strong { words(.nowAt, ("weight", words.load(offer.to, on: scale))) }
            span { words(.setsToGo, count: offer.setCount) }
          }
          button(.class("button"), .type(.button), .onTap(.undoOffer(subject))) { words(.undo) }
        }
      }
    }
  }

  /// The card whose offer is shown: the one in hand, else another of its superset.
  private func offeringCard(in session: Session) -> SessionExercise.ID? {
    guard let next = session.nextSet(preferred: logger.preferred),
      let card = session.exercise(of: next.id)?.id
    else { return nil }
    let cards = [card] + session.exercises[session.superset(of: card)].map { $0.id }
    return cards.first {
      session.standingOffer(on: $0) != nil || session.openTake(on: $0) != nil
    }
  }

  private func offerView(
    _ offer: Offer, on subject: SessionSet.ID, scale: LoadScale
  ) -> Node<LoggerAction> {
    let (from, to) = (words.load(offer.from, on: scale), words.load(offer.to, on: scale))
    return section(.class("offer"), .label(words(.offer)), key: "offer") {
      p {
        strong {
          offer.feel == .allOut ? words(.stayAt, ("weight", from)) : from + " → " + to
        }
        span { words(.setsToGo, count: offer.setCount) }
      }
      button(.class("button accent"), .type(.button), .onTap(.takeOffer(subject))) {
        words(.take, ("weight", to))
      }
      iconButton("x", words(.stayAt, ("weight", from)), .dismissOffer(subject))
    }
  }
}

extension RestPhase {
  fileprivate var className: String? {
    switch self {
    case .running: nil
    case .paused: "paused"
    case .over: "over"
    }
  }
}
