import Loads
import Testing

@Suite("Weight")
struct WeightTests {
  @Test(
    "Stored text comes back digit for digit",
    arguments: [
      "62.5 kg", "135 lb", "225.97 lb", "0 kg", "-20 kg", "0.1 lb", "61.234969951234 kg",
      "132.27735731093 lb", "0.000000000001 kg", "-0.5 lb",
    ])
  func roundTrip(label: String) throws {
    #expect(try weight(label).label == label)
  }

  @Test("Zeros that say nothing are dropped")
  func zeros() throws {
    #expect(try weight("062.50 kg").label == "62.5 kg")
    #expect(try weight("-0 kg").label == "0 kg")
  }

  @Test("The unit that was entered stays, whatever the mass is shown in")
  func enteredUnit() throws {
    let entered = try weight("225.97 lb")
    #expect(entered.mass.label(in: .kilogram, decimals: 2) == "102.5 kg")
    #expect(entered.label == "225.97 lb")
    #expect(entered.label(.comma) == "225,97 lb")
  }

  @Test("Help is the same weight with a minus")
  func help() throws {
    #expect(try (-weight("20 kg")).label == "-20 kg")
    #expect(try (-weight("-20 kg")).label == "20 kg")
  }

  @Test("A text that is no weight says so")
  func refused() {
    #expect(throws: WeightTextError.notAWeight) { try Weight(parsing: "heavy") }
    #expect(throws: WeightTextError.notAWeight) { try Weight(parsing: "60 stone") }
    #expect(throws: WeightTextError.outOfRange) { try Weight(parsing: "99999999 kg") }
  }
}
