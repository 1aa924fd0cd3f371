import CivilTime
import JSONCoding
import Journal
import Loads
import Logbook
import PatchedScreen
import Testing
import Training

@testable import RungApp

@Suite("Offers")
struct OfferTests {
  /// A first set that felt easy at the top of the range.
  private func offered() -> Phone {
    let phone = Phone.training()
    phone.type("60", into: "weight")
    phone.type("8", into: "reps")
    phone.logSet()
    phone.tap("Easy")
    return phone
  }

  @Test("An easy set offers the rung above for the sets to go")
  func offer() {
    let phone = offered()
    #expect(phone.reads("60 kg → 62.5 kg 2 sets to go"))
    #expect(phone.restarted().screen.html == phone.screen.html)
  }

  @Test("Taken, the sets to go are heavier; undone, everything is as before and the offer stands")
  func takeAndUndo() {
    let phone = offered()
    let before = phone.session
    phone.tap("Take 62.5 kg")
    #expect(phone.dialled.hasPrefix("62.5 ×"))
    #expect(phone.reads("Now at 62.5 kg"))
    let fresh = phone.restarted()
    #expect(fresh.screen.html == phone.screen.html)
    fresh.tap("Undo")
    #expect(fresh.session == before)
    #expect(fresh.reads("60 kg → 62.5 kg"))
  }

  @Test("Dismissed, it is gone, also after a restart")
  func dismiss() {
    let phone = offered()
    phone.tap("Stay at 60 kg")
    #expect(!phone.reads("62.5 kg 2 sets"))
    #expect(phone.dialled.hasPrefix("60 ×"))
    #expect(phone.restarted().screen.html == phone.screen.html)
  }

  @Test("A set felt otherwise on second thought offers something else")
  func rateAgain() {
    let phone = offered()
    phone.tap("Set 1 felt Easy")
    phone.tap("Hard")
    #expect(!phone.reads("60 kg → 62.5 kg"))
    #expect(phone.restarted().screen.html == phone.screen.html)
  }

  @Test("With the question turned off nothing is asked or offered")
  func off() {
    let phone = Phone.withPlan()
    phone.tap("Settings")
    phone.choose("Ask how a set felt")
    phone.tap("Close")
    phone.tap("Start A")
    phone.logSet()
    #expect(!phone.reads("How was set"))
    #expect(!phone.reads("Rate"))
  }
}
