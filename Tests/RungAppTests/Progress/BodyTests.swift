import CivilTime
import JSONCoding
import Loads
import Logbook
import PatchedScreen
import Testing
import Training

@testable import RungApp

extension Phone {
  /// A phone on which somebody has weighed themselves on these days.
  static func weighed(
    _ weighings: [(day: String, weight: String)], language: String = "en-GB"
  ) -> Phone {
    let phone = Phone.withPlan(language: language)
    phone.go("#/progress")
    for (day, weight) in weighings { phone.weigh(weight, on: day) }
    return phone
  }

  func weigh(_ weight: String, on day: String? = nil) {
    tap("Add a weighing")
    type(weight, into: "weigh-number")
    if let day { type(day, into: "weigh-day") }
    tap("Save")
  }

  var field: String? { screen.element("weigh-number")?.attributes["value"] }
  var isSheetOpen: Bool { screen.element("sheet") != nil }
}

@Suite("Body weight")
struct BodyWeightTests {
  @Test("is entered from Today by one tap, with steps or by typing")
  func today() {
    let phone = Phone.withPlan()
    #expect(phone.reads("Body weight Not weighed yet"))
    phone.tap("Add a weighing")
    #expect(phone.field == "75")
    phone.tap("+0.1 kg")
    phone.tap("+0.1 kg")
    phone.tap("−0.1 kg")
    #expect(phone.field == "75.1")
    phone.tap("Save")
    #expect(!phone.isSheetOpen)
    #expect(phone.reads("Body weight 75.1 kg · today"))
    #expect(phone.reads("75.1 kg on 2 March"))
    phone.weigh("82,4")
    #expect(phone.reads("Body weight 82.4 kg · today"))
    #expect(phone.restarted().reads("Body weight 82.4 kg · today"))
    phone.tap("Undo")
    #expect(phone.reads("Body weight 75.1 kg · today"))
    phone.clock += 86_400_000
    phone.send(["event": "visible"])
    #expect(phone.reads("Body weight 75.1 kg · 2 Mar 2026"))
  }

  @Test("is taken back to nothing by Undo after the first weighing")
  func undoFirst() {
    let phone = Phone.withPlan()
    phone.weigh("80")
    phone.tap("Undo")
    #expect(phone.reads("Body weight Not weighed yet"))
    #expect(phone.restarted().state.logbook.body.weighings.isEmpty)
  }

