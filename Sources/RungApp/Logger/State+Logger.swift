import CivilTime
import Logbook
import Training

extension State {
  func update(logger action: LoggerAction) -> [Effect] {
    switch action {
    case .minimise: return minimise()
    case .step(let dial, let direction): return step(dial, direction)
    case .enterField(let dial): return [.select(dial.id)]
    case .typing(let dial, let text):
      logger.field = Logger.Field(dial: dial, text: text)
      return []
    case .typed(let dial, let text): return take(text, for: dial)
    case .log(let id): return log(id)
    case .takeOut(let id): return takeOut(id)
    case .unlog(let id): return unlog(id)
    case .correct, .saveCorrection, .cancelCorrection: return updateCorrection(action)
    case .askEffort, .rate, .takeOffer, .undoOffer, .dismissOffer: return updateEffort(action)
    case .startHold, .cancelHold, .stopHold: return updateHold(action)
    case .addRest, .pauseRest, .resumeRest, .skipRest: return updateRest(action)
    case .turnTo(let id): return turn(to: id)
    case .showLoad(let id):
      logger.loadShown.insert(id)
      return []
    case .addHelp(let id):
      logger.loadShown.insert(id)
      return addHelp()
    case .showSlope(let id):
      logger.slopeShown.insert(id)
      return []
    case .card(let id, let action): return update(card: id, action)
    case .separate(let id): return separate(id)
    case .pick(let action): return update(picker: action)
    case .note(let action): return update(note: action)
    case .weights(let action): return update(weights: action)
    case .editDetails: return editDetails()
    case .delete(let id): return update(history: .delete(id))
    case .closeSheet:
      sheet = nil
      return []
    case .finish, .finishAnyway, .endedWithLastSet, .discard, .discardAnyway:
      return updateEnding(action)
    case .shell(let action): return update(shell: action)
    }
  }

  /// Changes the session in the logger; an error becomes a sentence and changes nothing.
  func changeSession(
    _ change: (inout Session) throws(SessionError) -> Void
  ) -> [Effect] {
    self.change(sessionInHand, change)
  }

  /// Changes a session; what was changed about a finished one can be taken back.
  func change(
    _ before: Session?, _ change: (inout Session) throws(SessionError) -> Void
  ) -> [Effect] {
    guard let before else { return [] }
    var session = before
    do {
      try change(&session)
    } catch {
      return show(words(error))
    }
    return save(session) + offerUndo(of: before)
  }

  /// The ladder of the card that holds a set.
  func ladder(of card: SessionExercise) -> LoadLadder {
    logger.openings[card.id.text]?.prescription.ladder ?? ladder(for: card.exercise)
  }

  private func ladder(ofSet id: SessionSet.ID) -> LoadLadder? {
    sessionInHand?.exercise(of: id).map { ladder(of: $0) }
  }

  // MARK: Logging

  private func log(_ id: SessionSet.ID) -> [Effect] {
    var effects = takeOpenField()
    guard logger.field?.refusal == nil else { return effects }
    guard let ladder = ladder(ofSet: id) else { return effects }
    let (now, rules) = (clock, loggingRules)
    let before = logbook.revision
    effects += changeSession { session throws(SessionError) in
      if session.end != nil {
        try session.logAfterwards(id, ladder: ladder)
      } else {
        try session.log(id, now: now, ladder: ladder, rules: rules)
      }
    }
    guard logbook.revision != before else { return effects }
    logger.rated = nil
    if isEditing { return effects }
    effects += askToNotifyAtFirstRest()
    let isRecord = celebrate(id)
    if device.vibrates { effects.append(.vibrate(isRecord ? [40, 60, 40, 60, 160] : [30])) }
    if !isPersisted, !told.hasAskedToPersist {
      told.hasAskedToPersist = true
      effects.append(.persist)
    }
    return effects
  }

  private func unlog(_ id: SessionSet.ID) -> [Effect] {
    if logger.correction?.set == id { logger.correction = nil }
    if logger.rated == id { logger.rated = nil }
    // The card that is looked at stays open: it is in hand now.
    if let card = sessionInHand?.exercise(of: id)?.id, card == logger.reviewed { prefer(card) }
    return changeSession { session throws(SessionError) in try session.unlog(id) }
  }

  func turn(to id: SessionExercise.ID) -> [Effect] {
    guard let card = sessionInHand?.exercise(id) else { return [] }
    logger.leaveField()
    logger.correction = nil
    if card.isFinished {
      logger.reviewed = logger.reviewed == id ? nil : id
      return []
    }
    prefer(id)
    return changeSession { session throws(SessionError) in try session.focus(id) }
  }

  /// Remembers the card to work on, also for after a restart.
  func prefer(_ id: SessionExercise.ID?) {
    logger.preferred = id
    logger.reviewed = nil
    if !isEditing { device.preferredCard = id?.text }
  }

  // MARK: Correcting

  func updateCorrection(_ action: LoggerAction) -> [Effect] {
    switch action {
    case .correct(let id):
      logger.leaveField()
      guard let set = sessionInHand?.set(id), set.isLogged else { return [] }
      logger.correction = Logger.Correction(set: id, numbers: set.numbers)
      return []
    case .saveCorrection:
      let effects = takeOpenField()
      guard logger.field?.refusal == nil else { return effects }
      guard let correction = logger.correction, let ladder = ladder(ofSet: correction.set) else {
        return []
      }
      logger.correction = nil
      return changeSession { session throws(SessionError) in
        try session.correct(correction.set, correction.numbers, ladder: ladder)
      }
    default:
      logger.leaveField()
      logger.correction = nil
      return []
    }
  }

