import Loads
import Training

/// Section 3 of the training vectors: the rows that a session opens with.
let openingCases: [VectorCase] = [
  VectorCase(
    "PR44", expects: "62.5 kg × 8, 62.5 kg × 8, 62.5 kg × 8 / 135 lb × 8, 135 lb × 8, 135 lb × 8"
  ) {
    let last = [performance(rows(3, 12, at: kg("60")))]
    return slashed([
      opened(planned(), barbellScale, last), opened(planned(), poundScale("5"), last),
    ])
  },
  VectorCase("PR46", expects: "60 kg × 8, 60 kg × 8, 60 kg × 8 / 60 kg × 8, 60 kg × 8, 60 kg × 8") {
    slashed([
      opened(planned(), barbellScale, [performance(rows(3, 5, at: kg("60"), .easy))]),
      opened(planned(), barbellScale, [performance(rows(1, 12, at: kg("60")))]),
    ])
  },
  VectorCase("PR47", expects: "60 kg × 10, 60 kg × 10, 60 kg × 9") {
    let last = [10, 10, 9].map { row($0, at: kg("60")) }
    return opened(planned(), barbellScale, [performance(last)])
  },
  VectorCase("PR49", expects: "135 lb × 8, 135 lb × 8, 135 lb × 8") {
    opened(planned(), poundScale("5"), [performance(rows(3, 12, at: lb("130")))])
  },
  VectorCase("PR50", expects: "60 kg × 6, 60 kg × 6, 60 kg × 6 / 50 kg × 6, 50 kg × 6, 50 kg × 6") {
    slashed([
      opened(
        planned(6, 8, weight: kg("40")), barbellScale, [performance(rows(1, 7, at: kg("60")))]),
      opened(planned(6, 8, weight: kg("50")), barbellScale, []),
    ])
  },
]

private func opened(_ slot: Slot, _ scale: LoadScale, _ history: [Performance]) -> String {
  let opening = SlotOpening(Prescription(slot, scale), history: history)
  return joined(
    opening.rows.map { SetLabel.text($0.numbers, mode: .weightReps) }, by: ", ")
}
