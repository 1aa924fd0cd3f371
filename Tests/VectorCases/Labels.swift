import CivilTime
import Loads
import Training

/// The "Labels, logging, history" rows of the program vectors, in Rung's own form.
let labelCases: [VectorCase] = setLabelCases + effortStepCases + newRowCases

private let setLabelCases: [VectorCase] = [
  VectorCase("L1", expects: "0:00 0:09 0:45 1:00 1:30 10:05 0:00 0:45 0:00") {
    let milliseconds: [Int64?] = [0, 9_000, 45_000, 60_000, 90_000, 605_000, -5_000, 44_600, nil]
    return joined(
      milliseconds.map { Seconds(milliseconds: $0 ?? 0).clockText }, by: " ")
  },
  VectorCase(
    "L2",
    expects:
      "60 kg × 10 / 60 kg × 10 (RIR 2) / 60 kg × 10 (RIR 1.5) / 60 kg × 10 (RIR 0) / 60 kg × 10"
  ) {
    let numbers = SetNumbers(weight: kg("60"), reps: 10)
    let ratings = [200, 150, 0].map { EffortRating(reserveHundredths: $0) }
    return slashed(
      [SetLabel.text(numbers, mode: .weightReps)]
        + (ratings + [nil]).map { SetLabel.text(numbers, mode: .weightReps, effort: $0) })
  },
  VectorCase("L4", expects: "20:00 · 3 km · 9 km/h / 20 kg × 90 s / 45 s") {
    slashed([
      SetLabel.text(
        SetNumbers(
          seconds: 1200, distance: Distance(micrometres: 3_000_000_000, unit: .kilometre)),
        mode: .cardio),
      SetLabel.text(SetNumbers(weight: kg("20"), seconds: 90), mode: .weightDuration),
      SetLabel.text(SetNumbers(seconds: 45), mode: .weightDuration),
    ])
  },
  VectorCase("L5", expects: "12 reps / +10 kg × 8 / −20 kg × 8") {
    slashed([
      SetLabel.text(SetNumbers(reps: 12), mode: .bodyweightReps),
      SetLabel.text(SetNumbers(weight: kg("10"), reps: 8), mode: .bodyweightReps),
      SetLabel.text(SetNumbers(weight: kg("-20"), reps: 8), mode: .assistedReps),
    ])
  },
  VectorCase("L7", expects: "3 × 45 s") {
    SetLabel.plan(planned(0, 0, exercise: "plank-bodyweight"), mode: .duration)
  },
  VectorCase("L8", expects: "cardio weightReps cardio weightReps weightReps") {
    joined(
      [
        TrackingMode.stored(nil, category: .cardio),
        TrackingMode.stored("weightReps", category: .cardio),
        TrackingMode.stored("", category: .cardio), TrackingMode.stored(nil, category: nil),
        TrackingMode.stored("nonsense", category: .strength),
      ].map { $0.rawValue }, by: " ")
  },
  VectorCase("L10", expects: "external / body") {
    // What was chosen for the card decides, whatever the catalogue says.
    slashed(
      [("pull-up", TrackingMode.weightReps), ("barbell-bench-press", .bodyweightReps)].map {
        card(ExerciseID($0.0), 1, mode: $0.1).mode == .bodyweightReps ? "body" : "external"
      })
  },
  VectorCase("L11", expects: "8 / 8.5; 2 / 1") {
    slashed([16, 17].map { Laterality.oneSideText(ofTotal: $0) }) + "; "
      + slashed([Laterality.perSide, .bothSides].map { String($0.stride) })
  },
  VectorCase("L28", expects: "2 / 0.5; yes / no; neither") {
    let reserves = [800, 950].map {
      EffortRating(hundredths: $0, scale: .perceivedExertion).reserveHundredths
    }
    let hard = [300, 350].map { EffortRating(reserveHundredths: $0)?.isHard ?? false }
    let unrated: EffortRating? = nil
    return slashed(reserves.map { number($0) }) + "; " + slashed(hard.map { text($0) }) + "; "
      + (unrated?.isHard == nil ? "neither" : "rated")
  },
]

