import Testing
import VectorCases

@Test("Row of the vectors", arguments: trainingVectorCases())
func vectorRow(_ row: VectorCase) {
  #expect(row.actual() == row.expected, "\(row.id)")
}
