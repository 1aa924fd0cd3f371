import CivilTime
import Ordering

extension Session {
  /// Whether two running sessions are one that two devices started apart from each other, so that
  /// they are joined without asking: the same day of the same plan within ten minutes, and nothing
  /// logged on one side.
  public func isTwin(of other: Session) -> Bool {
    guard id != other.id, isRunning, other.isRunning, let day = planDay,
      let otherDay = other.planDay
    else { return false }
    return day.routine == otherDay.routine && day.day == otherDay.day
      && abs(start.milliseconds(since: other.start)) <= 600_000
      && (!hasLogged || !other.hasLogged)
  }

  /// The running session that is opened: the one logged to last, else the one started last, then by id.
  public static func opened(of sessions: [Session]) -> Session? {
    sessions.filter { $0.isRunning }.max { left, right in
      let first = left.lastLog?.milliseconds ?? .min
      let second = right.lastLog?.milliseconds ?? .min
      if first != second { return first < second }
      return right.isNewer(than: left)
    }
  }

  /// Joins another session into this one: the rows of both, from the earliest start.
  ///
  /// Where both have a card for the same slot (or the same exercise without one), its logged sets
  /// stand in the order they were done and take the place of rows still to do.
  public mutating func join(
    _ other: Session, canonical: (ExerciseID) -> ExerciseID = { $0 }
  ) {
    if other.start < start {
      start = other.start
      title = other.title
    }
    planDay = planDay ?? other.planDay
    for slot in other.plannedSlots where !plannedSlots.contains(where: { $0.id == slot.id }) {
      plannedSlots.append(slot)
    }
    pauses += other.pauses.filter { !pauses.contains($0) }
    note = note.joined(other.note)
    if let theirs = other.rest, rest.map({ $0.end < theirs.end }) ?? true { rest = theirs }
    announced = announced ?? other.announced
    for (set, entry) in other.offers where offers[set] == nil { offers[set] = entry }
    for (set, memory) in other.carries where carries[set] == nil { carries[set] = memory }
    for card in other.exercises {
      let match = exercises.firstIndex { mine in
        mine.slot == card.slot && canonical(mine.exercise.id) == canonical(card.exercise.id)
      }
      if let match {
        exercises[match].join(card)
      } else {
        appendJoined(card)
      }
    }
    // The set that was about to start may be done on the other side, or have given way to one that is.
    if let started = announced?.set, set(started)?.isLogged != false { announced = nil }
  }

  private mutating func appendJoined(_ card: SessionExercise) {
    var added = card
    let taken = Set(sets.map { $0.id })
    added.sets.removeAll { taken.contains($0.id) }
    guard !added.sets.isEmpty else { return }
    if exercise(added.id) != nil, let first = added.sets.first {
      added.id = SessionExercise.ID(added.id.text + "#" + first.id.text)
    }
    exercises.append(added)
  }
}

extension SessionExercise {
  /// Takes the logged sets of another card of the same exercise in.
  fileprivate mutating func join(_ other: SessionExercise) {
    note = note.joined(other.note)
    let mine = Set(sets.map { $0.id })
    let efforts = max(sets.count { $0.isEffort }, other.sets.count { $0.isEffort })
    var done: [[SessionSet]] = []
    var open: [[SessionSet]] = []
    for group in Self.groups(sets) {
      if group[0].isLogged { done.append(group) } else { open.append(group) }
    }
    for group in Self.groups(other.sets) where group[0].isLogged && !mine.contains(group[0].id) {
      done.append(group)
    }
    done = done.ordered { ($0[0].log?.at.milliseconds ?? 0) < ($1[0].log?.at.milliseconds ?? 0) }
    var left = max(0, efforts - done.count { $0[0].isEffort })
    let kept = open.filter { group in
      guard group[0].isEffort else { return true }
      left -= 1
      return left >= 0
    }
    sets = (done + kept).flatMap { $0 }
  }

  /// Each row with the continuations beneath it.
  private static func groups(_ sets: [SessionSet]) -> [[SessionSet]] {
    var groups: [[SessionSet]] = []
    for set in sets {
      if set.isContinuation, !groups.isEmpty {
        groups[groups.count - 1].append(set)
      } else {
        groups.append([set])
      }
    }
    return groups
  }
}

extension Note {
  /// Both notes, one below the other.
  func joined(_ other: Note) -> Note {
    guard other != self, !other.isEmpty else { return self }
    guard !isEmpty else { return other }
    let words = text.isEmpty ? other.text : other.text.isEmpty ? text : text + "\n" + other.text
    return Note(
      words, tags: NoteTag.allCases.filter { tags.contains($0) || other.tags.contains($0) })
  }
}
