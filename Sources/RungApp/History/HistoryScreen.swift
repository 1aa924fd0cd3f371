import CivilTime
import Loads
import Logbook
import Markup
import Training

enum HistoryAction {
  case delete(Session.ID)
  case start
  case shell(ShellAction)
}

extension SessionExercise {
  /// With the sets that were done: they alone are numbered and counted afterwards.
  fileprivate var done: SessionExercise {
    var card = self
    card.sets.removeAll { !$0.isLogged }
    return card
  }
}

extension State {
  func update(history action: HistoryAction) -> [Effect] {
    switch action {
    case .delete(let id):
      guard let session = logbook.session(id) else { return [] }
      var effects = remove(.init(session: id))
      effects += go(to: .history, replacing: true)
      effects += show(
        words(
          .sessionDeleted, ("title", session.title),
          ("date", words.dayOfMonth(session.trainingDay(startsAt: dayStart)))),
        undo: .session(id))
      return effects
    case .start: return startToday()
    case .shell(let action): return update(shell: action)
    }
  }

  /// Every session, newest first, by month; one of them beside the list where there is room.
  func historyScreen() -> Node<HistoryAction> {
    let chosen: Session? =
      if case .pastSession(let id) = route { logbook.session(id) } else { nil }
    return main(.id("main"), .class("split"), .tabindex(-1), key: "history") {
      section(.class("screen list"), key: "list") { historyList(chosen: chosen) }
      if let chosen {
        section(.class("screen detail"), key: "detail-" + chosen.id.text) {
          pastSession(chosen)
        }
      } else if case .pastSession = route {
        section(.class("screen detail"), key: "detail-missing") { missingSession() }
      }
    }
  }

  // MARK: The list

  @NodeBuilder<HistoryAction>
  private func historyList(chosen: Session?) -> Node<HistoryAction> {
    let months = monthsOfTraining()
    header { div { h1 { words(.history) } } }
    notices().map { .shell($0) }
    if months.isEmpty {
      emptyHistory()
    }
    for month in months {
      let id = "month-" + month.first.text
      section(.class("section"), .aria(.labelledby, id), key: id) {
        header {
          h2(.id(id)) { words.monthAndYear(month.first) }
          span(.class("small")) { words(.sessionCount, count: month.sessions.count) }
        }
        ul(.class("card rows")) {
          for session in month.sessions {
            historyRow(session, isChosen: session.id == chosen?.id)
          }
        }
      }
    }
  }

  /// The trained sessions by month of their training day, newest first.
  private func monthsOfTraining() -> [(first: LocalDate, sessions: [Session])] {
    var months: [(first: LocalDate, sessions: [Session])] = []
    for session in trainedSessions {
      let first = session.trainingDay(startsAt: dayStart).firstOfMonth
      if months.last?.first == first {
        months[months.count - 1].sessions.append(session)
      } else {
        months.append((first, [session]))
      }
    }
    return months
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

  // MARK: One session

  @NodeBuilder<HistoryAction>
  private func pastSession(_ session: Session) -> Node<HistoryAction> {
    header {
      a(
        .class("icon-button back"), .href(Route.history.hash), .label(words(.backToHistory))
      ) { icon("chevron-left") }
      div {
        p(.class("eyebrow")) { words.moment(session.start) }
        h1 { session.title }
      }
      iconButton("trash-2", words(.deleteSession), .delete(session.id))
    }
    section(.class("card"), .label(words(.inFigures))) { sessionFigures(session) }
    for card in session.exercises {
      if card.hasLogged { pastExercise(card.done, in: session) }
    }
    if !session.note.isEmpty {
      p(.class("card")) { line(of: session.note) }
    }
  }

  private func pastExercise(_ card: SessionExercise, in session: Session) -> Node<HistoryAction> {
    let id = "done-" + card.id.text
    return article(.class("card exercise"), .aria(.labelledby, id), key: id) {
      header {
        div {
          h2(.id(id)) {
            a(.href(Route.exercise(catalog.canonical(card.exercise.id)).hash)) {
              exercise(card.exercise).name
              icon("chevron-right")
            }
          }
          p(.class("target")) {
            words(.setCount, count: card.progress.done)
          }
        }
      }
      if !card.note.isEmpty {
        p(.class("note")) {
          icon("pencil")
          span { line(of: card.note) }
        }
      }
      ol(.class("sets")) {
        for set in card.sets {
          pastSet(set, of: card, in: session)
        }
      }
    }
  }

  private func pastSet(
    _ set: SessionSet, of card: SessionExercise, in session: Session
  ) -> Node<HistoryAction> {
    li(
      .class("set done"), .class("continued", when: set.isContinuation), key: set.id.text
    ) {
      span(.class("number")) { mark(of: set.id, on: card) }
      span(.class("load")) {
        set.log.map { words.set($0) } ?? ""
        " "
        if let kind = kindText(set, in: session) { span(.class("kind")) { kind } }
        recordMark(set, in: pastRecords)
      }
      span(.class("was")) { set.effort?.word.map { words($0.phrase) } ?? "" }
    }
  }

  @NodeBuilder<HistoryAction>
  private func missingSession() -> Node<HistoryAction> {
    header {
      a(
        .class("icon-button back"), .href(Route.history.hash), .label(words(.backToHistory))
      ) { icon("chevron-left") }
      div { h1 { words(.sessionGone) } }
    }
    p(.class("card muted")) { words(isLoading ? .stillLoading : .sessionGoneText) }
  }
}
