import CivilTime
import Loads
import Logbook
import Markup
import Training

extension State {
  /// The calendar and every session, newest first, by month; one of them beside the list where there is
  /// room.
  func historyScreen() -> Node<HistoryAction> {
    let chosen: Session? =
      switch route {
      case .pastSession(let id), .editSession(let id): logbook.session(id)
      default: nil
      }
    return main(.id("main"), .class("split"), .tabindex(-1), key: "history") {
      section(.class("screen list"), key: "list") { historyList(chosen: chosen?.id) }
      if case .pastSession = route {
        if let chosen {
          section(.class("screen detail"), key: "detail-" + chosen.id.text) {
            pastSession(chosen)
          }
        } else {
          section(.class("screen detail"), key: "detail-missing") { missingSession() }
        }
      }
    }
  }

  // MARK: The list

  @NodeBuilder<HistoryAction>
  private func historyList(chosen: Session.ID?) -> Node<HistoryAction> {
    let isEmpty = trainedSessions.isEmpty
    header {
      div { h1 { words(.history) } }
      if !isEmpty {
        button(
          .class("button quiet"), .type(.button), .aria(.expanded, history.showsFilter),
          .onTap(.filter(.toggle))
        ) { words(.filter) }
      }
    }
    notices().map { .shell($0) }
    filterFields().map { .filter($0) }
    calendar()
    if let day = history.day {
      sessions(of: day, chosen: chosen)
    } else if isEmpty {
      emptyHistory()
    } else {
      for month in history.list.months {
        let id = "month-" + month.first.text
        sessionSection(
          id, words.monthAndYear(month.first), month.sessions, chosen: chosen)
      }
      if history.list.hasMore {
        button(.class("button wide"), .type(.button), .onTap(.showMore), key: "more") {
          words(.showMore)
        }
      }
    }
  }

  private func sessionSection(
    _ id: String, _ title: String, _ sessions: [Session], chosen: Session.ID?
  ) -> Node<HistoryAction> {
    section(.class("section"), .aria(.labelledby, id), key: id) {
      header {
        h2(.id(id)) { title }
        span(.class("small")) { words(.sessionCount, count: sessions.count) }
      }
      ul(.class("card rows")) {
        for session in sessions { historyRow(session, isChosen: session.id == chosen) }
      }
    }
  }

  private func historyRow(_ session: Session, isChosen: Bool) -> Node<HistoryAction> {
    let day = session.trainingDay(startsAt: dayStart)
    return li(key: session.id.text) {
      a(
        .class("row"), .href(Route.pastSession(session.id).hash),
        .aria(.current, isChosen ? "true" : nil)
      ) {
        span(.class("date")) {
          strong { String(day.day) }
          words.shortWeekday(day.weekday)
        }
        span(.class("grow")) {
          span(.class("name")) { session.title }
          span(.class("detail")) {
            words(.setCount, count: session.effortCount) + " · "
              + words.length(milliseconds: session.length(at: clock))
          }
        }
        if session.volume > .zero {
          span(.class("value")) { words.volume(session.volume) + " " + unit.symbol }
        }
      }
    }
  }

  /// What was trained on the day that was tapped, and the way to enter what is missing.
  @NodeBuilder<HistoryAction>
  private func sessions(of day: LocalDate, chosen: Session.ID?) -> Node<HistoryAction> {
    let sessions = history.list.months.first?.sessions ?? []
    if sessions.isEmpty {
      section(.class("section"), .aria(.labelledby, "day-title"), key: "day") {
        header { h2(.id("day-title")) { words.fullDay(day) } }
        p(.class("card muted")) { words(.dayEmpty) }
      }
    } else {
      sessionSection("day-title", words.fullDay(day), sessions, chosen: chosen)
    }
    button(
      .class("button wide"), .type(.button), .onTap(.details(.enter(day))), key: "enter"
    ) {
      icon("plus")
      words(.enterSession)
    }
  }

  private func emptyHistory() -> Node<HistoryAction> {
    section(.class("empty"), key: "empty") {
      icon("history")
      h2 { words(.noSessions) }
      p { words(.noSessionsText) }
      if runningSession == nil, let day = dueDay.day {
        button(.class("button primary"), .type(.button), .onTap(.start)) {
          icon("play")
          words(.startDay, ("day", day.name))
        }
      }
    }
  }

  // MARK: The filter