  // MARK: Effort and offers

  private func updateEffort(_ action: LoggerAction) -> [Effect] {
    switch action {
    case .askEffort(let id):
      logger.rated = logger.rated == id ? nil : id
      return []
    case .rate(let id, let effort):
      guard let ladder = ladder(ofSet: id) else { return [] }
      logger.rated = nil
      // A session that is over has nothing left to offer for.
      let rules = isEditing ? LoggingRules(effortQuestion: .off) : loggingRules
      return changeSession { session throws(SessionError) in
        try session.rate(id, EffortRating(effort), ladder: ladder, rules: rules)
      }
    case .takeOffer(let id):
      return changeSession { session throws(SessionError) in try session.takeOffer(of: id) }
    case .undoOffer(let id):
      return changeSession { session throws(SessionError) in try session.undoTake(of: id) }
    case .dismissOffer(let id):
      return changeSession { session throws(SessionError) in try session.dismissOffer(of: id) }
    default: return []
    }
  }

  // MARK: Held sets

  private func updateHold(_ action: LoggerAction) -> [Effect] {
    if isEditing { return [] }
    let now = clock
    switch action {
    case .startHold(let id):
      let effects = takeOpenField()
      guard logger.field?.refusal == nil else { return effects }
      let isCardio = runningSession?.exercise(of: id)?.mode == .cardio
      let start = isCardio ? now : now.adding(milliseconds: AnnouncedStart.leadIn)
      return changeSession { session throws(SessionError) in
        try session.announceStart(of: id, at: start, now: now)
      }
    case .cancelHold(let id): return changeSession { $0.cancelStart(of: id) }
    case .stopHold(let id):
      guard let session = runningSession, let set = session.set(id),
        let held = session.millisecondsHeld(at: now), let ladder = ladder(ofSet: id)
      else { return [] }
      guard held >= 1_000 else { return changeSession { $0.cancelStart(of: id) } }
      var numbers = set.numbers
      let isCardio = session.exercise(of: id)?.mode == .cardio
      let longest = (isCardio ? SetLimits.cardioSeconds : SetLimits.heldSeconds).upperBound
      numbers.seconds = Int(clamping: min(Int64(longest), held / 1_000))
      var effects = changeSession { session throws(SessionError) in
        try session.dial(id, numbers, ladder: ladder)
        // The distance is still to be entered.
        if isCardio { session.cancelStart(of: id) }
      }
      if isCardio { return effects }
      effects += log(id)
      return effects
    default: return []
    }
  }

  // MARK: The rest

  private func updateRest(_ action: LoggerAction) -> [Effect] {
    let now = clock
    switch action {
    case .addRest(let seconds): return changeSession { $0.addToRest(seconds: seconds, now: now) }
    case .pauseRest: return changeSession { $0.pauseRest(now: now) }
    case .resumeRest: return changeSession { $0.resumeRest(now: now) }
    case .skipRest: return changeSession { $0.skipRest() }
    default: return []
    }
  }

  // MARK: The end

  private func updateEnding(_ action: LoggerAction) -> [Effect] {
    if let edited = editedSession { return finishEditing(edited) }
    guard let session = runningSession else { return [] }
    let progress = session.progress
    switch action {
    case .finish:
      guard progress.done < progress.total, progress.done > 0 else { return finish(at: clock) }
      sheet = .confirmFinish
      return []
    case .finishAnyway: return finish(at: clock)
    case .endedWithLastSet: return finish(at: session.lastLog ?? clock)
    case .discard:
      guard session.hasLogged else { return discard() }
      sheet = .confirmDiscard
      return []
    case .discardAnyway: return discard()
    default: return []
    }
  }

  /// Finishes the running session; without a logged set it is discarded instead.
  private func finish(at moment: Instant) -> [Effect] {
    guard var session = runningSession else { return [] }
    sheet = nil
    let ending: SessionEnding
    do {
      ending = try session.finish(at: moment)
    } catch {
      return show(words(error))
    }
    var effects = save(session)
    logger = Logger()
    device.isMinimised = false
    device.preferredCard = nil
    switch ending {
    case .finished: effects += go(to: .summary(session.id), replacing: true)
    case .discarded:
      effects += go(to: .today, replacing: true)
      effects += show(words(.discardedEmpty))
    }
    return effects
  }

  private func discard() -> [Effect] {
    guard var session = runningSession else { return [] }
    sheet = nil
    let hadSets = session.hasLogged
    session.discard(at: clock)
    var effects = save(session)
    logger = Logger()
    device.isMinimised = false
    device.preferredCard = nil
    effects += go(to: .today, replacing: true)
    effects += show(
      words(.discarded, ("title", session.title)), undo: hadSets ? .discard(session.id) : nil)
    return effects
  }

  /// On return after a long time without a set: asks whether the session ended with the last one.
  func askWhetherItEnded() -> [Effect] {
    // Neither over something that is being entered, nor beside a finished session that is edited.
    guard sheet == nil, !isEditing, let session = runningSession,
      session.asksWhetherItEnded(at: clock)
    else { return [] }
    sheet = .stillTraining
    return []
  }
}

extension Session {
  /// Milliseconds the announced set has been held; below zero in the lead-in.
  func millisecondsHeld(at now: Instant) -> Int64? {
    announced.map { now.milliseconds - $0.at.milliseconds }
  }
}
