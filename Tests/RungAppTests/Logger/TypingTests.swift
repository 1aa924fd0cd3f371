import CivilTime
import JSONCoding
import Journal
import Loads
import Logbook
import PatchedScreen
import Testing
import Training

@testable import RungApp

@Suite("Typed numbers")
struct TypingTests {
  @Test(
    "Junk is refused with words and leaves the value",
    arguments: [
      "1٬000", "６０", "६०", "6 0", "0x10", "1e2", "6٠a", "60.5.5", "-5", "٦٠٠٠", "", "abc", "∞",
      "NaN",
      "<b>", "1/2", "９", "60kgs", String(repeating: "9", count: 5_000), "\u{0}",
    ])
  func junk(text: String) {
    let phone = Phone.training()
    phone.type("60", into: "weight")
    let session = phone.session
    for (field, kept) in [("weight", "60"), ("reps", "5")] {
      phone.forget()
      phone.type(text, into: field)
      #expect(phone.session == session, "\(field)")
      #expect(phone.dialled == "60 × 5")
      let refusal = phone.screen.element("refusal")?.text ?? ""
      #expect(refusal.hasSuffix("It stays at \(kept)."), "\(field): \(refusal)")
      #expect(refusal.utf8.count < 120)
      #expect(phone.asked("announce").count == 1)
      #expect(phone.screen.element(field)?.attributes["aria-invalid"] == "true")
    }
    phone.clock += 2_000
    phone.tap("One rep more")
    #expect(phone.dialled == "60 × 6")
    #expect(phone.screen.element("refusal") == nil)
  }

  @Test(
    "A comma, a point and Arabic digits are numbers",
    arguments: [
      ("62,5", "62.5"), ("62.5", "62.5"), ("٦٢٫٥", "62.5"), ("۶۲", "62"), (" 60 ", "60"),
      ("0", "0"),
    ])
  func numbers(typed: String, shown: String) {
    let phone = Phone.training()
    phone.type(typed, into: "weight")
    #expect(phone.dialled == shown + " × 5")
    #expect(phone.screen.element("refusal") == nil)
  }

  @Test("Reps take no fraction and no more than a hundred", arguments: ["8.5", "101", "8,25"])
  func reps(text: String) {
    let phone = Phone.training()
    phone.type(text, into: "reps")
    #expect(phone.dialled == "0 × 5")
    #expect(phone.screen.element("refusal") != nil)
  }

  @Test("A weight between two rungs is taken as typed and says so")
  func betweenRungs() {
    let phone = Phone.training()
    phone.tap("Dumbbell Lateral Raise")
    phone.type("11.3", into: "weight")
    #expect(phone.reads("Between two rungs"))
    phone.logSet()
    #expect(phone.reads("11.3 kg × 12"))
    phone.tap("One rung up")
    #expect(phone.screen.element("weight")?.attributes["value"] == "12")
  }

  @Test("A bodyweight exercise takes weight or help, one tap away, and remembers which was in use")
  func bodyweight() {
    let phone = Phone.training()
    phone.tap("Add an exercise")
    phone.type("pull-up", into: "exercise-search")
    phone.tap("Pull-Up")
    #expect(phone.screen.element("weight") == nil)
    phone.tap("+ help")
    #expect(phone.screen.element("weight") != nil)
    phone.tap("One rung down")
    let help = phone.session?.nextSet(preferred: phone.state.logger.preferred)?.numbers.weight
    #expect(help == Weight(Mass(thousandths: -2_500, .kilogram), .kilogram))
    phone.logSet()
    #expect(phone.reads("−2.5 kg ×"))
    phone.tap("One rung up")
    phone.tap("One rung up")
    phone.tap("One rung up")
    phone.logSet()
    #expect(phone.reads("+1.25 kg ×"))
    #expect(phone.restarted().session == phone.session)
  }

  @Test("After a refused number the old one is not logged by the same tap")
  func refusedThenLogged() {
    let phone = Phone.training()
    phone.type("abc", into: "weight")
    phone.logSet()
    #expect(phone.session?.hasLogged == false)
    phone.clock += 2_000
    phone.logSet()
    #expect(phone.session?.hasLogged == true)
  }
}
