import CivilTime
import Ordering

extension Routine {
  /// The routine that is shown: the earliest made of the active ones, else the earliest made.
  public static func shown(of routines: [Routine]) -> Routine? {
    let ordered = routines.ordered {
      $0.createdAt.milliseconds != $1.createdAt.milliseconds
        ? $0.createdAt < $1.createdAt : $0.id < $1.id
    }
    return ordered.first { $0.isActive } ?? ordered.first
  }

  /// Whether a routine may be deleted: not while a session from it is open.
  public func isDeletable(running: [Session]) -> Bool {
    !running.contains { $0.isRunning && $0.planDay?.routine == id }
  }
}
