import Loads
import Testing

@Suite("Typed numbers")
struct TypedNumberTests {
  @Test("A refusal says what would have been accepted")
  func allowedRange() throws {
    let scale = LoadScale.uniform(UniformScale(unit: .kilogram, increment: try mass("2.5 kg")))
    let allowed: ClosedRange<TypedNumber> = 0...1000
    #expect(throws: TypedNumberError.outOfRange(allowed: allowed)) {
      try scale.weight(typed: "1000.5")
    }
    #expect(throws: TypedNumberError.notANumber(allowed: allowed)) {
      try scale.weight(typed: "sixty")
    }
    #expect(throws: TypedNumberError.empty(allowed: allowed)) { try scale.weight(typed: "  ") }
    #expect(throws: TypedNumberError.tooManyDecimals(most: 9, allowed: allowed)) {
      try scale.weight(typed: "60.0000000001")
    }
    #expect(throws: TypedNumberError.tooManyDecimals(most: 0, allowed: 0...100)) {
      try TypedNumber.parseWhole("8.5", maximum: 100)
    }
  }

  @Test("A typed weight is exact in the scale's unit and need not be a rung")
  func typedWeight() throws {
    let scale = LoadScale.uniform(UniformScale(unit: .pound, increment: try mass("5 lb")))
    #expect(try scale.weight(typed: "132,3").label == "132.3 lb")
    #expect(try scale.weight(typed: "2200").label == "2200 lb")
    #expect(throws: TypedNumberError.self) { try scale.weight(typed: "2200.1") }
  }

  @Test("Reps are whole numbers up to their maximum")
  func reps() throws {
    #expect(try TypedNumber.parseWhole("100", maximum: 100) == 100)
    #expect(try TypedNumber.parseWhole("٨", maximum: 100) == 8)
    #expect(try TypedNumber.parseWhole("8.0", maximum: 100) == 8)
    #expect(throws: TypedNumberError.self) { try TypedNumber.parseWhole("101", maximum: 100) }
  }

  @Test("Numbers compare by value, not by digits")
  func order() throws {
    let numbers = try ["0", "0.5", "5", "5.05", "5.5", "50"].map {
      try TypedNumber.parse($0, maximum: 100)
    }
    #expect(numbers == numbers.sorted())
    let minusHalf = TypedNumber(coefficient: -5, decimals: 1)
    #expect(minusHalf < 0 && TypedNumber(coefficient: -12, decimals: 1) < -1)
    #expect(minusHalf.text(.comma) == "-0,5")
  }

  @Test("A typed kilometre is read in metres")
  func thousandths() throws {
    #expect(try TypedNumber.parse("5,2", maximum: 1000).thousandths == 5200)
    #expect(try TypedNumber.parse("1000", maximum: 1000).thousandths == 1_000_000)
    #expect(try TypedNumber.parse("0.0005", maximum: 1000).thousandths == 1)
  }
}
