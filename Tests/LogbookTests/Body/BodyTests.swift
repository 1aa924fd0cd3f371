import CivilTime
import JSONCoding
import Journal
import Loads
import Testing
import Training

@testable import Logbook

@Suite("What a person weighs and measures")
struct BodyTests {
  private static func day(_ number: Int) -> LocalDate {
    LocalDate(year: 2026, month: 3, day: number) ?? .earliest
  }

  private static func kilograms(_ thousandths: Int64) -> Weight {
    Weight(Mass(thousandths: thousandths, .kilogram), .kilogram)
  }

  private static func pounds(_ thousandths: Int64) -> Weight {
    Weight(Mass(thousandths: thousandths, .pound), .pound)
  }

  private static func girth(_ text: String) -> Girth? { Girth(parsing: text) }

  @Test("A weighing reads as it was entered, digit for digit, and saving it again writes nothing")
  func weighing() throws {
    var book = Logbook(1)
    for (number, weight) in [
      (2, Self.kilograms(82_450)), (3, Self.pounds(181_500)), (1, Self.kilograms(83_000)),
    ] {
      #expect(try book.save(BodyWeight(date: Self.day(number), weight: weight), now: now))
    }
    let expected = [
      BodyWeight(date: Self.day(1), weight: Self.kilograms(83_000)),
      BodyWeight(date: Self.day(2), weight: Self.kilograms(82_450)),
      BodyWeight(date: Self.day(3), weight: Self.pounds(181_500)),
    ]
    #expect(book.body.weighings == expected)
    #expect(book.restarted(as: 2).body.weighings == expected)
    #expect(try !book.save(expected[1], now: now))
    let document = try #require(book.journal[DocumentID(bodyWeight: Self.day(2))])
    #expect(document.id.text == "bodyWeight:2026-03-02")
    #expect(document.content() == ["entry": ["weight": "82.45 kg"]])
  }

  @Test("A second weighing of a day takes the place of the first, on two devices the later one")
  func second() throws {
    var (one, other) = (Logbook(1), Logbook(2))
    _ = try one.save(BodyWeight(date: Self.day(2), weight: Self.kilograms(82_000)), now: now)
    _ = try other.save(BodyWeight(date: Self.day(2), weight: Self.kilograms(81_000)), now: now + 9)
    exchange(&one, &other)
    let later = [BodyWeight(date: Self.day(2), weight: Self.kilograms(81_000))]
    #expect(one.body.weighings == later)
    #expect(other.body.weighings == later)
  }

  @Test("A weighing that was removed comes back by Undo and by a new one")
  func removed() throws {
    var book = Logbook(1)
    let id = DocumentID(bodyWeight: Self.day(2))
    let old = BodyWeight(date: Self.day(2), weight: Self.kilograms(82_000))
    let new = BodyWeight(date: Self.day(2), weight: Self.kilograms(80_500))
    _ = try book.save(old, now: now)
    #expect(try book.remove(id, now: now))
    #expect(book.body.weighings.isEmpty)
    #expect(book.restarted(as: 2).body.weighings.isEmpty)
    #expect(try book.undoRemoval(of: id, now: now))
    #expect(book.body.weighings == [old])
    _ = try book.remove(id, now: now)
    #expect(try book.save(new, now: now))
    #expect(book.body.weighings == [new])
    #expect(book.restarted(as: 3).body.weighings == [new])
    _ = try book.remove(id, now: now)
    #expect(try book.save(new, now: now))
    #expect(book.restarted(as: 4).body.weighings == [new])
  }

