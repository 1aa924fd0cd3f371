import CivilTime
import JSONCoding
import PatchedScreen
import Testing
import Training

@testable import RungApp

/// A phone in day A whose browser may notify.
private func notifying(_ shelf: Shelf = Shelf()) -> Phone {
  let phone = Phone(shelf)
  phone.notifications = "granted"
  phone.start()
  phone.tap("Start with Full Body")
  phone.tap("Settings")
  phone.choose("Notification when a rest ends")
  phone.tap("Close")
  phone.tap("Start A")
  phone.wait(seconds: 60)
  return phone
}

@Suite("Outside of the page")
struct NoticeTests {
  @Test("A hidden page asks to be woken at the end of the rest, and notifies then, once")
  func restEnds() throws {
    let phone = notifying()
    phone.logSet()
    let end = try #require(phone.session?.rest?.end.milliseconds)
    #expect(phone.asked("alarm").isEmpty)
    phone.send(["event": "hidden"])
    #expect(phone.asked("alarm").map { $0["at"]?.int64 } == [end])
    phone.clock = end
    phone.send(["event": "alarm"])
    let notice = try #require(phone.asked("notify").first)
    #expect(notice["title"]?.string == "Barbell Back Squat")
    #expect(notice["text"]?.string?.hasPrefix("Rest is over: set 2 of 3 · ") == true)
    #expect((notice["buttons"]?.array ?? []).map { $0["action"]?.string } == ["log", "add-rest"])
    phone.send(["event": "alarm"])
    #expect(phone.asked("notify").count == 1)
    phone.clock += 1_000
    phone.forget()
    phone.send(["event": "visible"])
    #expect(phone.asked("withdraw-notice").count == 1)
    #expect(phone.asked("tone").isEmpty)
  }

  @Test("A page in front is not woken and does not notify; it sounds")
  func inFront() {
    let phone = notifying()
    phone.logSet()
    phone.wait(seconds: 150)
    #expect(phone.asked("notify").isEmpty)
    #expect(phone.asked("tone").count == 1)
    phone.send(["event": "hidden"])
    #expect(phone.asked("alarm").isEmpty)
  }

  @Test("Log set on the notification logs the set that is due, and the next rest is waited for")
  func logging() throws {
    let phone = notifying()
    phone.logSet()
    phone.send(["event": "hidden"])
    phone.clock = try #require(phone.session?.rest?.end.milliseconds)
    phone.send(["event": "alarm"])
    phone.clock += 40_000
    phone.send(["event": "notice", "answer": "log", "at": .integer(phone.clock - 1_000)])
    #expect(phone.session?.loggedSets.count == 2)
    let end = try #require(phone.session?.rest?.end.milliseconds)
    #expect(phone.asked("alarm").last?["at"]?.int64 == end)
  }

  @Test("Fifteen seconds more on the notification count from now")
  func moreRest() throws {
    let phone = notifying()
    phone.logSet()
    phone.send(["event": "hidden"])
    phone.clock = try #require(phone.session?.rest?.end.milliseconds) + 30_000
    phone.send(["event": "alarm"])
    phone.send(["event": "notice", "answer": "add-rest", "at": .integer(phone.clock)])
    #expect(phone.session?.rest?.end.milliseconds == phone.clock + 15_000)
    #expect(phone.session?.loggedSets.count == 1)
  }

  @Test("What was asked for more than two minutes ago is dropped, and an unknown answer too")
  func stale() throws {
    let phone = notifying()
    phone.logSet()
    phone.send(["event": "hidden"])
    phone.clock = try #require(phone.session?.rest?.end.milliseconds)
    phone.send(["event": "alarm"])
    phone.clock += 130_000
    phone.send(["event": "notice", "answer": "log", "at": .integer(phone.clock - 121_000)])
    phone.send(["event": "notice", "answer": "erase", "at": .integer(phone.clock)])
    #expect(phone.session?.loggedSets.count == 1)
  }

  @Test("Touching the notification itself opens the logger")
  func opening() {
    let phone = notifying()
    phone.logSet()
    phone.tap("Minimise the session")
    phone.send(["event": "hidden"])
    phone.send(["event": "notice", "answer": "open", "at": .integer(phone.clock)])
    #expect(phone.hash == "#/session")
    #expect(phone.screen.element("log") != nil)
  }

