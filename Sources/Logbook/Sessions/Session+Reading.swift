import CivilTime
import JSONCoding
import Journal
import Training

extension Session {
  /// Reads a session from its document; one without a start, or a removed one, is none.
  ///
  /// A session is always readable. Where cells of several devices contradict each other, reading
  /// settles it and nothing is written back: an effort on a warm-up or on a set that is not done
  /// counts for nothing, an end before the last logged set is that set's moment, a continuation
  /// whose set is not above it stands for itself, and a set whose card was removed elsewhere gets
  /// its card back.
  init?(document: Document) {
    guard !document.isRemoved, let start = Instant(json: document.value(at: SessionPath.start))
    else { return nil }
    self.init(
      id: Session.ID(document.id.key),
      title: document.value(at: SessionPath.title)?.string ?? "",
      start: start,
      end: Instant(json: document.value(at: SessionPath.end)),
      discarded: Discard(json: document.value(at: SessionPath.discarded)),
      planDay: PlanDay(json: document.value(at: SessionPath.planDay)),
      plannedSlots: (document.value(at: SessionPath.plannedSlots)?.array ?? []).compactMap {
        Slot(json: $0)
      },
      pauses: (document.value(at: SessionPath.pauses)?.array ?? []).compactMap { Pause(json: $0) },
      rest: Rest(json: document.value(at: SessionPath.rest)),
      announced: AnnouncedStart(json: document.value(at: SessionPath.announced)),
      note: Note(json: document.value(at: SessionPath.note)),
      counts: document.value(at: SessionPath.counts)?.bool ?? true,
      loggedAfterwards: document.value(at: SessionPath.loggedAfterwards)?.bool ?? false)
    exercises = SessionCards(in: document).cards
    readMemories(from: document)
    if let stated = end, let last = loggedSets.compactMap({ $0.log?.at }).max(), stated < last {
      end = last
    }
  }

  private mutating func readMemories(from document: Document) {
    for name in document.items(of: SessionPath.offers) {
      let entry = OfferEntry(json: document.value(at: SessionPath.offers.item(name)))
      if !entry.isEmpty { offers[SessionSet.ID(name)] = entry }
    }
    for name in document.items(of: SessionPath.carries) {
      let memory = CarryMemory(json: document.value(at: SessionPath.carries.item(name)))
      if !memory.isEmpty { carries[SessionSet.ID(name)] = memory }
    }
  }
}
