import Logbook
import Markup

enum TroubleAction {
  case tryAgain
  case reload
  case restore
  case startEmpty
  case saveCopy
}

extension State {
  func update(trouble action: TroubleAction) -> [Effect] {
    switch action {
    case .tryAgain, .reload: return [.reload]
    case .restore: return [.chooseFile]
    case .saveCopy: return [.saveCopy]
    case .startEmpty:
      // Only where the browser has removed what was here: there is nothing left to protect.
      guard stage == .trouble(.evicted) else { return [] }
      stage = .welcome
      return [.forgetEvicted]
    }
  }

  /// The page when there is no logbook to show: what happened, what is safe, what to do.
  func troubleScreen(_ trouble: Trouble) -> Node<TroubleAction> {
    main(
      .id("main"), .class("screen trouble"), .tabindex(-1), .aria(.labelledby, "trouble-title"),
      key: "trouble"
    ) {
      section {
        icon(trouble.icon)
        h1(.id("trouble-title")) { words(trouble.title) }
        for paragraph in paragraphs(trouble) {
          p { paragraph }
        }
        div(.class("stack")) { buttons(trouble) }
      }
    }
  }

  private func paragraphs(_ trouble: Trouble) -> [String] {
    switch trouble {
    case .evicted: [words(.evictedWhat), words(.evictedSafe)]
    case .blocked: [words(.blockedWhat), words(.blockedSafe), words(.blockedDo)]
    case .newer: [words(.newerWhat), words(.newerDo)]
    case .failed: [words(.failedWhat), words(.failedSafe)]
    }
  }

  @NodeBuilder<TroubleAction>
  private func buttons(_ trouble: Trouble) -> Node<TroubleAction> {
    switch trouble {
    case .evicted:
      button(.class("button primary wide"), .type(.button), .onTap(.restore)) {
        icon("upload")
        words(.restoreFromCopy)
      }
      button(.class("button quiet wide"), .type(.button), .onTap(.startEmpty)) {
        words(.startAgainEmpty)
      }
    case .blocked:
      button(.class("button primary wide"), .type(.button), .onTap(.tryAgain)) {
        words(.tryAgain)
      }
    case .newer, .failed:
      button(.class("button primary wide"), .type(.button), .onTap(.reload)) {
        words(trouble == .newer ? .reload : .tryAgain)
      }
      button(.class("button wide"), .type(.button), .onTap(.saveCopy)) {
        icon("download")
        words(.saveRawCopy)
      }
    }
  }
}

extension Trouble {
  fileprivate var icon: String {
    switch self {
    case .evicted: "database"
    case .blocked: "hard-drive"
    case .newer: "refresh-cw"
    case .failed: "triangle-alert"
    }
  }

  fileprivate var title: Phrase {
    switch self {
    case .evicted: .evictedTitle
    case .blocked: .blockedTitle
    case .newer: .newerTitle
    case .failed: .failedTitle
    }
  }
}
