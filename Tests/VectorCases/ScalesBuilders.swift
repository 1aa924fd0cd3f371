import Loads

/// A number of kilograms, exact, for rows that name weights.
func kilograms(_ number: String) -> Mass { mass(number, .kilogram) }

/// A number of pounds, exact, for rows that name weights.
func pounds(_ number: String) -> Mass { mass(number, .pound) }

/// A mass from plain text; a row with a slip in it computes a weight that no row expects.
func mass(_ number: String, _ unit: MassUnit) -> Mass {
  guard let weight = try? Weight(number: number, unit) else { return Mass(nanograms: .min) }
  return weight.mass
}

/// The scale in kilograms that the vectors write as (kg, increment).
func kilogramScale(_ increment: String) -> LoadScale {
  .uniform(UniformScale(unit: .kilogram, increment: mass(increment, .kilogram)))
}

/// The scale in pounds that the vectors write as (lb, increment).
func poundScale(_ increment: String) -> LoadScale {
  .uniform(UniformScale(unit: .pound, increment: mass(increment, .pound)))
}

/// Several results of one row, in the vectors' own notation.
func slashed(_ results: [String]) -> String { joined(results, by: " / ") }

/// The texts one after the other with something between.
func joined(_ texts: [String], by separator: String) -> String {
  var result = ""
  for (index, text) in texts.enumerated() {
    if index > 0 { result += separator }
    result += text
  }
  return result
}
