import Loads
import Testing
import Training

@Suite("Weights and girths as they are typed")
struct EntryTests {
  private func kilograms(_ thousandths: Int64) -> Weight {
    Weight(Mass(thousandths: thousandths, .kilogram), .kilogram)
  }

  @Test("Weights of the body are taken from 20 kg to 650 kg, to a hundredth")
  func typed() throws {
    #expect(try BodyWeight.typed("82,45", unit: .kilogram) == kilograms(82_450))
    #expect(try BodyWeight.typed("20", unit: .kilogram) == kilograms(20_000))
    #expect(try BodyWeight.typed("1430", unit: .pound).label == "1430 lb")
    for (text, unit) in [
      ("19.99", MassUnit.kilogram), ("650.01", .kilogram), ("44.9", .pound), ("80.123", .pound),
      ("", .kilogram), ("eighty", .kilogram), ("-80", .kilogram),
    ] {
      #expect(throws: TypedNumberError.self, "\(text)") { try BodyWeight.typed(text, unit: unit) }
    }
  }

  @Test("An entry steps by a tenth of a kilogram or half a pound, to round numbers and no farther")
  func stepped() {
    let steps: [(Int64, Bool, Int64)] = [
      (82_400, true, 82_500), (82_450, true, 82_500), (82_450, false, 82_400),
      (82_400, false, 82_300), (650_000, true, 650_000), (20_000, false, 20_000),
    ]
    for (from, up, to) in steps {
      #expect(BodyWeight.stepped(kilograms(from), up: up) == kilograms(to), "\(from)")
    }
    let pounds = Weight(Mass(thousandths: 181_500, .pound), .pound)
    #expect(BodyWeight.stepped(pounds, up: true).label == "182 lb")
  }

  @Test("A new entry starts from the last one, in another unit on the nearest step of it")
  func start() {
    #expect(BodyWeight.start(from: nil, in: .kilogram).label == "75 kg")
    #expect(BodyWeight.start(from: nil, in: .pound).label == "165 lb")
    #expect(BodyWeight.start(from: kilograms(82_450), in: .kilogram).label == "82.45 kg")
    #expect(BodyWeight.start(from: kilograms(82_450), in: .pound).label == "182 lb")
  }

  @Test(
    "A girth is written as it was entered and read back",
    arguments: ["84 cm", "84.25 cm", "14.5 in", "14.123 in", "0.1 cm", "300 cm", "33.3333 in"])
  func girths(text: String) {
    #expect(Girth(parsing: text)?.label == text)
  }

  @Test(
    "What is no girth is none", arguments: ["84", "84 m", " cm", "-3 cm", "301 cm", "0 cm", "x"])
  func noGirth(text: String) {
    #expect(Girth(parsing: text) == nil)
  }
}
