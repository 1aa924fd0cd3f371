import CivilTime
import Foundation
import JSONCoding
import Testing
import Training

@testable import RungApp

@Suite("Words")
struct CatalogueTests {
  /// The texts by key.
  private let texts: [String: String]
  /// The app's source, without the list of phrases itself.
  private let source: String

  init() throws {
    let json = try JSON(reading: Phone.catalogue)
    texts = Dictionary(
      uniqueKeysWithValues: (json.object?.members ?? []).map { ($0.name, $0.value.string ?? "") })
    let folder = Phone.repository.appending(path: "Sources/RungApp")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    source = try (files?.allObjects as? [URL] ?? [])
      .filter { $0.pathExtension == "swift" && $0.lastPathComponent != "Phrase.swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
  }

  @Test("Every phrase has its text, one that counts has both forms and no third")
  func everyPhrase() {
    for phrase in Phrase.allCases {
      let plain = texts[phrase.rawValue]
      let forms = ["one", "other"].map { texts[phrase.rawValue + "." + $0] }
      if plain == nil {
        #expect(forms.allSatisfy { $0?.isEmpty == false }, "\(phrase.rawValue)")
        #expect(forms[1]?.contains("{count}") == true, "\(phrase.rawValue).other says no number")
      } else {
        #expect(plain?.isEmpty == false, "\(phrase.rawValue)")
        #expect(forms.allSatisfy { $0 == nil }, "\(phrase.rawValue) has a text and forms")
      }
    }
  }

  @Test("Every text is a phrase's, or is put together at run time")
  func everyText() {
    var known = Set(
      Phrase.allCases.flatMap { [$0.rawValue, $0.rawValue + ".one", $0.rawValue + ".other"] })
    known.insert("number.decimal")
    for weekday in Weekday.allCases {
      for form in ["weekday.", "weekday.short.", "weekday.initial."] {
        known.insert(form + String(weekday.rawValue))
        #expect(texts[form + String(weekday.rawValue)]?.isEmpty == false)
      }
    }
    for month in 1...12 {
      for form in ["month.", "month.short."] {
        known.insert(form + String(month))
        #expect(texts[form + String(month)]?.isEmpty == false)
      }
    }
    for muscle in Muscle.allCases { known.insert("muscle.\(muscle.rawValue)") }
    for mode in TrackingMode.allCases { known.insert("mode." + mode.rawValue) }
    for tag in NoteTag.allCases { known.insert("tag." + tag.rawValue) }
    for kind in RecordKind.allCases where kind.isRecordable {
      known.insert("record.\(kind.rawValue)")
    }
    for measure in ExerciseMeasure.allCases { known.insert("measure.\(measure.rawValue)") }
    for kind in BestKind.allCases { known.insert("best.\(kind.rawValue)") }
    for site in Measurement.Site.allCases { known.insert("site." + site.rawValue) }
    for accent in DeviceMemory.Accent.allCases { known.insert("accent." + accent.rawValue) }
    for template in StarterTemplate.all { known.insert("level." + template.id) }
    for rule in PlanRule.allCases {
      known.formUnion(["rule." + rule.rawValue, "rule." + rule.rawValue + ".text"])
    }
    #expect(Set(texts.keys).subtracting(known).isEmpty)
    let put = [
      "muscle.", "accent.", "level.", "mode.", "tag.", "record.", "measure.", "best.", "site.",
      "rule.",
    ]
    for key in known where put.contains(where: { key.hasPrefix($0) }) {
      #expect(texts[key]?.isEmpty == false, "\(key)")
    }
  }

  @Test("Every phrase is said somewhere", arguments: Phrase.allCases)
  func everyPhraseIsUsed(phrase: Phrase) {
    let name = "." + String(describing: phrase)
    let isUsed = source.ranges(of: name).contains { found in
      found.upperBound == source.endIndex
        || !(source[found.upperBound].isLetter || source[found.upperBound].isNumber)
    }
    #expect(isUsed, "\(name) is said nowhere")
  }

  @Test("A phrase is told a number exactly where its text has forms for it")
  func counted() {
    for phrase in Phrase.allCases where texts[phrase.rawValue] == nil {
      let name = "." + String(describing: phrase)
      #expect(
        source.contains(name + ", count:"), "\(name) has forms, but no number is ever given")
    }
  }

  @Test("Every icon named in Swift is taken into the sprite")
  func icons() throws {
    let list = try String(
      contentsOf: Phone.repository.appending(path: "tools/icons.txt"), encoding: .utf8)
    let taken = Set(
      list.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty && !$0.hasPrefix("#") })
    let calls = source.matches(
      of: /(?:icon|iconButton|menuRow|dataRow|choiceRow|tab)\(\s*(?:\.\w+, )?"([a-z0-9-]+)"/)
    #expect(calls.count > 20)
    for call in calls { #expect(taken.contains(String(call.1)), "\(call.1)") }
    let trouble = source.matches(of: /case \.(?:evicted|blocked|newer|failed): "([a-z-]+)"/)
    #expect(trouble.count == 4)
    for call in trouble { #expect(taken.contains(String(call.1)), "\(call.1)") }
  }

  @Test("Placeholders of a text are all filled in by those who say it")
  func placeholders() {
    let pattern = /\{([a-z]+)\}/
    for (key, text) in texts {
      for name in text.matches(of: pattern).map({ String($0.1) }) where name != "count" {
        #expect(
          source.contains("\"\(name)\"") || source.contains("name: \"\(name)\""),
          "\(key): {\(name)}")
      }
    }
  }

  @Test(
    "A damaged catalogue keeps nobody from their logbook", arguments: ["", "[]", "{\"a\":1}", "{"])
  func damaged(text: String) {
    #expect(throws: CatalogueError.self) { try Catalogue(json: Array(text.utf8)) }
    var app = App()
    app.load(catalogue: Array(text.utf8))
    app.load(library: Array(text.utf8))
    app.handle(
      Array(#"{"event":"boot","now":0,"store":"ready","documents":[],"entropy":""}"#.utf8))
    #expect(!app.patch.isEmpty)
  }
}
