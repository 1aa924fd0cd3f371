import CivilTime
import Loads
import Training

extension Draw {
  /// A session that says the same after reading: nothing in it contradicts itself.
  mutating func session(id: String = "s1") -> Session {
    var session = Session(
      id: Session.ID(id), title: text(), start: instant(), discarded: maybe { $0.discard() },
      planDay: maybe { $0.planDay() }, plannedSlots: list(upTo: 3) { $0.slot() },
      pauses: list(upTo: 2) { Pause(start: $0.instant(), end: $0.maybe { $0.instant() }) },
      rest: maybe { $0.rest() }, announced: maybe { $0.announced() }, note: note(),
      counts: once(in: 2), loggedAfterwards: once(in: 2))
    for _ in 0..<below(4) { session.exercises.append(card()) }
    session.end = maybe { $0.instant() }
    settleEnd(of: &session)
    for _ in 0..<below(3) { session.offers[SessionSet.ID(self.id())] = offerEntry() }
    for _ in 0..<below(3) { session.carries[SessionSet.ID(self.id())] = carry() }
    return session
  }

  /// Puts the end behind the last logged set.
  func settleEnd(of session: inout Session) {
    if let end = session.end, let last = session.lastLog, end < last { session.end = last }
  }

  mutating func card() -> SessionExercise {
    var card = SessionExercise(
      id: SessionExercise.ID(id()), exercise: reference(), slot: maybe { Slot.ID($0.text()) },
      group: maybe { $0.text() }, note: note(), counts: once(in: 2))
    for _ in 0..<below(5) { card.sets.append(set(below: card.sets)) }
    return card
  }

  mutating func set(below above: [SessionSet] = []) -> SessionSet {
    var set = SessionSet(id: SessionSet.ID(id()), plan: plan(), note: note())
    if let parent = above.last, once(in: 3) { set.plan.continues = parent.id }
    set.log = maybe { $0.log() }
    if set.isLogged, !set.isWarmUp { set.effort = maybe { $0.rating() } }
    set.heartRate = maybe { $0.heartRate() }
    return set
  }

  mutating func plan() -> SetPlan {
    SetPlan(
      exercise: reference().id, slot: maybe { Slot.ID($0.text()) }, kind: pick(SetKind.allCases),
      target: range(), aim: int(), numbers: numbers(), opening: maybe { $0.weight() })
  }

  mutating func log() -> SetLog {
    SetLog(
      exercise: reference().id, mode: pick(TrackingMode.allCases), numbers: numbers(),
      at: instant(), startedAt: maybe { $0.instant() })
  }

  mutating func rating() -> EffortRating {
    EffortRating(
      hundredths: pick([600, 800, 900, 1_000, 750, 50]), scale: pick(EffortRating.Scale.allCases))
  }

  mutating func heartRate() -> SetHeartRate {
    SetHeartRate(
      average: int(), peak: int(), window: pick([.measured, .detected, .inferred]), readings: int(),
      detectedStart: maybe { $0.instant() }, detectedEnd: maybe { $0.instant() })
  }

  mutating func rest() -> Rest {
    Rest(
      start: instant(), end: instant(), set: maybe { SessionSet.ID($0.text()) },
      pausedAt: maybe { $0.instant() })
  }

  mutating func announced() -> AnnouncedStart {
    AnnouncedStart(set: SessionSet.ID(text()), at: instant(), heldRest: maybe { $0.rest() })
  }

  mutating func discard() -> Discard {
    Discard(at: instant(), sets: list(upTo: 3) { SessionSet.ID($0.text()) })
  }

  mutating func planDay() -> PlanDay {
    PlanDay(
      routine: Routine.ID(text()), routineName: text(), day: Day.ID(text()),
      deload: maybe { $0.deload() })
  }

  mutating func offer() -> Offer {
    Offer(from: weight(), to: weight(), setCount: int(), feel: pick(Effort.allCases))
  }

  mutating func offerEntry() -> OfferEntry {
    OfferEntry(
      standing: offer(), record: maybe { $0.offerRecord() },
      take: maybe {
        OfferEntry.Take(
          offer: $0.offer(), recordBefore: $0.maybe { $0.offerRecord() },
          moved: $0.list(upTo: 3) {
            OfferEntry.Moved(set: SessionSet.ID($0.text()), weight: $0.weight())
          })
      },
      settlement: maybe {
        OfferEntry.Settlement(
          by: SessionSet.ID($0.text()), offer: $0.offer(),
          recordBefore: $0.maybe { $0.offerRecord() })
      })
  }

  mutating func offerRecord() -> OfferRecord {
    OfferRecord(pick(OfferOutcome.allCases), weight: weight())
  }

  mutating func carry() -> CarryMemory {
    CarryMemory(
      rows: list(upTo: 3) {
        CarryMemory.Row(
          set: SessionSet.ID($0.text()), before: $0.numbers(), given: $0.numbers())
      }, rest: rest(), stopped: maybe { $0.rest() })
  }
}
