import CivilTime
import Loads
import Logbook
import Markup
import Training

extension State {
  func weighingSheet() -> Node<BodyAction> {
    guard let draft = bodyScreen.weighing else { return Node() }
    return bottomSheet(
      words(draft.purpose == .goal ? .goalWeight : .bodyWeight), close: (words(.close), .close),
      footer: button(
        .class("button primary wide"), .type(.button), .onTap(.weighing(.save))
      ) { words(.save) }
    ) {
      if case .editing(let weighing) = draft.purpose {
        p(.class("muted"), key: "day") { words.shortDate(weighing.date) }
      }
      weightField(draft)
      if draft.purpose == .weighing {
        dayField("weigh-day", draft.day) { BodyAction.weighing(.day($0)) }
      }
      if let refusal = draft.refusal { refusalLine(refusal) }
      if let old = replaced(by: draft) {
        p(.class("small"), .role(.status), key: "replaces") {
          words(.weighingReplaces, ("weight", shown(old.weight)))
        }
      }
      deleteButton(draft)
    }
  }

  private func weightField(_ draft: WeighingDraft) -> Node<BodyAction> {
    let step = Weight(BodyWeight.step(in: draft.unit), draft.unit).label(words.mark)
    return together {
      div(.class("field")) {
        label(.for("weigh-number")) {
          words(draft.unit == .kilogram ? .weightInKilograms : .weightInPounds)
        }
        input(
          .id("weigh-number"), .type(.text), .inputmode(.decimal), .autocomplete("off"),
          .enterkeyhint(.done), .value(draft.text),
          .aria(.invalid, draft.refusal == nil ? nil : "true"),
          .aria(.describedby, draft.refusal == nil ? nil : "refusal"),
          .onInput { BodyAction.weighing(.type($0)) }, .onKey(.enter, .weighing(.save)))
      }
      div(.class("pair")) {
        button(
          .class("button"), .type(.button), .data("repeat"), .onTap(.weighing(.step(-1)))
        ) { "−" + step }
        button(
          .class("button"), .type(.button), .data("repeat"), .onTap(.weighing(.step(1)))
        ) { "+" + step }
      }
    }
  }

  /// A field for a day up to today.
  func dayField(
    _ id: String, _ day: String, choose: @escaping (String) -> BodyAction
  ) -> Node<BodyAction> {
    div(.class("field")) {
      label(.for(id)) { words(.chartDay) }
      input(
        .id(id), .type(.date), .min("1900-01-01"), .max(clock.date.text), .value(day),
        .onChange(choose))
    }
  }

  func refusalLine(_ refusal: String) -> Node<BodyAction> {
    p(.class("refusal"), .id("refusal"), .role(.alert), key: "refusal") {
      icon("triangle-alert")
      refusal
    }
  }

  @NodeBuilder<BodyAction>
  private func deleteButton(_ draft: WeighingDraft) -> Node<BodyAction> {
    if draft.purpose != .weighing, draft.purpose != .goal || settings.goalWeight != nil {
      button(
        .class("button quiet wide"), .type(.button), .onTap(.weighing(.delete)), key: "delete"
      ) {
        icon("trash-2")
        words(draft.purpose == .goal ? .removeGoal : .deleteWeighing)
      }
    }
  }

  // MARK: On Today

  /// The last weighing, and the way to the next.
  func weighCard() -> Node<TodayAction> {
    section(.class("section"), .label(words(.bodyWeight)), key: "body-weight") {
      div(.class("card rows")) {
        div(.class("row")) {
          icon("weight")
          span(.class("grow")) {
            span(.class("name")) { words(.bodyWeight) }
            span(.class("detail")) { lastWeighing }
          }
          iconButton("plus", words(.addWeighing), .weigh)
        }
      }
    }
  }

  private var lastWeighing: String {
    guard let last = logbook.body.weighings.last else { return words(.notWeighed) }
    let day = last.date == clock.date ? words(.whenToday) : words.shortDate(last.date)
    return shown(last.weight) + " · " + day
  }
}
