import Testing
import VectorCases

@Suite("JSON in every build")
struct VectorTests {
  @Test("Row of the vectors", arguments: jsonVectorCases())
  func row(_ row: VectorCase) {
    #expect(row.actual() == row.expected, "\(row.id)")
  }
}
