import CivilTime
import JSONCoding
import Journal
import Ordering
import Training

extension Routine {
  /// Reads a plan from its document; one that was never created, or was removed, is none.
  init?(document: Document) {
    guard !document.isRemoved else { return nil }
    let contents = document.container()
    guard let created = Instant(json: contents[RoutinePath.created]) else { return nil }
    let blocks = contents[RoutinePath.blocks]
    self.init(
      id: Routine.ID(document.id.key),
      name: contents[RoutinePath.name]?.string ?? "",
      summary: contents[RoutinePath.summary]?.string ?? "",
      createdAt: created,
      isActive: contents[RoutinePath.active]?.bool ?? false,
      rule: ProgressionRule(json: contents[RoutinePath.rule]) ?? .double,
      days: Self.days(in: contents.container(RoutinePath.days)),
      rotationWeekdays: (contents[RoutinePath.rotationWeekdays]?.array ?? []).compactMap {
        Weekday(json: $0)
      },
      blocks: (blocks?.list("weeks") ?? []).map { Block(json: $0) },
      blocksStart: blocks?.text("start").flatMap { try? LocalDate(parsing: $0) })
  }

  private static func days(in contents: Container) -> [Day] {
    contents.items.ordered { $0.precedes($1) }.compactMap { item in
      guard let cell = item.contents["schedule"] else { return nil }
      return Day(
        id: Day.ID(item.id), name: cell.text("name") ?? "",
        weekday: Weekday(json: cell["weekday"]),
        isRest: cell["rest"]?.bool ?? false,
        note: item.contents["note"]?.string ?? "",
        slots: slots(in: item.contents.container("slots")))
    }
  }

  private static func slots(in contents: Container) -> [Slot] {
    contents.items.ordered { $0.precedes($1) }.compactMap { item in
      Slot(id: Slot.ID(item.id), json: item.contents["plan"])
    }
  }
}

extension Weekday {
  /// Reads a weekday, 1 for Sunday to 7; a number outside that is none.
  init?(json: JSON?) {
    guard let number = json?.int64.flatMap({ Int(exactly: $0) }),
      let weekday = Weekday(rawValue: number)
    else { return nil }
    self = weekday
  }

  var json: JSON { .integer(Int64(rawValue)) }
}

extension Block {
  init(json: JSON) {
    self.init(
      name: json.text("name") ?? "", weeks: json.int("weeks") ?? 1,
      deload: json["deload"].map { DeloadWeek(json: $0) })
  }

  var json: JSON {
    var fields = Fields()
    fields.set("name", text: name)
    fields.set("weeks", weeks)
    fields.set("deload", deload?.json)
    return fields.json()
  }
}

extension DeloadWeek {
  init(json: JSON) {
    self.init(setsPercent: json.int("setsPercent") ?? 50, rungsDown: json.count("rungsDown") ?? 1)
  }

  var json: JSON {
    var fields = Fields()
    fields.set("setsPercent", setsPercent)
    fields.set("rungsDown", rungsDown)
    return fields.json()
  }
}
