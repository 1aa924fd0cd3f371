import CivilTime
import Loads

/// Section 2 of the training vectors, but for the words of effort (UN16, UN17), which belong to
/// Training.
let unitCases: [VectorCase] = weightTextCases + lengthOfTimeCases + typedNumberCases

private let weightTextCases: [VectorCase] = [
  VectorCase("UN1", expects: "0 / 0.5 / 20 / 60 / 142.5 / 997.9 / 1000") {
    slashed(
      ["0", "0.5", "20", "60", "142.5", "997.9", "1000"].map { text in
        let inPounds = Weight(kilograms(text), .pound).label
        guard let back = try? Weight(parsing: inPounds) else { return "lost" }
        return Weight(back.mass, .kilogram).text
      })
  },
  VectorCase("UN2", expects: "-22.0462262 / 2204.62262 / 20.412") {
    slashed([
      kilograms("-10").text(in: .pound, decimals: 7),
      kilograms("1000").text(in: .pound, decimals: 5),
      pounds("45").text(in: .kilogram, decimals: 3),
    ])
  },
  VectorCase("UN4", expects: "135 / 136 / 0 / 1") {
    let scale = poundScale("1")
    return slashed(["135.4", "135.5", "0.4", "0.5"].map { scale.text(scale.snap(pounds($0))) })
  },
  VectorCase("UN5", expects: "60 kg / 62.5 kg / 0 kg / 1000 kg / -5 kg") {
    slashed(["60", "62.5", "0", "1000", "-5"].map { Weight(kilograms($0), .kilogram).label })
  },
  VectorCase("UN7", expects: "0.1 / 2.5 / 100.1 / 2199.9") {
    slashed(["0.1", "2.5", "100.1", "2199.9"].map { pounds($0).text(in: .pound, decimals: 1) })
  },
  VectorCase("UN8", expects: "60.00 kg / 62 / 2.205") {
    slashed([
      kilograms("60").label(in: .kilogram, decimals: 2, zeros: .kept),
      kilograms("62.4").text(in: .kilogram, decimals: 0),
      kilograms("1").text(in: .pound, decimals: 3),
    ])
  },
]

private let lengthOfTimeCases: [VectorCase] = [
  VectorCase("UN10", expects: "0:00 / 0:59 / 1:00 / 59:59 / 1:00:00 / 1:01:01 / 1:00") {
    let milliseconds: [Int64] = [0, 59_000, 60_000, 3_599_000, 3_600_000, 3_661_000, 59_600]
    return slashed(milliseconds.map { Seconds(milliseconds: $0).clockText })
  },
  VectorCase("UN11", expects: "0m / 0m / 48m / 1:00 / 1:01 / 12:00") {
    slashed([0, 59, 2880, 3600, 3661, 43_200].map { Seconds($0).shortText })
  },
]

private let typedNumberCases: [VectorCase] = [
  VectorCase("UN13", expects: "60.5 / 60.5 / 60 / 60.5 / 60.5 / 12") {
    slashed(
      ["٦٠٫٥", "۶۰٫۵", "٦٠", "60,5", "60.5"].map { typed($0, maximum: 500) }
        + [typed("١٢", maximum: 100)])
  },
  VectorCase("UN14.thousands", expects: "not a number, 0 to 5000") {
    typed("1٬000", maximum: 5000)
  },
  VectorCase("UN14.fullwidth", expects: "not a number, 0 to 500") { typed("６０", maximum: 500) },
  VectorCase("UN14.devanagari", expects: "not a number, 0 to 500") { typed("६०", maximum: 500) },
  VectorCase("UN14.space", expects: "not a number, 0 to 500") { typed("6 0", maximum: 500) },
  VectorCase("UN14.hexadecimal", expects: "not a number, 0 to 500") { typed("0x10", maximum: 500) },
  VectorCase("UN14.exponent", expects: "not a number, 0 to 500") { typed("1e2", maximum: 500) },
  VectorCase("UN14.letter", expects: "not a number, 0 to 500") { typed("6٠a", maximum: 500) },
  VectorCase("UN14.separators", expects: "not a number, 0 to 500") {
    typed("60.5.5", maximum: 500)
  },
  VectorCase("UN14.negative", expects: "out of range, 0 to 500") { typed("-5", maximum: 500) },
  VectorCase("UN14.maximum", expects: "out of range, 0 to 500") { typed("٦٠٠", maximum: 500) },
]

private func typed(_ text: String, maximum: TypedNumber) -> String {
  do throws(TypedNumberError) {
    return try TypedNumber.parse(text, maximum: maximum).text()
  } catch {
    let range = error.allowed.lowerBound.text() + " to " + error.allowed.upperBound.text()
    switch error {
    case .empty: return "empty, " + range
    case .notANumber: return "not a number, " + range
    case .tooManyDecimals: return "too many decimals, " + range
    case .outOfRange: return "out of range, " + range
    }
  }
}