private let effortStepCases: [VectorCase] = [
  VectorCase("L13", expects: "0 / 6 / empty / empty") {
    slashed([
      number(EffortRating.steppedReserve(nil, by: 1)),
      number(EffortRating.steppedExertion(nil, by: 1)),
      number(EffortRating.steppedReserve(nil, by: -1)),
      number(EffortRating.steppedExertion(nil, by: -1)),
    ])
  },
  VectorCase("L14", expects: "empty / empty / 0 / 10 / 10 / 3.5 / empty / 0.8") {
    slashed([
      number(EffortRating.steppedReserve(0, by: -1)),
      number(EffortRating.steppedExertion(600, by: -1)),
      number(EffortRating.steppedReserve(50, by: -1)),
      number(EffortRating.steppedReserve(950, by: 1)),
      number(EffortRating.steppedReserve(1000, by: 1)),
      number(EffortRating.steppedExertion(300, by: 1)),
      number(EffortRating.steppedExertion(300, by: -1)),
      number(EffortRating.steppedReserve(30, by: 1)),
    ])
  },
  VectorCase("L16", expects: "refused / refused / RPE 1 / empty") {
    func typed(_ hundredths: Int?) -> String {
      guard let hundredths else { return "empty" }
      return EffortRating.typed(hundredths, scale: .perceivedExertion)?.label ?? "refused"
    }
    return slashed([1200, 9900, 100, nil].map { typed($0) })
  },
]

/// Hundredths as a number, nothing as "empty".
private func number(_ hundredths: Int?) -> String {
  guard let hundredths else { return "empty" }
  return Volume(micrograms: Int64(hundredths) * 10_000_000).text(in: .kilogram, decimals: 2)
}

private let newRowCases: [VectorCase] = [
  VectorCase("L19", expects: "50 kg × 8, 50 kg × 8, 50 kg × 8") {
    let opening = SlotOpening(Prescription(planned(8, 8, weight: kg("50"))), history: [])
    return shown(opening.rows, .weightReps)
  },
  VectorCase("L20", expects: "10 kg × 70 s, 10 kg × 70 s") {
    var slot = planned(0, 0, sets: 2)
    slot.seconds = 45
    let last = performance([Performance.Row(SetNumbers(weight: kg("10"), seconds: 70))])
    let opening = SlotOpening(
      Prescription(slot, kilogramScale("1.25"), mode: .weightDuration), history: [last])
    return shown(opening.rows, .weightDuration)
  },
  VectorCase("L22", expects: "60 kg × 8") {
    // The last session decides, not a weight that once was set in the plan.
    let last = performance(rows(1, 10, at: kg("60")))
    let opening = SlotOpening(
      Prescription(planned(8, 12, sets: 3, weight: kg("75"))), history: [last])
    return SetLabel.text(opening.rows[0].numbers, mode: .weightReps)
  },
  VectorCase("L23", expects: "60 kg × 8, 62.5 kg × 7, 62.5 kg × 6, 62.5 kg × 5; no range") {
    var session = Session(
      freestyle: Identifier("s"), title: "Freestyle Session", start: referenceNow)
    var ids = IDCounter()
    let last = [("60", 8), ("62.5", 7), ("62.5", 6), ("62.5", 5)].map {
      SetNumbers(weight: kg($0.0), reps: $0.1)
    }
    session.addExercise(
      ExerciseReference(id: "bench", name: "Bench", mode: .weightReps), lastTime: last,
      newID: { ids.next() })
    let plans = session.exercises[0].sets.map { $0.plan }
    return shown(plans, .weightReps)
      + (plans.contains { $0.target.isGiven } ? "; a range" : "; no range")
  },
  VectorCase("L26", expects: "1 row") {
    var session = running([card("bench", 1)])
    try? session.removeSet(setID("r0"))
    return String(session.exercises[0].sets.count) + " row"
  },
]

private func shown(_ plans: [SetPlan], _ mode: TrackingMode) -> String {
  joined(plans.map { SetLabel.text($0.numbers, mode: mode) }, by: ", ")
}
