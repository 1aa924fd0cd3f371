import CivilTime
import Ordering

extension Session {
  /// The usual time between sets in seconds: the upper median of the gaps between one log and the next.
  ///
  /// A gap into a drop or cluster is none. Where the later set has an announced start, the gap ends
  /// there.
  public var typicalRest: Int? {
    let logged = loggedSets.filter { !$0.isWarmUp }.ordered { left, right in
      guard let first = left.log?.at, let second = right.log?.at else { return false }
      return first.milliseconds < second.milliseconds
    }
    var gaps: [Int64] = []
    for (earlier, later) in zip(logged, logged.dropFirst()) where !later.isContinuation {
      guard let from = earlier.log?.at, let log = later.log else { continue }
      gaps.append(max(0, (log.startedAt ?? log.at).milliseconds(since: from)))
    }
    guard !gaps.isEmpty else { return nil }
    gaps = gaps.ordered()
    return Int(clamping: gaps[gaps.count / 2] / 1_000)
  }
}
