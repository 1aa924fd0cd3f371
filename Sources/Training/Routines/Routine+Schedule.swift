public import CivilTime

/// What has been trained of a routine, as far as it decides which day is next.
public struct RoutineProgress: Equatable, Sendable {
  /// The day trained last before today.
  public var lastDay: Day.ID?
  /// The days trained today.
  public var trainedToday: [Day.ID]

  /// What has been trained.
  public init(lastDay: Day.ID? = nil, trainedToday: [Day.ID] = []) {
    self.lastDay = lastDay
    self.trainedToday = trainedToday
  }

  /// Reads it from sessions: finished ones with a logged set, started from a day the plan still has.
  public init(
    of routine: Routine, in sessions: [Session], on today: LocalDate,
    dayStartsAt hour: Int = LocalDate.usualTrainingDayStart
  ) {
    self.init()
    var newest: Session?
    for session in sessions where session.isTrained {
      guard let planned = session.planDay, planned.routine == routine.id,
        routine.day(planned.day) != nil
      else { continue }
      let date = LocalDate.trainingDay(of: session.start, startsAt: hour)
      if date == today {
        trainedToday.append(planned.day)
      } else if date < today, newest.map({ session.isNewer(than: $0) }) ?? true {
        newest = session
      }
    }
    lastDay = newest?.planDay?.day
  }
}

/// What is due on a date, and why.
public enum DueDay: Equatable, Sendable {
  /// A day moved to this date.
  case moved(Day)
  /// A day pinned to this weekday.
  case pinned(Day)
  /// The next day in rotation.
  case nextUp(Day)
  /// Nothing: a rest day.
  case rest

  /// The day, if one is due.
  public var day: Day? {
    switch self {
    case .moved(let day), .pinned(let day), .nextUp(let day): day
    case .rest: nil
    }
  }
}

extension Routine {
  /// What is due on a date: a day moved there, else the first of its pinned days not yet trained,
  /// else the next in rotation.
  ///
  /// When all that was due is trained already, the last of it is named again: today is done.
  public func due(
    on date: LocalDate, moved: DayPlan? = nil, progress: RoutineProgress
  ) -> DueDay {
    if let moved, moved.date == date {
      switch moved.plan {
      case .rest: return .rest
      case .day(let routine, let id):
        if routine == self.id, let day = day(id), day.isTrainingDay { return .moved(day) }
      }
    }
    let pinned = trainingDays.filter { $0.weekday == date.weekday }
    let open = pinned.first { !progress.trainedToday.contains($0.id) }
    if let day = open ?? pinned.last { return .pinned(day) }
    guard rotationWeekdays.isEmpty || rotationWeekdays.contains(date.weekday) else {
      return .rest
    }
    return nextInRotation(after: progress.lastDay).map { .nextUp($0) } ?? .rest
  }

  /// The unpinned training day that follows the day trained last; pinned days count as a position.
  public func nextInRotation(after last: Day.ID?) -> Day? {
    let start = last.flatMap { id in days.firstIndex { $0.id == id } } ?? -1
    for offset in 1...max(1, days.count) where !days.isEmpty {
      let day = days[(start + offset) % days.count]
      if day.isTrainingDay, day.weekday == nil { return day }
    }
    return nil
  }
}

extension Session {
  /// Whether it is the later of two: by its start, then by its id.
  func isNewer(than other: Session) -> Bool {
    start.milliseconds != other.start.milliseconds ? start > other.start : id > other.id
  }
}
