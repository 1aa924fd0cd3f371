import CivilTime
import Loads
import Logbook
import Training

/// What somebody can lift, hold and repeat, and how that grows over the years.
struct SampleStrength {
  /// What was done of a row.
  struct Done {
    var numbers: SetNumbers
    /// How it felt; nothing for a warm-up.
    var effort: Effort?
  }

  /// Days since the first training.
  var days = 0
  private let seed: UInt64

  init(seed: UInt64) {
    self.seed = seed
  }

  /// The load that could be lifted once, in whole kilograms.
  func most(of exercise: Exercise) -> Mass {
    let start: Double =
      if exercise.equipment.contains(.barbell) {
        exercise.pattern?.isLower ?? false ? 80 : 50
      } else if exercise.equipment.contains(.machine) {
        exercise.pattern?.isLower ?? false ? 110 : 45
      } else if exercise.equipment.contains(.dumbbell) {
        16
      } else {
        30
      }
    return Mass(Int64(start * talent(for: exercise) * growth), .kilogram)
  }

  /// How much more than at first: quick gains, then slower ones; about double after five years.
  private var growth: Double {
    let years = Double(days) / 365
    return 1 + 1.4 * years / (years + 2)
  }

  /// Nobody is equally good at everything: 0.85…1.15, the same for an exercise all the time.
  private func talent(for exercise: Exercise) -> Double {
    var mixed = seed
    for byte in exercise.id.text.utf8 { mixed = (mixed ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return 0.85 + 0.3 * Double(mixed >> 44) / Double(1 << 20)
  }

  /// What is done of a row.
  func numbers(
    for plan: SetPlan, of exercise: Exercise, mode: TrackingMode, ladder: LoadLadder,
    random: inout Randomness
  ) -> Done {
    var numbers = plan.numbers
    let form = random.between(0.95, 1.05)
    switch mode {
    case .weightReps:
      if numbers.weight.mass <= .zero { numbers.weight = first(of: exercise, plan, ladder) }
      guard plan.kind != .warmUp else { return Done(numbers: numbers) }
      return repeated(
        plan, numbers, possible: reps(at: numbers.weight.mass, of: exercise, form: form))
    case .bodyweightReps, .assistedReps:
      let perSide = exercise.laterality == .perSide ? 2.0 : 1.0
      return repeated(
        plan, numbers, possible: Int(7 * talent(for: exercise) * growth * form * perSide))
    case .duration, .weightDuration:
      let possible = Int(40 * growth * form)
      numbers.seconds = min(possible, max(numbers.seconds, 20) + 5)
      return Done(numbers: numbers, effort: possible <= numbers.seconds ? .allOut : .solid)
    case .weightDistance, .cardio:
      numbers.distance = Distance(micrometres: 40_000_000, unit: .metre)
      return Done(numbers: numbers, effort: .solid)
    }
  }

  /// The load somebody would try first.
  private func first(
    of exercise: Exercise, _ plan: SetPlan, _ ladder: LoadLadder
  ) -> Weight {
    let reps = max(plan.target.high, 5)
    let share = most(of: exercise).times(27, over: Int64(30 + reps))
    return ladder.weight(ladder.snapLoaded(share))
  }

  private func reps(at load: Mass, of exercise: Exercise, form: Double) -> Int {
    guard load > .zero else { return 12 }
    let share =
      Double(most(of: exercise).nanograms) * form / Double(load.nanograms)
    return max(1, min(30, Int(30 * (share - 1))))
  }

  private func repeated(_ plan: SetPlan, _ numbers: SetNumbers, possible: Int) -> Done {
    var numbers = numbers
    let goal = max(plan.aim, plan.target.high, 1)
    let isOpen = plan.kind == .amrap || plan.kind == .failure
    numbers.reps = max(1, min(possible, isOpen ? 20 : goal))
    let effort: Effort =
      switch possible - numbers.reps {
      case ...0: .allOut
      case 1: .hard
      case 2: .solid
      default: .easy
      }
    return Done(numbers: numbers, effort: effort)
  }
}

extension MovementPattern {
  fileprivate var isLower: Bool {
    switch self {
    case .squat, .lunge, .hinge, .hipExtension, .kneeExtension, .kneeFlexion, .calfRaise: true
    default: false
    }
  }
}
