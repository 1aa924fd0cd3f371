/// How many sessions in a row have missed their goal.
public enum MissRun {
  /// The misses at the end of a row of sessions, oldest first.
  public static func count(_ isMiss: [Bool]) -> Int {
    isMiss.reversed().prefix { $0 }.count
  }

  /// The misses among sessions that all missed, each with its fewest reps, oldest first: none if the
  /// newest is better than all before it, since it still goes forward.
  public static func beaten(by lows: [Int]) -> Int {
    guard let last = lows.last else { return 0 }
    if let best = lows.dropLast().max(), last > best { return 0 }
    return lows.count
  }
}
