import Loads

extension SlotOpening {
  /// The rows of a deload week: fewer sets, so many rungs lighter, and no aims, since it is not judged.
  func lightened(_ rows: [SetPlan], by deload: DeloadWeek) -> [SetPlan] {
    let efforts = rows.count { $0.kind != .warmUp }
    let kept = max(1, (efforts * min(100, max(0, deload.setsPercent)) + 99) / 100)
    var left = kept
    return rows.compactMap { row in
      if row.kind != .warmUp {
        guard left > 0 else { return nil }
        left -= 1
      }
      var lighter = row
      lighter.aim = 0
      if row.kind == .amrap || row.kind == .failure { lighter.kind = .work }
      if row.numbers.weight.mass != .zero {
        let mass = prescription.ladder.lightened(row.numbers.weight.mass, by: deload.rungsDown)
        lighter.numbers.weight = prescription.ladder.weight(mass)
        if row.opening != nil { lighter.opening = lighter.numbers.weight }
      }
      return lighter
    }
  }
}

extension LoadLadder {
  /// So many rungs lighter, but never down to no load at all.
  func lightened(_ mass: Mass, by rungs: Int) -> Mass {
    var lighter = mass
    for _ in 0..<max(0, rungs) {
      guard let next = rung(below: lighter), next != .zero else { break }
      lighter = next
    }
    return lighter
  }
}
