public import CivilTime

/// How recovered a muscle is: an estimate, and always labelled so.
public enum MuscleReadiness: Hashable, Sendable {
  case ready, recovering, fatigued

  /// Readiness at a fatigue: ready below a quarter, recovering up to a half.
  public init(fatigue: Double) {
    if fatigue < 0.25 { self = .ready } else { self = fatigue <= 0.5 ? .recovering : .fatigued }
  }
}

/// The fatigue of muscles from the sets of the last thirty days, which fade with a half-life of 36 hours.
public struct MuscleRecovery: Equatable, Sendable {
  private var faded: [Double]

  /// The half-life of a set.
  private static let halfLife: Double = 36 * 3_600_000
  /// Milliseconds after which a set counts no more.
  public static let span: Int64 = 30 * 86_400_000

  /// No sets.
  public init() {
    faded = [Double](repeating: 0, count: Muscle.allCases.count)
  }

  /// The recovery at a moment after these sessions, the running one included.
  public init(
    after sessions: [Session], at now: Instant, muscles: (ExerciseID) -> [Muscle]
  ) {
    self.init()
    for session in sessions where !session.isDiscarded {
      for card in session.exercises {
        for set in card.sets where set.isEffort {
          guard let log = set.log else { continue }
          for (index, muscle) in muscles(log.exercise).prefix(2).enumerated() {
            add(sets: index == 0 ? 1 : 0.5, to: muscle, age: now.milliseconds(since: log.at))
          }
        }
      }
    }
  }

  /// Adds sets that were done so many milliseconds ago.
  public mutating func add(sets: Double, to muscle: Muscle, age: Int64) {
    guard age <= Self.span else { return }
    let halvings = Double(max(0, age)) / Self.halfLife
    faded[Int(muscle.rawValue)] += sets * Exponential.decay(halvings * Exponential.naturalLogOfTwo)
  }

  /// The fatigue of a muscle, 0…1: 1 − exp(−x/3) of its faded sets.
  public func fatigue(_ muscle: Muscle) -> Double {
    1 - Exponential.decay(faded[Int(muscle.rawValue)] / 3)
  }

  /// How ready a muscle is.
  public func readiness(_ muscle: Muscle) -> MuscleReadiness {
    MuscleReadiness(fatigue: fatigue(muscle))
  }
}

/// exp without a mathematics library, the same to the last bit in the browser and on the server.
enum Exponential {
  static let naturalLogOfTwo = 0.693_147_180_559_945_3

  /// exp(−x) for x ≥ 0.
  static func decay(_ x: Double) -> Double {
    guard x > 0 else { return 1 }
    guard x < 700 else { return 0 }
    var halvings = 0
    var small = x
    while small > 0.125 {
      small /= 2
      halvings += 1
    }
    var term = 1.0
    var sum = 1.0
    for order in 1...12 {
      term *= -small / Double(order)
      sum += term
    }
    for _ in 0..<halvings { sum *= sum }
    return sum
  }
}
