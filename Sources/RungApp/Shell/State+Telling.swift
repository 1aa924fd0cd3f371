import CivilTime
import Training

extension State {
  /// What the host has to know that it was not told yet: seconds, the screen, the name of the page.
  func tellHost() -> [Effect] {
    var effects: [Effect] = []
    let session = stage == .open ? runningSession : nil
    effects += tellTicks(session)
    let keepsAwake = session != nil && device.keepsAwake
    if keepsAwake != told.keepsAwake {
      told.keepsAwake = keepsAwake
      effects.append(.wakeLock(keepsAwake))
    }
    effects += revealSet(of: isEditing ? editedSession : session) + askHowItIsDone()
    effects += tellPresence(session)
    let title = session.map { $0.title + " · " + words(.appName) } ?? words(.appName)
    if title != told.title {
      told.title = title
      effects.append(.title(title))
    }
    let theme = device.theme.rawValue + " " + device.accent.rawValue
    if theme != told.theme {
      told.theme = theme
      effects.append(.theme(mode: device.theme.rawValue, accent: device.accent.rawValue))
    }
    let memory = device.text
    if stage != .starting, memory != told.device {
      told.device = memory
      effects.append(.device(memory))
    }
    return effects
  }

  /// Seconds are reported while a clock is on screen, aligned to the hold or to the end of the rest
  /// so that a countdown never skips one.
  private func tellTicks(_ session: Session?) -> [Effect] {
    guard session != nil || toast != nil || logger.note != nil else {
      guard told.ticksAt != nil else { return [] }
      told.ticksAt = nil
      return [.noTicks]
    }
    // Without a session any second will do, so what is reported already stays as it is.
    let anchor =
      (session?.announced?.at ?? session?.rest?.end ?? session?.start)?.milliseconds
      ?? told.ticksAt ?? clock.milliseconds
    let phase = anchor - (anchor / 1_000) * 1_000
    guard told.ticksAt != phase else { return [] }
    told.ticksAt = phase
    let now = clock.milliseconds
    let first = now - (now - phase) % 1_000 + 1_000
    return [.ticks(at: first)]
  }

  /// Brings the set in hand into view, above the dock, when it is another one.
  private func revealSet(of session: Session?) -> [Effect] {
    let isLogging = route == .session || isEditing
    let set = isLogging ? session?.nextSet(preferred: logger.preferred)?.id : nil
    guard set != told.set else { return [] }
    told.set = set
    return set == nil ? [] : [.reveal("set-in-hand")]
  }

  /// A second has turned: the end of a rest is sounded once, if it is noticed in time.
  func tick() -> [Effect] {
    guard let rest = runningSession?.rest, rest.pausedAt == nil, rest.remaining(at: clock) <= 0,
      told.soundedRest != rest.end
    else { return [] }
    // Noticed late it has been seen, and is neither sounded nor notified any more.
    told.soundedRest = rest.end
    guard rest.isEndFresh(at: clock) else { return [] }
    var effects: [Effect] = [.announce(words(.restIsOver))]
    if device.vibrates { effects.append(.vibrate([180, 90, 180])) }
    if device.sounds { effects.append(.tone) }
    return effects
  }

  // MARK: The clock

  /// Takes the time over; what runs on a clock that was set back goes on from where it was.
  func turnClock(to now: Instant) -> [Effect] {
    let back = clock.milliseconds - now.milliseconds
    clock = now
    guard back > 1_000 else { return [] }
    toast?.until -= back
    logger.field?.refusedAt -= back
    logger.records.celebration?.until -= back
    told.ticksAt = nil
    return letRunOn(by: back)
  }

  /// Moves a rest or hold that lies ahead, because the clock was set back while it ran or while the page was closed.
  func letRunOn(by milliseconds: Int64?) -> [Effect] {
    guard stage == .open, runningSession != nil else { return [] }
    let now = clock
    return change(runningSession) { $0.clockWasSetBack(to: now, by: milliseconds) }
  }

  // MARK: Toasts

  /// Shows a sentence at the bottom for a while.
  func show(_ text: String, undo: Toast.Undo? = nil) -> [Effect] {
    toast = Toast(text: text, undo: undo, until: clock.milliseconds + (undo == nil ? 5_000 : 8_000))
    return []
  }

  func expireToast() {
    if let toast, toast.until <= clock.milliseconds { self.toast = nil }
  }
}
