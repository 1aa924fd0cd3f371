import CivilTime
import Loads
import PatchedScreen
import Testing
import Training

@testable import RungApp

@Suite("The weights that an exercise really has")
struct WeightsTests {
  private func withLegPress() -> Phone {
    let phone = Phone.training()
    phone.tap("Add an exercise")
    phone.type("leg press", into: "exercise-search")
    phone.tap("Leg Press")
    phone.type("62", into: "weight")
    return phone
  }

  private func rungs(of phone: Phone) -> String? { phone.screen.element("rungs")?.text }

  @Test("Another step is put right for good: the open sets go to a rung at once, with Undo")
  func step() {
    let phone = withLegPress()
    phone.tap("kg, weights of Leg Press")
    #expect(
      phone.screen.element("rungs")?.text == "You can set 45 · 50 · 55 · 60 · 65 · 70 · 75 kg")
    phone.tap("10 kg")
    #expect(
      phone.screen.element("rungs")?.text == "You can set 30 · 40 · 50 · 60 · 70 · 80 · 90 kg")
    phone.tap("Use these weights")
    #expect(phone.reads("Leg Press has these weights from now on"))
    #expect(phone.dialled == "60 × 10")
    phone.tap("Undo")
    #expect(phone.dialled == "62 × 10")
    #expect(phone.state.corrections.isEmpty)
    phone.tap("kg, weights of Leg Press")
    phone.tap("10 kg")
    phone.tap("Use these weights")
    phone.tap("One rung up, 70 kg")
    phone.wait(seconds: 10)
    let fresh = phone.restarted()
    #expect(fresh.screen.html == phone.screen.html)
    fresh.tap("One rung up, 80 kg")
    #expect(fresh.dialled == "80 × 10")
  }

  @Test(
    "A machine in pounds: its step becomes one of the other unit's, and the weight is shown in it")
  func pounds() {
    let phone = withLegPress()
    phone.tap("kg, weights of Leg Press")
    phone.choose("Pounds")
    phone.tap("Use these weights")
    #expect(phone.dialled == "140 × 10")
    #expect(phone.screen.control("lb, weights of Leg Press", answering: "tap") != nil)
    phone.logSet()
    #expect(phone.reads("Change set 1: 140 lb × 10"))
    // The squat keeps its kilograms.
    phone.tap("Barbell Back Squat")
    #expect(phone.screen.control("kg, weights of Barbell Back Squat", answering: "tap") != nil)
  }

  @Test("A stack with small weights on top; a text that can't be read offers nothing")
  func stack() {
    let phone = withLegPress()
    phone.tap("kg, weights of Leg Press")
    phone.choose("List")
    #expect(phone.screen.control("Use these weights", answering: "tap") == nil)
    phone.type("20, 40, abc", into: "weights-list")
    #expect(rungs(of: phone) == "“abc” is no weight from 0 to 1000 kg with at most two decimals.")
    phone.type("20, 40 60; 80", into: "weights-list")
    phone.type("2,5", into: "weights-more")
    #expect(
      rungs(of: phone)
        == "You can set 22.5 · 40 · 42.5 · 60 · 62.5 · 80 · 82.5 kg")
    phone.tap("Use these weights")
    #expect(phone.dialled == "62.5 × 10")
    phone.tap("One rung up, 80 kg")
    #expect(phone.dialled == "80 × 10")
    phone.tap("kg, weights of Leg Press")
    #expect(phone.screen.element("weights-list")?.attributes["value"] == "20  40  60  80")
    phone.tap("Back to the usual weights")
    #expect(phone.reads("Leg Press has the usual weights again"))
    #expect(phone.state.corrections.isEmpty)
    #expect(phone.restarted().state.corrections.isEmpty)
  }

  @Test("Plates on a bar of one's own: the rungs and the plates a side follow")
  func plates() {
    let phone = Phone.training()
    phone.type("60", into: "weight")
    #expect(phone.reads("20 a side"))
    phone.tap("kg, weights of Barbell Back Squat")
    phone.choose("Plates")
    phone.type("15", into: "weights-bar")
    for plate in ["25 kg", "15 kg", "2.5 kg", "1.25 kg"] { phone.tap(plate) }
    #expect(
      phone.screen.element("rungs")?.text == "You can set 35 · 45 · 55 · 65 · 75 · 85 · 95 kg")
    phone.tap("Use these weights")
    #expect(phone.dialled == "65 × 5")
    #expect(phone.reads("20 + 5 a side"))
    phone.tap("One rung up, 75 kg")
    #expect(phone.reads("20 + 10 a side"))
  }

  @Test("A correction outlives the session and opens the next one")
  func nextSession() {
    let phone = withLegPress()
    phone.tap("kg, weights of Leg Press")
    phone.tap("10 kg")
    phone.tap("Use these weights")
    for _ in 0..<3 { phone.logSet() }
    phone.tap("Finish")
    phone.tap("Finish session")
    phone.go("#/freestyle")
    phone.tap("Add an exercise")
    phone.tap("Leg Press")
    phone.tap("One rung up, 70 kg")
    #expect(phone.dialled == "70 × 10")
  }

  @Test(
    "What can't be a weight is named, also among those that can",
    arguments: [
      "20 0.000001", "20 40 -5", "20 1000.5", "20 1e3", "20 5.125",
    ])
  func unreadable(text: String) {
    let phone = withLegPress()
    phone.tap("kg, weights of Leg Press")
    phone.choose("List")
    #expect(rungs(of: phone) == "Enter the weights to see what can be set.")
    phone.type(text, into: "weights-list")
    let wrong = text.split(separator: " ").last ?? ""
    #expect(rungs(of: phone)?.hasPrefix("“\(wrong)” is no weight from 0 to 1000 kg") == true)
    #expect(phone.screen.control("Use these weights", answering: "tap") == nil)
    phone.choose("Plates")
    phone.type(text, into: "weights-bar")
    #expect(rungs(of: phone)?.contains("is no weight") == true)
  }

  @Test("Below the bar nothing is dialled, typed or logged where the plates are known")
  func belowTheBar() {
    let phone = Phone.training()
    phone.tap("kg, weights of Barbell Back Squat")
    phone.choose("Plates")
    phone.tap("Use these weights")
    #expect(phone.dialled == "20 × 5")
    phone.type("0", into: "weight")
    #expect(phone.reads("0 is not between 20 and 1000. It stays at 20."))
    #expect(phone.screen.control("One rung down", answering: "tap") == nil)
    phone.wait(seconds: 1)
    phone.logSet()
    #expect(phone.reads("Change set 1: 20 kg × 5"))
    phone.tap("Change set 1")
    phone.type("15", into: "weight")
    #expect(phone.reads("15 is not between 20 and 1000. It stays at 20."))
  }
}
