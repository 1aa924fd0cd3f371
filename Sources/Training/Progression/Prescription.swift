public import Loads

/// A slot with everything that its progression depends on.
public struct Prescription: Sendable {
  /// The slot.
  public var slot: Slot
  /// The rule in force: the slot's, else the routine's.
  public var rule: ProgressionRule
  /// How the exercise is tracked.
  public var mode: TrackingMode
  /// The loads it can be set to.
  public var ladder: LoadLadder
  /// How many reps count as one more: two for an exercise done side by side, whose reps are totals.
  public var stride: Int
  /// What one step up is for rules that speak of steps.
  public var step: LoadStep
  /// The bar it is done with, which warm-ups don't go below; zero where there is none.
  public var bar: Mass
  /// Whether answers to the effort question steer.
  public var effortQuestion: EffortQuestion

  /// A slot ready to be progressed.
  public init(
    slot: Slot, rule: ProgressionRule = .double, mode: TrackingMode = .weightReps,
    ladder: LoadLadder, stride: Int = 1, step: LoadStep = .rungs(1),
    bar: Mass = .zero, effortQuestion: EffortQuestion = .asked
  ) {
    self.slot = slot
    self.rule = slot.rule ?? rule
    self.mode = mode
    self.ladder = ladder
    self.stride = max(1, stride)
    self.step = step
    self.bar = bar
    self.effortQuestion = effortQuestion
  }

  /// Working sets, at least one.
  var sets: Int { slot.judgedSets }

  /// The range in whole strides: 7–13 reps side by side are 8–14.
  var range: RepRange {
    RepRange(aligned(slot.judgedReps.low), aligned(slot.judgedReps.high))
  }

  /// The next number of reps that both sides can share.
  func aligned(_ reps: Int) -> Int {
    (reps + stride - 1) / stride * stride
  }

  /// How a performance felt, if answers steer.
  func feel(of performance: Performance) -> Effort? {
    effortQuestion == .asked ? performance.feel : nil
  }
}
