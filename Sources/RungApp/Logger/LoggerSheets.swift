import CivilTime
import Loads
import Markup
import Training

extension State {
  /// What lies above the logger.
  func loggerSheet() -> Node<LoggerAction> {
    guard let session = sessionInHand else { return Node() }
    switch sheet {
    case .why(let id): return session.exercise(id).map { whySheet($0) } ?? Node()
    case .exerciseMenu(let id):
      return session.exercise(id).map { menuSheet($0, in: session) } ?? Node()
    case .superset(let id):
      return session.exercise(id).map { supersetSheet($0, in: session) } ?? Node()
    case .order: return orderSheet(session)
    case .note: return noteSheet()
    case .confirmDiscard: return discardSheet(session)
    case .confirmFinish: return finishSheet(session)
    case .stillTraining: return stillTrainingSheet(session)
    default: return Node()
    }
  }

  // MARK: Why this weight

  private func whySheet(_ card: SessionExercise) -> Node<LoggerAction> {
    guard let opening = logger.openings[card.id.text], let suggestion = opening.suggestion else {
      return Node()
    }
    let scale = ladder(of: card).scale
    let slot = opening.prescription.slot
    let last = opening.last?.heaviestRows.first?.numbers.weight
    let title =
      suggestion.weight.mass == .zero
      ? exercise(card.exercise).name : words.load(suggestion.weight, on: scale)
    return bottomSheet(words(.why, ("what", title)), close: (words(.close), .closeSheet)) {
      p { words.reason(suggestion, slot: slot, scale: scale, last: last) }
      if let last, last.mass > .zero, !scale.contains(last.mass) {
        let rung = scale.label(scale.snap(last.mass), mark: words.mark)
        p { words(.whyBetween, ("weight", last.label(words.mark)), ("rung", rung)) }
      }
      dl(.class("facts card rows")) {
        if let last = opening.last {
          fact(
            words(.onDate, ("date", words.dayOfMonth(last.start.date))),
            words.performance(last, mode: opening.prescription.mode, on: scale))
          if let feel = last.feel { fact(words(.felt), words(feel.phrase)) }
        }
        if slot.reps.isGiven {
          fact(words(.rangeName), words(.repsCount, ("count", words.range(slot.reps))))
        }
        if let increment = scale.incrementLabel(mark: words.mark) {
          fact(words(.oneRung), increment)
        }
      }
      p(.class("small")) { words(.youDecide) }
    }
  }

  private func fact(_ name: String, _ value: String) -> Node<LoggerAction> {
    div(.class("row")) {
      dt(.class("grow")) { name }
      dd(.class("value")) { value }
    }
  }

  // MARK: Questions before the end

  private func discardSheet(_ session: Session) -> Node<LoggerAction> {
    let logged = session.effortCount
    return bottomSheet(
      words(.discardTitle), close: (words(.keepIt), .closeSheet), isDialog: true
    ) {
      p { logged > 0 ? words(.discardText, count: logged) : words(.discardWarmUps) }
      div(.class("buttons")) {
        button(.class("button"), .type(.button), .onTap(.closeSheet)) { words(.keepIt) }
        button(.class("button danger"), .type(.button), .onTap(.discardAnyway)) {
          logged > 0 ? words(.discardSets, count: logged) : words(.discardSession)
        }
      }
    }
  }

  private func finishSheet(_ session: Session) -> Node<LoggerAction> {
    let progress = session.progress
    return bottomSheet(
      words(.finishTitle, count: progress.total - progress.done),
      close: (words(.goOn), .closeSheet), isDialog: true
    ) {
      p { words(.finishText, ("sets", words.setsDone(of: session))) }
      div(.class("buttons")) {
        // The first is the one in hand when the question opens: the one that changes nothing.
        button(.class("button"), .type(.button), .onTap(.closeSheet)) { words(.goOn) }
        button(.class("button primary"), .type(.button), .onTap(.finishAnyway)) {
          words(.finishSession)
        }
      }
    }
  }

  private func stillTrainingSheet(_ session: Session) -> Node<LoggerAction> {
    let last = session.lastLog ?? session.start
    return bottomSheet(
      words(.stillTrainingTitle), close: (words(.goOn), .closeSheet), isDialog: true
    ) {
      p { words(.stillTrainingText, ("time", words.time(last))) }
      div(.class("buttons")) {
        button(.class("button"), .type(.button), .onTap(.closeSheet)) { words(.stillTraining) }
        button(.class("button primary"), .type(.button), .onTap(.endedWithLastSet)) {
          words(.itEndedAt, ("time", words.time(last)))
        }
      }
    }
  }
}
