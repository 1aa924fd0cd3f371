import CivilTime
import Logbook
import Markup
import Training

extension SessionExercise {
  /// With the sets that were done: they alone are numbered and counted afterwards.
  fileprivate var done: SessionExercise {
    var card = self
    card.sets.removeAll { !$0.isLogged }
    return card
  }
}

extension State {
  /// A finished session with its sets as they were logged, and what can be done with it.
  @NodeBuilder<HistoryAction>
  func pastSession(_ session: Session) -> Node<HistoryAction> {
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
    if session.end != nil { sessionActions(session) }
    for card in session.exercises {
      if card.hasLogged { pastExercise(card.done, in: session) }
    }
    if !session.note.isEmpty {
      p(.class("card")) { line(of: session.note) }
    }
  }

  /// What can be made of a finished session.
  @NodeBuilder<HistoryAction>
  private func sessionActions(_ session: Session) -> Node<HistoryAction> {
    div(.class("buttons"), key: "actions") {
      button(.class("button"), .type(.button), .onTap(.edit(session.id))) {
        icon("pencil")
        words(.editSession)
      }
      button(.class("button"), .type(.button), .onTap(.repeatNow(session.id))) {
        icon("repeat")
        words(.repeatNow)
      }
    }
    button(
      .class("button wide once"), .type(.button), .onTap(.saveAsDay(session.id)), key: "as-day"
    ) {
      icon("plus")
      words(.saveAsDay)
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
  func missingSession() -> Node<HistoryAction> {
    header {
      a(
        .class("icon-button back"), .href(Route.history.hash), .label(words(.backToHistory))
      ) { icon("chevron-left") }
      div { h1 { words(.sessionGone) } }
    }
    p(.class("card muted")) { words(isLoading ? .stillLoading : .sessionGoneText) }
  }
}
