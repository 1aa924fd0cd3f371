import CivilTime
import JSONCoding
import PatchedScreen
import Testing
import Training

@testable import RungApp

@Suite("The phone's clock set back")
struct ClockTests {
  private let hour: Int64 = 3_600_000

  @Test("A rest goes on with what was left of it")
  func rest() {
    let phone = Phone.training()
    phone.logSet()
    phone.wait(seconds: 30)
    #expect(phone.reads("2:00 Rest of 2:30"))
    phone.clock -= hour
    phone.send(["event": "tick"])
    #expect(phone.reads("2:00 Rest of 2:30"))
    phone.wait(seconds: 20)
    #expect(phone.reads("1:40 Rest of 2:30"))
    phone.forget()
    phone.wait(seconds: 100)
    #expect(phone.asked("tone").count == 1)
  }

  @Test("A second tab leaves a rest alone that was moved already")
  func twoTabs() {
    let phone = Phone.training()
    phone.logSet()
    let other = Phone(phone.shelf, at: phone.clock).start(hash: "#/session")
    phone.wait(seconds: 30)
    other.wait(seconds: 30)
    for tab in [phone, other] {
      tab.clock -= hour
      tab.send(["event": "tick"])
    }
    #expect(phone.reads("2:00 Rest of 2:30"))
    #expect(other.reads("2:00 Rest of 2:30"))
  }

  @Test("A rest that lies ahead when the page is opened begins anew, never longer than planned")
  func whileClosed() {
    let phone = Phone.training()
    phone.logSet()
    let fresh = phone.restarted(after: -hour)
    #expect(fresh.reads("2:30 Rest of 2:30"))
    fresh.wait(seconds: 30)
    #expect(fresh.reads("2:00 Rest of 2:30"))
  }

  @Test("Sets stay in the order they were done, records too, and the session can be finished")
  func order() {
    let phone = Phone.training()
    phone.type("60", into: "weight")
    phone.logSet()
    phone.clock -= hour
    phone.type("70", into: "weight")
    phone.logSet()
    #expect(phone.reads("Record · best estimated single 70 kg"))
    #expect(phone.reads("2:30 Rest of 2:30"))
    phone.clock += 1_000
    phone.type("65", into: "weight")
    phone.logSet()
    #expect(!phone.reads("65 kg × 5 Record"))
    let moments = phone.session?.loggedSets.compactMap { $0.log?.at.milliseconds } ?? []
    #expect(moments == moments.sorted())
    phone.tap("Finish")
    phone.tap("Finish session")
    #expect(phone.session == nil)
    #expect(phone.reads("A, done"))
    #expect(phone.state.trainedSessions.first.map { $0.length(at: phone.state.clock) } == 60_002)
  }

  @Test("A session whose every set lies before its start can be finished, and took no time")
  func beforeTheStart() {
    let phone = Phone.training()
    phone.clock -= hour
    phone.logSet()
    phone.tap("Finish")
    phone.tap("Finish session")
    #expect(phone.reads("A, done"))
    #expect(phone.state.trainedSessions.first.map { $0.length(at: phone.state.clock) } == 0)
  }

  @Test("A sentence at the bottom still goes away, and a held set runs on")
  func others() {
    let phone = Phone.training()
    phone.tap("Plank")
    phone.tap("Start the 45 s hold")
    phone.wait(seconds: 10)
    phone.clock -= hour
    phone.send(["event": "tick"])
    phone.wait(seconds: 3)
    phone.tap("Stop and log")
    #expect(phone.reads("Change set 1: 10 s"))
    phone.tap("Discard session")
    phone.tap("Discard 1 set")
    phone.clock -= hour
    phone.send(["event": "tick"])
    phone.wait(seconds: 9)
    #expect(!phone.reads("A discarded"))
  }
}
