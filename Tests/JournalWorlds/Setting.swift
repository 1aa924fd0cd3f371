/// What a small world begins with, and what may happen in it.
public struct Setting: Sendable {
  /// What it is about.
  public let name: String
  /// How far each replica's clock is ahead, in milliseconds.
  let skews: [Int64]
  let replicaNumbers: [UInt32]
  /// How many milliseconds pass with each step.
  let pace: Int64
  /// What may happen to each replica, besides pulling from the others.
  let deeds: [Step.Deed]

  /// Whether the replicas differ in nothing but their ids, so that worlds which only swap them are
  /// the same.
  var isSymmetric: Bool {
    Set(skews).count == 1 && pace > 0 && hasDistinctReplicas
  }

  /// Whether each replica has an id of its own, as it should.
  var hasDistinctReplicas: Bool {
    Set(replicaNumbers).count == replicaNumbers.count
  }

  /// What is here, with clocks that are wrong by any amount up to a few steps.
  func withClocks(_ skews: [Int64]) -> Setting {
    Setting(name, skews: skews, replicaNumbers: replicaNumbers, pace: pace, deeds)
  }

  init(
    _ name: String, skews: [Int64] = [0, 0, 0], replicaNumbers: [UInt32] = [1, 2, 3],
    pace: Int64 = 10, _ deeds: [Step.Deed]
  ) {
    self.name = name
    self.skews = skews
    self.replicaNumbers = replicaNumbers
    self.pace = pace
    self.deeds = deeds
  }

  /// Every step that can follow when the replicas up to `used` have taken part so far.
  func steps(used: Int) -> [Step] {
    let acting = isSymmetric ? min(used + 1, skews.count) : skews.count
    return (0..<acting).flatMap { replica in
      deeds.map { Step(replica: replica, deed: $0) }
        + skews.indices.filter { $0 != replica }.map { Step(replica: replica, deed: .pull($0)) }
    }
  }
}

extension Setting {
  private static let day: Int64 = 86_400_000

  /// All settings whose worlds are gone through.
  public static let all: [Setting] = [
    Setting(
      "tidying, un-logging, correcting, swapping",
      [.log, .unlog, .swap, .remove(.x), .undo(.x)]),
    Setting(
      "tidying and discarding the session",
      [.log, .add, .remove(.x), .remove(.document), .undo(.document)]),
    Setting("replacing everything by a backup", [.log, .add, .restore, .undo(.xLog), .undo(.y)]),
    Setting("clocks that stand still", pace: 0, [.log, .unlog, .remove(.x)]),
    Setting(
      "clocks at +23 h 59 m and at 1970",
      skews: [0, day - 60_000, -1_700_000_000_000], [.log, .unlog, .remove(.x), .undo(.x)]),
    Setting(
      "equal stamps from a cloned profile", replicaNumbers: [1, 2, 2], pace: 0,
      [.log, .unlog, .remove(.x)]),
  ]
}
