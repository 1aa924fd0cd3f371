import CivilTime
import Loads
import Logbook
import Markup
import Training

enum SettingsAction {
  case chooseUnit(MassUnit)
  case chooseFirstWeekday(Weekday)
  case chooseLanguage(DeviceMemory.Language?)
  case chooseTheme(DeviceMemory.Theme)
  case chooseAccent(DeviceMemory.Accent)
  case stepRest(Int)
  case askEffort(Bool)
  case keepAwake(Bool)
  case sounds(Bool)
  case vibrate(Bool)
  case notify(Bool)
  case askForStorage
  case saveCopy
  case restore
  case showAside
  case saveAside(String)
  case back
  case close
}

extension State {
  func update(settings action: SettingsAction) -> [Effect] {
    switch action {
    case .chooseUnit(let unit): return choose(unit)
    case .chooseFirstWeekday(let day): return change { $0.firstWeekday = day }
    case .chooseLanguage(let language):
      guard language != device.language else { return [] }
      wantedLanguage = .some(language)
      return [.language(language?.rawValue)]
    case .chooseTheme(let theme): device.theme = theme
    case .chooseAccent(let accent): device.accent = accent
    case .stepRest(let seconds):
      let now = settings.rest ?? Settings.usualRest
      return change { $0.rest = (now + seconds).clamped(to: 15...Settings.longestRest) }
    case .askEffort(let on): return change { $0.asksEffort = on }
    case .keepAwake(let on): device.keepsAwake = on
    case .sounds(let on):
      device.sounds = on
      return on ? [.tone] : []
    case .vibrate(let on):
      device.vibrates = on
      return on ? [.vibrate([60])] : []
    case .notify(let on): return setNotifies(on)
    case .askForStorage: return [.persist]
    case .saveCopy: return [.saveCopy]
    case .restore: return [.chooseFile]
    case .showAside: sheet = .aside
    case .saveAside(let id):
      guard let item = aside.first(where: { $0.row.id == id }) else { return [] }
      return [.download(name: "rung-set-aside.json", text: item.row.row)]
    case .back: sheet = .settings
    case .close: sheet = nil
    }
    return []
  }

  /// The host has the words of the language that was asked for, or could not have them.
  func takeLanguage(isThere: Bool) -> [Effect] {
    guard let wanted = wantedLanguage else { return [] }
    wantedLanguage = nil
    guard isThere else { return show(words(.languageMissing)) }
    device.language = wanted
    told.device = device.text
    return [.device(device.text), .reload]
  }

  private func change(_ edit: (inout Settings) -> Void) -> [Effect] {
    var changed = settings
    edit(&changed)
    return save(changed)
  }

  /// Shows weights in another unit; the rows still to do of the running session open anew in it.
  private func choose(_ unit: MassUnit) -> [Effect] {
    logger.leaveField()
    let before = logger.openings
    let effects = change { $0.unit = unit }
    guard let session = runningSession else { return effects }
    prepareOpenings(of: session)
    return effects
      + self.change(session) { session in
        for card in session.exercises {
          guard let old = before[card.id.text], let new = logger.openings[card.id.text],
            old.prescription.ladder != new.prescription.ladder
          else { continue }
          session.reopenRows(of: card.id, from: old, as: new)
        }
      }
  }

  // MARK: The sheet

  func settingsSheet() -> Node<SettingsAction> {
    bottomSheet(words(.settings), close: (words(.close), .close)) {
      settingsSection("s-units", .unitsAndWeek) {
        div(.class("row")) {
          span(.class("grow name")) { words(.weightsIn) }
          unitChoice(unit) { .chooseUnit($0) }
        }
        div(.class("row")) {
          span(.class("grow name")) { words(.weekStartsOn) }
          firstWeekdayChoice(firstWeekday) { .chooseFirstWeekday($0) }
        }
        div(.class("row folded")) {
          span(.class("grow name")) { words(.language) }
          languageChoice()
        }
      }
      section(.class("section"), .aria(.labelledby, "s-look")) {
        header { h3(.id("s-look")) { words(.appearance) } }
        div(.class("card stack")) {
          themeChoice()
          accentChoice()
        }
      }
      sessionSection()
      dataSection()
      settingsSection("s-about", .about) {
        div(.class("row")) {
          span(.class("grow name")) { words(.appName) }
          span(.class("value")) { App.version }
        }
        p(.class("small about")) { words(.aboutText) }
      }
    }
  }

  private func settingsSection(
    _ id: String, _ title: Phrase,
    @NodeBuilder<SettingsAction> rows: () -> Node<SettingsAction>
  ) -> Node<SettingsAction> {
    section(.class("section"), .aria(.labelledby, id)) {
      header { h3(.id(id)) { words(title) } }
      div(.class("card rows")) { rows() }
    }
  }

