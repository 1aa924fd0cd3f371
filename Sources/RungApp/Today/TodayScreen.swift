import CivilTime
import Loads
import Logbook
import Markup
import Training

extension State {
  /// What is due today, the week at a glance, and what was trained last.
  func todayScreen() -> Node<TodayAction> {
    main(.id("main"), .class("screen today"), .tabindex(-1), key: "today") {
      header {
        div {
          p(.class("eyebrow")) { words.day(clock.date) }
          h1 { words(.today) }
        }
        iconButton("settings", words(.settings), .openSettings)
      }
      notices().map { .shell($0) }
      if let session = runningSession {
        runningCard(session)
      } else if let done = doneToday {
        doneCard(done)
      } else if let day = dueDay.day {
        dueCard(day)
      } else {
        restCard()
      }
      weekCard()
      weighCard()
      recent()
    }
  }

  // MARK: The card of the day

  /// The session that today is done with: that of the due day, else any of the plan's days.
  var doneToday: Session? {
    guard trainedDays.contains(today) else { return nil }
    return Session.doneToday(
      trainedSessions, today: today, scheduled: dueDay.day, plan: routine, dayStartsAt: dayStart)
  }

  private func dueCard(_ day: Day) -> Node<TodayAction> {
    section(.class("card today-card"), .aria(.labelledby, "day-title"), key: "due") {
      header {
        p(.class("eyebrow")) { dueEyebrow }
        h2(.id("day-title")) { day.name }
        p(.class("small")) { extent(of: day) }
      }
      lineup(day)
      button(.class("button primary wide"), .type(.button), .onTap(.start(day.id))) {
        icon("play")
        words(.startDay, ("day", day.name))
      }
      button(.class("button quiet wide"), .type(.button), .onTap(.startFreestyle)) {
        words(.freestyle)
      }
    }
  }

  private var dueEyebrow: String {
    let name = routine?.name ?? ""
    if case .nextUp = dueDay { return words(.nextUpIn, ("plan", name)) }
    return name
  }

  private func extent(of day: Day) -> String {
    words(.exerciseCount, count: day.slots.count) + " · "
      + words(.setCount, count: day.slots.reduce(0) { $0 + max(1, $1.sets) })
  }

  private func lineup(_ day: Day) -> Node<TodayAction> {
    ol(.class("lineup")) {
      for slot in day.slots {
        li(key: slot.id.text) {
          span(.class("name")) { exercise(slot.exercise).name }
          span(.class("aim")) { words.aim(slot) }
          span(.class("opens")) { opensAt(slot) }
        }
      }
    }
  }

  /// The weight a slot opens at; a dash where there is none yet.
  @NodeBuilder<TodayAction>
  private func opensAt(_ slot: Slot) -> Node<TodayAction> {
    if let opening = dayOpenings[slot.id.text], let row = opening.rows.first,
      row.numbers.weight.mass > .zero
    {
      words.number(row.numbers.weight, on: opening.prescription.ladder.scale)
      " "
      small { opening.prescription.ladder.scale.unit.symbol }
    } else {
      "–"
    }
  }

  private func restCard() -> Node<TodayAction> {
    section(.class("card today-card"), .aria(.labelledby, "day-title"), key: "rest") {
      header {
        if let routine { p(.class("eyebrow")) { routine.name } }
        h2(.id("day-title")) { words(comingDay == nil ? .nothingPlanned : .restDay) }
        if let coming = comingDay {
          comingSentence(coming)
        } else {
          p(.class("small")) { words(.nothingPlannedText) }
        }
      }
      div(.class("stack")) {
        if let coming = comingDay {
          button(
            .class("button wide"), .type(.button), .onTap(.start(coming.day.id))
          ) {
            icon("play")
            words(.trainTodayInstead, ("day", coming.day.name))
          }
        } else {
          a(.class("button primary wide"), .href(Route.plan.hash)) { words(.chooseAPlan) }
        }
        button(.class("button quiet wide"), .type(.button), .onTap(.startFreestyle)) {
          words(.freestyle)
        }
      }
    }
  }

  private func comingSentence(_ coming: (day: Day, date: LocalDate)) -> Node<TodayAction> {
    p(.class("small")) {
      words(
        .nextIs, ("day", coming.day.name), ("when", words.when(coming.date, from: today)))
    }
  }

