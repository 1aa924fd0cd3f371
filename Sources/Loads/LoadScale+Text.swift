extension LoadScale {
  /// How many decimals the scale's numbers are shown with: 0, 1, or 2 for anything finer.
  public var decimals: Int {
    switch self {
    case .uniform(let scale):
      max(scale.increment.decimals(in: scale.unit), scale.start.decimals(in: scale.unit))
    case .stack(let scale): scale.decimals
    case .plates(let scale): scale.decimals
    case .fixed(let scale): scale.decimals
    }
  }

  /// A load as a number in the scale's unit, without zeros at the end.
  public func text(_ mass: Mass, mark: DecimalMark = .point) -> String {
    mass.text(in: unit, decimals: decimals, mark: mark)
  }

  /// A load with the scale's unit, "62.5 kg".
  public func label(_ mass: Mass, mark: DecimalMark = .point) -> String {
    mass.label(in: unit, decimals: decimals, mark: mark)
  }

  /// The scale in short, for the line under a weight: "kg · 2.5", or the unit alone where the
  /// rungs are not evenly spaced.
  public func caption(mark: DecimalMark = .point) -> String {
    guard case .uniform(let scale) = self else { return unit.symbol }
    return unit.symbol + " · " + scale.increment.text(in: unit, decimals: 2, mark: mark)
  }

  /// The increment of an evenly spaced scale with its unit, "2.5 kg"; nil for the others.
  public func incrementLabel(mark: DecimalMark = .point) -> String? {
    guard case .uniform(let scale) = self else { return nil }
    return scale.increment.label(in: unit, decimals: 2, mark: mark)
  }

  /// Reads a weight that was typed for this scale, up to its ceiling; it need not be a rung.
  public func weight(
    typed text: String, least: Mass = .zero
  ) throws(TypedNumberError) -> Weight {
    let number = try TypedNumber.parse(
      text, minimum: TypedNumber(least, in: unit), maximum: TypedNumber(ceiling, in: unit))
    return Weight(number.mass(in: unit), unit)
  }
}
