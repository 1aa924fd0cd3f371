extension Muscle {
  /// The muscle that a free-text label stands for, whatever its case.
  ///
  /// None for labels that name no single muscle on purpose ("Full Body", "Cardio") and for unknown ones.
  public init?(label: String) {
    guard let row = Muscle.foldings.first(where: { equalsIgnoringCase(label, $0.label) }) else {
      return nil
    }
    self = row.muscle
  }

  /// The muscles that labels stand for, in the order listed, each once; the first is the primary one.
  public static func folding(_ labels: [String]) -> [Muscle] {
    var muscles: [Muscle] = []
    for label in labels {
      if let muscle = Muscle(label: label), !muscles.contains(muscle) {
        muscles.append(muscle)
      }
    }
    return muscles
  }

  /// Every label a muscle is known by, lower-case.
  ///
  /// Files of other apps use all of them.
  static let foldings: [(label: StaticString, muscle: Muscle)] = [
    ("chest", .chest), ("upper chest", .chest), ("lower chest", .chest), ("inner chest", .chest),
    ("pectorals", .chest), ("serratus", .chest),
    ("shoulders", .shoulders), ("front delts", .shoulders), ("side delts", .shoulders),
    ("deltoids", .shoulders), ("rotator cuff", .shoulders),
    ("rear delts", .rearDelts), ("posterior deltoids", .rearDelts),
    ("biceps", .biceps), ("arms", .biceps), ("triceps", .triceps),
    ("forearms", .forearms), ("grip", .forearms),
    ("core", .abs), ("abs", .abs), ("lower abs", .abs), ("abdominals", .abs),
    ("obliques", .obliques),
    ("lats", .lats),
    ("back", .upperBack), ("upper back", .upperBack), ("mid back", .upperBack),
    ("rhomboids", .upperBack),
    ("traps", .traps), ("lower traps", .traps),
    ("lower back", .lowerBack), ("spine", .lowerBack), ("erector spinae", .lowerBack),
    ("glutes", .glutes), ("hips", .glutes), ("abductors", .glutes),
    ("quads", .quads), ("legs", .quads), ("hip flexors", .quads), ("quadriceps", .quads),
    ("hamstrings", .hamstrings), ("posterior chain", .hamstrings),
    ("calves", .calves),
    ("adductors", .adductors), ("inner thighs", .adductors),
  ]
}

/// Labels known to stand for no single muscle.
public let labelsWithoutMuscle = ["Full Body", "Cardio", "Cardiovascular", "Upper Body"]

/// Compares against a lower-case ASCII word without allocating: this runs once a label of every exercise.
private func equalsIgnoringCase(_ label: String, _ word: StaticString) -> Bool {
  var bytes = label.utf8.makeIterator()
  for index in 0..<word.utf8CodeUnitCount {
    guard let byte = bytes.next() else { return false }
    let lower = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
    if lower != word.utf8Start[index] { return false }
  }
  return bytes.next() == nil
}
