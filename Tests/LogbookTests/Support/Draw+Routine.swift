import CivilTime
import Loads
import Training

extension Draw {
  mutating func routine(id: String = "r1") -> Routine {
    Routine(
      id: Routine.ID(id), name: text(), summary: text(), createdAt: instant(),
      isActive: once(in: 2), rule: rule(), days: list(upTo: 4) { $0.day() },
      rotationWeekdays: list(upTo: 3) { $0.pick(Weekday.allCases) },
      blocks: list(upTo: 2) {
        Block(name: $0.text(), weeks: $0.int(), deload: $0.maybe { $0.deload() })
      },
      blocksStart: maybe { $0.instant().date })
  }

  mutating func day() -> Day {
    Day(
      id: Day.ID(id()), name: text(), weekday: maybe { $0.pick(Weekday.allCases) },
      isRest: once(in: 4), note: text(), slots: list(upTo: 4) { $0.slot() })
  }

  mutating func slot() -> Slot {
    Slot(
      id: Slot.ID(id()), exercise: reference(), sets: below(6), reps: range(), weight: weight(),
      seconds: int(), distance: maybe { $0.distance() }, rest: maybe { $0.int() }, note: text(),
      rule: maybe { $0.rule() }, history: pick([.automatic, .own, .anywhere]),
      group: maybe { $0.text() }, warmUps: below(4), rows: list(upTo: 3) { $0.plannedRow() },
      intervals: maybe { IntervalPlan(rounds: $0.below(20), work: $0.int(), rest: $0.int()) },
      trainingMax: maybe { TrainingMax($0.weight(), since: $0.instant()) })
  }

  mutating func plannedRow() -> PlannedRow {
    PlannedRow(
      kind: pick(SetKind.allCases), reps: range(),
      load: pick([
        .top, .weight(weight()), .shareOfTop(int()), .shareOfTrainingMax(int()),
        .rungs(below(9) - 4),
      ]), isJudged: maybe { $0.once(in: 2) })
  }

  mutating func rule() -> ProgressionRule {
    let deload = DeloadPolicy(misses: int(), percent: int())
    let cycle = PercentageCycle(
      weeks: list(upTo: 3) {
        $0.list(upTo: 3) { CycleSet($0.int(), at: $0.int(), plus: $0.once(in: 2)) }
      })
    return pick([
      .off, .linear(deload), .greyskull(deload), .double, .triple(maximumSets: below(9), deload),
      .time(deload), .bodyweight(ceiling: int()), .cycle(cycle),
    ])
  }

  mutating func deload() -> DeloadWeek { DeloadWeek(setsPercent: int(), rungsDown: below(9)) }
}