  @Test(
    "outside what a body can weigh is refused, and the range is said",
    arguments: ["19", "651", "", "abc", "80.123", "1e3"])
  func refused(text: String) {
    let phone = Phone.withPlan()
    phone.tap("Add a weighing")
    phone.type(text, into: "weigh-number")
    phone.tap("Save")
    #expect(phone.isSheetOpen)
    #expect(
      phone.reads(
        "“\(text)” is not taken. Enter a number from 20 to 650 kg, with at most two decimals."))
    #expect(phone.state.logbook.body.weighings.isEmpty)
    phone.tap("+0.1 kg")
    #expect(phone.field == "75.1")
    #expect(!phone.reads("is not taken"))
  }

  @Test(
    "is refused for a day to come or one that is none", arguments: ["2026-03-03", "", "1850-01-01"])
  func days(day: String) {
    let phone = Phone.withPlan()
    phone.tap("Add a weighing")
    phone.type(day, into: "weigh-day")
    phone.tap("Save")
    #expect(phone.reads("Choose a day from 1900 to today."))
    #expect(phone.state.logbook.body.weighings.isEmpty)
  }

  @Test("takes the place of the day's weighing and says so before")
  func replaces() {
    let phone = Phone.weighed([("2026-02-20", "83")])
    phone.tap("Add a weighing")
    #expect(!phone.reads("This takes the place of"))
    phone.type("2026-02-20", into: "weigh-day")
    #expect(phone.reads("This takes the place of 83 kg of that day."))
    phone.type("82", into: "weigh-number")
    phone.tap("Save")
    #expect(phone.state.logbook.body.weighings.map { $0.weight.label } == ["82 kg"])
  }

  @Test("is drawn over twelve weeks with its change and the goal")
  func chart() {
    let phone = Phone.weighed([
      ("2025-12-01", "90"), ("2026-01-26", "84.5"), ("2026-02-16", "83"), ("2026-03-02", "82.4"),
    ])
    #expect(phone.section("body-weight").contains("2 Mar 2026 82.4 kg In 5 weeks −2.1 kg"))
    #expect(phone.reading("weight-reader") == "2 Mar 2026: 82.4 kg")
    phone.tap("Set a goal")
    phone.type("78", into: "weigh-number")
    phone.tap("Save")
    #expect(phone.section("body-weight").contains("In 5 weeks −2.1 kg Goal 78 kg"))
    #expect(phone.screen.root.all.contains { $0.attributes["class"] == "goal" })
    #expect(phone.restarted().state.settings.goalWeight?.label == "78 kg")
    phone.tap("Change the goal")
    phone.tap("Remove the goal")
    #expect(!phone.section("body-weight").contains("Goal 78"))
    phone.tap("Undo")
    #expect(phone.section("body-weight").contains("Goal 78 kg"))
  }

  @Test("in short says days, and without a weighing lately that there is none")
  func spans() {
    let short = Phone.weighed([("2026-02-20", "80"), ("2026-03-01", "80")])
    #expect(short.section("body-weight").contains("In 9 days 0 kg"))
    let old = Phone.weighed([("2025-11-01", "80")])
    #expect(old.section("body-weight").contains("There is no weighing in the last twelve weeks."))
    #expect(old.reading("weight-reader") == nil)
  }

  @Test("is edited and deleted from its list, with Undo")
  func edited() {
    let phone = Phone.weighed([("2026-02-20", "83"), ("2026-03-01", "82")])
    phone.tap("20 Feb 2026")
    #expect(phone.field == "83")
    #expect(phone.screen.element("weigh-day") == nil)
    phone.type("83.5", into: "weigh-number")
    phone.tap("Save")
    #expect(phone.section("body-weight").contains("20 Feb 2026 83.5 kg"))
    phone.tap("20 Feb 2026")
    phone.tap("Delete this weighing")
    #expect(phone.reads("The weighing of 20 February is deleted"))
    #expect(phone.state.logbook.body.weighings.map { $0.weight.label } == ["82 kg"])
    phone.tap("Undo")
    #expect(phone.section("body-weight").contains("20 Feb 2026 83.5 kg"))
    #expect(
      phone.restarted().state.logbook.body.weighings.map { $0.weight.label } == [
        "83.5 kg", "82 kg",
      ]
    )
  }

  @Test("is shown in the person's unit and edited in its own")
  func units() {
    let phone = Phone.weighed([("2026-03-01", "181.5")], language: "en-US")
    phone.tap("Add a weighing")
    #expect(phone.field == "181.5")
    phone.tap("+0.5 lb")
    #expect(phone.field == "182")
    phone.tap("Close")
    phone.go("#/today")
    phone.tap("Settings")
    phone.choose("Kilograms")
    phone.tap("Close")
    #expect(phone.reads("Body weight 82.3 kg · 1 Mar 2026"))
    phone.go("#/progress")
    phone.tap("1 Mar 2026")
    #expect(phone.field == "181.5")
    #expect(phone.reads("Weight in pounds"))
  }

  @Test("lists the last five, and earlier ones on request")
  func list() {
    let phone = Phone.weighed(
      (1...7).map { (day: "2026-02-0\($0)", weight: String(80 + $0)) })
    #expect(!phone.section("body-weight").contains("2 Feb 2026 82 kg"))
    phone.tap("Earlier weighings")
    #expect(phone.section("body-weight").contains("2 Feb 2026 82 kg"))
  }
}

