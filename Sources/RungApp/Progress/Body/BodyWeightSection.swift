import CivilTime
import Loads
import Logbook
import Markup
import Training

extension State {
  /// Twelve weeks of weighings with what is aimed at, and the list of all.
  func bodyWeightSection() -> Node<BodyAction> {
    let weighings = logbook.body.weighings
    return part(
      "body-weight", .bodyWeight, aside: iconButton("plus", words(.addWeighing), .weigh(nil))
    ) {
      if weighings.isEmpty {
        p(.class("card muted")) { words(.weighingsEmpty) }
      } else {
        div(.class("card stack")) {
          weightFigures()
          if let layout = bodyScreen.layout {
            chart(
              layout, reading: bodyScreen.reading, words: weightWords, id: "weight-reader"
            ).map { .chart($0) }
          } else {
            p(.class("muted"), .role(.status)) { words(.noWeighingLately) }
          }
          button(.class("button wide"), .type(.button), .onTap(.setGoal)) {
            words(settings.goalWeight == nil ? .setGoal : .changeGoal)
          }
        }
        ul(.class("card rows")) {
          for weighing in weighings.suffix(bodyScreen.weighings).reversed() {
            weighingRow(weighing)
          }
        }
        if weighings.count > bodyScreen.weighings {
          button(
            .class("button quiet wide"), .type(.button), .onTap(.moreWeighings), key: "more"
          ) { words(.earlierWeighings) }
        }
      }
    }
  }

  private func weighingRow(_ weighing: BodyWeight) -> Node<BodyAction> {
    li(key: weighing.date.text) {
      button(.class("row"), .type(.button), .onTap(.weigh(weighing))) {
        span(.class("grow name")) { words.shortDate(weighing.date) }
        span(.class("value")) { shown(weighing.weight) }
        icon("pencil")
      }
    }
  }

  private func weightFigures() -> Node<BodyAction> {
    var items: [(name: String, value: String, unit: String?)] = []
    if let last = bodyScreen.series.entries.last {
      items.append((words.shortDate(last.date), number(last.weight), unit.symbol))
      if let change = bodyScreen.series.change {
        items.append((spanName, signed(change), unit.symbol))
      }
      if let goal = settings.goalWeight {
        items.append((words(.goalName), number(goal), unit.symbol))
      }
    }
    return figures(items)
  }

  private func number(_ weight: Weight) -> String {
    weight.unit == unit
      ? weight.text(words.mark) : weight.mass.text(in: unit, decimals: 1, mark: words.mark)
  }

  private var spanName: String {
    switch bodyScreen.series.span {
    case .days(let count): words(.inDays, count: count)
    case .weeks(let count): words(.inWeeks, count: count)
    case nil: ""
    }
  }

  private func signed(_ change: Mass) -> String {
    let text = change.magnitude.text(in: unit, decimals: 1, mark: words.mark)
    if text == "0" { return text }
    return (change < .zero ? "−" : "+") + text
  }

  private var weightWords: ChartWords {
    let text = bodyWeightText
    return chartWords(
      words(.bodyWeight), value: { text.text($0) }, tick: { text.tick($0) })
  }
}
