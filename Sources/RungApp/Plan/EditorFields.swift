import CivilTime
import Markup
import Training

// What the editors of a plan, a day and an exercise are made of.
extension State {
  /// A link to an editor, named for those who don't see beside what it stands.
  func editLink(_ route: Route, _ name: String) -> Node<PlanAction> {
    a(.class("icon-button"), .href(route.hash), .label(words(.editNamed, ("name", name)))) {
      icon("pencil")
    }
  }

  func editorHeader(
    _ back: (route: Route, label: String), eyebrow: String, title: String
  ) -> Node<PlanAction> {
    header {
      a(.class("icon-button back"), .href(back.route.hash), .label(back.label)) {
        icon("chevron-left")
      }
      div {
        p(.class("eyebrow")) { eyebrow }
        h1 { title }
      }
    }
  }

  func editorField(
    _ id: String, _ name: String, @NodeBuilder<PlanAction> control: () -> Node<PlanAction>
  ) -> Node<PlanAction> {
    div(.class("field"), key: id) {
      label(.for(id)) { name }
      control()
    }
  }

  func nameField(_ part: PlanPart, _ name: String) -> Node<PlanAction> {
    let typing = field(.name, of: part)
    return editorField("plan-name", words(.nameName)) {
      input(
        .id("plan-name"), .type(.text), .autocomplete("off"), .maxlength(80),
        .enterkeyhint(.done), .value(typing?.text ?? name),
        .aria(.invalid, typing?.refusal == nil ? nil : "true"),
        .aria(.describedby, typing?.refusal == nil ? nil : "refusal"),
        .onInput { PlanAction.edit(.typing(part, .name, $0)) },
        .onChange { PlanAction.edit(.typed(part, .name, $0)) })
      refusal(typing)
    }
  }

  func noteField(
    _ id: String, _ part: PlanPart, _ text: String
  ) -> Node<PlanAction> {
    editorField(id, words(.note)) {
      textarea(
        .id(id), .rows(2), .maxlength(Note.longest), .value(text),
        .onInput { PlanAction.edit(.note(part, $0)) })
    }
  }

  /// A number with its − and +, in a row.
  func numberRow(
    _ number: PlanNumber, of part: PlanPart, detail: String? = nil
  ) -> Node<PlanAction> {
    let name = words(number.phrase)
    let typing = field(.number(number), of: part)
    let shown = text(of: number, of: part)
    return div(.class("row"), .role(.group), .label(name), key: number.id) {
      div(.class("grow")) {
        label(.class("name"), .for(number.id)) { name }
        if let detail { span(.class("detail")) { detail } }
        refusal(typing)
      }
      numberKey("minus", .dialDown, number, of: part, -1)
      div(.class("field")) {
        input(
          .id(number.id), .type(.text), .inputmode(number.isFine ? .decimal : .numeric),
          .enterkeyhint(.done), .autocomplete("off"), .role(.spinbutton), .label(name),
          .aria(.valuenow, plainNumber(shown)),
          .aria(.invalid, typing?.refusal == nil ? nil : "true"),
          .aria(.describedby, typing?.refusal == nil ? nil : "refusal"),
          .value(typing?.text ?? shown), .on(.focus, PlanAction.edit(.enter(number))),
          .onInput { PlanAction.edit(.typing(part, .number(number), $0)) },
          .onChange { PlanAction.edit(.typed(part, .number(number), $0)) },
          .onKey(.up, PlanAction.edit(.step(part, number, 1))),
          .onKey(.down, PlanAction.edit(.step(part, number, -1))))
      }
      numberKey("plus", .dialUp, number, of: part, 1)
    }
  }

  private func numberKey(
    _ iconName: String, _ phrase: Phrase, _ number: PlanNumber, of part: PlanPart,
    _ direction: Int
  ) -> Node<PlanAction> {
    button(
      .class("icon-button"), .type(.button), .data("repeat"),
      .label(words(phrase, ("dial", words(number.phrase)))),
      .onTap(.edit(.step(part, number, direction)))
    ) { icon(iconName) }
  }

  private func field(_ kind: PlanField.Kind, of part: PlanPart) -> PlanField? {
    plan.field.flatMap { $0.kind == kind && $0.part == part ? $0 : nil }
  }

  @NodeBuilder<PlanAction>
  private func refusal(_ typing: PlanField?) -> Node<PlanAction> {
    if let refusal = typing?.refusal {
      p(.class("refusal"), .id("refusal"), .role(.alert)) {
        icon("triangle-alert")
        refusal
      }
    }
  }

  /// The rule of a plan, or of one of its exercises, with what it does and its numbers.
  func ruleFields(
    _ part: PlanPart, _ own: ProgressionRule?, mode: TrackingMode?, ofPlan: ProgressionRule
  ) -> Node<PlanAction> {
    let chosen = own.map { PlanRule($0) }
    var choices = PlanRule.choices(for: mode)
    if let chosen, !choices.contains(chosen) { choices.append(chosen) }
    return together {
      div(.class("card stack")) {
        editorField("plan-rule", words(.howItGoesUp)) {
          select(
            .class("select"), .id("plan-rule"), .value(chosen?.rawValue ?? ""),
            .onChange { PlanAction.edit(.rule(part, $0)) }
          ) {
            if mode != nil {
              option(.value(""), .selected(chosen == nil)) {
                words(.ruleOfPlan, ("rule", name(of: PlanRule(ofPlan))))
              }
            }
            for choice in choices {
              option(.value(choice.rawValue), .selected(choice == chosen)) { name(of: choice) }
            }
          }
        }
        p(.class("small")) { sentence(of: chosen ?? PlanRule(ofPlan)) }
      }
      if let own, !own.numbers.isEmpty {
        div(.class("card rows")) {
          for number in own.numbers { numberRow(number, of: part) }
        }
      }
    }
  }

  /// Buttons that move a row of a list by one place.
  func moveKeys(
    _ part: PlanPart, _ name: String, isFirst: Bool, isLast: Bool
  ) -> Node<PlanAction> {
    together {
      button(
        .class("icon-button"), .type(.button), .disabled(isFirst),
        .label(words(.moveUp, ("exercise", name))), .onTap(.edit(.move(part, -1)))
      ) { icon("arrow-up") }
      button(
        .class("icon-button"), .type(.button), .disabled(isLast),
        .label(words(.moveDown, ("exercise", name))), .onTap(.edit(.move(part, 1)))
      ) { icon("arrow-down") }
    }
  }
}
