import Loads
import Markup
import Training

enum WeightsAction {
  case unit(MassUnit)
  case kind(WeightsDraft.Kind)
  case step(Mass)
  case plate(Mass)
  case type(WeightsDraft.Field, String)
  case save
  case clear
}

extension State {
  func update(weights action: WeightsAction) -> [Effect] {
    switch action {
    case .unit(let unit): logger.weights?.choose(unit)
    case .kind(let kind): logger.weights?.kind = kind
    case .step(let step): logger.weights?.step = step
    case .plate(let plate): logger.weights?.toggle(plate)
    case .type(let field, let text): logger.weights?.type(text, into: field)
    case .save:
      guard let draft = logger.weights, let scale = try? draft.scale() else { return [] }
      return correct(draft, to: scale)
    case .clear:
      guard let draft = logger.weights else { return [] }
      return correct(draft, to: nil)
    }
    return []
  }

  /// Opens the sheet with the loads that the exercise of a card has now.
  func openWeights(of id: SessionExercise.ID) -> [Effect] {
    guard let card = sessionInHand?.exercise(id) else { return [] }
    logger.leaveField()
    let open = card.sets.first { !$0.isLogged }
    return openWeights(
      of: exercise(card.exercise), around: open?.numbers.weight.mass.magnitude ?? .zero)
  }

  /// Opens the sheet with the loads that an exercise has now.
  func openWeights(of exercise: Exercise, around mass: Mass) -> [Effect] {
    let (scale, origin) = scales.scale(of: exercise)
    logger.weights = WeightsDraft(
      scale, of: exercise, around: mass, isCorrected: origin == .correction, mark: words.mark)
    sheet = .weights
    return []
  }

  /// Puts an exercise right for good: the rows still to do go to the nearest rung at once.
  private func correct(_ draft: WeightsDraft, to scale: LoadScale?) -> [Effect] {
    sheet = nil
    logger.weights = nil
    let before = corrections[draft.exercise]
    guard scale != before else { return [] }
    var effects: [Effect] = []
    // What is stored under another spelling would come back once this one is cleared.
    for id in scale == nil ? catalog.spellings(of: draft.exercise) : [draft.exercise] {
      effects += save(scale, of: id)
    }
    var reversal: SessionReversal?
    if let session = runningSession,
      let card = session.exercises.first(where: {
        catalog.areSame($0.exercise.id, draft.exercise)
      })
    {
      let ladder = ladder(for: card.exercise)
      effects += change(session) { [catalog] session in
        session.snapOpenRows(of: draft.exercise, to: ladder) { catalog.canonical($0) }
      }
      if let after = runningSession, after != session {
        reversal = SessionReversal(from: session, to: after)
      }
    }
    let name = name(of: draft.exercise)
    return effects
      + show(
        words(scale == nil ? .weightsUsual : .weightsSaved, ("exercise", name)),
        undo: .weights(draft.exercise, before, reversal))
  }

  // MARK: The sheet

  func weightsSheet() -> Node<LoggerAction> {
    guard let draft = logger.weights else { return Node() }
    return bottomSheet(
      words(.weightsOf, ("exercise", name(of: draft.exercise))),
      close: (words(.close), .closeSheet),
      footer: together {
        if draft.isCorrected {
          button(.class("button quiet wide"), .type(.button), .onTap(.weights(.clear))) {
            words(.backToUsual)
          }
        }
        button(
          .class("button primary wide"), .type(.button), .id("save-weights"),
          .disabled((try? draft.scale()) == nil), .onTap(.weights(.save))
        ) { words(.saveWeights) }
      }
    ) {
      div(.class("card stack")) {
        unitChoice(draft.unit) { LoggerAction.weights(.unit($0)) }
        segmented(
          "weights-kind", label: words(.weightsKind),
          WeightsDraft.Kind.allCases.map {
            Choice(value: $0, text: words($0.phrase), label: nil, isChosen: $0 == draft.kind)
          }
        ) { LoggerAction.weights(.kind($0)) }
      }
      weightsFields(draft)
      rungsPreview(draft)
    }
  }

  @NodeBuilder<LoggerAction>
  private func weightsFields(_ draft: WeightsDraft) -> Node<LoggerAction> {
    switch draft.kind {
    case .steps:
      massChips(
        .stepName, draft.unit.offeredIncrements, draft.unit, isOn: { $0 == draft.step }
      ) { .weights(.step($0)) }
      weightsField("weights-start", .lightest, draft.start, .start)
    case .listed:
      weightsField("weights-list", draft.isRack ? .rackList : .pinList, draft.list, .list)
      if !draft.isRack { weightsField("weights-more", .addOnList, draft.addOns, .addOns) }
    case .plates:
      weightsField("weights-bar", .emptyBarWeight, draft.bar, .bar)
      massChips(
        .platesOwned, WeightsDraft.plateChoices(draft.unit), draft.unit,
        isOn: { draft.plates.contains($0) }
      ) { .weights(.plate($0)) }
    }
  }

  private func massChips(
    _ name: Phrase, _ masses: [Mass], _ unit: MassUnit, isOn: (Mass) -> Bool,
    choose: (Mass) -> LoggerAction
  ) -> Node<LoggerAction> {
    div(.class("field"), .role(.group), .label(words(name))) {
      span(.class("small"), .aria(.hidden, true)) { words(name) }
      div(.class("chips")) {
        for mass in masses {
          button(
            .class("chip"), .type(.button), .aria(.pressed, isOn(mass)), .onTap(choose(mass)),
            key: String(mass.nanograms)
          ) { Weight(mass, unit).label(words.mark) }
        }
      }
    }
  }

  private func weightsField(
    _ id: String, _ name: Phrase, _ text: String, _ field: WeightsDraft.Field
  ) -> Node<LoggerAction> {
    div(.class("field")) {
      label(.for(id)) { words(name) }
      input(
        .id(id), .type(.text), .inputmode(field == .list || field == .addOns ? .text : .decimal),
        .autocomplete("off"), .spellcheck(false), .enterkeyhint(.done),
        .aria(.describedby, "rungs"), .value(text),
        .onInput { LoggerAction.weights(.type(field, $0)) })
    }
  }

  /// The rungs that come of it, around the weight in hand, or why there are none.
  private func rungsPreview(_ draft: WeightsDraft) -> Node<LoggerAction> {
    p(.class("small"), .role(.status), .id("rungs")) { rungsText(draft) }
  }

  private func rungsText(_ draft: WeightsDraft) -> String {
    do {
      let scale = try draft.scale()
      let rungs = scale.ladder(around: draft.around, reach: 3).map {
        scale.text($0, mark: words.mark)
      }
      return words(
        .rungsAround, ("rungs", rungs.joined(separator: " · ") + " " + scale.unit.symbol))
    } catch {
      return words(error, in: draft.unit)
    }
  }
}

extension WeightsDraft.Kind {
  fileprivate var phrase: Phrase {
    switch self {
    case .steps: .kindSteps
    case .listed: .kindListed
    case .plates: .kindPlates
    }
  }
}
