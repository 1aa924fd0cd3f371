public import Training

/// What a person types into the search box, letter by letter.
public let keystrokes: [String] = {
  let queries = [
    "bench press", "lat pull down", "incline db press", "rdl", "leg ext", "hamstring curl",
    "single arm cable lateral raise", "zzz",
  ]
  var keystrokes = [""]
  for query in queries {
    for length in 1...query.utf8.count { keystrokes.append(String(query.prefix(length))) }
  }
  return keystrokes
}()

/// A logbook's own exercises, named like the ones people add.
public func customExercises(_ count: Int) -> [Exercise] {
  (0..<count).map { number in
    Exercise(
      id: ExerciseID("custom-" + String(number)),
      name: "Seated Machine Press Variant " + String(number), otherNames: ["Old Gym Press"],
      muscleLabels: ["Chest", "Triceps"], equipment: [.machine])
  }
}
