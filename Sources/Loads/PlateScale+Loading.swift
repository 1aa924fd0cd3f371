extension PlateScale {
  /// The plates for a load, or nil if it can't be built (below the bar, or not a rung).
  ///
  /// The search is exact. After another loading of the same bar it moves the fewest plates, knowing
  /// that an inner plate only comes off after those outside it; of equally few moves the fewest
  /// plates on the bar win. Without one it takes the fewest plates, the heaviest innermost. The
  /// work grows with the different sums of as many plates as the load needs: some microseconds for
  /// plates of one unit, about a millisecond for a gym full of kilograms and pounds.
  public func loading(of mass: Mass, after previous: PlateLoading? = nil) -> PlateLoading? {
    guard case .on(let position) = rungs.place(of: mass) else { return nil }
    let side = (rungs.mass(at: position) - bar.mass).nanograms / 2
    let standing = previous?.bar.mass == bar.mass ? previous?.perSide ?? [] : []

    var best: PlateLoading?
    for kept in 0...standing.count {
      let plates = standing[..<kept]
      let removed = standing.count - kept
      let allowed = best.map { $0.changes - removed - 1 } ?? Int.max
      guard let added = fewestPlates(making: side, besides: plates, atMost: allowed) else {
        continue
      }
      best = PlateLoading(bar: bar, perSide: plates + added, changes: removed + added.count)
    }
    return best
  }

  private func fewestPlates(
    making side: Int64, besides kept: ArraySlice<Weight>, atMost limit: Int
  ) -> [Weight]? {
    let missing = kept.reduce(side) { $0.subtractedClamping($1.mass.nanograms) }
    guard missing >= 0, limit >= 0, let left = counted.without(kept) else { return nil }
    return PlateSearch(left, making: missing).fewest(atMost: limit)
  }
}
