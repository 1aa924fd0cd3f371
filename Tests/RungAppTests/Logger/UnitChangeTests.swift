import Loads
import PatchedScreen
import Testing
import Training

@testable import RungApp

@Suite("Kilograms and pounds changed while a session runs")
struct UnitChangeTests {
  /// Minimises the logger, chooses a unit, and goes back.
  private func choose(_ unit: String, on phone: Phone) {
    phone.tap("Minimise")
    phone.tap("Settings")
    phone.choose(unit)
    phone.tap("Close")
    phone.tap("Go on")
  }

  /// Day A a second time, with three squats of 60 kg × 8 behind it.
  private func secondTime() -> Phone {
    let phone = Phone.training()
    phone.type("60", into: "weight")
    phone.type("8", into: "reps")
    for _ in 0..<3 {
      phone.logSet()
      phone.type("8", into: "reps")
    }
    phone.tap("Finish")
    phone.tap("Finish session")
    phone.clock += 7 * 86_400_000
    phone.go("#/today")
    phone.tap("Start A")
    return phone
  }

  @Test(
    "What was logged stays as entered, what is suggested goes to rungs of the new unit and back")
  func suggestions() {
    let phone = secondTime()
    #expect(phone.dialled == "62.5 × 5")
    phone.logSet()
    let logged = phone.session?.loggedSets
    choose("Pounds", on: phone)
    #expect(phone.dialled == "135 × 5")
    #expect(phone.reads("Change set 1: 62.5 kg × 5"))
    #expect(phone.session?.loggedSets == logged)
    choose("Kilograms", on: phone)
    #expect(phone.dialled == "62.5 × 5")
    #expect(phone.session?.loggedSets == logged)
  }

  @Test("A weight of one's own goes to the nearest rung, also after taking the log back")
  func ownWeight() {
    let phone = secondTime()
    phone.type("70", into: "weight")
    phone.logSet()
    choose("Pounds", on: phone)
    #expect(phone.dialled == "155 × 5")
    phone.tap("Set 1 is logged, undo")
    #expect(phone.reads("3 155 lb × 5–8"))
  }

  @Test("Badges compare exact masses across units")
  func badge() {
    let phone = secondTime()
    choose("Pounds", on: phone)
    phone.type("130", into: "weight")
    phone.logSet()
    // 60 kg are 132.28 lb.
    #expect(phone.reads("▼ less: 2.28 lb"))
    choose("Kilograms", on: phone)
    #expect(phone.reads("Change set 1: 130 lb × 5"))
    #expect(phone.reads("▼ less: 1.03 kg"))
  }

  @Test("Why this weight names what was really lifted")
  func why() {
    let phone = secondTime()
    choose("Pounds", on: phone)
    phone.tap("Why 135 lb?")
    #expect(phone.reads("up one rung to 135 lb"))
    #expect(
      phone.reads(
        "Last time you lifted 60 kg. That is between two rungs here and counts as 130 lb."))
  }

  @Test("An offer that stands is made anew in the new unit")
  func offer() {
    let phone = secondTime()
    phone.type("8", into: "reps")
    phone.logSet()
    phone.tap("Easy")
    #expect(phone.reads("62.5 kg → 65 kg"))
    choose("Pounds", on: phone)
    phone.tap("Take 140 lb")
    #expect(phone.dialled.hasPrefix("140 ×"))
  }

  @Test("Leaving a rounded number as it is changes nothing")
  func untouched() {
    let phone = secondTime()
    phone.logSet()
    let before = phone.session?.loggedSets.first?.log
    choose("Pounds", on: phone)
    phone.tap("Change set 1")
    let shown = phone.screen.element("weight")?.attributes["value"] ?? ""
    #expect(shown == "138")
    phone.type(shown, into: "weight")
    phone.tap("Save set 1")
    #expect(phone.session?.loggedSets.first?.log == before)
  }
}
