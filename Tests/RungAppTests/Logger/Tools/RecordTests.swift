import CivilTime
import JSONCoding
import PatchedScreen
import Testing
import Training

@testable import RungApp

@Suite("Records the moment they happen")
struct RecordTests {
  @Test("The first time is a baseline; a better set is a record of its kind, shown for a moment")
  func celebrated() {
    let phone = Phone.training()
    phone.type("60", into: "weight")
    phone.logSet()
    #expect(!phone.reads("Record"))
    phone.wait(seconds: 1)
    phone.forget()
    phone.type("62.5", into: "weight")
    phone.logSet()
    #expect(phone.reads("Record · best estimated single 62.5 kg × 5"))
    #expect(phone.reads("Change set 2: 62.5 kg × 5 Record: best estimated single"))
    #expect(phone.asked("vibrate").map { $0["pattern"]?.array?.count ?? 0 } == [5])
    phone.wait(seconds: 6)
    #expect(!phone.reads("Record · "))
    #expect(phone.reads("Record: best estimated single"))
    #expect(phone.restarted().reads("Record: best estimated single"))
  }

  @Test("Taking the log back, or a correction, takes the record away")
  func takenBack() {
    let phone = Phone.training()
    phone.type("60", into: "weight")
    phone.logSet()
    phone.wait(seconds: 1)
    phone.type("70", into: "weight")
    phone.logSet()
    #expect(phone.reads("Record · "))
    phone.tap("Set 2 is logged, undo")
    #expect(!phone.reads("Record"))
    phone.logSet()
    #expect(phone.reads("Record · "))
    phone.tap("Change set 2")
    phone.type("50", into: "weight")
    phone.tap("Save set 2")
    #expect(!phone.reads("Record"))
  }

  @Test("The sessions before count: equal is no record, one rep more is")
  func againstHistory() {
    let phone = Phone.training()
    phone.type("60", into: "weight")
    for _ in 0..<3 { phone.logSet() }
    phone.tap("Finish")
    phone.tap("Finish session")
    let next = phone.restarted(after: 7 * 86_400_000, hash: "#/today")
    next.tap("Start A")
    next.type("60", into: "weight")
    next.type("5", into: "reps")
    next.logSet()
    #expect(!next.reads("Record"))
    next.wait(seconds: 1)
    next.type("6", into: "reps")
    next.logSet()
    #expect(next.reads("Record · best estimated single 60 kg × 6"))
  }

  @Test("A longer hold is a record; warm-ups and drops never are")
  func kinds() {
    let phone = Phone.training()
    phone.tap("Plank")
    phone.logSet()
    phone.wait(seconds: 1)
    phone.type("60", into: "seconds")
    phone.logSet()
    #expect(phone.reads("Record · longest hold 60 s"))
    phone.tap("Barbell Back Squat")
    phone.type("60", into: "weight")
    phone.logSet()
    phone.tap("More for Barbell Back Squat")
    phone.tap("Cluster")
    phone.type("80", into: "weight")
    phone.logSet()
    #expect(!phone.reads("Record: best estimated single"))
  }

  @Test("Records stand in the summary and on the page of the session, as they were that day")
  func afterwards() throws {
    let phone = Phone.training()
    phone.type("60", into: "weight")
    phone.logSet()
    phone.wait(seconds: 1)
    phone.type("62.5", into: "weight")
    phone.logSet()
    let first = try #require(phone.session?.id)
    phone.tap("Finish")
    phone.tap("Finish session")
    #expect(phone.reads("1 record"))
    #expect(phone.reads("Record · best estimated single 62.5 kg × 5"))
    #expect(phone.restarted().screen.html == phone.screen.html)
    phone.shelf.tabs = [phone]
    // A better set later takes nothing away from that day.
    phone.clock += 7 * 86_400_000
    phone.go("#/today")
    phone.tap("Start A")
    phone.type("80", into: "weight")
    phone.logSet()
    phone.go(Route.pastSession(first).hash)
    #expect(phone.reads("1 60 kg × 5"))
    #expect(!phone.reads("60 kg × 5 Record:"))
    #expect(phone.reads("62.5 kg × 5 Record: best estimated single"))
  }
}
