import CivilTime
import JSONCoding
import Journal
import Loads
import Logbook
import Testing
import Training

@testable import RungApp

@Suite("The rest")
struct RestTests {
  @Test("It starts with a log, is sounded once at its end, and counts on")
  func over() {
    let phone = Phone.training()
    phone.logSet()
    #expect(phone.reads("2:30 Rest of 2:30"))
    phone.wait(seconds: 149)
    #expect(phone.reads("0:01 Rest of 2:30"))
    #expect(phone.asked("tone").isEmpty)
    phone.wait(seconds: 1)
    #expect(phone.asked("tone").count == 1)
    #expect(phone.asked("announce").map { $0["text"]?.string } == ["The rest is over"])
    phone.wait(seconds: 4)
    #expect(phone.asked("tone").count == 1)
    #expect(phone.reads("+0:04 Rest of 2:30 is over"))
    phone.tap("Done")
    #expect(phone.session?.rest == nil)
  }

  @Test(
    "Noticed within two seconds it sounds, later it does not",
    arguments: [(0, 1), (2, 1), (3, 0), (600, 0)])
  func noticed(late: Int64, tones: Int) {
    let phone = Phone.training()
    phone.logSet()
    phone.pocket(seconds: 150 + late)
    #expect(phone.asked("tone").count == tones)
    phone.wait(seconds: 2)
    #expect(phone.asked("tone").count == tones)
  }

  @Test("A rest whose end passed while nothing was open is over without an alarm")
  func overWhileClosed() {
    let phone = Phone.training()
    phone.logSet()
    let fresh = phone.restarted(after: 300_000)
    fresh.wait(seconds: 3)
    #expect(fresh.asked("tone").isEmpty)
    #expect(fresh.reads("Rest of 2:30 is over"))
  }

  @Test("A set logged just after the end of a rest does not sound it again")
  func loggedAfterTheEnd() {
    let phone = Phone.training()
    phone.tap("Settings")
    #expect(phone.reads("Default rest"))
    phone.tap("Close")
    phone.tap("Go on")
    phone.logSet()
    phone.wait(seconds: 150)
    phone.logSet()
    phone.tap("Set 2 is logged, undo")
    phone.wait(seconds: 1)
    #expect(phone.asked("tone").count == 1)
  }

  @Test("Fifteen seconds less past its end stop it, without a sound")
  func lessPastTheEnd() {
    let phone = Phone.training()
    phone.logSet()
    phone.wait(seconds: 140)
    phone.tap("15 seconds less")
    #expect(phone.session?.rest == nil)
    phone.wait(seconds: 3)
    #expect(phone.asked("tone").isEmpty)
  }

  @Test("Fifteen seconds more move the end")
  func more() {
    let phone = Phone.training()
    phone.logSet()
    phone.wait(seconds: 140)
    phone.tap("15 seconds more")
    #expect(phone.reads("0:25 Rest of 2:45"))
    phone.wait(seconds: 24)
    #expect(phone.asked("tone").isEmpty)
    phone.wait(seconds: 1)
    #expect(phone.asked("tone").count == 1)
  }

  @Test("A paused rest stands still, also over a restart, and goes on where it was")
  func pause() {
    let phone = Phone.training()
    phone.logSet()
    phone.wait(seconds: 50)
    phone.tap("Pause the rest")
    phone.clock += 3_600_000
    phone.wait(seconds: 1)
    #expect(phone.reads("1:40 Rest paused"))
    let fresh = phone.restarted()
    #expect(fresh.reads("1:40 Rest paused"))
    fresh.tap("Go on with the rest")
    fresh.wait(seconds: 99)
    #expect(fresh.asked("tone").isEmpty)
    fresh.wait(seconds: 1)
    #expect(fresh.asked("tone").count == 1)
  }

  @Test("A skipped rest is gone and its end is silent")
  func skip() {
    let phone = Phone.training()
    phone.logSet()
    phone.tap("Skip the rest")
    #expect(!phone.reads("Rest of"))
    phone.wait(seconds: 152)
    #expect(phone.asked("tone").isEmpty)
  }

  @Test("Ticks are asked for at the turn of the rest's own second")
  func ticks() {
    let phone = Phone.training()
    phone.clock += 437
    phone.forget()
    phone.logSet()
    #expect(phone.asked("ticks").last?["at"]?.int64.map { $0 % 1_000 } == phone.clock % 1_000)
  }

  @Test("With sound and vibration off the end is only said")
  func silent() {
    let phone = Phone.withPlan()
    phone.tap("Settings")
    phone.choose("Sound when a rest ends")
    phone.choose("Vibration")
    phone.tap("Close")
    phone.tap("Start A")
    phone.logSet()
    phone.wait(seconds: 151)
    #expect(phone.asked("tone").isEmpty)
    #expect(phone.asked("vibrate").isEmpty)
    #expect(phone.asked("announce").count == 1)
  }
}
