import Loads

/// Section 1 of the training vectors, but for the rows that need equipment or stored corrections
/// (LS32, LS34, LS40), which belong to Training.
let scaleCases: [VectorCase] = snappingCases + steppingCases + scaleTextCases

private let snappingCases: [VectorCase] = [
  VectorCase("LS1", expects: "2.5 kg / 5 lb / 5 lb / 2.5 kg") {
    let notANumber = try? Weight(number: "NaN", .kilogram)
    return slashed([
      kilogramScale("0").incrementLabel() ?? "",
      poundScale("0").incrementLabel() ?? "",
      poundScale("-5").incrementLabel() ?? "",
      LoadScale.uniform(UniformScale(unit: .kilogram, increment: notANumber?.mass))
        .incrementLabel() ?? "",
    ])
  },
  VectorCase("LS2", expects: "1.25 kg") { kilogramScale("1.25").incrementLabel() ?? "" },
  VectorCase("LS4", expects: "130") {
    let scale = poundScale("5")
    return scale.text(scale.snap(pounds("132.28")))
  },
  VectorCase("LS5", expects: "130 lb (58.967008 kg)") {
    let scale = poundScale("5")
    let rung = scale.snap(kilograms("60"))
    return scale.label(rung) + " (" + rung.label(in: .kilogram, decimals: 6) + ")"
  },
  VectorCase("LS7", expects: "0 / 0 / 0 / 5") {
    let scale = kilogramScale("5")
    return slashed(["0", "-20", "2.4", "2.6"].map { scale.text(scale.snap(kilograms($0))) })
  },
  VectorCase("LS8", expects: "0") {
    let scale = kilogramScale("5")
    return scale.text(scale.snap(kilograms("-3")))
  },
  VectorCase("LS14", expects: "60 lb") {
    let scale = poundScale("5")
    return scale.label(scale.snap(kilograms("27.76")))
  },
  VectorCase("LS38", expects: "1000 kg / 2200 lb = 997.9 kg") {
    slashed([
      kilogramScale("2.5").label(kilogramScale("2.5").ceiling),
      poundScale("5").label(poundScale("5").ceiling) + " = "
        + poundScale("5").ceiling.label(in: .kilogram, decimals: 1),
    ])
  },
]

