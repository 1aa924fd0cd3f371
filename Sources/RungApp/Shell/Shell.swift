import CivilTime
import Logbook
import Markup
import Training

extension State {
  /// The whole page.
  func view() -> Node<Action> {
    switch stage {
    case .starting: Node()
    case .trouble(let trouble):
      div(.class("app"), key: "trouble") {
        troubleScreen(trouble).map { .trouble($0) }
        toastView().map { .shell($0) }
      }
    case .welcome:
      div(.class("app"), key: "welcome") {
        welcomeScreen().map { .welcome($0) }
        toastView().map { .shell($0) }
      }
    case .open: app()
    }
  }

  private func app() -> Node<Action> {
    let session = runningSession
    let inHand = route == .session ? session : editedSession
    let isLogging = inHand != nil
    return div(
      .class("app"), .data("session", isLogging ? "open" : session == nil ? "none" : "minimised"),
      key: "app"
    ) {
      // Followed by the browser it would be an address of the app that leads nowhere.
      a(
        .class("button skip-link"), .href("#main"),
        .onTap(.shell(.skipTo(isLogging ? "log" : "main")), browserDefault: .suppressed),
        key: "skip"
      ) { words(.skipToContent) }
      if case .summary(let id) = route, let finished = logbook.session(id) {
        summaryScreen(finished).map { .history($0) }
      } else {
        screen(isCovered: isLogging)
        tabBar(isRunning: session != nil).map { .shell($0) }
      }
      if let inHand {
        loggerScreen(inHand).map { .logger($0) }
      } else if let session {
        sessionBar(session).map { .shell($0) }
      }
      toastView().map { .shell($0) }
      sheetView()
    }
  }

  /// The screen of the tab, which the logger covers on a phone and stands beside on a wide screen.
  ///
  /// There it follows what is stored by the logger once the store has answered, or a second has
  /// turned. So nobody waits after a tap for what mostly can't be seen.
  private func screen(isCovered: Bool) -> Node<Action> {
    switch route.tab ?? .today {
    case .today:
      if isCovered, answersLogger, !outbox.isEmpty, let known = kept.today { return known }
      let screen = todayScreen().map { Action.today($0) }
      kept.today = screen
      return screen
    case .plan: return planScreen().map { .plan($0) }
    case .library: return libraryScreen().map { .library($0) }
    case .progress where route == .progress: return progressScreen().map { .progress($0) }
    case .progress: return historyScreen().map { .history($0) }
    }
  }

  private func sheetView() -> Node<Action> {
    switch sheet {
    case nil: Node()
    case .settings: settingsSheet().map { .settings($0) }
    case .aside: asideSheet().map { .settings($0) }
    case .templates: templatesSheet().map { .plan($0) }
    case .slot(let id): slotSheet(id).map { .plan($0) }
    case .slotSuperset(let id): slotSupersetSheet(id).map { .plan($0) }
    case .picker: pickerSheet().map { .logger($0) }
    case .newExercise: newExerciseSheet().map { .logger($0) }
    case .weights: weightsSheet().map { .logger($0) }
    case .weighing: weighingSheet().map { .progress(.body($0)) }
    case .measurement: measurementSheet().map { .progress(.body($0)) }
    case .sessionDetails: sessionDetailsSheet().map { .history(.details($0)) }
    case .pinnedNote: noteSheet().map { .logger($0) }
    case .why, .exerciseMenu, .superset, .order, .note, .confirmDiscard, .confirmFinish,
      .stillTraining:
      loggerSheet().map { .logger($0) }
    }
  }

  // MARK: The bar at the bottom

  private func tabBar(isRunning: Bool) -> Node<ShellAction> {
    nav(.class("tabs"), .label(words(.mainNavigation)), key: "tabs") {
      ul {
        tab(.today, "house", .today)
        tab(.plan, "layers", .plan)
        tab(.library, "dumbbell", .library)
        tab(.progress, "trending-up", .progress)
        if !isRunning {
          li(key: "start") { startButton() }
        }
      }
    }
  }

  /// Starts what is due; once today is done, or on a rest day, a session without a plan.
  private func startButton() -> Node<ShellAction> {
    let day = doneToday == nil ? dueDay.day : nil
    return button(
      .class("start"), .type(.button),
      .label(day.map { words(.startDay, ("day", $0.name)) } ?? words(.freestyle)),
      .onTap(day == nil ? .startFreestyle : .startToday)
    ) { icon("play") }
  }

  private func tab(_ tab: Tab, _ iconName: String, _ name: Phrase) -> Node<ShellAction> {
    li {
      a(
        .class("tab"), .href(tab.route.hash),
        .aria(.current, route.tab == tab ? "page" : nil)
      ) {
        icon(iconName)
        span { words(name) }
      }
    }
  }

  // MARK: The running session as a bar

  private func sessionBar(_ session: Session) -> Node<ShellAction> {
    let done = words.setsDone(of: session)
    let passed = words.passed(milliseconds: session.length(at: clock))
    return section(.class("session-bar"), .label(words(.runningSession)), key: "session-bar") {
      button(
        .class("open"), .type(.button),
        .label(words(.openSession, ("title", session.title), ("sets", done))),
        .onTap(.openLogger)
      ) {
        span(.class("name")) { session.title }
        span(.class("detail")) {
          span(.role(.timer)) { passed }
          " · " + done
        }
      }
      if let rest = session.rest {
        span(.class("countdown"), .role(.timer), .label(words(.restLeft))) {
          words.countdown(rest.phase(at: clock))
        }
        iconButton("skip-forward", words(.skipRest), .skipRest)
      }
    }
  }

  // MARK: Sentences at the bottom

  private func toastView() -> Node<ShellAction> {
    div(.class("toasts"), .role(.status), key: "toasts") {
      if let toast {
        div(.class("toast")) {
          p { toast.text }
          if toast.undo != nil {
            button(.class("button"), .type(.button), .onTap(.undoToast)) { words(.undo) }
          } else {
            button(.class("button quiet"), .type(.button), .onTap(.dismissToast)) {
              words(.close)
            }
          }
        }
      }
    }
  }
}

extension Words {
  /// "2 of 20 sets".
  func setsDone(of session: Session) -> String {
    let progress = session.progress
    return self(.setsDone, ("done", String(progress.done)), ("total", String(progress.total)))
  }

  /// What is left of a rest, or how long it has been over: "1:42", "+0:14".
  func countdown(_ phase: RestPhase) -> String {
    switch phase {
    case .running(let remaining), .paused(let remaining): clock(milliseconds: remaining)
    case .over(let since): "+" + passed(milliseconds: since)
    }
  }
}
