import Testing
import VectorCases

@Test("Row of the vectors", arguments: loadsVectorCases())
func vectorRow(_ row: VectorCase) {
  #expect(row.actual() == row.expected, "\(row.id)")
}