  private func doneCard(_ session: Session) -> Node<TodayAction> {
    section(.class("card today-card"), .aria(.labelledby, "day-title"), key: "done") {
      header {
        p(.class("eyebrow")) { words(.doneToday) }
        h2(.id("day-title")) { session.title }
      }
      sessionFigures(session)
      if let coming = comingDay { comingSentence(coming) }
      div(.class("buttons")) {
        a(.class("button"), .href(Route.pastSession(session.id).hash)) { words(.seeTheSets) }
        button(.class("button"), .type(.button), .onTap(.startFreestyle)) { words(.freestyle) }
      }
    }
  }

  private func runningCard(_ session: Session) -> Node<TodayAction> {
    section(.class("card today-card"), .aria(.labelledby, "day-title"), key: "running") {
      header {
        p(.class("eyebrow")) {
          words(.runningFor, ("length", words.length(milliseconds: session.length(at: clock))))
        }
        h2(.id("day-title")) { session.title }
        if let next = session.nextSet(preferred: logger.preferred),
          let card = session.exercise(of: next.id)
        {
          p(.class("small")) {
            words(.nextSetOf, ("exercise", exercise(card.exercise).name))
          }
        }
      }
      progressLadder(session).map { .shell($0) }
      button(.class("button primary wide"), .type(.button), .onTap(.goOn)) { words(.goOn) }
    }
  }

  // MARK: The week

  private func weekCard() -> Node<TodayAction> {
    let week = Week(containing: today, startingOn: firstWeekday)
    let trained = trainedDays
    let dots =
      routine?.dots(of: week, today: today, trained: trained)
      ?? week.days.map { trained.contains($0) ? .done : .rest }
    let streak = Streak.weeks(trained, today: today, firstWeekday: firstWeekday)
    return section(.class("card week"), .aria(.labelledby, "week-title"), key: "week") {
      h2(.id("week-title"), .class("spoken")) { words(.thisWeek) }
      ol {
        for (date, dot) in zip(week.days, dots) {
          dayDot(date, dot)
        }
      }
      p(.class("streak")) {
        icon("flame")
        span {
          streak.current == 0
            ? words(.noStreak) : words(.weeksInARow, count: streak.current)
        }
      }
    }
  }

  private func dayDot(_ date: LocalDate, _ dot: DayDot) -> Node<TodayAction> {
    li(.aria(.current, date == today ? "date" : nil)) {
      span(.aria(.hidden, true)) { words.initial(date.weekday) }
      span(.class("spoken")) { words.weekday(date.weekday) + ": " + words(dot.phrase) }
      span(.class("dot " + dot.className), .aria(.hidden, true)) {
        if dot == .done { icon("check") }
      }
    }
  }

  // MARK: Recent sessions

  private func recent() -> Node<TodayAction> {
    let sessions = trainedSessions.prefix(3)
    return section(.class("section"), .aria(.labelledby, "recent-title"), key: "recent") {
      header {
        h2(.id("recent-title")) { words(.recent) }
        if !sessions.isEmpty {
          a(.class("button quiet"), .href(Route.history.hash)) { words(.allSessions) }
        }
      }
      if sessions.isEmpty {
        p(.class("card muted")) { words(.recentEmpty) }
      } else {
        ul(.class("card rows")) {
          for session in sessions {
            li(key: session.id.text) {
              a(.class("row"), .href(Route.pastSession(session.id).hash)) {
                span(.class("grow")) {
                  span(.class("name")) { session.title }
                  span(.class("detail")) {
                    words.shortDay(session.trainingDay(startsAt: dayStart)) + " · "
                      + words(.setCount, count: session.effortCount) + " · "
                      + words.length(milliseconds: session.length(at: clock))
                  }
                }
                if session.volume > .zero {
                  span(.class("value")) { words.volume(session.volume) + " " + unit.symbol }
                }
                icon("chevron-right")
              }
            }
          }
        }
      }
    }
  }
}

extension DayDot {
  fileprivate var className: String {
    switch self {
    case .done: "done"
    case .planned: "planned"
    case .rest: "rest"
    }
  }

  fileprivate var phrase: Phrase {
    switch self {
    case .done: .dayDone
    case .planned: .dayPlanned
    case .rest: .dayRest
    }
  }
}
