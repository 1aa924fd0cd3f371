import CivilTime
import Loads
import Logbook
import Training

/// What the browser lets Rung do outside of its page.
enum NotifyPermission: String {
  /// The person has not been asked.
  case open = "default"
  case granted
  case denied
  /// This browser, or this way of opening the page, has no notifications.
  case missing = ""
}

/// What a notification says, and what can be done from it.
struct RestNotice: Equatable {
  /// A button, where the system shows buttons.
  struct Button: Equatable {
    var answer: NoticeAnswer
    var words: String
  }

  var title: String
  var text: String
  var buttons: [Button]
}

/// What a person did with a notification.
enum NoticeAnswer: String {
  case open
  case log
  case addRest = "add-rest"
}

extension State {
  /// Whether the end of a rest is notified while the page is hidden.
  var notifies: Bool { notifyPermission == .granted && (device.notifies ?? false) }

  // MARK: What the host has to know

  /// The moment at which a hidden page has to be woken, and the sets to go for the app's icon.
  func tellPresence(_ session: Session?) -> [Effect] {
    var effects: [Effect] = []
    let alarm = isHidden && notifies ? endOfRestAhead(session) : nil
    if alarm != told.alarm {
      told.alarm = alarm
      effects.append(.alarm(alarm))
    }
    let progress = session?.progress
    let toGo = progress.map { $0.total - $0.done } ?? 0
    if toGo != told.setsToGo {
      told.setsToGo = toGo
      effects.append(.badge(toGo))
    }
    return effects
  }

  private func endOfRestAhead(_ session: Session?) -> Int64? {
    guard let rest = session?.rest, rest.pausedAt == nil, told.soundedRest != rest.end
    else { return nil }
    return rest.end.milliseconds
  }

  // MARK: Asking

  /// Asks at the first rest, once, if the browser was never asked.
  func askToNotifyAtFirstRest() -> [Effect] {
    guard notifyPermission == .open, device.notifies == nil, !told.hasAskedToNotify,
      runningSession?.rest != nil
    else { return [] }
    told.hasAskedToNotify = true
    return [.askToNotify]
  }

  /// Switches notifications on or off, asking the browser where it is still open.
  func setNotifies(_ on: Bool) -> [Effect] {
    guard on else {
      device.notifies = false
      return []
    }
    switch notifyPermission {
    case .granted:
      device.notifies = true
      return []
    case .open: return [.askToNotify]
    case .denied, .missing: return show(words(.notifyBlocked))
    }
  }

  func take(_ permission: NotifyPermission) -> [Effect] {
    notifyPermission = permission
    // A question that was waved away may come again from the settings.
    if permission != .open { device.notifies = permission == .granted }
    return []
  }

  // MARK: The end of a rest out of sight

  /// The moment that was asked for has come.
  ///
  /// Browsers wake hidden pages late, so this may be up to some minutes after the end; later it would be noise.
  func restEndedOutOfSight() -> [Effect] {
    told.alarm = nil
    guard isHidden, notifies, let session = runningSession, let rest = session.rest,
      rest.pausedAt == nil, told.soundedRest != rest.end
    else { return [] }
    let since = -rest.remaining(at: clock)
    guard since >= 0 else { return [] }
    told.soundedRest = rest.end
    guard since <= 600_000 else { return [] }
    return [.notify(restNotice(session))]
  }

  private func restNotice(_ session: Session) -> RestNotice {
    // While a finished session is edited, the logger of the running one waits aside.
    let running = isEditing ? loggerAside ?? Logger() : logger
    guard let next = session.nextSet(preferred: running.preferred),
      let card = session.exercise(of: next.id),
      let place = card.sets.firstIndex(where: { $0.id == next.id })
    else {
      return RestNotice(title: words(.restIsOver), text: words(.allSetsDone), buttons: [])
    }
    let ladder =
      running.openings[card.id.text]?.prescription.ladder ?? ladder(for: card.exercise)
    let target = words.target(next.plan, mode: card.mode, on: ladder.scale)
    return RestNotice(
      title: exercise(card.exercise).name,
      text: words(
        .noticeSet, ("number", String(place + 1)), ("total", String(card.sets.count)),
        ("target", target)),
      // What is held or run is timed by its start, so it is not logged from outside.
      buttons: (card.mode.isTimed || card.mode == .cardio
        ? [] : [RestNotice.Button(answer: .log, words: words(.noticeLog))])
        + [RestNotice.Button(answer: .addRest, words: words(.noticeMoreRest))])
  }

  /// The page is in front again, or the notice no longer holds.
  func withdrawNotice() -> [Effect] {
    // One that an earlier page left behind is meant too.
    guard notifyPermission == .granted else { return [] }
    return [.withdrawNotice]
  }

  /// Does what was asked for on a notification; what was asked for long ago is dropped.
  func update(notice answer: NoticeAnswer, at moment: Int64) -> [Effect] {
    guard stage == .open, let session = runningSession else { return [] }
    if answer == .open { return go(to: .session) }
    // A finished session that is being edited gives way: what the notification meant is the running one.
    let back = isEditing ? go(to: .session) : []
    guard clock.milliseconds - moment <= 120_000 else { return back }
    switch answer {
    case .open: return back
    case .log:
      guard let next = session.nextSet(preferred: logger.preferred) else { return back }
      return back + update(logger: .log(next.id))
    case .addRest:
      guard let rest = session.rest else { return back }
      let overdue = max(0, -rest.remaining(at: clock)) / 1_000
      return back + update(logger: .addRest(15 + Int(clamping: overdue)))
    }
  }
}
