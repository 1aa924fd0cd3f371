import JSONCoding
import Testing
import Training

@testable import RungApp

@Suite("Languages")
struct LanguageTests {
  @Test("Another language is remembered, and the app asks to start again in it")
  func choosing() {
    let phone = Phone.withPlan()
    phone.tap("Settings")
    phone.choose("Deutsch")
    #expect(phone.asked("language").map { $0["code"]?.string } == ["de"])
    #expect(phone.state.device.language == nil)
    phone.send(["event": "fetched", "name": "language", "text": "de"])
    let device = phone.asked("device").last?["value"]?.string ?? ""
    #expect(DeviceMemory(text: device).language == .german)
    #expect(phone.asked("reload").count == 1)
  }

  @Test("A language whose words can't be had changes nothing, and says so")
  func missing() {
    let phone = Phone.withPlan()
    phone.tap("Settings")
    phone.choose("Deutsch")
    phone.send(["event": "fetched", "name": "language", "text": .null])
    #expect(phone.state.device.language == nil)
    #expect(phone.asked("reload").isEmpty)
    #expect(phone.reads("The words of this language are not on this device"))
  }

  @Test("The language in use can't be asked for again, and the browser's own can be gone back to")
  func goingBack() {
    let phone = Phone.withPlan()
    phone.tap("Settings")
    phone.choose("Browser")
    #expect(phone.asked("language").isEmpty)
    phone.choose("English")
    phone.send(["event": "fetched", "name": "language", "text": "en"])
    phone.choose("Browser")
    #expect(phone.asked("language").map { $0["code"]?.string } == ["en", ""])
  }

  @Test("In German the screens, the numbers and the names of exercises are German")
  func german() throws {
    let shelf = Shelf()
    try shelf.keep([
      Done(exercise: "barbell-row", day: "2026-02-26", sets: [kilograms(72, 8)])
    ])
    let phone = Phone(shelf, speaking: "de").start(language: "de-DE", hash: "#/library")
    #expect(phone.names(in: "recent") == ["Vorgebeugtes Rudern (Langhantel)"])
    phone.type("bankdrücken", into: "library-search")
    #expect(phone.names().first == "Bankdrücken (Langhantel)")
    phone.type("bench press", into: "library-search")
    #expect(phone.names().first == "Bankdrücken (Langhantel)")
    phone.go("#/history")
    #expect(phone.reads("576 kg"))
    #expect(phone.reads("Februar 2026"))
  }

  @Test("Names of another library are not taken: the English ones stay")
  func foreignNames() {
    for names in [Array("one name only".utf8), [0xFF, 0xFE], []] {
      let phone = Phone(names: names).start()
      phone.tap("Start with Full Body")
      phone.go("#/library")
      phone.type("bench press", into: "library-search")
      #expect(phone.names().first == "Barbell Bench Press")
    }
  }

  @Test("A language that a newer version knows is the browser's own here")
  func unknownLanguage() {
    #expect(DeviceMemory(text: #"{"language":"fr","theme":"dark"}"#).language == nil)
    #expect(DeviceMemory(text: #"{"language":7,"theme":"dark"}"#).theme == .dark)
  }
}

@Suite("Numbers for screen readers")
struct PlainNumberTests {
  @Test(
    "have a point in every language, and what is no number is left out",
    arguments: [
      ("62,5", "62.5"), ("62.5", "62.5"), ("-5", "-5"), ("8", "8"), ("1:30", nil), ("", nil),
      ("–", nil),
    ] as [(String, String?)])
  func plain(text: String, number: String?) {
    #expect(plainNumber(text) == number)
  }
}
