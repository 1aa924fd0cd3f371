import JSONCoding
import Loads
import Training

/// The cell `sets/<id>/plan`: what a row asks for, and the card it stands on.
struct SetPlanCell: Equatable {
  var card: SessionExercise.ID
  var plan: SetPlan

  init(card: SessionExercise.ID, plan: SetPlan) {
    self.card = card
    self.plan = plan
  }

  /// Reads the cell; without a card and an exercise it is no plan.
  init?(json: JSON?) {
    guard let json, let card = json.text("card"), let exercise = json.text("exercise") else {
      return nil
    }
    self.card = SessionExercise.ID(card)
    plan = SetPlan(
      exercise: ExerciseID(exercise),
      slot: json.text("slot").map { Slot.ID($0) },
      kind: json.text("kind").flatMap { SetKind(word: $0) } ?? .work,
      target: RepRange(json: json["target"]),
      aim: json.int("aim") ?? 0,
      numbers: SetNumbers(json: json),
      continues: json.text("continues").map { SessionSet.ID($0) },
      opening: Weight(json: json["opening"]))
  }

  func json(keeping old: JSON?) -> JSON {
    var fields = Fields()
    fields.set("card", text: card.text)
    fields.set("exercise", text: plan.exercise.text)
    fields.set("slot", text: plan.slot?.text)
    fields.set("kind", text: plan.kind == .work ? nil : plan.kind.word)
    fields.set("target", plan.target.json)
    fields.set("aim", plan.aim, usually: 0)
    plan.numbers.write(to: &fields)
    fields.set("continues", text: plan.continues?.text)
    fields.set("opening", plan.opening?.json)
    return fields.json(keeping: old)
  }
}

extension SetKind {
  init?(word: String) {
    guard let kind = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = kind
  }

  /// The word that documents store.
  var word: String {
    switch self {
    case .work: "work"
    case .warmUp: "warm-up"
    case .amrap: "amrap"
    case .failure: "failure"
    }
  }
}
