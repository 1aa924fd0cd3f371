import CivilTime

/// What a person did, as the screen it was done on names it.
enum Action {
  case shell(ShellAction)
  case trouble(TroubleAction)
  case welcome(WelcomeAction)
  case today(TodayAction)
  case logger(LoggerAction)
  case plan(PlanAction)
  case library(LibraryAction)
  case history(HistoryAction)
  case progress(ProgressAction)
  case settings(SettingsAction)
}

extension State {
  /// Carries an action out and says what the host has to do.
  func update(_ action: Action) -> [Effect] {
    switch action {
    case .shell(let action): update(shell: action)
    case .trouble(let action): update(trouble: action)
    case .welcome(let action): update(welcome: action)
    case .today(let action): update(today: action)
    case .logger(let action): update(logger: action)
    case .plan(let action): update(plan: action)
    case .library(let action): update(library: action)
    case .history(let action): update(history: action)
    case .progress(let action): update(progress: action)
    case .settings(let action): update(settings: action)
    }
  }
}
