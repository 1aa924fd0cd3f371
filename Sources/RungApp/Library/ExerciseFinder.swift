import Markup
import Training

/// What exercises are searched by, in the picker and in the Library.
struct ExerciseFinder: Equatable {
  var text = ""
  var filter = ExerciseFilter.all

  /// Whether nothing is asked for.
  var isIdle: Bool { text.isEmpty && filter == .all }

  /// Whether something is typed that could be a name.
  var names: Bool { !text.utf8.allSatisfy { $0 == UInt8(ascii: " ") } }
}

enum FinderAction {
  case text(String)
  case muscle(String)
  case equipment(String)
  /// Wants an exercise made that is called what was typed.
  case create
}

extension State {
  /// What is searched by once a person has typed or chosen.
  func found(_ action: FinderAction, in finder: ExerciseFinder) -> ExerciseFinder {
    var finder = finder
    switch action {
    case .text(let text): finder.text = text
    case .muscle(let number):
      finder.filter.muscle = UInt8(number).flatMap { Muscle(rawValue: $0) }
    case .equipment(let number):
      let choices = picker.search?.equipmentChoices ?? []
      finder.filter.equipment = Int(number).flatMap {
        choices.indices.contains($0) ? choices[$0] : nil
      }
    case .create: break
    }
    return finder
  }

  /// Makes the search where there is none yet.
  func makeSearch() {
    if picker.search == nil { picker.search = ExerciseSearch(catalog) }
  }

  /// What was done lately, the latest first.
  func recentExercises(where isWanted: (ExerciseID) -> Bool) -> [ExerciseID] {
    var found: [ExerciseID] = []
    for session in trainedSessions.prefix(12) {
      for card in session.exercises where found.count < ExercisePicker.mostProposed {
        let id = catalog.canonical(card.exercise.id)
        if catalog.isListed(id), !found.contains(id), isWanted(id) { found.append(id) }
      }
    }
    return found
  }

  func name(of id: ExerciseID) -> String { catalog.exercise(id, storedName: "").name }

  // MARK: On screen

  /// The field to type in, with the filters under it; their ids begin with a name.
  func finderFields(_ name: String, _ finder: ExerciseFinder) -> Node<FinderAction> {
    let id = name + "-search"
    let prefix = name == "exercise" ? "filter" : name
    return div(.class("field search")) {
      label(.for(id), .class("spoken")) { words(.searchExercises) }
      input(
        .id(id), .type(.search), .autocomplete("off"), .spellcheck(false), .maxlength(80),
        .placeholder(words(.searchExercises)), .enterkeyhint(.search), .value(finder.text),
        .onInput { FinderAction.text($0) })
      finderFilters(prefix, finder.filter)
    }
  }

  private func finderFilters(_ prefix: String, _ filter: ExerciseFilter) -> Node<FinderAction> {
    let choices = picker.search?.equipmentChoices ?? []
    return div(.class("pair")) {
      choiceOf(
        prefix + "-muscle", .muscle, any: .anyMuscle,
        Muscle.allCases.map { (String($0.rawValue), self.name(of: $0), $0 == filter.muscle) }
      ).map { .muscle($0) }
      choiceOf(
        prefix + "-equipment", .equipment, any: .anyEquipment,
        choices.enumerated().map {
          (String($0.offset), self.name(of: $0.element), $0.element == filter.equipment)
        }
      ).map { .equipment($0) }
    }
  }

  /// A choice among many that folds away; the first one stands for none of them.
  ///
  /// It sends the value that was chosen.
  func choiceOf(
    _ id: String, _ label: Phrase, any: Phrase?,
    _ options: [(value: String, text: String, isChosen: Bool)]
  ) -> Node<String> {
    let chosen = options.first { $0.isChosen }
    return select(
      .class("select"), .id(id), .label(words(label)), .value(chosen?.value ?? ""),
      .onChange { $0 }
    ) {
      if let any {
        option(.value(""), .selected(chosen == nil)) { words(any) }
      }
      for choice in options {
        option(.value(choice.value), .selected(choice.isChosen)) { choice.text }
      }
    }
  }

  /// That nothing was found, and the way to make what was typed.
  func foundNothing(_ finder: ExerciseFinder, isEmpty: Bool) -> Node<FinderAction> {
    together {
      if isEmpty {
        p(.class("muted"), .role(.status)) { words(.nothingFound, ("text", finder.text)) }
      }
      if finder.names {
        button(.class("button wide"), .type(.button), .onTap(.create), key: "create") {
          icon("plus")
          words(.createExercise, ("name", finder.text))
        }
      }
    }
  }

  /// An exercise in a list: its name, what it trains, and whether it is the person's own.
  func exerciseWords(_ exercise: Exercise) -> Node<FinderAction> {
    together {
      span(.class("grow")) {
        span(.class("name")) { exercise.name }
        span(.class("detail")) {
          exercise.muscles.prefix(2).map { name(of: $0) }.joined(separator: " · ")
        }
      }
      if catalog.customExercises[exercise.id] != nil {
        span(.class("chip")) { words(.ownExercise) }
      }
    }
  }

  func name(of muscle: Muscle) -> String { catalogue.text(key: "muscle.\(muscle.rawValue)") }

  private func name(of equipment: EquipmentFilter) -> String {
    switch equipment {
    case .bodyweight: words(.bodyAlone)
    case .equipment(let equipment): name(of: equipment)
    }
  }

  func name(of equipment: Equipment) -> String {
    catalogue.text(key: "equipment." + equipment.name, english: equipment.name)
  }
}
