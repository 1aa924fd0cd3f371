import CivilTime
import Logbook
import Markup
import Training

/// What the history holds beside the sessions.
struct HistoryScreen {
  /// The first day of the month in the calendar; nothing for the month it is.
  var month: LocalDate?
  /// The day that was tapped.
  var day: LocalDate?
  var filter = HistoryFilter()
  var showsFilter = false
  /// How many sessions are listed at most, but for the rest of the last month.
  var limit = Self.step
  /// What is listed, kept until it rests on something else.
  var list = List()
  var choices = HistoryChoices()
  var notes = NoteIndex()
  /// When a session was, while that is entered.
  var details: SessionDetails?

  /// As many are listed at first, and at each wish for more.
  static let step = 40

  /// The sessions that are listed, and what the calendar marks.
  struct List {
    /// What it rests on.
    struct Basis: Equatable {
      var revision: Int
      var dayStart: Int
      /// The state of what was said about single exercises.
      var exercises: Int
      var month: LocalDate
      var day: LocalDate?
      var filter: HistoryFilter
      var limit: Int
    }

    var basis: Basis?
    var months: [(first: LocalDate, sessions: [Session])] = []
    /// How many sessions the filter lets through.
    var count = 0
    /// Whether earlier ones are left out.
    var hasMore = false
    /// How many sessions each day of the calendar's month has.
    var marks: [Int] = []
  }
}

enum HistoryAction {
  case delete(Session.ID)
  case start
  case edit(Session.ID)
  case repeatNow(Session.ID)
  case saveAsDay(Session.ID)
  case showMonth(LocalDate)
  case tapDay(LocalDate)
  case showMore
  case filter(HistoryFilterAction)
  case details(DetailsAction)
  case shell(ShellAction)
}

extension State {
  func update(history action: HistoryAction) -> [Effect] {
    switch action {
    case .delete(let id): return delete(id)
    case .start: return startToday()
    case .edit(let id): return edit(id)
    case .repeatNow(let id): return repeatNow(id)
    case .saveAsDay(let id): return logbook.session(id).map { savedAsDay(of: $0) } ?? []
    case .showMonth(let first):
      history.month = min(first, today.firstOfMonth)
      history.day = nil
      history.limit = HistoryScreen.step
    case .tapDay(let day): history.day = history.day == day ? nil : day
    case .showMore: history.limit += HistoryScreen.step
    case .filter(let action): return update(filter: action)
    case .details(let action): return update(details: action)
    case .shell(let action): return update(shell: action)
    }
    return []
  }

  private func delete(_ id: Session.ID) -> [Effect] {
    guard let session = logbook.session(id) else { return [] }
    var effects = remove(.init(session: id))
    effects += go(to: .history, replacing: true)
    effects += show(
      words(
        .sessionDeleted, ("title", session.title),
        ("date", words.dayOfMonth(session.trainingDay(startsAt: dayStart)))),
      undo: .session(id))
    return effects
  }

  /// Starts a session with what was done in an earlier one, unless one runs.
  private func repeatNow(_ id: Session.ID) -> [Effect] {
    guard let past = logbook.session(id) else { return [] }
    guard runningSession == nil else { return show(words(.repeatRefused)) }
    let new = Session.ID(ids.newID(at: clock))
    let drawn = DrawnIDs(from: ids)
    let session = Session(repeating: past, id: new, start: clock) { drawn.next() }
    ids = drawn.source
    device.isMinimised = false
    device.preferredCard = nil
    logger = Logger()
    return save(session) + go(to: .session)
  }

  // MARK: What is listed

  /// Looks the sessions through, if the history is in front and something else is asked for than
  /// last time.
  func prepareHistory() {
    guard route.isInHistory else { return }
    prepareHistoryChoices()
    let basis = HistoryScreen.List.Basis(
      revision: logbook.revision, dayStart: dayStart, exercises: choicesFollowed,
      month: calendarMonth, day: history.day, filter: history.filter, limit: history.limit)
    guard history.list.basis != basis else { return }
    var list = HistoryScreen.List()
    list.basis = basis
    let next = basis.month.firstOfMonth(movedBy: 1)
    list.marks = Array(
      repeating: 0, count: LocalDate.days(inMonth: basis.month.month, year: basis.month.year))
    let sessions = trainedSessions
    var listed = 0
    for place in filtered(sessions) {
      let day = sessions[place].trainingDay(startsAt: dayStart)
      list.count += 1
      if day >= basis.month, day < next { list.marks[day.day - 1] += 1 }
      if !basis.filter.isActive, day >= next { continue }
      let first = day.firstOfMonth
      if let month = list.months.lastIndex(where: { $0.first == first }) {
        list.months[month].sessions.append(sessions[place])
      } else if listed < basis.limit {
        list.months.append((first, [sessions[place]]))
      } else {
        list.hasMore = true
        // What follows is neither listed nor marked nor counted.
        if day < basis.month, !basis.filter.isActive { break }
        continue
      }
      listed += 1
    }
    if let day = basis.day {
      // All of them, so that nothing is taken for missing and entered twice.
      list.months = [(day, sessions.filter { $0.trainingDay(startsAt: dayStart) == day })]
    }
    history.list = list
  }

  /// The month that the calendar shows.
  var calendarMonth: LocalDate { history.month ?? today.firstOfMonth }
}
