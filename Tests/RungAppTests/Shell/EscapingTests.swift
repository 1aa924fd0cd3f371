import CivilTime
import JSONCoding
import Loads
import Logbook
import Markup
import PatchedScreen
import Testing
import Training

@testable import RungApp

@Suite("What a person wrote is shown and never becomes part of the page")
struct EscapingTests {
  private let hostile = "<img src=x onerror=alert(1)>\"'&</script>"

  @Test("Names, notes and titles from anywhere, on every screen")
  func everywhere() {
    let phone = Phone.withPlan()
    var routine = phone.state.logbook.routines[0]
    routine.name = hostile
    for day in routine.days.indices {
      routine.days[day].name = hostile
      for slot in routine.days[day].slots.indices {
        routine.days[day].slots[slot].exercise = ExerciseReference(
          id: ExerciseID(hostile + "\(slot)"), name: hostile, mode: .weightReps)
      }
    }
    _ = phone.state.save(routine)
    phone.shelf.rows["session:" + hostile] = Shelf.Row(text: hostile, revision: "x")
    phone.wait(seconds: 1)
    let fresh = phone.restarted(hash: "")
    var checked = 0
    let check = {
      let html = html(fresh.state.view())
      #expect(!html.contains("<img"))
      #expect(!html.contains("</script>"))
      #expect(!html.contains("\"'&<"))
      checked += html.contains("&lt;img") ? 1 : 0
    }
    check()
    fresh.tap("Show")
    check()
    fresh.tap("Close")
    fresh.go("#/plan")
    check()
    fresh.go(Route.planDay(routine.days[0].id).hash)
    check()
    fresh.go(Route.planEdit(routine.id).hash)
    check()
    fresh.go(Route.planDayEdit(routine.days[0].id).hash)
    check()
    fresh.tap("<img")
    check()
    fresh.tap("Close")
    fresh.go("#/today")
    fresh.tap("Start <img")
    check()
    fresh.type(hostile, into: "weight")
    check()
    fresh.clock += 2_000
    fresh.logSet()
    fresh.tap("More for")
    check()
    fresh.tap("Close")
    fresh.tap("Add an exercise")
    fresh.type(hostile, into: "exercise-search")
    check()
    fresh.tap("Close")
    fresh.tap("Finish")
    fresh.tap("Finish session")
    check()
    fresh.go("#/history")
    check()
    #expect(checked >= 9)
  }

  @Test("The page built by patches is the page that the views describe")
  func agreement() {
    let phone = Phone.training()
    phone.logSet()
    let shown = html(phone.state.view())
    for words in ["Log set 2 of 3", "Barbell Back Squat", "Rest of 2:30"] {
      #expect(shown.contains(words) && phone.reads(words))
    }
  }
}
