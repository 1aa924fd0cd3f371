import Testing
import VectorCases

@Test("Row of the vectors about the library", arguments: libraryVectorCases())
func libraryVectorRow(_ row: VectorCase) {
  #expect(row.actual() == row.expected, "\(row.id)")
}
