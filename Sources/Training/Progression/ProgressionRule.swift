/// How the next weight follows from what was done.
public enum ProgressionRule: Hashable, Sendable {
  /// Nothing is suggested; rows open as they were done last.
  case off
  /// Every planned rep done: one step up.
  case linear(DeloadPolicy)
  /// Linear with the last set to failure; twice the goal moves two steps.
  case greyskull(DeloadPolicy)
  /// Reps climb to the top of the range, then the weight goes up; effort steers it.
  case double
  /// Reps climb, then sets are added up to `maximumSets`, then the weight goes up.
  case triple(maximumSets: Int, DeloadPolicy)
  /// Held sets grow by five seconds.
  case time(DeloadPolicy)
  /// Reps up to the ceiling, then one more set and back to the start.
  case bodyweight(ceiling: Int)
  /// Weeks of shares of a training max, which rises at the end of a cycle.
  case cycle(PercentageCycle)
}

/// When a rule backs off, and by how much.
public struct DeloadPolicy: Hashable, Sendable {
  /// How many missed sessions in a row at one weight.
  public var misses: Int
  /// What is left of the estimate, in percent: 50…95.
  public var percent: Int

  /// A policy; the percent is held within 50…95.
  public init(misses: Int, percent: Int = 90) {
    self.misses = max(1, misses)
    self.percent = min(95, max(50, percent))
  }

  /// After three misses, to nine tenths.
  public static let standard = DeloadPolicy(misses: 3)
  /// Greyskull backs off after the first miss.
  public static let greyskull = DeloadPolicy(misses: 1)
}
