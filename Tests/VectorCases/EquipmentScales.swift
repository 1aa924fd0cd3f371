import Loads
import Training

/// The scale an exercise has before anybody corrects it, and which of two corrections counts.
let equipmentScaleCases: [VectorCase] = [
  VectorCase("LS32.Machine", expects: "5 kg / 10 lb") { increments("Machine") },
  VectorCase("LS32.Cable", expects: "2.5 kg / 5 lb") { increments("Cable") },
  VectorCase("LS32.Kettlebell", expects: "4 kg / 5 lb") { increments("Kettlebell") },
  VectorCase("LS32.Dumbbell", expects: "2 kg / 5 lb") { increments("Dumbbell") },
  VectorCase("LS32.Barbell", expects: "2.5 kg / 5 lb") { increments("Barbell") },
  VectorCase("LS32.Plate", expects: "1.25 kg / 2.5 lb") { increments("Plate") },
  VectorCase("LS32.Band", expects: "1 kg / 2.5 lb") { increments("Band") },
  VectorCase("LS34.cable and bench", expects: "2.5 kg") {
    increment(["Cable", "Bench"], .kilogram)
  },
  VectorCase("LS34.barbell and machine", expects: "5 kg") {
    increment(["Barbell", "Machine"], .kilogram)
  },
  VectorCase("LS34.barbell and bench", expects: "5 lb") {
    increment(["Barbell", "Bench"], .pound)
  },
  VectorCase("LS34.nothing", expects: "1.25 kg") { increment([], .kilogram) },
  VectorCase("LS34.unknown exercise", expects: "2.5 lb") {
    let unknown = ExerciseCatalog(library: .empty).exercise("gone", storedName: "Gone")
    return scaleIncrement(of: unknown, .pound)
  },
  VectorCase("LS40.old newer", expects: "old") { counting(old: 2, surviving: 1) },
  VectorCase("LS40.old older", expects: "surviving") { counting(old: 1, surviving: 2) },
  VectorCase("LS40.equal", expects: "surviving") { counting(old: 1, surviving: 1) },
]

private func increments(_ equipment: Equipment) -> String {
  increment([equipment], .kilogram) + " / " + increment([equipment], .pound)
}

private func increment(_ equipment: [Equipment], _ unit: MassUnit) -> String {
  scaleIncrement(of: Exercise(id: "x", name: "X", equipment: equipment), unit)
}

private func scaleIncrement(of exercise: Exercise, _ unit: MassUnit) -> String {
  guard case .uniform(let scale) = LoadScales(unit: unit).scale(of: exercise).scale else {
    return "not uniform"
  }
  return Weight(scale.increment, unit).label
}

private func counting(old: Int, surviving: Int) -> String {
  let rows = [
    StampedCorrection(id: "old-id", stamp: old, scale: "old"),
    StampedCorrection(id: "surviving-id", stamp: surviving, scale: "surviving"),
  ]
  return StampedCorrection.counting(among: rows, of: "surviving-id")?.scale ?? "none"
}
