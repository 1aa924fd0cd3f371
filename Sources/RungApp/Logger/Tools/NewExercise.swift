import Logbook
import Markup
import Training

/// An exercise of the person's own while it is being made.
struct ExerciseDraft {
  /// What can be said about it.
  enum Field {
    case name, mode, muscle, equipment
  }

  var name = ""
  var mode = TrackingMode.weightReps
  var muscle: Muscle?
  /// Nothing for the body alone.
  var equipment: Equipment? = .machine

  /// What it can be done with; the body alone comes beside them.
  static let equipmentChoices: [Equipment] = [
    .machine, .cable, .barbell, .dumbbell, .kettlebell, .plate, .band,
  ]

  mutating func take(_ value: String, for field: Field) {
    switch field {
    case .name: name = value
    case .mode:
      guard let chosen = TrackingMode(rawValue: value) else { return }
      mode = chosen
      if !mode.takesLoad { equipment = nil }
    case .muscle: muscle = UInt8(value).flatMap { Muscle(rawValue: $0) }
    case .equipment: equipment = Self.equipmentChoices.first { $0.name == value }
    }
  }

  /// The name without spaces around it.
  var tidyName: String { name.tidied }

  func exercise(id: ExerciseID) -> Exercise {
    Exercise(
      id: id, name: tidyName, category: mode == .cardio ? .cardio : .strength, mode: mode,
      muscleLabels: muscle.map { [$0.label] } ?? [], equipment: equipment.map { [$0] } ?? [])
  }
}

extension State {
  /// Begins an exercise that is called what was searched for.
  func beginExercise() -> [Effect] {
    picker.draft = ExerciseDraft()
    picker.draft.name = picker.finder.text
    picker.draft.muscle = picker.finder.filter.muscle
    sheet = .newExercise
    return [.focus("new-name")]
  }

  /// Keeps the exercise and drops it into the session; made in the Library it is shown there.
  func saveDraft() -> [Effect] {
    let draft = picker.draft
    guard !draft.tidyName.isEmpty, exerciseOfSameName == nil else { return [] }
    let id = ExerciseID("own-" + newID())
    return save(draft.exercise(id: id)) + choose(id)
  }

  /// The exercise that is called so already, whatever its capitals and punctuation.
  private var exerciseOfSameName: Exercise? {
    picker.search?.exercise(called: picker.draft.name).flatMap { catalog.exercise($0) }
  }

  func newExerciseSheet() -> Node<LoggerAction> {
    let draft = picker.draft
    let known = exerciseOfSameName
    return bottomSheet(
      words(.newExercise), close: (words(.close), .closeSheet),
      footer: newExerciseButton(draft, known: known)
    ) {
      div(.class("field")) {
        label(.for("new-name")) { words(.nameName) }
        input(
          .id("new-name"), .type(.text), .autocomplete("off"), .maxlength(80), .value(draft.name),
          .aria(.invalid, known == nil ? nil : "true"),
          .aria(.describedby, known == nil ? nil : "refusal"),
          .onInput { LoggerAction.pick(.draft(.name, $0)) })
        if let known {
          p(.class("refusal"), .id("refusal"), .role(.alert)) {
            icon("triangle-alert")
            words(.nameTaken, ("name", known.name))
          }
        }
      }
      newField("new-mode", .countsWhat) {
        choiceOf(
          "new-mode", .countsWhat, any: nil,
          TrackingMode.allCases.map {
            ($0.rawValue, catalogue.text(key: "mode." + $0.rawValue), $0 == draft.mode)
          }
        ).map { .pick(.draft(.mode, $0)) }
      }
      newField("new-muscle", .muscle) {
        choiceOf(
          "new-muscle", .muscle, any: .noMuscle,
          Muscle.allCases.map { (String($0.rawValue), name(of: $0), $0 == draft.muscle) }
        ).map { .pick(.draft(.muscle, $0)) }
      }
      newField("new-equipment", .equipment) {
        choiceOf(
          "new-equipment", .equipment, any: .bodyAlone,
          ExerciseDraft.equipmentChoices.map {
            ($0.name, name(of: $0), $0 == draft.equipment)
          }
        ).map { .pick(.draft(.equipment, $0)) }
      }
    }
  }

  private func newField(
    _ id: String, _ name: Phrase, @NodeBuilder<LoggerAction> control: () -> Node<LoggerAction>
  ) -> Node<LoggerAction> {
    div(.class("field")) {
      label(.for(id)) { words(name) }
      control()
    }
  }

  private func newExerciseButton(
    _ draft: ExerciseDraft, known: Exercise?
  ) -> Node<LoggerAction> {
    if let known {
      return button(
        .class("button primary wide"), .type(.button), .onTap(.pick(.choose(known.id))),
        key: "use"
      ) { words(.useExercise, ("name", known.name)) }
    }
    return button(
      .class("button primary wide"), .type(.button), .disabled(draft.tidyName.isEmpty),
      .onTap(.pick(.saveDraft)), key: "save"
    ) { words(saveDraftPhrase) }
  }

  private var saveDraftPhrase: Phrase {
    switch picker.purpose {
    case .library: .save
    case .add, .plan: .saveAndAdd
    case .swap, .planSwap: .saveAndSwap
    }
  }
}

extension String {
  /// The text without what shows nothing at its ends.
  var tidied: String {
    var scalars = Array(unicodeScalars)[...]
    while scalars.first?.isBlank == true { scalars.removeFirst() }
    while scalars.last?.isBlank == true { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars))
  }
}

extension Unicode.Scalar {
  /// Whether it shows nothing: the spaces of all scripts, and marks that only steer the direction or
  /// the joining of what stands beside them.
  fileprivate var isBlank: Bool {
    switch value {
    case 0...0x20, 0x7F...0xA0, 0xAD, 0x1680, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F,
      0x3000, 0xFEFF:
      true
    default: false
    }
  }
}
