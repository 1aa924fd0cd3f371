import CivilTime
public import Loads
import Ordering

/// One row of the record board: an exercise with its best set of a kind.
public struct RecordRow: Equatable, Sendable {
  /// The exercise.
  public var exercise: ExerciseID
  /// The set.
  public var entry: RecordEntry

  /// The kind.
  public var kind: RecordKind { entry.standing.kind }

  /// The estimate for a single, shown for at most twelve reps.
  public func estimate(_ formula: OneRepMax.Formula = .epley) -> Mass? {
    guard kind == .load else { return nil }
    return OneRepMax.estimate(
      entry.numbers.weight.mass, reps: entry.numbers.reps, formula: formula)
  }

  /// The set in words: "100 kg × 5", "15 reps", "60 s".
  public func label(_ mark: DecimalMark = .point) -> String {
    SetLabel.text(entry.numbers, mode: entry.mode, mark: mark)
  }
}

extension ExerciseRecords {
  /// The rows of an exercise on the board: by the mode of its newest effort, one or two of them.
  ///
  /// - Parameter isFinished: only the sets of finished sessions stand on the board.
  public func rows(
    of exercise: ExerciseID, isFinished: (Session.ID) -> Bool = { _ in true }
  ) -> [RecordRow] {
    guard let mode = newest(where: isFinished)?.mode else { return [] }
    return kindsShown(in: mode).compactMap { kinds in
      for kind in kinds {
        if let entry = best(kind.kind, mode: kind.mode, where: isFinished) {
          return RecordRow(exercise: exercise, entry: entry)
        }
      }
      return nil
    }
  }

  /// For each row of the board the kinds it may show, the first that has a set.
  private func kindsShown(
    in mode: TrackingMode
  ) -> [[(kind: RecordKind, mode: TrackingMode)]] {
    switch mode {
    case .weightReps: [[(.load, mode), (.unloaded, mode)]]
    case .bodyweightReps, .assistedReps:
      // One line of history: help that was needed once gives way to reps without it.
      [
        [
          (.reps, .bodyweightReps), (.reps, .assistedReps), (.assisted, .assistedReps),
        ],
        [(.load, .bodyweightReps), (.load, .assistedReps)],
      ]
    case .duration: [[(.duration, mode)]]
    case .weightDuration: [[(.loadedDuration, mode)]]
    case .weightDistance: [[(.loadedDistance, mode)]]
    case .cardio: [[(.cardioTime, mode)], [(.cardioDistance, mode)]]
    }
  }
}

extension RecordRow {
  /// The rows of all exercises, the newest first; of one moment, by exercise.
  public static func board(_ rows: [RecordRow]) -> [RecordRow] {
    rows.ordered { left, right in
      if left.entry.at.milliseconds != right.entry.at.milliseconds {
        return left.entry.at > right.entry.at
      }
      return left.exercise < right.exercise
    }
  }
}
