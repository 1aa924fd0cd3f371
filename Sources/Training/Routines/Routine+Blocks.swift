public import CivilTime

extension Routine {
  /// The block a date lies in and the number of its week, from 1; none before the first block or without blocks.
  ///
  /// Weeks count from the day the first block started; after the last block the first comes again.
  public func block(on date: LocalDate) -> (block: Block, week: Int)? {
    guard let start = blocksStart, date >= start else { return nil }
    let length = blocks.reduce(0) { $0 + max(0, $1.weeks) }
    guard length > 0 else { return nil }
    var week = start.dayCount(to: date) / 7 % length
    for block in blocks where block.weeks > 0 {
      if week < block.weeks { return (block, week + 1) }
      week -= block.weeks
    }
    return nil
  }

  /// How a date's week is lightened, if it is a deload week.
  public func deload(on date: LocalDate) -> DeloadWeek? {
    block(on: date)?.block.deload
  }
}
