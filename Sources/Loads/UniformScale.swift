/// A scale with one increment all the way: a machine's stack, or a bar with the usual plates.
public struct UniformScale: Hashable, Sendable {
  /// The unit the scale's numbers are written in.
  public let unit: MassUnit
  /// The distance from one rung to the next.
  public let increment: Mass
  /// The lowest rung; zero where the scale has no start of its own.
  public let start: Mass
  /// The heaviest load that may be entered; the unit's own ceiling where the scale has none.
  public let ceiling: Mass

  /// A scale in `unit`.
  ///
  /// What makes no sense is replaced: an increment that is missing, not positive, finer than a
  /// hundredth of the unit or above the ceiling by the unit's usual step; a negative start by
  /// zero; a ceiling that leaves no rung above the start, or is above the unit's own, by the
  /// unit's own.
  public init(unit: MassUnit, increment: Mass?, start: Mass? = nil, ceiling: Mass? = nil) {
    self.unit = unit
    let finest = Mass(nanograms: unit.nanograms / 100)
    if let increment, increment >= finest, increment <= unit.ceiling {
      self.increment = increment
    } else {
      self.increment = unit.usualStep
    }
    if let start, start >= .zero, start + self.increment <= unit.ceiling {
      self.start = start
    } else {
      self.start = .zero
    }
    if let ceiling, ceiling >= self.start + self.increment, ceiling <= unit.ceiling {
      self.ceiling = ceiling
    } else {
      self.ceiling = unit.ceiling
    }
  }

  /// The scale of a machine whose numbers turn out to be in the other unit.
  ///
  /// The increment becomes the nearest one offered in that unit; a start goes to the nearest
  /// multiple of the finest one offered.
  public var flipped: UniformScale {
    let other = unit.other
    let finest = other.offeredIncrements[0].nanograms
    let steps = start.nanograms.times(1, over: finest)
    return UniformScale(
      unit: other, increment: other.offeredIncrement(nearest: increment),
      start: Mass(nanograms: steps * finest),
      ceiling: ceiling == unit.ceiling ? nil : ceiling)
  }

  var rungs: Rungs {
    let count = (ceiling.nanograms - start.nanograms) / increment.nanograms + 1
    return .even(first: start.nanograms, step: increment.nanograms, count: count)
  }
}
