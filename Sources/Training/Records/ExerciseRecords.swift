public import CivilTime
import Loads

/// Every effort of one exercise, in the order of time, kind by kind: what records are read from.
///
/// Adding the newest set and asking whether it is a record take constant time; an entry in the past
/// costs as much as there are entries after it.
public struct ExerciseRecords: Equatable, Sendable {
  /// The efforts of one kind and mode, each with the best standing up to it.
  private struct Line: Equatable, Sendable {
    let kind: RecordKind
    let mode: TrackingMode
    var entries: [RecordEntry] = []
    /// The place of the best entry among the first so many; of equals the earliest.
    var best: [Int] = []

    /// Forgets what was best from a place on.
    mutating func forgetBest(from place: Int) {
      best.removeLast(best.count - min(place, best.count))
    }
  }

  private var lines: [Line] = []

  /// No efforts yet.
  public init() {}

  /// Whether there are none.
  public var isEmpty: Bool { lines.allSatisfy { $0.entries.isEmpty } }

  /// Puts an effort in its place in time.
  public mutating func add(_ entry: RecordEntry) { add(contentsOf: [entry]) }

  /// Puts efforts in their places in time.
  public mutating func add(contentsOf entries: [RecordEntry]) {
    for entry in entries {
      let line = index(of: entry.standing.kind, entry.mode)
      var place = lines[line].entries.count
      while place > 0, entry.isBefore(lines[line].entries[place - 1]) { place -= 1 }
      if place == lines[line].entries.count {
        lines[line].entries.append(entry)
      } else {
        lines[line].entries.insert(entry, at: place)
        lines[line].forgetBest(from: place)
      }
    }
    for line in lines.indices { rank(line) }
  }

  /// Takes the efforts of a session out, none of which was logged before `earliest`.
  public mutating func removeSession(_ id: Session.ID, loggedFrom earliest: Instant) {
    for line in lines.indices {
      var first = lines[line].entries.count
      while first > 0, lines[line].entries[first - 1].at.milliseconds >= earliest.milliseconds {
        first -= 1
      }
      var kept: [RecordEntry] = []
      for place in first..<lines[line].entries.count
      where lines[line].entries[place].session != id {
        kept.append(lines[line].entries[place])
      }
      guard kept.count < lines[line].entries.count - first else { continue }
      lines[line].entries.removeSubrange(first...)
      lines[line].entries += kept
      lines[line].forgetBest(from: first)
      rank(line)
    }
    lines.removeAll { $0.entries.isEmpty }
  }

  /// Whether a set beats every earlier one of its kind and mode; the first of a kind is a baseline and no record.
  ///
  /// Earlier means logged strictly before it. Equal to the best is no record.
  public func isRecord(_ entry: RecordEntry) -> Bool {
    guard let before = previousBest(of: entry) else { return false }
    return entry.standing > before.standing
  }

  /// The best set of the kind and mode that was logged strictly before this one.
  public func previousBest(of entry: RecordEntry) -> RecordEntry? {
    guard entry.standing.kind.isRecordable,
      let line = lines.first(where: { $0.kind == entry.standing.kind && $0.mode == entry.mode })
    else { return nil }
    var count = line.entries.count
    while count > 0, line.entries[count - 1].at.milliseconds >= entry.at.milliseconds {
      count -= 1
    }
    return count > 0 ? line.entries[line.best[count - 1]] : nil
  }

  /// The best set of a kind, of equals the earliest; among those of some sessions, if not all are wanted.
  public func best(
    _ kind: RecordKind, mode: TrackingMode, where isWanted: (Session.ID) -> Bool = { _ in true }
  ) -> RecordEntry? {
    guard let line = lines.first(where: { $0.kind == kind && $0.mode == mode }),
      let last = line.best.last
    else { return nil }
    // The best of all is the best of some, if it is one of them.
    if isWanted(line.entries[last].session) { return line.entries[last] }
    var best: RecordEntry?
    for entry in line.entries where isWanted(entry.session) {
      if best.map({ entry.standing > $0.standing }) ?? true { best = entry }
    }
    return best
  }

  /// The newest effort of all.
  public func newest(where isWanted: (Session.ID) -> Bool = { _ in true }) -> RecordEntry? {
    var newest: RecordEntry?
    for line in lines {
      guard let last = line.entries.last(where: { isWanted($0.session) }) else { continue }
      if newest.map({ $0.isBefore(last) }) ?? true { newest = last }
    }
    return newest
  }

  /// The line of a kind and mode, made in its place where there is none yet.
  private mutating func index(of kind: RecordKind, _ mode: TrackingMode) -> Int {
    if let found = lines.firstIndex(where: { $0.kind == kind && $0.mode == mode }) { return found }
    let place =
      lines.firstIndex {
        $0.kind != kind ? $0.kind.rawValue > kind.rawValue : $0.mode.rawValue > mode.rawValue
      } ?? lines.count
    lines.insert(Line(kind: kind, mode: mode), at: place)
    return place
  }

  /// Finds the best entries up to each place where they are not known.
  private mutating func rank(_ line: Int) {
    for index in lines[line].best.count..<lines[line].entries.count {
      guard let before = lines[line].best.last else {
        lines[line].best.append(index)
        continue
      }
      let isBetter = lines[line].entries[index].standing > lines[line].entries[before].standing
      lines[line].best.append(isBetter ? index : before)
    }
  }
}
