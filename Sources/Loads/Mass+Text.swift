extension Mass {
  /// The mass as a number in `unit`, rounded half away from zero to `decimals` digits (0 to 12).
  public func text(
    in unit: MassUnit, decimals: Int, zeros: TrailingZeros = .dropped, mark: DecimalMark = .point
  ) -> String {
    Decimal(nanograms, unit: unit.nanograms, decimals: max(0, min(decimals, 12)))
      .text(zeros: zeros, mark: mark)
  }

  /// The mass with its unit, "62.5 kg", rounded half away from zero to `decimals` digits (0 to 12).
  public func label(
    in unit: MassUnit, decimals: Int, zeros: TrailingZeros = .dropped, mark: DecimalMark = .point
  ) -> String {
    text(in: unit, decimals: decimals, zeros: zeros, mark: mark) + " " + unit.symbol
  }

  /// How many decimals a weight of this size needs in `unit`: 0, 1, or 2 for anything finer.
  public func decimals(in unit: MassUnit) -> Int {
    if nanograms % unit.nanograms == 0 { return 0 }
    return nanograms % (unit.nanograms / 10) == 0 ? 1 : 2
  }
}
