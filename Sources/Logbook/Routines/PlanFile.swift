public import CivilTime
import JSONCoding
public import Training

/// A plan as a small file that one person gives to another.
///
/// It holds what a plan is and nothing of the person: no ids, no training maxes, no dates. Reading one
/// makes a plan of its own with new ids, so that it can never take the place of one that is there.
public struct PlanFile: Equatable, Sendable {
  /// The plan; its ids mean nothing outside the file.
  private let routine: Routine

  private static let format = "rung-plan"
  private static let version: Int64 = 1

  /// Bytes that a file may have: far more than the largest plan.
  public static let mostBytes = 1 << 20
  /// Days that a plan may have.
  public static let days = 1...100
  /// Slots that a day may have.
  public static let slots = 0...100

  /// The file of a plan.
  public init(_ routine: Routine) {
    self.routine = routine
  }

  /// Reads a file.
  public init(text: String) throws(PlanFileError) {
    guard text.utf8.count <= Self.mostBytes else { throw .tooLarge(bytes: Self.mostBytes) }
    guard let json = try? JSON(reading: Array(text.utf8), rules: JSONReadingRules(depth: 16)) else {
      throw .notJSON
    }
    guard json.text("format") == Self.format, let version = json["version"]?.int64 else {
      throw .anotherFormat
    }
    guard version <= Self.version else { throw .newerVersion }
    let days = json.list("days")
    guard Self.days.contains(days.count) else { throw .days(Self.days) }
    var read: [Day] = []
    for (number, day) in days.enumerated() {
      read.append(try Self.day(day, number: number))
    }
    routine = Routine(
      id: Routine.ID(""), name: json.text("name") ?? "", summary: json.text("summary") ?? "",
      createdAt: Instant(milliseconds: 0, offsetSeconds: 0),
      rule: ProgressionRule(json: json["progression"]) ?? .double, days: read,
      rotationWeekdays: json.list("rotationWeekdays").compactMap { Weekday(json: $0) },
      blocks: json.list("blocks").map { Block(json: $0) })
  }

  private static func day(_ json: JSON, number: Int) throws(PlanFileError) -> Day {
    let slots = json.list("slots")
    guard Self.slots.contains(slots.count) else {
      throw .slots(Self.slots, day: json.text("name") ?? "")
    }
    var day = Day(
      id: Day.ID(String(number)), name: json.text("name") ?? "",
      weekday: Weekday(json: json["weekday"]), isRest: json["rest"]?.bool ?? false,
      note: json.text("note") ?? "")
    for (place, slot) in slots.enumerated() {
      guard let slot = Slot(id: Slot.ID(String(place)), json: slot) else {
        throw .slotWithoutExercise(day: day.name, place: place + 1)
      }
      day.slots.append(slot)
    }
    return day
  }

  /// The file's text.
  public var text: String {
    var fields = Fields()
    fields.set("format", text: Self.format)
    fields.set("version", Int(Self.version))
    fields.set("name", text: routine.name)
    fields.set("summary", text: routine.summary.isEmpty ? nil : routine.summary)
    fields.set("progression", routine.rule.json)
    fields.set("rotationWeekdays", list: routine.rotationWeekdays.map { $0.json })
    fields.set("blocks", list: routine.blocks.map { $0.json })
    fields.set("days", list: routine.days.map { Self.json(of: $0) })
    return fields.json().text
  }

  private static func json(of day: Day) -> JSON {
    var fields = Fields()
    fields.set("name", text: day.name)
    fields.set("weekday", day.weekday?.json)
    fields.set("rest", day.isRest, usually: false)
    fields.set("note", text: day.note.isEmpty ? nil : day.note)
    fields.set(
      "slots",
      list: day.slots.map { slot in
        var shared = slot
        shared.trainingMax = nil
        return shared.json(keeping: nil)
      })
    return fields.json()
  }

  /// A plan of one's own made of the file.
  ///
  /// - Parameter newID: draws an id for the plan, each day and each slot.
  public func routine(createdAt: Instant, newID: () -> String) -> Routine {
    var own = Routine(
      id: Routine.ID(newID()), name: routine.name, summary: routine.summary, createdAt: createdAt,
      rule: routine.rule, days: routine.days, rotationWeekdays: routine.rotationWeekdays,
      blocks: routine.blocks, blocksStart: routine.blocks.isEmpty ? nil : createdAt.date)
    for day in own.days.indices {
      own.days[day].id = Day.ID(newID())
      for slot in own.days[day].slots.indices {
        own.days[day].slots[slot].id = Slot.ID(newID())
        own.days[day].slots[slot].trainingMax = nil
      }
    }
    return own
  }
}

/// Why a file is not read as a plan.
///
/// Nothing has been changed.
public enum PlanFileError: Error, Equatable, Sendable {
  /// The file is larger than a plan can be, at most so many bytes.
  case tooLarge(bytes: Int)
  /// The file is cut off or no JSON at all.
  case notJSON
  /// The file is something else than a plan shared by Rung.
  case anotherFormat
  /// A newer version of Rung wrote it; update first.
  case newerVersion
  /// A plan has as many days as the range says.
  case days(ClosedRange<Int>)
  /// A day has as many slots as the range says.
  case slots(ClosedRange<Int>, day: String)
  /// A slot does not say its exercise; places count from 1.
  case slotWithoutExercise(day: String, place: Int)
}
