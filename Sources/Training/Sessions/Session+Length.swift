public import CivilTime
import Ordering

extension Session {
  /// Pauses the session: the time until it is resumed is no part of its length.
  public mutating func pause(at now: Instant) {
    guard isRunning, !isPaused else { return }
    pauses.append(Pause(start: now))
  }

  /// Goes on after a pause.
  public mutating func resume(at now: Instant) {
    endPause(at: now)
  }

  /// Whether it is paused.
  public var isPaused: Bool { pauses.contains { $0.end == nil } }

  mutating func endPause(at moment: Instant) {
    for index in pauses.indices where pauses[index].end == nil {
      pauses[index].end = max(moment, pauses[index].start)
    }
  }

  /// How long it took in milliseconds, pauses left out; an open session is measured up to now.
  public func length(at now: Instant) -> Int64 {
    let from = start.milliseconds
    let until = max(from, (endedAt ?? now).milliseconds)
    return max(0, until - from - pausedTime(from: from, until: until))
  }

  /// The time covered by pauses; two that overlap, written on two devices, count once.
  private func pausedTime(from: Int64, until: Int64) -> Int64 {
    let spans = pauses.map { pause in
      (
        start: min(max(pause.start.milliseconds, from), until),
        end: min(max(pause.end?.milliseconds ?? until, from), until)
      )
    }.ordered { $0.start < $1.start }
    var covered = from
    var total: Int64 = 0
    for span in spans where span.end > covered {
      total += span.end - max(span.start, covered)
      covered = span.end
    }
    return total
  }
}
