import CivilTime
import Loads
import Markup
import Training

extension State {
  /// The first launch: a plan to begin with, two guesses to correct, and one button.
  func welcomeScreen() -> Node<WelcomeAction> {
    together {
      main(.id("main"), .class("screen welcome"), .tabindex(-1), key: "welcome") {
        header(.class("promise")) {
          logo()
          h1 { words(.appName) }
          p { words(.promise) }
        }
        fieldset(.class("section")) {
          legend(.class("section-title")) { words(.startWithAPlan) }
          div(.class("stack")) {
            for template in Welcome.templates {
              templateChoice(template, isChosen: welcome.start == .template(template.id))
            }
            blankChoice()
          }
        }
        guesses()
        button(.class("button quiet wide"), .type(.button), .onTap(.restore)) {
          icon("upload")
          words(.restoreFromCopy)
        }
      }
      div(.class("bottom-bar"), key: "begin") {
        button(.class("button primary wide"), .type(.button), .onTap(.begin)) {
          beginLabel
        }
      }
    }
  }

  private var beginLabel: String {
    guard case .template(let id) = welcome.start,
      let template = Welcome.templates.first(where: { $0.id == id })
    else { return words(.startBlank) }
    return words(.startWith, ("plan", template.name))
  }

  private func templateChoice(_ template: StarterTemplate, isChosen: Bool) -> Node<WelcomeAction> {
    planChoice(template, group: "plan", isChosen: isChosen, firstWeekday: welcome.firstWeekday) {
      .choose(.template(template.id))
    }
  }

  private func blankChoice() -> Node<WelcomeAction> {
    label(.class("choice"), key: "blank") {
      input(
        .type(.radio), .name("plan"), .checked(welcome.start == .blank),
        .onToggle { _ in .choose(.blank) })
      span(.class("name")) { words(.blankPlan) }
      span(.class("detail")) { words(.blankPlanDetail) }
    }
  }

  private func guesses() -> Node<WelcomeAction> {
    section(.class("section"), .aria(.labelledby, "basics-title")) {
      header { h2(.id("basics-title")) { words(.guessedFromLanguage) } }
      div(.class("card rows")) {
        div(.class("row")) {
          span(.class("grow name")) { words(.weightsIn) }
          unitChoice(welcome.unit) { .chooseUnit($0) }
        }
        div(.class("row")) {
          span(.class("grow name")) { words(.weekStartsOn) }
          firstWeekdayChoice(welcome.firstWeekday) { .chooseFirstWeekday($0) }
        }
      }
      p(.class("small")) { words(.staysOnDevice) }
    }
  }
}

// MARK: - Shared with the plan and the settings

extension State {
  func unitChoice<Message>(
    _ chosen: MassUnit, choose: @escaping (MassUnit) -> Message
  ) -> Node<Message> {
    segmented(
      "unit", label: words(.weightsIn),
      MassUnit.allCases.map { unit in
        Choice(
          value: unit, text: unit.symbol,
          label: words(unit == .kilogram ? .kilograms : .pounds), isChosen: unit == chosen)
      }, choose: choose)
  }

  func firstWeekdayChoice<Message>(
    _ chosen: Weekday, choose: @escaping (Weekday) -> Message
  ) -> Node<Message> {
    segmented(
      "first-weekday", label: words(.weekStartsOn),
      [Weekday.saturday, .sunday, .monday].map { day in
        Choice(
          value: day, text: words.shortWeekday(day), label: words.weekday(day),
          isChosen: day == chosen)
      }, choose: choose)
  }

  /// A template as a choice: its name, for whom it is, and what its week looks like.
  func planChoice<Message>(
    _ template: StarterTemplate, group: String, isChosen: Bool, firstWeekday: Weekday,
    choose: @escaping () -> Message
  ) -> Node<Message> {
    let detail = words(
      .templateDetail, count: template.daysPerWeek, ("level", level(of: template)))
    return label(.class("choice"), key: template.id) {
      input(
        .type(.radio), .name(group), .label(template.name + ", " + detail), .checked(isChosen),
        .onToggle { _ in choose() })
      span(.class("name")) { template.name }
      span(.class("detail")) { detail }
      ol(.class("week-plan"), .aria(.hidden, true)) {
        for weekday in Weekday.week(startingOn: firstWeekday) {
          let day = template.days.first { $0.weekday == weekday }
          let isOff = day == nil && !template.rotationWeekdays.contains(weekday)
          li(.class("off", when: isOff)) {
            span { words.initial(weekday) }
            day.map { shortName($0.name) } ?? "·"
          }
        }
      }
    }
  }

  private func level(of template: StarterTemplate) -> String {
    catalogue.text(key: "level." + template.id)
  }

  /// A day's name as far as it fits a seventh of a phone: its first word, or its letter alone.
  private func shortName(_ name: String) -> String {
    let words = name.split(separator: " ")
    if words.first == "Day", words.count > 1 { return String(words[1]) }
    return words.first.map { String($0) } ?? name
  }
}
