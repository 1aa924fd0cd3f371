import Markup
import Training

extension State {
  /// What stands above the screens until it is over: the store, a new version, damaged rows.
  func notices() -> Node<ShellAction> {
    together {
      if let failure = outbox.failure, !dismissed.contains(.storeFailed) {
        notice(
          .storeFailed, icon: "triangle-alert", title: title(of: failure),
          text: text(of: failure), isWarning: true
        ) {
          storeButtons(failure)
        }
      }
      if updateWaits, runningSession == nil, !dismissed.contains(.updateReady) {
        notice(
          .updateReady, icon: "refresh-cw", title: words(.updateTitle), text: words(.updateText),
          isWarning: false
        ) {
          button(.class("button"), .type(.button), .onTap(.reload)) { words(.reload) }
          button(.class("button quiet"), .type(.button), .onTap(.dismiss(.updateReady))) {
            words(.later)
          }
        }
      }
      if !aside.isEmpty, !dismissed.contains(.setAside) {
        notice(
          .setAside, icon: "file-warning", title: words(.asideTitle, count: aside.count),
          text: words(.asideText), isWarning: true
        ) {
          button(.class("button"), .type(.button), .onTap(.showAside)) { words(.show) }
          button(.class("button quiet"), .type(.button), .onTap(.dismiss(.setAside))) {
            words(.close)
          }
        }
      }
      if hasTrapped, !dismissed.contains(.trapped) {
        notice(
          .trapped, icon: "triangle-alert", title: words(.trappedTitle),
          text: words(.trappedText), isWarning: true
        ) {
          button(.class("button"), .type(.button), .onTap(.dismiss(.trapped))) { words(.close) }
        }
      }
    }
  }

  /// The same for the logger, where there is room for one line each.
  func slimNotices() -> Node<ShellAction> {
    together {
      if let failure = outbox.failure {
        if isTakenOver(failure) {
          slimNotice(.storeFailed, words(.storeTakenSlim), words(.reload), .reload)
        } else {
          slimNotice(
            .storeFailed, words(failure == .quota ? .storeFullSlim : .storeFailedSlim),
            words(.saveACopy), .saveCopy)
        }
      }
      if !aside.isEmpty, !dismissed.contains(.setAside) {
        slimNotice(
          .setAside, words(.asideTitle, count: aside.count), words(.show), .showAside)
      }
      if hasTrapped, !dismissed.contains(.trapped) {
        slimNotice(.trapped, words(.trappedSlim), words(.close), .dismiss(.trapped))
      }
    }
  }

  private func slimNotice(
    _ kind: Notice, _ text: String, _ name: String, _ action: ShellAction
  ) -> Node<ShellAction> {
    section(.class("notice warning slim"), .role(.alert), key: "slim-\(kind.name)") {
      icon("triangle-alert")
      p { text }
      button(.class("button"), .type(.button), .onTap(action)) { name }
    }
  }

  /// Whether a newer version has the store and this page has nothing that is not in it.
  private func isTakenOver(_ failure: StoreFailure) -> Bool {
    failure == .closed && outbox.isEmpty
  }

  @NodeBuilder<ShellAction>
  private func storeButtons(_ failure: StoreFailure) -> Node<ShellAction> {
    if !isTakenOver(failure) {
      button(.class("button"), .type(.button), .onTap(.saveCopy)) { words(.saveACopy) }
    }
    if failure == .closed {
      button(.class("button quiet"), .type(.button), .onTap(.reload)) { words(.reload) }
    } else {
      button(.class("button quiet"), .type(.button), .onTap(.retryStore)) { words(.tryAgain) }
    }
  }

  private func notice(
    _ kind: Notice, icon name: String, title: String, text: String, isWarning: Bool,
    @NodeBuilder<ShellAction> buttons: () -> Node<ShellAction>
  ) -> Node<ShellAction> {
    section(
      .class("notice"), .class("warning", when: isWarning),
      .role(isWarning ? .alert : .status), key: "notice-\(kind.name)"
    ) {
      icon(name)
      h2 { title }
      p { text }
      div(.class("buttons")) { buttons() }
    }
  }

  private func title(of failure: StoreFailure) -> String {
    switch failure {
    case .quota: words(.storeFullTitle)
    case .closed: words(.storeTakenTitle)
    case .blocked, .unknown: words(.storeFailedTitle)
    }
  }

  private func text(of failure: StoreFailure) -> String {
    switch failure {
    case .quota: words(.storeFullText, count: outbox.unsavedCount)
    case .closed:
      outbox.isEmpty
        ? words(.storeTakenText) : words(.storeTakenUnsaved, count: outbox.unsavedCount)
    case .blocked, .unknown: words(.storeFailedText, count: outbox.unsavedCount)
    }
  }
}

extension Notice {
  fileprivate var name: String {
    switch self {
    case .storeFailed: "store"
    case .updateReady: "update"
    case .setAside: "aside"
    case .trapped: "trapped"
    }
  }
}
