public import Loads

/// Finds the lighter prescription that is nearest to a share of the estimate of the old one.
///
/// Only rungs that exist are looked at: every one up to the current load, with every number of reps
/// that the rule allows. The prescription itself and zero are left out; of two equally near the
/// heavier one wins, so that the load can stay while the reps fall.
public struct DeloadSearch: Sendable {
  /// A load with a number of reps.
  public struct Candidate: Equatable, Sendable {
    /// The load.
    public var mass: Mass
    /// The reps.
    public var reps: Int
  }

  /// The loads there are.
  public var ladder: LoadLadder
  /// The reps the rule allows.
  public var reps: ClosedRange<Int>
  /// How many reps count as one more; two where both sides are counted, and half of them estimate.
  public var stride: Int
  /// The share of the estimate that stays, in percent.
  public var percent: Int

  /// A search.
  public init(ladder: LoadLadder, reps: ClosedRange<Int>, stride: Int = 1, percent: Int = 90) {
    self.ladder = ladder
    self.reps = reps
    self.stride = max(1, stride)
    self.percent = percent
  }

  /// The estimate that is aimed at.
  public func target(mass: Mass, reps: Int) -> Mass {
    mass.times(Int64(parts(reps)) * Int64(percent), over: Int64(30 * stride * 100))
  }

  /// The lighter prescription; none where nothing lighter exists.
  public func lighter(than mass: Mass, reps prescribed: Int) -> Candidate? {
    let goal = mass.times(Int64(parts(prescribed) * percent), over: 100)
    var best: (candidate: Candidate, distance: Mass)?
    var rung: Mass? = ladder.snap(mass) <= mass ? ladder.snap(mass) : ladder.rung(below: mass)
    while let load = rung, load > .zero {
      for count in Swift.stride(from: reps.upperBound, through: reps.lowerBound, by: -stride)
      where load != mass || count != prescribed {
        let distance = (load.times(Int64(parts(count)), over: 1) - goal).magnitude
        if best.map({ distance < $0.distance }) ?? true {
          best = (Candidate(mass: load, reps: count), distance)
        }
      }
      if let best, isTooLight(load, goal: goal, distance: best.distance) { break }
      rung = ladder.rung(below: load)
    }
    return best?.candidate
  }

  /// Whether no rung below can come nearer any more, so that a long ladder isn't walked to its foot.
  private func isTooLight(_ load: Mass, goal: Mass, distance: Mass) -> Bool {
    let most = load.times(Int64(parts(reps.upperBound)), over: 1)
    return most < goal && goal - most > distance
  }

  /// Thirtieths of the load (sixtieths for two sides) that so many reps are worth after Epley; a
  /// single is worth the load itself.
  private func parts(_ reps: Int) -> Int {
    reps <= stride ? 30 * stride : 30 * stride + reps
  }
}
