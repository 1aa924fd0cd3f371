public import Training

/// The entries that section 10 of the vectors states the facts of, and those it makes up.
public let searchVectorEntries: [Exercise] = [
  entry("V-Bar Lat Pulldown", "Lats", "Cable"),
  entry("Wide Grip Lat Pulldown", "Lats", "Cable"),
  entry("Close Grip Lat Pulldown", "Lats,Lower Traps", "Cable"),
  entry("Single Arm Lat Pulldown", "Lats", "Cable"),
  entry("Straight Arm Cable Pulldown", "Lats", "Cable"),
  entry("Incline Dumbbell Press", "Upper Chest,Triceps,Front Delts", "Dumbbell,Bench"),
  entry("Dumbbell Bench Press", "Chest,Triceps,Front Delts", "Dumbbell,Bench"),
  entry("Barbell Bench Press", "Chest,Triceps,Front Delts", "Barbell,Bench"),
  entry("Incline Barbell Bench Press", "Upper Chest,Triceps,Front Delts", "Barbell,Bench"),
  entry("Seated Barbell Overhead Press", "Shoulders,Triceps", "Barbell,Bench"),
  entry("Standing Barbell Overhead Press", "Shoulders,Triceps,Core", "Barbell"),
  entry("Hammer Strength Wide Chest Press", "Chest", "Machine"),
  entry("EZ-Bar Preacher Curl", "Biceps", "Barbell,Bench"),
  entry("Dumbbell Hammer Curl", "Biceps,Forearms", "Dumbbell"),
  entry("Dumbbell Fly", "Chest", "Dumbbell,Bench"),
  entry("Incline Dumbbell Fly", "Upper Chest", "Dumbbell,Bench"),
  entry("Standing Calf Raise", "Calves", "Machine"),
  entry("Push-Up", "Chest,Triceps,Core", "", .bodyweight),
  entry("Conventional Deadlift", "Back,Hamstrings,Glutes,Core", "Barbell"),
  entry("Sumo Deadlift", "Hamstrings,Glutes,Adductors,Back", "Barbell"),
  entry("Cable External Rotation", "Rotator Cuff", "Cable", .mobility),
]

let madeUpSearchEntries: [Exercise] = [
  entry("Romanian Deadlift With Pause", "Hamstrings", "Barbell"),
  entry("Leg Extension With Pause", "Quads", "Machine"),
  entry("Leg Extension", "Quads", "Machine"),
  entry("Crunch", "Abs", "", .core),
]

private func entry(
  _ name: String, _ muscles: String, _ equipment: String, _ category: ExerciseCategory = .strength
) -> Exercise {
  Exercise(
    id: ExerciseID(name), name: name, category: category,
    muscleLabels: muscles.split(separator: ",").map { String($0) },
    equipment: equipment.split(separator: ",").map { Equipment(String($0)) })
}
