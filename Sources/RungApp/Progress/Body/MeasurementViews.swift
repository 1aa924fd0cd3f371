import Loads
import Logbook
import Markup
import Training

extension State {
  /// The measurements, newest first, each girth with how it changed.
  func measurementsSection() -> Node<BodyAction> {
    let all = logbook.body.measurements
    return part(
      "measurements", .measurementsTitle,
      aside: iconButton("plus", words(.addMeasurement), .measure(nil))
    ) {
      if all.isEmpty {
        p(.class("card muted")) { words(.measurementsEmpty) }
      } else {
        ul(.class("card rows")) {
          for place in all.indices.suffix(bodyScreen.measurements).reversed() {
            measurementRow(all[place], among: all.prefix(place + 1))
          }
        }
        if all.count > bodyScreen.measurements {
          button(
            .class("button quiet wide"), .type(.button), .onTap(.moreMeasurements), key: "more"
          ) { words(.earlierMeasurements) }
        }
      }
    }
  }

  private func measurementRow(
    _ measurement: Measurement, among all: ArraySlice<Measurement>
  ) -> Node<BodyAction> {
    li(key: measurement.id.text) {
      button(.class("row"), .type(.button), .onTap(.measure(measurement))) {
        span(.class("grow")) {
          span(.class("name")) { words.shortDate(measurement.date) }
          span(.class("detail")) { line(of: measurement, among: all) }
        }
        icon("pencil")
      }
    }
  }

  /// "Waist 84 cm (−1 cm) · Arm 36.5 cm".
  private func line(of measurement: Measurement, among all: ArraySlice<Measurement>) -> String {
    var parts: [String] = []
    for site in Measurement.Site.allCases {
      guard let girth = measurement[site] else { continue }
      let before = all.dropLast().last { $0[site] != nil }.flatMap { $0[site] }
      let change = before.flatMap {
        Girth.change(girth.micrometres - $0.micrometres, in: girth.unit, mark: words.mark)
      }
      parts.append(
        name(of: site) + " " + girth.text(words.mark) + " " + girth.unit.symbol
          + (change.map { " (" + words.minus($0) + ")" } ?? ""))
    }
    return parts.joined(separator: " · ")
  }

  func measurementSheet() -> Node<BodyAction> {
    guard let draft = bodyScreen.measuring else { return Node() }
    return bottomSheet(
      words(.measurementsTitle), close: (words(.close), .close),
      footer: together {
        if let refusal = draft.refusal { refusalLine(refusal) }
        button(.class("button primary wide"), .type(.button), .onTap(.measuring(.save))) {
          words(.save)
        }
      }
    ) {
      segmented(
        "girth-unit", label: words(.measuredIn),
        Girth.Unit.allCases.map {
          Choice(value: $0, text: $0.symbol, label: nil, isChosen: $0 == draft.unit)
        }
      ) { BodyAction.measuring(.unit($0)) }
      dayField("girth-day", draft.day) { BodyAction.measuring(.day($0)) }
      for (place, site) in Measurement.Site.allCases.enumerated() {
        girthField(place, site, draft)
      }
      if draft.stored != nil {
        button(
          .class("button quiet wide"), .type(.button), .onTap(.measuring(.delete)), key: "delete"
        ) {
          icon("trash-2")
          words(.deleteMeasurement)
        }
      }
    }
  }

  private func girthField(
    _ place: Int, _ site: Measurement.Site, _ draft: MeasurementDraft
  ) -> Node<BodyAction> {
    let id = "girth-" + site.rawValue
    return div(.class("field"), key: id) {
      label(.for(id)) { name(of: site) + ", " + draft.unit.symbol }
      input(
        .id(id), .type(.text), .inputmode(.decimal), .autocomplete("off"), .enterkeyhint(.next),
        .value(draft.texts[place]),
        .aria(.describedby, draft.refusal == nil ? nil : "refusal"),
        .onInput { BodyAction.measuring(.girth(place, $0)) })
    }
  }
}

extension Words {
  /// A change with the sign that this app writes.
  fileprivate func minus(_ change: String) -> String {
    guard change.utf8.first == UInt8(ascii: "-") else { return change }
    return "−" + String(decoding: change.utf8.dropFirst(), as: UTF8.self)
  }
}
