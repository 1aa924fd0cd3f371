public import CivilTime

extension Session {
  /// Moves a finished session to another start: every moment in it moves along.
  public mutating func move(to newStart: Instant) throws(SessionError) {
    guard end != nil else { throw .stillRunning }
    let shift = newStart.milliseconds(since: start)
    func moved(_ instant: Instant) -> Instant {
      Instant(
        milliseconds: instant.milliseconds + shift, offsetSeconds: newStart.offsetSeconds)
    }
    start = newStart
    end = end.map(moved)
    pauses = pauses.map { Pause(start: moved($0.start), end: $0.end.map(moved)) }
    for card in exercises.indices {
      for row in exercises[card].sets.indices {
        guard let log = exercises[card].sets[row].log else { continue }
        exercises[card].sets[row].log?.at = moved(log.at)
        exercises[card].sets[row].log?.startedAt = log.startedAt.map(moved)
      }
    }
  }

  /// Gives a finished session another end; a set logged later still extends it.
  public mutating func setEnd(_ newEnd: Instant) throws(SessionError) {
    guard end != nil else { throw .stillRunning }
    guard newEnd >= start else { throw .endBeforeStart }
    end = newEnd
  }

  /// A session entered afterwards: finished from the beginning, its rows are logged with `logAfterwards`.
  public init(
    afterwards id: ID, title: String, start: Instant, end: Instant
  ) throws(SessionError) {
    guard end >= start else { throw .endBeforeStart }
    self.init(id: id, title: title, start: start, end: end, loggedAfterwards: true)
  }
}
