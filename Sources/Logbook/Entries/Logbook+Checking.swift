public import CivilTime
import JSONCoding
public import Journal
import Loads
import Training

/// Why an entry that comes from a file is not taken: no Rung ever writes the like.
public enum EntryProblem: Error, Equatable, Sendable {
  /// It is dated more than a day ahead of this device's clock.
  ///
  /// Stamps so far ahead would win over every later edit, and in the end use up the clock.
  case ahead
  /// It holds a number that no set can have.
  case number
}

extension Logbook {
  /// Checks an entry that a file brought, once it is loaded: where this throws, go back to the
  /// logbook from before.
  ///
  /// - Parameter old: the entry as it was here; what is known already may be dated ahead.
  public func check(
    _ id: DocumentID, against old: Document?, now: Instant
  ) throws(EntryProblem) {
    guard let document = journal[id], let latest = document.latestStamp else { return }
    let limit = now.adding(milliseconds: Self.farthestAhead)
    let known = old?.latestStamp?.milliseconds ?? 0
    if latest.milliseconds > max(limit.milliseconds, known) { throw .ahead }
    if id.kind == DocumentID.sessionKind, let session = session(Session.ID(id.key)) {
      let newest = max(
        session.start, session.end ?? session.start, session.lastLog ?? session.start)
      if newest > limit { throw .ahead }
      guard session.sets.allSatisfy({ Self.canBe($0, in: document) }) else { throw .number }
    }
    if id.kind == DocumentID.bodyWeightKind, let date = try? LocalDate(parsing: id.key) {
      if date > limit.date { throw .ahead }
      let weight = Weight(json: document.value(at: BodyPath.entry)?["weight"])
      if let weight, !BodyWeight.canBe(weight) { throw .number }
    }
  }

  /// How far ahead of the clock an entry may be dated, in milliseconds: a day, as between devices.
  private static let farthestAhead: Int64 = 86_400_000

  private static func canBe(_ set: SessionSet, in document: Document) -> Bool {
    guard let log = set.log else {
      return canBe(
        set.plan.numbers, mode: set.plan.numbers.weight.mass < .zero ? .assistedReps : .cardio)
    }
    // A weight that can't be read is beyond all masses, and reads as none.
    let cell = document.value(at: SessionPath.set(set.id, "log"))
    return canBe(log.numbers, mode: log.mode)
      && (log.numbers.weight != .unloaded || cell?["weight"] == nil)
  }

  private static func canBe(_ numbers: SetNumbers, mode: TrackingMode) -> Bool {
    let scale = LoadScale.uniform(UniformScale(unit: .kilogram, increment: nil))
    return (try? SetLimits.check(numbers, mode: mode, ladder: LoadLadder(scale))) != nil
  }
}
