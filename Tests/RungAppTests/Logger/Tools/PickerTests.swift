import CivilTime
import Loads
import Logbook
import PatchedScreen
import Testing
import Training

@testable import RungApp

@Suite("Choosing an exercise")
struct PickerTests {
  @Test("A swap proposes what trains the same first; logged sets stay where they are")
  func swap() {
    let phone = Phone.training()
    phone.type("60", into: "weight")
    phone.logSet()
    phone.tap("More for")
    phone.tap("Swap the exercise")
    let similar = phone.screen.front.all.first {
      $0.attributes["aria-label"] == "Similar exercises"
    }
    #expect(similar?.text.contains("Front Squat") == true)
    #expect(similar?.text.contains("Curl") == false)
    phone.type("leg press", into: "exercise-search")
    phone.tap("Leg Press")
    #expect(phone.reads("Barbell Back Squat swapped for Leg Press"))
    #expect(phone.screen.element("exercise-in-hand")?.text == "Leg Press")
    #expect(phone.session?.exercises.map { $0.sets.count }.prefix(2) == [1, 2])
    #expect(phone.session?.exercises[0].exercise.name == "Barbell Back Squat")
    phone.tap("Undo")
    #expect(phone.session?.exercises.map { $0.sets.count }.prefix(2) == [3, 3])
    phone.tap("More for")
    phone.tap("Swap the exercise")
    phone.type("leg press", into: "exercise-search")
    phone.tap("Leg Press")
    // The machine's own steps, not the bar's.
    phone.type("60", into: "weight")
    phone.tap("One rung up, 65 kg")
    #expect(phone.dialled == "65 × 5")
    phone.wait(seconds: 10)
    #expect(phone.restarted().screen.html == phone.screen.html)
  }

  @Test("An exercise that was not begun is swapped in place and opens as it was done last")
  func swapInPlace() {
    let phone = Phone.training()
    phone.tap("Add an exercise")
    phone.type("leg press", into: "exercise-search")
    phone.tap("Leg Press")
    phone.type("120", into: "weight")
    for _ in 0..<3 { phone.logSet() }
    phone.tap("Finish")
    phone.tap("Finish session")
    let next = phone.restarted(after: 7 * 86_400_000, hash: "#/today")
    next.tap("Start A")
    next.tap("More for Barbell Back Squat")
    next.tap("Swap the exercise")
    next.type("leg press", into: "exercise-search")
    next.tap("Leg Press")
    #expect(next.session?.exercises.count == 5)
    #expect(next.reads("was 120 × 10"))
    #expect(next.screen.element("weight")?.attributes["value"] == "125")
    next.tap("Undo")
    #expect(next.screen.element("exercise-in-hand")?.text == "Barbell Back Squat")
  }

  @Test("The picker narrows by muscle and equipment, and shows first what was done lately")
  func filters() throws {
    let phone = Phone.training()
    for _ in 0..<3 { phone.logSet() }
    phone.tap("Finish")
    phone.tap("Finish session")
    phone.go("#/freestyle")
    phone.tap("Add an exercise")
    let recent = phone.screen.front.all.first { $0.attributes["aria-label"] == "Recent" }
    #expect(recent?.text.contains("Barbell Back Squat") == true)
    let muscle = try #require(phone.screen.element("filter-muscle"))
    phone.dom(muscle, "change", value: String(Muscle.biceps.rawValue))
    #expect(!phone.reads("Recent Barbell Back Squat"))
    #expect(phone.screen.control("Barbell Curl", answering: "tap") != nil)
    #expect(phone.screen.control("Barbell Bench Press", answering: "tap") == nil)
    let options = muscle.children.count
    #expect(options == 18)
    phone.dom(try #require(phone.screen.element("filter-muscle")), "change", value: "")
    #expect(phone.screen.control("Barbell Back Squat", answering: "tap") != nil)
  }

  @Test("An exercise of one's own is made from the search and dropped into the session")
  func create() throws {
    let phone = Phone.training()
    phone.tap("Add an exercise")
    phone.type("Sled drag", into: "exercise-search")
    phone.tap("Create “Sled drag”")
    #expect(phone.screen.element("new-name")?.attributes["value"] == "Sled drag")
    phone.dom(try #require(phone.screen.element("new-mode")), "change", value: "weightDistance")
    phone.dom(try #require(phone.screen.element("new-muscle")), "change", value: "13")
    phone.dom(try #require(phone.screen.element("new-equipment")), "change", value: "Plate")
    phone.tap("Save and add")
    #expect(phone.screen.element("exercise-in-hand")?.text == "Sled drag")
    #expect(phone.screen.element("distance") != nil)
    let own = try #require(phone.state.catalog.customExercises.values.first)
    #expect(own.mode == .weightDistance)
    #expect(own.muscles == [.quads])
    #expect(own.equipment == [.plate])
    let fresh = phone.restarted()
    #expect(fresh.screen.html == phone.screen.html)
    fresh.tap("Add an exercise")
    fresh.type("sled dr", into: "exercise-search")
    #expect(fresh.screen.control("Sled drag Quads", answering: "tap") != nil)
  }

  @Test("A name that is taken is refused and the exercise that has it offered")
  func duplicate() {
    let phone = Phone.training()
    phone.tap("Add an exercise")
    phone.type("cable face PULL", into: "exercise-search")
    phone.tap("Create “cable face PULL”")
    #expect(phone.reads("There is an exercise called “Cable Face Pull” already."))
    #expect(phone.screen.control("Save and add", answering: "tap") == nil)
    phone.tap("Use Cable Face Pull")
    #expect(phone.screen.element("exercise-in-hand")?.text == "Cable Face Pull")
    #expect(phone.state.catalog.customExercises.isEmpty)
    phone.tap("Add an exercise")
    phone.type("  ", into: "exercise-search")
    #expect(!phone.reads("Create"))
    phone.type("x", into: "exercise-search")
    phone.tap("Create “x”")
    phone.type(" ", into: "new-name")
    #expect(phone.screen.control("Save and add", answering: "tap") == nil)
  }

  @Test("Hidden exercises are not listed")
  func hidden() throws {
    let phone = Phone.training()
    _ = try phone.state.logbook.hide("face-pull", now: phone.clock)
    phone.tap("Add an exercise")
    phone.type("face pull", into: "exercise-search")
    #expect(phone.screen.control("Cable Face Pull", answering: "tap") == nil)
  }
}
