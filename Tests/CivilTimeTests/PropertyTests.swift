import Testing
import VectorCases

/// Three fresh seeds a run; the failing one is in the test's output and can be put here to repeat it.
private let seeds = (0..<3).map { _ in UInt64.random(in: .min ... .max) }

@Test("Moments, days and weeks keep their rules", arguments: seeds)
func moments(seed: UInt64) {
  #expect(civilTimeProperties(seed: seed, rounds: 2000) == "held")
}

@Test("Ten thousand years of months are as counting gives them")
func months() {
  #expect(calendarAgainstCounting() == "held")
}