  @NodeBuilder<HistoryFilterAction>
  private func filterFields() -> Node<HistoryFilterAction> {
    let filter = history.filter
    if history.showsFilter {
      div(.class("field search"), .role(.group), .label(words(.filter)), key: "filter") {
        label(.for("history-search"), .class("spoken")) { words(.searchNotes) }
        input(
          .id("history-search"), .type(.search), .autocomplete("off"),
          .placeholder(words(.searchNotes)), .enterkeyhint(.search), .value(filter.text),
          .onInput { HistoryFilterAction.text($0) })
        div(.class("pair")) {
          choiceOf(
            "history-plan", .plan, any: .anyPlan,
            history.choices.routines.map { ($0.id.text, $0.name, $0.id == filter.routine) }
          ).map { .routine($0) }
          choiceOf(
            "history-exercise", .exercises, any: .anyExercise,
            history.choices.exercises.map { ($0.id.text, $0.name, $0.id == filter.exercise) }
          ).map { .exercise($0) }
        }
        p(.class("small"), .role(.status)) { found }
      }
    }
    if filter.isActive {
      if !history.showsFilter { p(.class("small"), key: "found") { found } }
      button(.class("button wide"), .type(.button), .onTap(.clear), key: "clear") {
        icon("x")
        words(.clearFilter)
      }
    }
  }

  /// How many sessions the filter lets through; nothing where nothing is asked for.
  private var found: String {
    if !history.filter.isActive { return "" }
    return history.list.count == 0
      ? words(.nothingMatches) : words(.sessionCount, count: history.list.count)
  }

  // MARK: The calendar

  /// The days of a month: the trained ones filled, every day up to today a button.
  private func calendar() -> Node<HistoryAction> {
    let month = calendarMonth
    let grid = MonthGrid(of: month, startingOn: firstWeekday)
    return section(.class("card calendar"), .aria(.labelledby, "calendar-title"), key: "calendar") {
      header {
        monthButton("chevron-left", .previousMonth, -1, from: month)
        // No heading: the month below has the same name.
        strong(.id("calendar-title"), .aria(.live, "polite")) { words.monthAndYear(month) }
        monthButton("chevron-right", .nextMonth, 1, from: month)
      }
      if let first = firstYear, first < today.year {
        choiceOf(
          "history-year", .year, any: nil,
          (first...today.year).reversed().map { (String($0), String($0), $0 == month.year) }
        ).map { .showMonth(Self.month($0, like: month)) }
      }
      table(.aria(.labelledby, "calendar-title")) {
        thead {
          tr {
            for weekday in Weekday.week(startingOn: firstWeekday) {
              th(.scope(.column), .class("eyebrow")) {
                span(.aria(.hidden, true)) { words.initial(weekday) }
                span(.class("spoken")) { words.weekday(weekday) }
              }
            }
          }
        }
        tbody {
          for week in grid.weeks {
            tr {
              for date in week {
                td { if let date { calendarDay(date) } }
              }
            }
          }
        }
      }
    }
  }

  private func monthButton(
    _ iconName: String, _ name: Phrase, _ months: Int, from month: LocalDate
  ) -> Node<HistoryAction> {
    let target = month.firstOfMonth(movedBy: months)
    let isThere = target <= today && target >= SessionDetails.earliest
    return button(
      .class("icon-button"), .type(.button), .label(words(name)), .disabled(!isThere),
      .onTap(.showMonth(target))
    ) { icon(iconName) }
  }

  @NodeBuilder<HistoryAction>
  private func calendarDay(_ date: LocalDate) -> Node<HistoryAction> {
    let marks = history.list.marks
    let count = marks.indices.contains(date.day - 1) ? marks[date.day - 1] : 0
    if date > today {
      span(.class("muted")) { String(date.day) }
    } else {
      button(
        .class("icon-button"), .type(.button), .aria(.pressed, history.day == date),
        .aria(.current, date == today ? "date" : nil),
        .label(
          words.fullDay(date) + (count == 0 ? "" : ", " + words(.sessionCount, count: count))),
        .onTap(.tapDay(date))
      ) {
        span(.class("dot"), .class("done", when: count > 0)) { String(date.day) }
      }
    }
  }

  /// The year of the earliest session.
  private var firstYear: Int? {
    trainedSessions.last.map { $0.trainingDay(startsAt: dayStart).year }
  }

  /// The same month of another year.
  private static func month(_ year: String, like month: LocalDate) -> LocalDate {
    Int(year).flatMap { LocalDate(year: $0, month: month.month, day: 1) } ?? month
  }
}
