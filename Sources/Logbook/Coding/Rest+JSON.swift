import CivilTime
import JSONCoding
import Training

extension Rest {
  /// Reads a rest; without both its moments it is none.
  init?(json: JSON?) {
    guard let json, let start = Instant(json: json["start"]), let end = Instant(json: json["end"])
    else { return nil }
    self.init(
      start: start, end: end, set: json.text("set").map { SessionSet.ID($0) },
      pausedAt: Instant(json: json["pausedAt"]))
  }

  func json(keeping old: JSON? = nil) -> JSON {
    var fields = Fields()
    fields.set("start", start.json)
    fields.set("end", end.json)
    fields.set("set", text: set?.text)
    fields.set("pausedAt", pausedAt?.json)
    return fields.json(keeping: old)
  }
}

extension AnnouncedStart {
  init?(json: JSON?) {
    guard let json, let set = json.text("set"), let at = Instant(json: json["at"]) else {
      return nil
    }
    self.init(set: SessionSet.ID(set), at: at, heldRest: Rest(json: json["heldRest"]))
  }

  func json(keeping old: JSON?) -> JSON {
    var fields = Fields()
    fields.set("set", text: set.text)
    fields.set("at", at.json)
    fields.set("heldRest", heldRest?.json())
    return fields.json(keeping: old)
  }
}

extension Pause {
  init?(json: JSON) {
    guard let start = Instant(json: json["start"]) else { return nil }
    self.init(start: start, end: Instant(json: json["end"]))
  }

  var json: JSON {
    var fields = Fields()
    fields.set("start", start.json)
    fields.set("end", end?.json)
    return fields.json()
  }
}

extension Discard {
  init?(json: JSON?) {
    guard let json, let at = Instant(json: json["at"]) else { return nil }
    self.init(
      at: at, sets: json.list("sets").compactMap { $0.string.map { SessionSet.ID($0) } })
  }

  func json(keeping old: JSON?) -> JSON {
    var fields = Fields()
    fields.set("at", at.json)
    fields.set("sets", list: sets.map { .string($0.text) })
    return fields.json(keeping: old)
  }
}

extension PlanDay {
  init?(json: JSON?) {
    guard let json, let routine = json.text("routine"), let day = json.text("day") else {
      return nil
    }
    self.init(
      routine: Routine.ID(routine), routineName: json.text("routineName") ?? "", day: Day.ID(day),
      deload: json["deload"].map { DeloadWeek(json: $0) })
  }

  func json(keeping old: JSON?) -> JSON {
    var fields = Fields()
    fields.set("routine", text: routine.text)
    fields.set("routineName", text: routineName)
    fields.set("day", text: day.text)
    fields.set("deload", deload?.json)
    return fields.json(keeping: old)
  }
}
