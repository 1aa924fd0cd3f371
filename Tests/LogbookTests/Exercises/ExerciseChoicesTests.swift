import JSONCoding
import Journal
import Loads
import Testing
import Training

@testable import Logbook

@Suite("What a person says about single exercises")
struct ExerciseChoicesTests {
  private let row: ExerciseID = "seated-cable-row"

  private static func kilograms(_ thousandths: Int64) -> Mass {
    Mass(thousandths: thousandths, .kilogram)
  }
  private static func pounds(_ count: Int64) -> Mass { Mass(count, .pound) }

  static let scales: [LoadScale] = [
    .uniform(UniformScale(unit: .pound, increment: pounds(10))),
    .uniform(
      UniformScale(
        unit: .kilogram, increment: kilograms(1_250), start: kilograms(5_000),
        ceiling: kilograms(80_000))),
    .stack(StackScale(unit: .pound, pins: [pounds(10), pounds(25)], addOns: [pounds(5)])),
    .fixed(FixedScale(unit: .kilogram, weights: [kilograms(2_500), kilograms(4_000)])),
    .plates(
      PlateScale(
        unit: .kilogram, bar: Weight(kilograms(7_500), .kilogram),
        inventory: PlateInventory([
          PlatePairs(Weight(kilograms(10_000), .kilogram), pairs: 2),
          PlatePairs(Weight(pounds(45), .pound), pairs: 1),
        ]))),
  ]

  @Test("Any scale reads as it was stored, and saving it again writes nothing", arguments: scales)
  func scale(scale: LoadScale) throws {
    var book = Logbook(1)
    #expect(try book.save(scale, of: row, now: now))
    #expect(book.exerciseChoices.corrections() == [row: scale])
    #expect(book.restarted(as: 2).exerciseChoices.corrections() == [row: scale])
    #expect(try !book.save(scale, of: row, now: now))
    #expect(try book.save(nil, of: row, now: now))
    #expect(book.exerciseChoices.corrections().isEmpty)
    #expect(book.restarted(as: 2).exerciseChoices.corrections().isEmpty)
  }

  @Test("Of two spellings of one exercise the newer correction counts")
  func spellings() throws {
    var book = Logbook(1)
    _ = try book.save(Self.scales[0], of: "row", now: now)
    _ = try book.save(Self.scales[1], of: row, now: now + 1)
    let canonical: (ExerciseID) -> ExerciseID = { $0 == "row" ? row : $0 }
    #expect(book.exerciseChoices.corrections(canonical: canonical) == [row: Self.scales[1]])
    _ = try book.save(Self.scales[2], of: "row", now: now + 2)
    #expect(book.exerciseChoices.corrections(canonical: canonical) == [row: Self.scales[2]])
  }

  @Test("A scale of a kind that this version does not know is no correction, and stays stored")
  func unknownKind() throws {
    var book = Logbook(1)
    let id = DocumentID(loadScale: row)
    try book.take(id, [("scale", ["kind": "cams", "unit": "kg"])], from: 9)
    #expect(book.exerciseChoices.corrections().isEmpty)
    #expect(book.journal[id]?.value(at: "scale") == ["kind": "cams", "unit": "kg"])
  }

  @Test("An exercise of one's own is edited in place, deleted, and made again")
  func customExercise() throws {
    var book = Logbook(1)
    var own = Exercise(
      id: "own-1", name: "Sled drag", mode: .weightDistance, muscleLabels: ["Quads"],
      equipment: [.plate], laterality: .perSide)
    #expect(try book.save(own, now: now))
    #expect(book.restarted(as: 2).exerciseChoices.customExercises == [own])
    own.name = "Sled pull"
    own.equipment = []
    #expect(try book.save(own, now: now))
    #expect(book.restarted(as: 2).exerciseChoices.customExercises == [own])
    #expect(try !book.save(own, now: now))
    #expect(try book.remove(DocumentID(customExercise: own.id), now: now))
    #expect(book.exerciseChoices.customExercises.isEmpty)
    #expect(try book.save(own, now: now))
    #expect(book.restarted(as: 2).exerciseChoices.customExercises == [own])
  }

  @Test("Notes stand on an exercise and hidden ones are left out, until that is taken back")
  func notesAndHidden() throws {
    var book = Logbook(1)
    #expect(try book.save(note: "Seat on 4", on: row, now: now))
    #expect(try book.hide("plank", now: now))
    let fresh = book.restarted(as: 2)
    #expect(fresh.exerciseChoices.note(on: [row]) == "Seat on 4")
    #expect(fresh.exerciseChoices.note(on: ["plank"]) == nil)
    #expect(fresh.exerciseChoices.hiddenIDs == ["plank"])
    _ = try book.save(note: nil, on: row, now: now)
    _ = try book.hide("plank", false, now: now)
    #expect(!book.exerciseChoices.hasNotes)
    #expect(book.restarted(as: 2).exerciseChoices.hiddenIDs.isEmpty)
  }

  @Test("An id too long for the name of a document is kept whole")
  func longID() throws {
    var book = Logbook(1)
    let id = ExerciseID(String(repeating: "sehr lange ", count: 40))
    _ = try book.save(note: "Left first", on: id, now: now)
    _ = try book.save(Exercise(id: id, name: "Long"), now: now)
    let fresh = book.restarted(as: 2)
    #expect(fresh.exerciseChoices.note(on: [id]) == "Left first")
    #expect(fresh.exerciseChoices.customExercises.map { $0.id } == [id])
  }

  @Test("What two devices say about different exercises meets nowhere")
  func twoDevices() throws {
    var (one, other) = (Logbook(1), Logbook(2))
    _ = try one.save(Self.scales[0], of: row, now: now)
    _ = try other.save(Self.scales[3], of: "curl", now: now)
    exchange(&one, &other)
    #expect(one.exerciseChoices.corrections() == [row: Self.scales[0], "curl": Self.scales[3]])
    #expect(other.exerciseChoices.corrections() == one.exerciseChoices.corrections())
  }
}
