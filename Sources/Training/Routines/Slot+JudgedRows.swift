extension Slot {
  /// The positions of the rows that progression judges, where rows are listed one by one: those that
  /// say so, else the top row.
  ///
  /// Empty where rows are not listed.
  var judgedRows: [Int] {
    let said = rows.indices.filter { rows[$0].isJudged == true && rows[$0].kind != .warmUp }
    guard said.isEmpty else { return said }
    let open = rows.indices.filter { rows[$0].kind != .warmUp && rows[$0].isJudged != false }
    return (open.first { rows[$0].load == .top } ?? open.first).map { [$0] } ?? []
  }

  /// The positions of the judged rows among the working rows.
  var judgedEfforts: [Int] {
    judgedRows.map { index in rows.prefix(index).count { $0.kind != .warmUp } }
  }

  /// How many sets are judged, at least one.
  var judgedSets: Int {
    rows.isEmpty ? max(1, sets) : max(1, judgedRows.count)
  }

  /// The range that is judged.
  var judgedReps: RepRange {
    judgedRows.first.map { rows[$0].reps } ?? reps
  }
}
