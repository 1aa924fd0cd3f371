import CivilTime
import Logbook
import Markup
import Training

extension State {
  /// When a session was and how long; its title too, where it is there already.
  func sessionDetailsSheet() -> Node<DetailsAction> {
    guard let details = history.details else { return Node() }
    let isNew = details.session == nil
    let problem = problem(with: details)
    return bottomSheet(
      words(isNew ? .enterSession : .sessionDetails), close: (words(.close), .close),
      footer: button(
        .class("button primary wide"), .type(.button), .id("save-details"),
        .disabled(problem != nil), .onTap(.save)
      ) { words(isNew ? .enterSets : .save) }
    ) {
      if isNew {
        detailsField("details-day", .whatWasTrained) {
          choiceOf("details-day", .whatWasTrained, any: .withoutPlan, plannedDayChoices(details))
            .map { .choose($0) }
        }
      } else {
        detailsInput("details-title", .titleName, .text, details.title, .title)
      }
      detailsInput("details-date", .dateName, .date, details.date, .date)
      div(.class("pair")) {
        detailsInput("details-time", .startName, .time, details.time, .time)
        detailsInput("details-minutes", .minutesName, .text, details.minutes, .minutes)
      }
      if let problem {
        p(.class("refusal"), .id("refusal"), .role(.alert)) {
          icon("triangle-alert")
          words(problem)
        }
      }
      if !isNew {
        div(.class("card rows")) {
          switchRow("details-counts", words(.countsName), isOn: details.counts) {
            DetailsAction.count($0)
          }
        }
      }
    }
  }

  private func detailsInput(
    _ id: String, _ name: Phrase, _ type: ControlType, _ text: String,
    _ field: SessionDetails.Field
  ) -> Node<DetailsAction> {
    detailsField(id, name) {
      input(
        .id(id), .type(type), .autocomplete("off"), .value(text),
        .inputmode(field == .minutes ? .numeric : .text), .maxlength(80),
        .max(field == .date ? clock.date.text : nil),
        .onInput { DetailsAction.type(field, $0) })
    }
  }

  private func detailsField(
    _ id: String, _ name: Phrase, @NodeBuilder<DetailsAction> control: () -> Node<DetailsAction>
  ) -> Node<DetailsAction> {
    div(.class("field"), key: id) {
      label(.for(id)) { words(name) }
      control()
    }
  }

  /// The days of every plan, those of the shown one first.
  private func plannedDayChoices(
    _ details: SessionDetails
  ) -> [(value: String, text: String, isChosen: Bool)] {
    let shown = routine?.id
    let routines =
      logbook.routines.filter { $0.id == shown } + logbook.routines.filter { $0.id != shown }
    var choices: [(value: String, text: String, isChosen: Bool)] = []
    for routine in routines {
      for day in routine.trainingDays {
        choices.append(
          (day.id.text, routine.name + " · " + day.name, day.id == details.day))
      }
    }
    return choices
  }
}

extension Words {
  /// What is wrong with the details of a session, and what they can be.
  func callAsFunction(_ problem: DetailsProblem) -> String {
    switch problem {
    case .title: self(.refusedTitle)
    case .date(let least, let most):
      self(.refusedDate, ("least", shortDate(least)), ("most", shortDate(most)))
    case .time: self(.refusedTime)
    case .ahead: self(.refusedAhead)
    case .minutes(let allowed):
      self(
        .refusedLength, ("least", String(allowed.lowerBound)),
        ("most", String(allowed.upperBound)))
    }
  }
}
