import CivilTime
import Loads

/// Input that is absurd, wherever it came from: answered the same in every build, and never a trap.
///
/// In the browser an `Int` has 32 bits, so these rows run there too.
let hostileCases: [VectorCase] = [
  VectorCase("hostile.storedWeights", expects: "refused") {
    let texts = [
      "", " ", "kg", " kg", "62.5", "62.5kg", "62.5  kg", " 62.5 kg", "62.5 kg ", "62.5 KG",
      "62.5 st", "62,5 kg", ".5 kg", "5. kg", "- kg", "-. kg", "--5 kg", "+5 kg", "1e3 kg",
      "0x1F kg", "NaN kg", "inf kg", "6 0 kg", "٦٠ kg", "60\u{0} kg", "60 kg\u{0}", "1.2.3 kg",
      "9223373 kg", "-9223373 kg", "20334151 lb", "9223372036854775808 kg",
      repeated("9", 10_000) + " kg", repeated("kg ", 5000), repeated(".", 10_000) + " kg",
    ]
    return firstAccepted(texts) { (try? Weight(parsing: $0)) != nil }
  },
  VectorCase("hostile.longDecimals", expects: "62.5 kg / 0.333333333334 lb / 0 kg") {
    slashed(
      [
        "62.5" + repeated("0", 10_000) + " kg", "0." + repeated("3", 10_000) + " lb",
        repeated("0", 10_000) + "." + repeated("0", 10_000) + "9 kg",
      ].map { (try? Weight(parsing: $0))?.label ?? "refused" })
  },
  VectorCase("hostile.largestWeights", expects: "9223372.036854775807 kg / -9223372 kg") {
    slashed(
      ["9223372.036854775807 kg", "-9223372 kg"].map {
        (try? Weight(parsing: $0))?.label ?? "refused"
      })
  },
  VectorCase("hostile.typedNumbers", expects: "refused") {
    let texts = [
      "", " ", ".", ",", "٫", "-", "+5", "--5", "5-", "1/2", "½", "²", "∞", "nan", "infinity",
      "1_000", "1'000", "1 000", "1\u{00A0}000", "0b1", "1e400", "12kg", "5%", "0.1234567891",
      "2147483648", "4294967296", "9223372036854775808", "500.000000001", "\u{0}5", "5\u{0}",
      "5\u{0301}", "💪", repeated("9", 10_000), repeated("-", 10_000), repeated(" ", 10_000),
      "0." + repeated("0", 10_000) + "1", repeated("1.", 5000),
    ]
    return firstAccepted(texts) { (try? TypedNumber.parse($0, maximum: 500)) != nil }
  },
  VectorCase("hostile.typedReps", expects: "refused") {
    firstAccepted(["4294967301", "2147483653", "101", "1.5", "-1", "100.5"]) {
      (try? TypedNumber.parseWhole($0, maximum: 100)) != nil
    }
  },
  VectorCase("typed.odd", expects: "60.5 / 0.5 / 5 / 0 / 60 / 500 / 7 / 5") {
    slashed(
      [
        " 60.5\n", ",5", "5.", "0", repeated("0", 10_000) + "60", "500." + repeated("0", 10_000),
        "\u{200F}٧\u{200F}", "٥.",
      ].map { (try? TypedNumber.parse($0, maximum: 500))?.text() ?? "refused" })
  },
  VectorCase("typed.incline", expects: "-2.5 / -40 / 40 / refused / refused / refused") {
    let allowed = TypedNumber(coefficient: -40, decimals: 0)...TypedNumber(integerLiteral: 40)
    return slashed(
      ["-2,5", "\u{2212}40", "40", "-40.5", "41", "- 5"].map {
        (try? TypedNumber.parse($0, allowed: allowed))?.text() ?? "refused"
      })
  },
  VectorCase("hostile.instants", expects: "refused") {
    let texts = [
      "", "2026-03-11", "2026-03-11 12:00:00", "yesterday", "2026-03-11T12:00:00",
      "2026-03-11T12:00Z", "2026-03-11T12:00:00z", "2026-03-11t12:00:00Z", "2026-03-11T12:00:00 Z",
      "2026-02-29T12:00:00Z", "2026-13-01T12:00:00Z", "2026-00-10T12:00:00Z",
      "2026-03-00T12:00:00Z", "0000-01-01T12:00:00Z", "2026-03-11T24:00:00Z",
      "2026-03-11T12:60:00Z", "2026-03-11T12:00:60Z", "2026-03-11T12:00:00.Z",
      "2026-03-11T12:00:00.1234567890Z", "2026-03-11T12:00:00,5Z", "2026-03-11T12:00:00+2:00",
      "2026-03-11T12:00:00+0200", "2026-03-11T12:00:00+19:00", "2026-03-11T12:00:00+18:01",
      "2026-03-11T12:00:00+02:60", "2026-03-11T12:00:00+02:00Z", "+2026-03-11T12:00:00Z",
      "20260311T120000Z", "٢026-03-11T12:00:00Z", "2026-03-11T12:00:00Z" + repeated("Z", 10_000),
      repeated("2", 10_000), "2026-03-11T12:00:00." + repeated("0", 10_000) + "Z",
    ]
    return firstAccepted(texts) { (try? Instant(parsing: $0)) != nil }
  },
  VectorCase(
    "hostile.farInstants", expects: "0001-01-01T00:00:00Z / 9999-12-31T23:59:59.999+18:00"
  ) {
    slashed([
      Instant(milliseconds: .min, offsetSeconds: 0).text,
      Instant(milliseconds: .max, offsetSeconds: .max).adding(seconds: .max).text,
    ])
  },
  VectorCase("hostile.lengths", expects: "0:00 / 2562047788015215:30:07 / 0m") {
    slashed([
      Seconds(.min).clockText, Seconds(.max).clockText, Seconds(milliseconds: .min).shortText,
    ])
  },
]

private func firstAccepted(_ texts: [String], _ accepts: (String) -> Bool) -> String {
  for text in texts where accepts(text) { return "accepted \"" + String(text.prefix(40)) + "\"" }
  return "refused"
}

private func repeated(_ text: String, _ count: Int) -> String {
  var result = ""
  for _ in 0..<count { result += text }
  return result
}