  private func languageChoice() -> Node<SettingsAction> {
    segmented(
      "language", label: words(.language),
      [
        Choice(
          value: nil, text: words(.languageOfBrowser), label: nil, isChosen: device.language == nil)
      ]
        + DeviceMemory.Language.allCases.map { language in
          Choice(
            value: language, text: language.name, label: nil,
            isChosen: language == device.language)
        }
    ) { .chooseLanguage($0) }
  }

  private func themeChoice() -> Node<SettingsAction> {
    segmented(
      "theme", label: words(.theme),
      DeviceMemory.Theme.allCases.map { theme in
        Choice(
          value: theme, text: words(theme.phrase), label: nil, isChosen: theme == device.theme)
      }
    ) { .chooseTheme($0) }
  }

  private func accentChoice() -> Node<SettingsAction> {
    div(.class("swatches"), .role(.radiogroup), .label(words(.accent))) {
      for accent in DeviceMemory.Accent.allCases {
        label {
          input(
            .type(.radio), .name("accent"), .data("accent", accent.rawValue),
            .checked(accent == device.accent), .onToggle { _ in .chooseAccent(accent) })
          span { catalogue.text(key: "accent." + accent.rawValue) }
        }
      }
    }
  }

  private func sessionSection() -> Node<SettingsAction> {
    settingsSection("s-session", .inASession) {
      div(.class("row"), .role(.group), .label(words(.defaultRest))) {
        span(.class("grow")) {
          span(.class("name")) { words(.defaultRest) }
          span(.class("detail")) { words(.defaultRestNote) }
        }
        button(
          .class("icon-button"), .type(.button), .data("repeat"), .label(words(.fifteenLess)),
          .onTap(.stepRest(-15))
        ) { icon("minus") }
        output(.class("value")) {
          Seconds(Int64(settings.rest ?? Settings.usualRest)).clockText
        }
        button(
          .class("icon-button"), .type(.button), .data("repeat"), .label(words(.fifteenMore)),
          .onTap(.stepRest(15))
        ) { icon("plus") }
      }
      switchRow(
        "ask-effort", words(.askEffort), detail: words(.askEffortNote), isOn: asksEffort
      ) { .askEffort($0) }
      switchRow(
        "awake", words(.keepAwake), detail: words(.keepAwakeNote), isOn: device.keepsAwake
      ) { .keepAwake($0) }
      switchRow("sound", words(.restSound), isOn: device.sounds) { .sounds($0) }
      switchRow("vibration", words(.vibration), isOn: device.vibrates) { .vibrate($0) }
      if notifyPermission != .missing {
        switchRow(
          "notify", words(.notifyAtRestEnd), detail: words(.notifyNote), isOn: notifies
        ) { .notify($0) }
      }
    }
  }

  private func dataSection() -> Node<SettingsAction> {
    settingsSection("s-data", .data) {
      div(.class("row")) {
        icon("database")
        span(.class("grow")) {
          span(.class("name")) { words(isPersisted ? .keptForGood : .notPromised) }
          span(.class("detail")) { words(isPersisted ? .keptForGoodNote : .notPromisedNote) }
        }
        if !isPersisted {
          button(.class("button"), .type(.button), .onTap(.askForStorage)) { words(.ask) }
        }
      }
      dataRow("download", words(.saveACopy), copyNote, .saveCopy)
      dataRow("upload", words(.restoreFromCopy), words(.restoreNote), .restore)
      if !aside.isEmpty {
        dataRow(
          "file-warning", words(.setAside), words(.setAsideNote, count: aside.count), .showAside)
      }
    }
  }

  private var copyNote: String {
    guard let text = device.lastCopy, let date = try? LocalDate(parsing: text) else {
      return words(.neverSaved)
    }
    return words(.lastSaved, ("date", words.dayOfMonth(date)))
  }

  private func dataRow(
    _ iconName: String, _ name: String, _ detail: String, _ action: SettingsAction
  ) -> Node<SettingsAction> {
    button(.class("row"), .type(.button), .onTap(action)) {
      icon(iconName)
      span(.class("grow")) {
        span(.class("name")) { name }
        span(.class("detail")) { detail }
      }
    }
  }

  // MARK: What was set aside

  func asideSheet() -> Node<SettingsAction> {
    bottomSheet(words(.setAside), close: (words(.close), .close)) {
      p(.class("muted")) { words(.setAsideText) }
      ul(.class("card rows")) {
        for item in aside {
          li(.class("row"), key: item.row.id) {
            span(.class("grow")) {
              span(.class("name")) { item.row.id }
              span(.class("detail")) { item.reason }
            }
            button(
              .class("button"), .type(.button),
              .label(words(.saveNamed, ("name", item.row.id))),
              .onTap(.saveAside(item.row.id))
            ) {
              icon("download")
              words(.save)
            }
          }
        }
      }
    }
  }
}

extension DeviceMemory.Theme {
  fileprivate var phrase: Phrase {
    switch self {
    case .system: .themeSystem
    case .dark: .themeDark
    case .light: .themeLight
    case .black: .themeBlack
    }
  }
}
