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
        guard let rate = exercises[card].sets[row].heartRate else { continue }
        exercises[card].sets[row].heartRate?.detectedStart = rate.detectedStart.map(moved)
        exercises[card].sets[row].heartRate?.detectedEnd = rate.detectedEnd.map(moved)
      }
    }
  }

  /// Gives a finished session another end; a set logged later still extends it.
  public mutating func setEnd(_ newEnd: Instant) throws(SessionError) {
    guard end != nil else { throw .stillRunning }
    guard newEnd >= start else { throw .endBeforeStart }
    end = newEnd
  }

  /// Gives a finished session another length in milliseconds, of which its pauses are no part.
  ///
  /// A pause that the new end cuts short gives back what it loses. A set logged later still extends
  /// it: nothing below `shortestLength` comes true.
  public mutating func setLength(_ length: Int64) throws(SessionError) {
    guard end != nil else { throw .stillRunning }
    guard length >= 0 else { throw .endBeforeStart }
    end = start.adding(milliseconds: length)
    for _ in 0...pauses.count {
      let missing = length - self.length(at: start)
      if missing == 0 { break }
      end = end?.adding(milliseconds: missing)
    }
  }

  /// The length in milliseconds that a finished session has at least: up to its newest set.
  public var shortestLength: Int64 {
    var shortest = self
    shortest.end = lastLog ?? start
    return shortest.length(at: start)
  }

  /// Takes a row out of a finished session, done or not, with the drops and clusters beneath it.
  ///
  /// A card that is left without rows goes too.
  public mutating func takeOutSet(_ id: SessionSet.ID) throws(SessionError) {
    guard end != nil else { throw .stillRunning }
    let position = try requiredPosition(of: id)
    let rows = position.set..<continuations(below: position).upperBound
    try forgetRows(rows, on: position.exercise)
    exercises[position.exercise].sets.removeSubrange(rows)
    if exercises[position.exercise].sets.isEmpty { exercises.remove(at: position.exercise) }
  }

  /// Takes an exercise out of a finished session with all its sets and its note.
  public mutating func takeOutExercise(_ id: SessionExercise.ID) throws(SessionError) {
    guard end != nil else { throw .stillRunning }
    let card = try requiredIndex(of: id)
    try forgetRows(exercises[card].sets.indices, on: card)
    exercises.remove(at: card)
  }

  /// Takes back what logging these rows changed beside them.
  private mutating func forgetRows(_ rows: Range<Int>, on card: Int) throws(SessionError) {
    let before = rest
    for id in exercises[card].sets[rows].map({ $0.id }) {
      try unlog(id)
      carries[id] = nil
      offers[id] = nil
    }
    // A session that is over starts no rest again.
    rest = before
  }

  /// A session entered afterwards: finished from the beginning, its rows are logged with `logAfterwards`.
  public init(
    afterwards id: ID, title: String, start: Instant, end: Instant
  ) throws(SessionError) {
    guard end >= start else { throw .endBeforeStart }
    self.init(id: id, title: title, start: start, end: end, loggedAfterwards: true)
  }
}
