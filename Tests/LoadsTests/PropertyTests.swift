import Testing
import VectorCases

/// Three fresh seeds a run; the failing one is in the test's output and can be put here to repeat it.
private let seeds = (0..<3).map { _ in UInt64.random(in: .min ... .max) }

@Test("Every scale keeps its rules for random loads", arguments: seeds)
func scales(seed: UInt64) {
  #expect(scaleProperties(seed: seed, rounds: 1000) == "held")
}

@Test("Weights and typed numbers come back from text digit for digit", arguments: seeds)
func weightTexts(seed: UInt64) {
  #expect(weightTextProperties(seed: seed, rounds: 2000) == "held")
}

@Test("The plate search finds what trying everything finds")
func plates() {
  #expect(plateSearchAgainstBruteForce(mostPairs: 2) == "held")
}
