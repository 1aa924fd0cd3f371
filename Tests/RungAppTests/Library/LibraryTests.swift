import CivilTime
import JSONCoding
import LibraryFiles
import Loads
import PatchedScreen
import Testing
import Training

@testable import RungApp

extension Phone {
  /// The names in a list of the Library, in order.
  func names(in section: String? = nil) -> [String] {
    let whole = section.flatMap { title in
      screen.root.all.first { $0.attributes["aria-labelledby"] == title }
    }
    return (whole ?? screen.root).all
      .filter { $0.attributes["class"] == "row" && $0.tag == "a" }
      .compactMap { row in row.all.first { $0.attributes["class"] == "name" }?.text }
  }
}

@Suite("The Library")
struct LibraryTests {
  @Test("shows what was done lately first, then sixty of all, and more when asked")
  func opened() throws {
    let shelf = Shelf()
    try shelf.keep([
      Done(exercise: "deadlift", day: "2026-02-23", sets: [kilograms(140, 5)]),
      Done(exercise: "barbell-row", day: "2026-02-26", sets: [kilograms(70, 8)]),
    ])
    let phone = Phone(shelf).start(hash: "#/library")
    #expect(phone.names(in: "recent") == ["Barbell Row", "Conventional Deadlift"])
    #expect(phone.names(in: "all").count == 60)
    #expect(
      phone.names(in: "all") == phone.names(in: "all").sorted { $0.lowercased() < $1.lowercased() })
    phone.tap("Show more")
    #expect(phone.names(in: "all").count == 120)
    while phone.screen.control("Show more", answering: "tap") != nil { phone.tap("Show more") }
    #expect(phone.names(in: "all").count == LibraryFiles.library.count)
  }

  @Test("finds as people type, as the picker does, and narrows by muscle and equipment")
  func searched() throws {
    let phone = Phone.withPlan()
    phone.go("#/library")
    phone.type("rdl", into: "library-search")
    #expect(phone.names().first == "Barbell Romanian Deadlift")
    #expect(phone.names().count < 20)
    let found = phone.names()
    phone.go("#/freestyle")
    phone.tap("Add an exercise")
    phone.type("rdl", into: "exercise-search")
    let picked = phone.screen.front.all.filter { $0.tag == "button" }.compactMap { row in
      row.all.first { $0.attributes["class"] == "name" }?.text
    }
    #expect(picked == found)
    phone.tap("Close")
    phone.go("#/library")
    #expect(phone.screen.element("library-search")?.attributes["value"] == "rdl")
    phone.type("", into: "library-search")
    phone.dom(
      try #require(phone.screen.element("library-muscle")), "change",
      value: String(Muscle.biceps.rawValue))
    #expect(phone.names().contains("Barbell Curl"))
    #expect(!phone.names().contains("Barbell Bench Press"))
    let kettlebell = try #require(
      phone.screen.element("library-equipment")?.children.first { $0.text == "Kettlebell" })
    phone.dom(
      try #require(phone.screen.element("library-equipment")), "change",
      value: kettlebell.attributes["value"] ?? "")
    #expect(!phone.names().contains("Barbell Curl"))
    #expect(!phone.names().isEmpty)
  }

  @Test("makes an exercise of what was typed, marks it as one's own and opens its page")
  func created() throws {
    let phone = Phone.withPlan()
    phone.go("#/library")
    phone.type("Yoke wobble", into: "library-search")
    #expect(phone.reads("Nothing is called “Yoke wobble”. Try another word."))
    phone.tap("Create “Yoke wobble”")
    #expect(phone.screen.element("new-name")?.attributes["value"] == "Yoke wobble")
    phone.tap("Save")
    #expect(phone.hash.hasPrefix("#/exercise/own-"))
    #expect(phone.reads("Yours · Machine Yoke wobble"))
    #expect(phone.session == nil)
    phone.go("#/library")
    #expect(phone.names() == ["Yoke wobble"])
    #expect(phone.reads("Yours"))
    // A name that is taken leads to the exercise that has it.
    phone.type("cable face pull", into: "library-search")
    phone.tap("Create “cable face pull”")
    phone.tap("Use Cable Face Pull")
    #expect(phone.hash == "#/exercise/face-pull")
  }

  @Test("leaves hidden ones out until they are shown again")
  func hidden() {
    let phone = Phone.withPlan()
    phone.go("#/exercise/deadlift")
    phone.tap("Hide it in search and lists")
    #expect(phone.reads("Conventional Deadlift is hidden in search and lists"))
    phone.go("#/library")
    phone.type("conventional deadlift", into: "library-search")
    #expect(!phone.names().contains("Conventional Deadlift"))
    phone.type("", into: "library-search")
    phone.tap("1 hidden exercise")
    phone.tap("Show Conventional Deadlift in the lists again")
    #expect(!phone.reads("hidden exercise"))
    phone.type("conventional deadlift", into: "library-search")
    #expect(phone.names().first == "Conventional Deadlift")
    phone.go("#/exercise/deadlift")
    phone.tap("Hide it in search and lists")
    phone.tap("Undo")
    #expect(phone.restarted().state.catalog.hiddenIDs.isEmpty)
  }

  @Test("has an address of its own for any id", arguments: ["own-1", "a b/ü%?#", "ä", "%41", ""])
  func addresses(id: String) {
    guard !id.isEmpty else { return #expect(Route(hash: "#/exercise/") == .unknown) }
    let route = Route.exercise(ExerciseID(id))
    #expect(Route(hash: route.hash) == route)
    #expect(route.hash.utf8.allSatisfy { $0 < 0x7F && $0 > 0x20 })
  }
}
