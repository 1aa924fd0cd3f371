public import Loads

/// The warm-up rows that lead to a work weight.
///
/// The first is half the work weight but never below the bar; each further one goes half the way
/// from the row before it. All are snapped down to a rung.
public struct WarmUpRamp: Sendable {
  /// The loads there are.
  public var scale: LoadScale
  /// The lightest a row may be: the bar, where there is one.
  public var bar: Mass

  /// A ramp over a scale.
  public init(_ scale: LoadScale, bar: Mass = .zero) {
    self.scale = scale
    self.bar = max(bar, scale.lowestRung)
  }

  /// The rows to a work weight, at most so many: rows that would repeat or reach it are left out.
  public func rows(to work: Mass, count: Int) -> [Mass] {
    var rows: [Mass] = []
    while rows.count < min(count, Self.most) {
      guard let next = next(after: rows.last, to: work) else { break }
      rows.append(next)
    }
    return rows
  }

  /// The row after another on the way to a work weight; none where no rung lies between.
  public func next(after row: Mass?, to work: Mass) -> Mass? {
    let from = row ?? .zero
    let half = max(bar, from + (work - from).times(1, over: 2))
    guard let rung = scale.rung(atOrBelow: half), rung > from, rung < work else { return nil }
    return rung
  }

  /// More warm-ups than anybody does.
  private static let most = 10
}
