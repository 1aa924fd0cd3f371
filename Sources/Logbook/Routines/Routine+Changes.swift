import CivilTime
import JSONCoding
import Journal
import Training

extension Routine {
  /// What must be written so that a document that reads as `old` reads as this plan.
  func changes(
    from old: Routine?, in document: Document?, drawing random: inout some RandomNumberGenerator
  ) -> CellChanges {
    var changes = CellChanges(to: document)
    writeHead(from: old, to: &changes)
    for day in days {
      day.write(from: old?.day(day.id), to: &changes, drawing: &random)
    }
    for gone in old?.days ?? [] where day(gone.id) == nil {
      changes.remove(RoutinePath.days.item(gone.id.text))
    }
    changes.places(
      under: RoutinePath.days, from: (old?.days ?? []).map { $0.id.text },
      toOrder: days.map { $0.id.text }, drawing: &random
    ) { $0.container(RoutinePath.days).items }
    return changes
  }

  /// The paths of the days and slots that another value of the plan does not have.
  func items(besides old: Routine?) -> [CellPath] {
    days.flatMap { day in
      let before = old?.day(day.id)
      let known = Set((before?.slots ?? []).map { $0.id })
      return (before == nil ? [RoutinePath.days.item(day.id.text)] : [])
        + day.slots.filter { !known.contains($0.id) }
        .map { RoutinePath.slots(of: day.id).item($0.id.text) }
    }
  }

  private func writeHead(from old: Routine?, to changes: inout CellChanges) {
    changes.text(RoutinePath.name, from: old?.name, to: name)
    changes.text(RoutinePath.summary, from: old?.summary ?? "", to: summary)
    changes.cell(RoutinePath.created, from: old?.createdAt, to: createdAt) { moment, _ in
      moment.json
    }
    changes.flag(RoutinePath.active, from: old?.isActive, to: isActive, usually: false)
    changes.cell(RoutinePath.rule, from: old?.rule ?? .double, to: rule) { rule, _ in rule.json }
    changes.cell(
      RoutinePath.rotationWeekdays, from: old?.rotationWeekdays ?? [], to: rotationWeekdays
    ) { weekdays, _ in .array(weekdays.map { $0.json }) }
    changes.cell(
      RoutinePath.blocks, from: old.map { BlocksCell($0) } ?? BlocksCell(), to: BlocksCell(self)
    ) { $0.json(keeping: $1) }
  }
}

/// The cell `blocks`: the weeks and the day they count from must agree, so they are one value.
private struct BlocksCell: Equatable {
  var blocks: [Block] = []
  var start: LocalDate?

  init() {}

  init(_ routine: Routine) {
    blocks = routine.blocks
    start = routine.blocksStart
  }

  func json(keeping old: JSON?) -> JSON {
    var fields = Fields()
    fields.set("weeks", list: blocks.map { $0.json })
    fields.set("start", text: start?.text)
    return fields.json(keeping: old)
  }
}

extension Day {
  fileprivate func write(
    from old: Day?, to changes: inout CellChanges,
    drawing random: inout some RandomNumberGenerator
  ) {
    changes.cell(
      RoutinePath.day(id, "schedule"), from: old.map { ScheduleCell($0) }, to: ScheduleCell(self)
    ) { $0.json(keeping: $1) }
    changes.text(RoutinePath.day(id, "note"), from: old?.note ?? "", to: note)
    for slot in slots {
      changes.cell(
        RoutinePath.slot(slot.id, of: id, "plan"),
        from: old?.slots.first { $0.id == slot.id }, to: slot
      ) { $0.json(keeping: $1) }
    }
    for gone in old?.slots ?? [] where !slots.contains(where: { $0.id == gone.id }) {
      changes.remove(RoutinePath.slots(of: id).item(gone.id.text))
    }
    changes.places(
      under: RoutinePath.slots(of: id), from: (old?.slots ?? []).map { $0.id.text },
      toOrder: slots.map { $0.id.text }, drawing: &random
    ) { contents in
      let day = contents.container(RoutinePath.days).items.first { ByteOrder.same($0.id, id.text) }
      return day?.contents.container("slots").items ?? []
    }
  }
}

/// The cell `days/<id>/schedule`: the day's name and when it is trained.
private struct ScheduleCell: Equatable {
  var name: String
  var weekday: Weekday?
  var isRest: Bool

  init(_ day: Day) {
    name = day.name
    weekday = day.weekday
    isRest = day.isRest
  }

  func json(keeping old: JSON?) -> JSON {
    var fields = Fields()
    fields.set("name", text: name)
    fields.set("weekday", weekday?.json)
    fields.set("rest", isRest, usually: false)
    return fields.json(keeping: old)
  }
}
