import Loads
import Testing

@Suite("Mass")
struct MassTests {
  @Test("Kilograms and pounds are exact")
  func exact() throws {
    #expect(try mass("62.5 kg").nanograms == 62_500_000_000_000)
    #expect(try mass("1.25 lb").nanograms == 566_990_462_500)
    #expect(Mass(thousandths: 61_250, .pound) == (try mass("61.25 lb")))
    #expect(try mass("0.0001 lb").nanograms == 45_359_237)
  }

  @Test("Sums stop at the largest mass instead of trapping")
  func clamping() {
    let largest = Mass(nanograms: .max)
    #expect(largest + largest == largest)
    #expect(-largest - largest == -largest)
    #expect(Mass(nanograms: .min) == -largest)
    #expect(Mass(.max, .kilogram) == largest)
    #expect(Mass(.min, .pound) == -largest)
    #expect(largest.times(.max, over: 1) == largest)
    #expect(largest.times(.min, over: .max) == -largest)
    #expect(largest.times(1, over: 0) == .zero)
    #expect(largest.times(.max, over: .max) == largest)
  }

  @Test("Percentages round half away from zero to the nanogram")
  func percentages() throws {
    #expect(try mass("100 kg").times(85, over: 100) == mass("85 kg"))
    #expect(try mass("62.5 kg").times(30 + 8, over: 30).nanograms == 79_166_666_666_667)
    #expect(Mass(nanograms: 5).times(1, over: 2).nanograms == 3)
    #expect(Mass(nanograms: -5).times(1, over: 2).nanograms == -3)
    #expect(Mass(nanograms: 5).times(1, over: -2).nanograms == -3)
    #expect(Mass(nanograms: 4).times(1, over: 3).nanograms == 1)
  }

  @Test("A number too small to show is zero without a sign")
  func negativeZero() {
    #expect(Mass(nanograms: -1).label(in: .kilogram, decimals: 2) == "0 kg")
  }

  @Test("Rounding a shown number carries into the whole part")
  func carrying() throws {
    #expect(try mass("9.999 kg").text(in: .kilogram, decimals: 2) == "10")
    #expect(try mass("-9.999 kg").text(in: .kilogram, decimals: 2, zeros: .kept) == "-10.00")
    #expect(try mass("0.995 kg").text(in: .kilogram, decimals: 2) == "1")
  }
}