  @Test("What a newer version says of a weighing or measurement stays beside an edit")
  func unknown() throws {
    var book = Logbook(1)
    let weighing = DocumentID(bodyWeight: Self.day(2))
    let measured = DocumentID(measurement: "m1")
    try book.take(
      weighing, [("entry", ["weight": "82 kg", "source": "scale"]), ("mood", "fine")], from: 9)
    try book.take(
      measured,
      [
        ("date", "2026-03-02"), ("girths/waist", "84 cm"), ("girths/wrist", "17 cm"),
        ("photo", "x.jpg"),
      ], from: 9)
    _ = try book.save(BodyWeight(date: Self.day(2), weight: Self.kilograms(81_500)), now: now)
    var measurement = try #require(book.body.measurement("m1"))
    measurement[.waist] = Self.girth("83.5 cm")
    _ = try book.save(measurement, now: now)
    let fresh = book.restarted(as: 2)
    #expect(
      fresh.journal[weighing]?.content()
        == ["entry": ["weight": "81.5 kg", "source": "scale"], "mood": "fine"])
    #expect(
      fresh.journal[measured]?.content()
        == [
          "date": "2026-03-02", "girths": ["waist": "83.5 cm", "wrist": "17 cm"],
          "photo": "x.jpg",
        ])
  }

  @Test(
    "What can be no weighing is none, and stays stored",
    arguments: [
      "0 kg", "-80 kg", "80", "1001 kg", "heavy",
    ])
  func impossible(text: String) throws {
    var book = Logbook(1)
    let id = DocumentID(bodyWeight: Self.day(2))
    try book.take(id, [("entry", ["weight": .string(text)])], from: 9)
    try book.take("bodyWeight:soon", [("entry", ["weight": "80 kg"])], from: 9)
    #expect(book.body.weighings.isEmpty)
    #expect(book.restarted(as: 2).journal[id]?.value(at: "entry")?["weight"] == .string(text))
  }

  @Test("A damaged row is reported and touches no other")
  func damaged() throws {
    var source = Logbook(1)
    for number in 1...3 {
      _ = try source.save(
        BodyWeight(date: Self.day(number), weight: Self.kilograms(80_000)), now: now)
    }
    var book = Logbook(2)
    let failures = book.load(
      (1...3).map { number in
        let id = DocumentID(bodyWeight: Self.day(number))
        let row = source.journal.row(for: id) ?? ""
        return (id: id.text, row: number == 2 ? String(row.dropLast(5)) : row)
      })
    #expect(failures.map { $0.id } == ["bodyWeight:2026-03-02"])
    #expect(book.body.weighings.map { $0.date } == [Self.day(1), Self.day(3)])
  }

  @Test("An entry of a file that nobody can weigh, or that lies ahead, is refused")
  func checked() throws {
    func check(_ date: LocalDate, _ text: String) throws(EntryProblem) {
      var book = Logbook(1)
      let id = DocumentID(bodyWeight: date)
      guard (try? book.take(id, [("entry", ["weight": .string(text)])], from: 9)) != nil else {
        return
      }
      try book.check(id, against: nil, now: Sample.start)
    }
    let today = Sample.start.date
    try check(today, "80 kg")
    try check(today.adding(days: 1), "80 kg")
    #expect(throws: EntryProblem.ahead) { try check(today.adding(days: 2), "80 kg") }
    #expect(throws: EntryProblem.number) { try check(today, "5000 kg") }
  }

  @Test("Any measurement reads as it was entered, and only what changed is written")
  func measurement() throws {
    var book = Logbook(1)
    var measurement = Measurement(id: "m1", date: Self.day(2))
    measurement[.waist] = Self.girth("84.25 cm")
    measurement[.arm] = Self.girth("14.5 in")
    #expect(try book.save(measurement, now: now))
    #expect(book.restarted(as: 2).body.measurements == [measurement])
    #expect(try !book.save(measurement, now: now))
    #expect(
      book.journal[DocumentID(measurement: "m1")]?.content()
        == ["date": "2026-03-02", "girths": ["arm": "14.5 in", "waist": "84.25 cm"]])
    measurement[.arm] = nil
    measurement[.neck] = Self.girth("38 cm")
    measurement.date = Self.day(1)
    #expect(try book.save(measurement, now: now))
    #expect(book.restarted(as: 3).body.measurements == [measurement])
    #expect(try book.remove(DocumentID(measurement: "m1"), now: now))
    #expect(book.body.measurements.isEmpty)
    #expect(try book.save(measurement, now: now))
    #expect(book.restarted(as: 4).body.measurements == [measurement])
  }

  @Test("Measurements stand oldest first, and one without a day or a girth is none")
  func order() throws {
    var book = Logbook(1)
    for (id, number) in [("b", 5), ("a", 5), ("c", 1)] {
      var measurement = Measurement(id: Measurement.ID(id), date: Self.day(number))
      measurement[.hips] = Self.girth("100 cm")
      _ = try book.save(measurement, now: now)
    }
    try book.take("measurement:d", [("girths/hips", "90 cm")], from: 9)
    try book.take("measurement:e", [("date", "2026-03-02"), ("girths/hips", "wide")], from: 9)
    #expect(book.body.measurements.map { $0.id.text } == ["c", "a", "b"])
    #expect(book.restarted(as: 2).body.measurements == book.body.measurements)
  }
}
