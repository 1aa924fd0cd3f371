extension PlateScale {
  /// The plates for a load, or nil if it can't be built (below the bar, or not a rung).
  ///
  /// The search is exact. After another loading of the same bar it moves the fewest plates, knowing
  /// that an inner plate only comes off after those outside it; of equally few moves the fewest
  /// plates on the bar win. Without one it takes the fewest plates, the heaviest innermost. The
  /// work is that of the scale's rungs up to this load, for each plate that would come off.
  public func loading(of mass: Mass, after previous: PlateLoading? = nil) -> PlateLoading? {
    guard case .on(let position) = rungs.place(of: mass) else { return nil }
    let side = (rungs.mass(at: position) - bar.mass).nanograms / 2
    let standing = previous?.bar.mass == bar.mass ? previous?.perSide ?? [] : []

    var best: PlateLoading?
    for kept in stride(from: standing.count, through: 0, by: -1) {
      let removed = standing.count - kept
      if let best, removed > best.changes { break }
      let missing = standing[..<kept].reduce(side) { $0.subtractedClamping($1.mass.nanograms) }
      guard let added = fewestPlates(making: missing, besides: standing[..<kept]) else { continue }
      let changes = removed + added.count
      if best.map({ changes <= $0.changes }) ?? true {
        best = PlateLoading(bar: bar, perSide: standing[..<kept] + added, changes: changes)
      }
    }
    return best
  }

  private func fewestPlates(making sum: Int64, besides kept: ArraySlice<Weight>) -> [Weight]? {
    guard sum >= 0, let left = inventory.without(kept) else { return nil }
    return PlateSums(of: left, limit: sum, neighbours: neighbours)?.plates(making: sum)
  }
}
