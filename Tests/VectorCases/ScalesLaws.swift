/// The rules that hold for every scale, weight and moment, under one seed, for the builds that have
/// no test runner; the native tests run them with fresh seeds.
let lawCases: [VectorCase] = [
  VectorCase("laws.scales", expects: "held") { scaleProperties(seed: 60, rounds: 300) },
  VectorCase("laws.plates", expects: "held") { plateSearchAgainstBruteForce(mostPairs: 1) },
  VectorCase("laws.weightTexts", expects: "held") { weightTextProperties(seed: 62, rounds: 1000) },
  VectorCase("laws.civilTime", expects: "held") { civilTimeProperties(seed: 65, rounds: 1000) },
]
