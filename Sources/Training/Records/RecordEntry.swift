public import CivilTime
import Loads

/// One logged effort in the history of an exercise.
public struct RecordEntry: Equatable, Sendable {
  /// The set.
  public var set: SessionSet.ID
  /// Its session.
  public var session: Session.ID
  /// When it was logged.
  public var at: Instant
  /// Its place in the session, which decides between sets logged at one moment.
  public var place: Int
  /// What was done.
  public var numbers: SetNumbers
  /// How it is tracked.
  public var mode: TrackingMode
  /// How good it is.
  public var standing: Standing

  /// The order of time.
  func isBefore(_ other: RecordEntry) -> Bool {
    if at.milliseconds != other.at.milliseconds { return at < other.at }
    if session != other.session { return session < other.session }
    return place < other.place
  }
}

extension Session {
  /// The entries of its logged efforts, by the exercise they were done as.
  ///
  /// None where the session or the exercise does not count, or was discarded.
  public func recordEntries(
    canonical: (ExerciseID) -> ExerciseID = { $0 }
  ) -> [(exercise: ExerciseID, entry: RecordEntry)] {
    guard counts, !isDiscarded else { return [] }
    var entries: [(exercise: ExerciseID, entry: RecordEntry)] = []
    var place = 0
    for card in exercises {
      for set in card.sets {
        place += 1
        guard card.counts, set.isEffort, let log = set.log else { continue }
        for standing in Standing.all(log.numbers, mode: log.mode) {
          let entry = RecordEntry(
            set: set.id, session: id, at: log.at, place: place, numbers: log.numbers,
            mode: log.mode, standing: standing)
          entries.append((canonical(log.exercise), entry))
        }
      }
    }
    return entries
  }
}

extension Session {
  /// The sets of the session that are records, each with the kinds it is one in.
  ///
  /// - Parameter records: the efforts of an exercise, this session's among them.
  public func records(
    canonical: (ExerciseID) -> ExerciseID = { $0 }, in records: (ExerciseID) -> ExerciseRecords?
  ) -> [(set: SessionSet.ID, kind: RecordKind)] {
    recordEntries(canonical: canonical).filter { records($0.exercise)?.isRecord($0.entry) == true }
      .map { ($0.entry.set, $0.entry.standing.kind) }
  }
}