private let steppingCases: [VectorCase] = [
  VectorCase("LS10", expects: "62.5 / 60") {
    let scale = kilogramScale("2.5")
    return slashed([1, -1].map { scale.text(scale.step(kilograms("61"), $0)) })
  },
  VectorCase("LS11.small", expects: "0") {
    kilogramScale("2.5").text(kilogramScale("2.5").step(kilograms("0.4"), -1))
  },
  VectorCase("LS11.zero", expects: "0 / 0 / 0 / 0") {
    let scales = [
      kilogramScale("2.5"), poundScale("5"), kilogramScale("1.25"), kilogramScale("10"),
    ]
    return slashed(scales.map { $0.text($0.step(.zero, -1)) })
  },
  VectorCase("LS11.half", expects: "0 / 0") {
    slashed([
      kilogramScale("2.5").text(kilogramScale("2.5").step(kilograms("1.25"), -1)),
      poundScale("5").text(poundScale("5").step(pounds("2.5"), -1)),
    ])
  },
  VectorCase("LS13", expects: "50, 40 / 100, 90 / 140, 130 / 230, 220 / 320, 310") {
    let scale = poundScale("5")
    return slashed(
      ["45", "95", "135", "225", "315"].map { text in
        joined(
          [1, -1].map { direction in
            let stepped = scale.step(pounds(text), direction)
            return Weight(stepped, .pound).text
          }, by: ", ")
      })
  },
  VectorCase("LS16", expects: "1 / 2.5 / 5 / 10 / 15 / 20 / 25") {
    // Each increment is named when every rung up to 300 lb holds and steps by it both ways.
    slashed(
      MassUnit.pound.offeredIncrements.filter { increment in
        let scale = LoadScale.uniform(UniformScale(unit: .pound, increment: increment))
        var rung = Mass.zero
        while rung <= Mass(300, .pound) {
          let inKilograms = Weight(rung, .kilogram).label
          guard let back = try? Weight(parsing: inKilograms).mass, back == rung,
            scale.snap(back) == rung, scale.step(back, 1) == rung + increment,
            scale.step(back, -1) == max(.zero, rung - increment)
          else { return false }
          rung = rung + increment
        }
        return true
      }.map { Weight($0, .pound).text })
  },
  VectorCase("LS17", expects: "55, 57.5, 60, 62.5, 65") {
    ladder(kilograms("60"), reach: 2)
  },
  VectorCase("LS19", expects: "57.5, 60, 62.5 / 60") {
    slashed([ladder(kilograms("60"), reach: 1), ladder(kilograms("60"), reach: 0)])
  },
  VectorCase("LS20", expects: "0, 2.5, 5, 7.5, 10") { ladder(.zero, reach: 2) },
  VectorCase("LS35", expects: "65, 55 / 64, 56 / 62, 62") {
    let pairs = [("5", "60"), ("4", "60")].map { increment, load in
      let scale = kilogramScale(increment)
      let steps = [1, -1].map { scale.text(scale.step(kilograms(load), $0)) }
      return joined(steps, by: ", ")
    }
    let two = kilogramScale("2")
    let last = joined(
      [two.snap(kilograms("61")), two.step(kilograms("61"), 1)].map { two.text($0) }, by: ", ")
    return slashed(pairs + [last])
  },
  VectorCase("LS37", expects: "135 / 135 / 120") {
    let scale = poundScale("15")
    let load = kilograms("60")
    return slashed(
      [scale.snap(load), scale.step(load, 1), scale.step(load, -1)].map { scale.text($0) })
  },
]

private let scaleTextCases: [VectorCase] = [
  VectorCase("LS22", expects: "0, 0, 1, 1, 2, 2") {
    joined(
      ["5", "2", "2.5", "0.5", "1.25", "0.25"].map { String(kilogramScale($0).decimals) }, by: ", ")
  },
  VectorCase("LS23", expects: "132.3 / 132") {
    slashed(["132.2774", "132"].map { poundScale("2.5").text(pounds($0)) })
  },
  VectorCase("LS25", expects: "61.25 / 61.25 / 61.5 / 60") {
    slashed(
      ["61.25", "61.2500001", "61.5", "60"].map { kilogramScale("1.25").text(kilograms($0)) })
  },
  VectorCase("LS26", expects: "62.5 kg / 60 / 132 lb") {
    slashed([
      kilogramScale("2.5").label(kilograms("62.5")), kilogramScale("2.5").text(kilograms("60")),
      poundScale("5").label(kilograms("60")),
    ])
  },
  VectorCase("LS28", expects: "0, 60, 62.5, 1.25, 1.25, -2.5") {
    joined(
      ["0", "60", "62.5", "1.25", "1.2501", "-2.5"].map {
        kilograms($0).text(in: .kilogram, decimals: 2)
      }, by: ", ")
  },
  VectorCase("LS29", expects: "5, 10, 2.5, 20") {
    joined(["2.5", "5", "1.25", "10"].map { increment(of: flipped($0, times: 1)) }, by: ", ")
  },
  VectorCase("LS31", expects: "1.25, 2.5, 5") {
    joined(["1.25", "2.5", "5"].map { increment(of: flipped($0, times: 2)) }, by: ", ")
  },
]

private func ladder(_ centre: Mass, reach: Int) -> String {
  let scale = kilogramScale("2.5")
  return joined(scale.ladder(around: centre, reach: reach).map { scale.text($0) }, by: ", ")
}

private func flipped(_ increment: String, times: Int) -> UniformScale {
  var scale = UniformScale(unit: .kilogram, increment: kilograms(increment))
  for _ in 0..<times { scale = scale.flipped }
  return scale
}

private func increment(of scale: UniformScale) -> String {
  Weight(scale.increment, scale.unit).text
}