@Suite("Measurements")
struct MeasurementTests {
  private func measured() -> Phone {
    let phone = Phone.withPlan()
    phone.go("#/progress")
    for (day, waist, arm) in [("2026-02-02", "85", "36"), ("2026-03-02", "84", "")] {
      phone.tap("Add a measurement")
      phone.type(day, into: "girth-day")
      phone.type(waist, into: "girth-waist")
      phone.type(arm, into: "girth-arm")
      phone.tap("Save")
    }
    return phone
  }

  @Test("are listed newest first with what changed")
  func listed() {
    let phone = measured()
    let expected =
      "Measurements 2 Mar 2026 Waist 84 cm (−1.0 cm) 2 Feb 2026 Arm 36 cm · Waist 85 cm"
    #expect(phone.section("measurements") == expected)
    #expect(phone.restarted().section("measurements") == expected)
  }

  @Test("are edited and deleted, with Undo")
  func edited() {
    let phone = measured()
    phone.tap("2 Feb 2026")
    #expect(phone.screen.element("girth-arm")?.attributes["value"] == "36")
    phone.type("36,5", into: "girth-arm")
    phone.tap("Save")
    #expect(phone.section("measurements").contains("Arm 36.5 cm · Waist 85 cm"))
    phone.tap("Undo")
    #expect(phone.section("measurements").contains("Arm 36 cm · Waist 85 cm"))
    phone.tap("2 Feb 2026")
    phone.tap("Delete this measurement")
    #expect(phone.section("measurements") == "Measurements 2 Mar 2026 Waist 84 cm")
    phone.tap("Undo")
    #expect(phone.section("measurements").contains("2 Feb 2026 Arm 36 cm · Waist 85 cm"))
    #expect(phone.restarted().state.logbook.body.measurements.count == 2)
  }

  @Test("that were just made are taken out by Undo")
  func undoNew() {
    let phone = measured()
    phone.tap("Undo")
    #expect(phone.section("measurements") == "Measurements 2 Feb 2026 Arm 36 cm · Waist 85 cm")
  }

  @Test("refuse what is no girth and say which, and nothing at all")
  func refused() {
    let phone = Phone.withPlan()
    phone.go("#/progress")
    phone.tap("Add a measurement")
    phone.tap("Save")
    #expect(phone.reads("Enter at least one girth."))
    phone.type("301", into: "girth-chest")
    phone.tap("Save")
    #expect(
      phone.reads(
        "Chest: “301” is not taken. Enter a number from 0.1 to 300 cm, with at most two decimals."))
    #expect(phone.state.logbook.body.measurements.isEmpty)
  }

  @Test("can be entered in inches, and what was not touched keeps its own unit")
  func inches() throws {
    let phone = measured()
    phone.tap("2 Feb 2026")
    phone.choose("in")
    #expect(phone.screen.element("girth-waist")?.attributes["value"] == "33.5")
    phone.type("14.5", into: "girth-arm")
    phone.tap("Save")
    let stored = try #require(phone.state.logbook.body.measurements.first)
    #expect(stored[.waist]?.label == "85 cm")
    #expect(stored[.arm]?.label == "14.5 in")
  }

  @Test("edited in two tabs keep what each changed")
  func twoTabs() throws {
    let one = measured()
    let other = Phone(one.shelf, at: one.clock).start(hash: "#/progress")
    one.tap("2 Feb 2026")
    other.tap("2 Feb 2026")
    other.type("86", into: "girth-waist")
    other.tap("Save")
    one.type("37", into: "girth-arm")
    one.tap("Save")
    for phone in [one, other] {
      #expect(phone.section("measurements").contains("2 Feb 2026 Arm 37 cm · Waist 86 cm"))
    }
  }

  @Test("of which every girth was emptied are deleted, with Undo")
  func emptied() {
    let phone = measured()
    phone.tap("2 Mar 2026")
    phone.type("", into: "girth-waist")
    phone.tap("Save")
    #expect(phone.section("measurements") == "Measurements 2 Feb 2026 Arm 36 cm · Waist 85 cm")
    phone.tap("Undo")
    #expect(phone.section("measurements").contains("2 Mar 2026 Waist 84 cm"))
  }
}
