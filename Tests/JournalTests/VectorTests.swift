import Testing
import VectorCases

@Suite("Documents in every build")
struct VectorTests {
  @Test("Row of the vectors", arguments: journalVectorCases())
  func row(_ row: VectorCase) {
    #expect(row.actual() == row.expected, "\(row.id)")
  }
}
