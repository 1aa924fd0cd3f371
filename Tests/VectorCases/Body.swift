import CivilTime
import Loads
import Training

/// Section 8 of the training vectors: body weight and girths.
let bodyCases: [VectorCase] = [
  VectorCase("BW1", expects: "k/70 for k = 0…6, last 1") {
    let start = LocalDate.trainingDay(of: referenceNow).adding(days: -70)
    let positions = BodyWeightSeries.positions(
      of: (Array(0...6) + [70]).map { start.adding(days: $0) })
    let early = positions.prefix(7).enumerated().allSatisfy { $0.element == Double($0.offset) / 70 }
    return (early ? "k/70 for k = 0…6" : "others") + (positions.last == 1 ? ", last 1" : "")
  },
  VectorCase("BW2", expects: "0, 0.5, 1; 0.5, 0.5; ") {
    let day = LocalDate(year: 2026, month: 3, day: 28) ?? .earliest
    func shown(_ offsets: [Int]) -> String {
      joined(
        BodyWeightSeries.positions(of: offsets.map { day.adding(days: $0) })
          .map { $0 == 0 ? "0" : $0 == 1 ? "1" : $0 == 0.5 ? "0.5" : "another" }, by: ", ")
    }
    return joined([shown([0, 1, 2]), shown([0, 0]), shown([])], by: "; ")
  },
  VectorCase("BM1", expects: "blank / blank / 36.5 cm / 36.5 cm / 36.8 cm") {
    slashed([
      typed("", .centimetre), typed("  ", .centimetre), typed("36.5", .centimetre),
      typed("36,5", .centimetre), typed("14.5", .inch),
    ])
  },
  VectorCase("BM2", expects: "refused / refused / refused / refused / refused") {
    slashed(["0", "-4", "380", "abc", "nan"].map { typed($0, .centimetre) })
  },
  VectorCase("BM4", expects: "84 cm / 36.5 cm / 14.5 in / +1.0 cm / -0.5 cm / no change") {
    slashed([
      Girth(micrometres: 840_000, unit: .centimetre).label(in: .centimetre),
      Girth(micrometres: 365_000, unit: .centimetre).label(in: .centimetre),
      Girth(micrometres: 368_000, unit: .centimetre).label(in: .inch),
      Girth.change(10_000, in: .centimetre) ?? "no change",
      Girth.change(-5_000, in: .centimetre) ?? "no change",
      Girth.change(400, in: .centimetre) ?? "no change",
    ])
  },
]

private func typed(_ text: String, _ unit: Girth.Unit) -> String {
  do {
    return try Girth.typed(text, unit: unit)?.label(in: .centimetre) ?? "blank"
  } catch {
    return "refused"
  }
}