  @Test("A rest that was paused, skipped or ended long ago notifies nobody")
  func noNotice() throws {
    let phone = notifying()
    phone.logSet()
    phone.tap("Pause the rest")
    phone.send(["event": "hidden"])
    #expect(phone.asked("alarm").isEmpty)
    phone.send(["event": "visible"])
    phone.tap("Go on with the rest")
    let end = try #require(phone.session?.rest?.end.milliseconds)
    phone.send(["event": "hidden"])
    phone.clock = end + 601_000
    phone.send(["event": "alarm"])
    #expect(phone.asked("notify").isEmpty)
    // Nor is the page woken for it again and again.
    #expect(phone.asked("alarm").count == 1)
  }

  @Test("A rest that was seen to be over is not notified afterwards")
  func seen() throws {
    let phone = notifying()
    phone.logSet()
    phone.send(["event": "hidden"])
    phone.clock = try #require(phone.session?.rest?.end.milliseconds) + 30_000
    phone.send(["event": "visible"])
    phone.forget()
    phone.send(["event": "hidden"])
    phone.send(["event": "alarm"])
    #expect(phone.asked("alarm").isEmpty)
    #expect(phone.asked("notify").isEmpty)
  }

  @Test("While a finished session is edited, the notification is about the running one")
  func whileEditing() throws {
    let shelf = Shelf()
    let first = notifying(shelf)
    first.logSet()
    first.tap("Finish")
    first.tap("Finish session")
    let past = try #require(first.state.trainedSessions.first?.id.text)
    first.go("#/start-today")
    if first.session == nil { first.go("#/freestyle") }
    first.tap("Minimise the session")
    let running = try #require(first.session)
    #expect(running.id.text != past)
    first.go("#/session")
    if running.exercises.isEmpty {
      first.tap("Add an exercise")
      first.type("leg press", into: "exercise-search")
      first.tap("Leg Press")
      first.type("120", into: "weight")
      first.type("12", into: "reps")
    }
    first.logSet()
    first.go("#/history/\(past)/edit")
    first.send(["event": "hidden"])
    first.clock = try #require(first.session?.rest?.end.milliseconds)
    first.send(["event": "alarm"])
    let title = try #require(first.asked("notify").last?["title"]?.string)
    let next = try #require(first.session?.nextSet())
    #expect(title == first.session?.exercise(of: next.id)?.exercise.name)
    let before = first.session?.loggedSets.count ?? 0
    first.send(["event": "notice", "answer": "log", "at": .integer(first.clock)])
    #expect(first.session?.loggedSets.count == before + 1)
    #expect(first.hash == "#/session")
  }

  @Test("The browser is asked at the first rest, never before, and a refusal is not asked again")
  func asking() {
    let phone = Phone()
    phone.notifications = "default"
    phone.start()
    phone.tap("Start with Full Body")
    phone.tap("Start A")
    #expect(phone.asked("ask-to-notify").isEmpty)
    phone.logSet()
    #expect(phone.asked("ask-to-notify").count == 1)
    phone.send(["event": "notify-permission", "state": "denied"])
    phone.logSet()
    #expect(phone.asked("ask-to-notify").count == 1)
    phone.tap("Settings")
    phone.choose("Notification when a rest ends")
    #expect(phone.asked("ask-to-notify").count == 1)
    #expect(phone.reads("This browser blocks notifications from Rung."))
  }

  @Test("Where there are no notifications nothing is asked and nothing is offered")
  func missing() {
    let phone = Phone.training()
    phone.logSet()
    #expect(phone.asked("ask-to-notify").isEmpty)
    phone.tap("Settings")
    #expect(!phone.reads("Notification when a rest ends"))
  }

  @Test("The app's icon counts the sets to go, and nothing once the session has ended")
  func badge() {
    let phone = Phone.training()
    phone.logSet()
    phone.tap("Finish")
    phone.tap("Finish session")
    #expect(phone.asked("badge").map { $0["count"]?.int64 } == [0, 14, 13, 0])
  }
}
