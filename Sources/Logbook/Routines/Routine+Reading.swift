import CivilTime
import JSONCoding
import Journal
import Training

extension Routine {
  /// Reads a plan from its document; one that was never created, or was removed, is none.
  init?(document: Document) {
    guard !document.isRemoved, let created = Instant(json: document.value(at: RoutinePath.created))
    else { return nil }
    let blocks = document.value(at: RoutinePath.blocks)
    self.init(
      id: Routine.ID(document.id.key),
      name: document.value(at: RoutinePath.name)?.string ?? "",
      summary: document.value(at: RoutinePath.summary)?.string ?? "",
      createdAt: created,
      isActive: document.value(at: RoutinePath.active)?.bool ?? false,
      rule: ProgressionRule(json: document.value(at: RoutinePath.rule)) ?? .double,
      days: Self.days(in: document),
      rotationWeekdays: (document.value(at: RoutinePath.rotationWeekdays)?.array ?? [])
        .compactMap { Weekday(json: $0) },
      blocks: (blocks?.list("weeks") ?? []).map { Block(json: $0) },
      blocksStart: blocks?.text("start").flatMap { try? LocalDate(parsing: $0) })
  }

  private static func days(in document: Document) -> [Day] {
    Places(in: document, under: RoutinePath.days)
      .sorted(document.items(of: RoutinePath.days))
      .compactMap { name in
        let id = Day.ID(name)
        guard let cell = document.value(at: RoutinePath.day(id, "schedule")) else { return nil }
        return Day(
          id: id, name: cell.text("name") ?? "",
          weekday: Weekday(json: cell["weekday"]),
          isRest: cell["rest"]?.bool ?? false,
          note: document.value(at: RoutinePath.day(id, "note"))?.string ?? "",
          slots: slots(of: id, in: document))
      }
  }

  private static func slots(of day: Day.ID, in document: Document) -> [Slot] {
    let container = RoutinePath.slots(of: day)
    return Places(in: document, under: container)
      .sorted(document.items(of: container))
      .compactMap { name in
        let id = Slot.ID(name)
        return Slot(id: id, json: document.value(at: RoutinePath.slot(id, of: day, "plan")))
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
