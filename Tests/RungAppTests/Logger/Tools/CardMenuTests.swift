import CivilTime
import Loads
import PatchedScreen
import Testing
import Training

@testable import RungApp

@Suite("The menu of an exercise")
struct CardMenuTests {
  /// What stands on the rows of the open exercise.
  private func rows(of phone: Phone) -> [String] {
    phone.screen.root.all.filter {
      $0.attributes["class"]?.hasPrefix("set") == true && $0.tag == "li"
    }
    .map { $0.text }
  }

  private func progress(of phone: Phone) -> String {
    phone.session.map { "\($0.progress.done) of \($0.progress.total)" } ?? ""
  }

  @Test("A whole warm-up ramp is added in one tap, then one more, and taken away again")
  func warmUps() {
    let phone = Phone.training()
    phone.type("100", into: "weight")
    phone.tap("More for")
    #expect(phone.reads("Add a warm-up ramp 50 · 75 · 87.5 kg"))
    phone.tap("Add a warm-up ramp")
    #expect(
      rows(of: phone).prefix(3) == [
        "W1 50 kg × 5 Warm-up", "W2 75 kg × 5 Warm-up", "W3 87.5 kg × 5 Warm-up",
      ])
    #expect(phone.dialled == "50 × 5")
    #expect(phone.screen.element("log")?.text == "Log warm-up 1 of 3")
    #expect(phone.reads("3 × 5–8 · rest 2:30"))
    phone.tap("More for")
    #expect(!phone.reads("Add a warm-up ramp"))
    phone.tap("Add a warm-up")
    #expect(rows(of: phone)[3] == "W4 92.5 kg × 5 Warm-up")
    phone.tap("More for")
    phone.tap("Remove warm-up 4")
    #expect(rows(of: phone).count == 6)
    #expect(phone.reads("Removed warm-up 4"))
    phone.tap("Undo")
    #expect(rows(of: phone).count == 7)
    phone.tap("More for")
    phone.tap("Remove all warm-ups")
    #expect(rows(of: phone).count == 3)
    phone.tap("Undo")
    #expect(rows(of: phone).count == 7)
    phone.wait(seconds: 10)
    #expect(phone.restarted().screen.html == phone.screen.html)
  }

  @Test("A logged warm-up is counted and rated nowhere, and the sets behind it keep their numbers")
  func loggedWarmUp() {
    let phone = Phone.training()
    phone.type("100", into: "weight")
    phone.tap("More for")
    phone.tap("Add a warm-up ramp")
    phone.logSet()
    #expect(progress(of: phone) == "0 of 14")
    #expect(!phone.reads("How was set"))
    #expect(phone.screen.control("Set W1 is logged, undo", answering: "tap") != nil)
    phone.logSet()
    phone.logSet()
    phone.wait(seconds: 1)
    #expect(phone.screen.element("log")?.text == "Log set 1 of 3")
    phone.logSet()
    #expect(progress(of: phone) == "1 of 14")
    #expect(phone.reads("How was set 1?"))
    phone.tap("More for")
    #expect(!phone.reads("Add a warm-up"))
  }

  @Test("A drop goes on with the set just logged, a fifth lighter, and the rest waits for it")
  func drop() {
    let phone = Phone.training()
    phone.type("100", into: "weight")
    phone.logSet()
    #expect(phone.session?.rest != nil)
    phone.tap("More for")
    #expect(phone.reads("Drop set Lighter, straight after 100 kg × 5"))
    phone.tap("Drop set")
    #expect(phone.session?.rest == nil)
    #expect(rows(of: phone)[1] == "1a 80 kg × 5 Drop")
    #expect(phone.screen.element("log")?.text == "Log drop 1a")
    phone.logSet()
    #expect(phone.session?.rest != nil)
    #expect(phone.reads("Change set 1a: 80 kg × 5 Drop"))
    #expect(phone.screen.element("log")?.text == "Log set 2 of 3")
    #expect(progress(of: phone) == "1 of 14")
    phone.tap("More for")
    phone.tap("Drop set")
    #expect(rows(of: phone)[2] == "1b 62.5 kg × 5 Drop")
    phone.tap("More for")
    phone.tap("Remove drop 1b")
    #expect(rows(of: phone).count == 4)
    #expect(phone.session?.rest != nil)
    phone.wait(seconds: 10)
    #expect(phone.restarted().screen.html == phone.screen.html)
  }

  @Test("A cluster repeats the weight, and can be made a set of its own")
  func cluster() {
    let phone = Phone.training()
    phone.type("100", into: "weight")
    phone.logSet()
    phone.tap("More for")
    phone.tap("Cluster")
    #expect(phone.screen.element("log")?.text == "Log cluster 1a")
    phone.logSet()
    #expect(phone.reads("Change set 1a: 100 kg × 5 Cluster"))
    phone.tap("Change set 1a")
    phone.tap("Make it a set")
    #expect(phone.reads("Change set 2: 100 kg × 5"))
    #expect(progress(of: phone) == "2 of 15")
    phone.tap("Undo")
    #expect(phone.reads("Change set 1a: 100 kg × 5 Cluster"))
    #expect(progress(of: phone) == "1 of 14")
  }

  @Test("A finished exercise is opened again for one more set or a drop")
  func finished() {
    let phone = Phone.training()
    phone.type("100", into: "weight")
    for _ in 0..<3 {
      phone.logSet()
      phone.wait(seconds: 1)
    }
    #expect(phone.screen.element("exercise-in-hand")?.text == "Barbell Bench Press")
    phone.tap("Barbell Back Squat")
    phone.tap("More for Barbell Back Squat")
    phone.tap("Drop set")
    #expect(phone.screen.element("log")?.text == "Log drop 3a")
    phone.logSet()
    phone.tap("Barbell Back Squat")
    phone.tap("Add a set")
    #expect(phone.screen.element("log")?.text == "Log set 4 of 4")
  }

  @Test("Nothing lighter, no drop; nothing logged, neither; nothing for a hold")
  func noDrop() {
    let phone = Phone.training()
    phone.tap("More for")
    #expect(!phone.reads("Drop set"))
    #expect(!phone.reads("Cluster"))
    phone.tap("Close")
    phone.logSet()
    phone.tap("More for")
    #expect(!phone.reads("Drop set"))
    #expect(phone.reads("Cluster"))
    phone.tap("Close")
    phone.tap("Plank")
    phone.logSet()
    phone.tap("More for")
    #expect(!phone.reads("Cluster"))
    #expect(!phone.reads("Add a warm-up"))
    #expect(!phone.reads("Weights it has"))
  }

  @Test("Two exercises are done in turn, one rest a round, and taken apart again")
  func superset() {
    let phone = Phone.training()
    phone.tap("More for")
    phone.tap("Superset with another exercise")
    phone.tap("Barbell Row")
    #expect(phone.reads("Superset · round 1 of 3"))
    let names = phone.session?.exercises.map { $0.exercise.name } ?? []
    #expect(
      names == [
        "Barbell Back Squat", "Barbell Row", "Barbell Bench Press", "Dumbbell Lateral Raise",
        "Plank",
      ])
    phone.logSet()
    #expect(phone.session?.rest == nil)
    #expect(phone.screen.element("exercise-in-hand")?.text == "Barbell Row")
    phone.logSet()
    #expect(phone.session?.rest != nil)
    #expect(phone.screen.element("exercise-in-hand")?.text == "Barbell Back Squat")
    #expect(phone.reads("Superset · round 2 of 3"))
    phone.wait(seconds: 10)
    #expect(phone.restarted().screen.html == phone.screen.html)
    phone.shelf.tabs = [phone]
    phone.tap("More for Barbell Back Squat")
    phone.tap("Take out of the superset")
    #expect(!phone.reads("Superset"))
    #expect(phone.session?.exercises.allSatisfy { $0.group == nil } == true)
    phone.tap("Undo")
    #expect(phone.reads("Superset · round 2 of 3"))
  }

  @Test("The order is changed with buttons, a superset moves as one")
  func order() {
    let phone = Phone.training()
    func order() -> [String] {
      phone.session?.exercises.map {
        String($0.exercise.name.split(separator: " ")[1...].first ?? "Plank")
      } ?? []
    }
    phone.tap("More for")
    phone.tap("Superset with another exercise")
    phone.tap("Barbell Bench Press")
    phone.tap("More for")
    phone.tap("Change the order")
    phone.tap("Move Barbell Row up")
    #expect(order() == ["Row", "Back", "Bench", "Lateral", "Plank"])
    phone.tap("Move Barbell Back Squat down")
    #expect(order() == ["Row", "Bench", "Back", "Lateral", "Plank"])
    phone.tap("Move Barbell Bench Press up")
    #expect(order() == ["Bench", "Back", "Row", "Lateral", "Plank"])
    phone.tap("Move Barbell Back Squat down")
    #expect(order() == ["Row", "Bench", "Back", "Lateral", "Plank"])
    #expect(phone.screen.control("Move Barbell Row up", answering: "tap") == nil)
    #expect(phone.session?.exercises.filter { $0.group != nil }.count == 2)
    phone.tap("Close")
    #expect(phone.screen.element("exercise-in-hand")?.text == "Barbell Bench Press")
  }

  @Test("A removed set and a removed exercise come back with Undo")
  func removals() {
    let phone = Phone.training()
    phone.tap("More for")
    phone.tap("Remove set 3")
    #expect(phone.reads("Removed set 3"))
    #expect(phone.reads("Log set 1 of 2"))
    phone.tap("Undo")
    #expect(phone.reads("Log set 1 of 3"))
    phone.tap("Add an exercise")
    phone.type("rdl", into: "exercise-search")
    phone.tap("Romanian Deadlift")
    phone.tap("More for")
    phone.tap("Remove the exercise")
    #expect(phone.session?.exercises.count == 5)
    phone.tap("Undo")
    #expect(phone.session?.exercises.count == 6)
    #expect(phone.restarted().session == phone.session)
  }
}
