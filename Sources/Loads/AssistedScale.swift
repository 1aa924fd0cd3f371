/// A load scale continued below zero, where a load is help: −20 kg is 20 kg of assistance.
///
/// A rung up is less help; past none it becomes added weight. Help is entered and shown as a
/// positive number on the machine's own scale. No help at all is always a rung.
public struct AssistedScale: Hashable, Sendable {
  /// The machine's scale, which help and added weight are both counted on.
  public let scale: LoadScale

  /// Continues a scale below zero.
  public init(_ scale: LoadScale) {
    self.scale = scale
  }

  /// The most help there is, as a negative load.
  public var lowestRung: Mass { -scale.highestRung }

  /// The heaviest added weight.
  public var highestRung: Mass { scale.highestRung }

  /// Whether a load, negative for help, is a rung.
  public func contains(_ load: Mass) -> Bool {
    load == .zero || scale.contains(load.magnitude)
  }

  /// The nearest rung; halfway between two it is the one farther from zero.
  public func snap(_ load: Mass) -> Mass {
    let size = load.magnitude
    let lowest = scale.lowestRung
    // Below the lowest rung of the machine there is still "none".
    let snapped = size < lowest - size ? Mass.zero : scale.snap(size)
    return load < .zero ? -snapped : snapped
  }

  /// The next rung up: less help, then none, then added weight; nil at the top.
  public func rung(above load: Mass) -> Mass? {
    let load = levelled(load)
    return load < .zero ? -smaller(load.magnitude) : larger(load)
  }

  /// The next rung down: less added weight, then none, then help; nil at the most help.
  public func rung(below load: Mass) -> Mass? {
    let load = levelled(load)
    if load > .zero { return smaller(load) }
    return larger(load.magnitude).map { -$0 }
  }

  /// One tap on a stepper, as on a plain scale: up is less help.
  public func step(_ load: Mass, _ direction: Int) -> Mass {
    if direction > 0 { return rung(above: load) ?? load }
    if direction < 0 { return rung(below: load) ?? load }
    return load
  }

  /// The 2 × `reach` + 1 rungs around a load, its nearest in the middle, sliding at both ends.
  public func ladder(around load: Mass, reach: Int = 2) -> [Mass] {
    let reach = max(0, min(reach, 500))
    let centre = snap(load)
    var below: [Mass] = []
    var above: [Mass] = []
    while below.count < 2 * reach, let next = rung(below: below.last ?? centre) {
      below.append(next)
    }
    while above.count < 2 * reach, let next = rung(above: above.last ?? centre) {
      above.append(next)
    }
    let down = min(below.count, max(reach, 2 * reach - above.count))
    let up = min(above.count, 2 * reach - down)
    return below.prefix(down).reversed() + [centre] + above.prefix(up)
  }

  /// A load that counts as zero on the scale is zero, so that it has rungs on both sides.
  private func levelled(_ load: Mass) -> Mass {
    scale.lowestRung == .zero && scale.snap(load.magnitude) == .zero
      && scale.contains(load.magnitude)
      ? .zero : load
  }

  private func smaller(_ size: Mass) -> Mass {
    scale.rung(below: size) ?? .zero
  }

  /// From zero this is the lowest rung above it, however near.
  private func larger(_ size: Mass) -> Mass? {
    size == .zero && scale.lowestRung > .zero ? scale.lowestRung : scale.rung(above: size)
  }
}
