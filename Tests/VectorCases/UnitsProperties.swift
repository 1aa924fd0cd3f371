import Loads

/// Text → weight → text, text → typed number → text and sums, for random numbers in both units.
///
/// Gives "held", or the first case that broke a rule.
public func weightTextProperties(seed: UInt64, rounds: Int) -> String {
  var draw = SeededDraw(seed: seed)
  for _ in 0..<rounds {
    let unit = draw.unit()
    let most = unit == .kilogram ? 12 : 11
    let number = decimalText(&draw, whole: 6, decimals: draw.count(0...most))
    for text in [number, number == "0" ? "0" : "-" + number] {
      let label = text + " " + unit.symbol
      guard let weight = try? Weight(parsing: label) else { return "refused " + label }
      if weight.label != label { return label + " came back as " + weight.label }
      let comma = weight.text(.comma)
      if comma.utf8.elementsEqual(text.utf8.map { $0 == UInt8(ascii: ".") ? 0x2C : $0 }) == false {
        return label + " with a comma is " + comma
      }
      let inOther = Weight(weight.mass, unit.other).label
      guard let back = try? Weight(parsing: inOther), back.mass == weight.mass else {
        return label + " does not survive as " + inOther
      }
    }
    if let broken = typedRule(&draw) { return broken }
    if let broken = volumeRule(&draw) { return broken }
  }
  return "held"
}

private func typedRule(_ draw: inout SeededDraw) -> String? {
  let text = decimalText(&draw, whole: 4, decimals: draw.count(0...9))
  guard let number = try? TypedNumber.parse(" " + text + "\u{200F}", maximum: 10_000) else {
    return "refused typed " + text
  }
  if number.text() != text { return "typed " + text + " is " + number.text() }
  let unit = draw.unit()
  let mass = number.mass(in: unit)
  if TypedNumber(mass, in: unit) != number { return "typed " + text + " changed as a weight" }
  guard let weight = try? Weight(number: text, unit), weight.mass == mass else {
    return "typed and stored " + text + " differ"
  }
  return nil
}

private func volumeRule(_ draw: inout SeededDraw) -> String? {
  let mass = Mass(nanograms: draw.number(0...1_000_000_000_000_000))
  let reps = draw.count(0...100)
  let product = mass.nanograms * Int64(reps)
  let expected = product / 1000 + (product % 1000 >= 500 ? 1 : 0)
  return Volume(mass, reps: reps).micrograms == expected ? nil : "a volume rounds wrongly"
}

/// A number without superfluous zeros.
private func decimalText(_ draw: inout SeededDraw, whole: Int, decimals: Int) -> String {
  var text = String(
    draw.number(0...[9, 99, 999, 9999, 99_999, 999_999][draw.count(0...whole - 1)]))
  guard decimals > 0 else { return text }
  text += "."
  for _ in 1..<decimals { text += String(draw.number(0...9)) }
  return text + String(draw.number(1...9))
}
