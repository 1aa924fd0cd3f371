public import Loads

/// What decides which loads an exercise has: corrections, the active gym, the unit of the app.
///
/// Only corrections and gyms are stored, so that changing the app's unit moves every exercise that
/// nobody corrected.
public struct LoadScales: Sendable {
  /// The person's own scales, by the id that stands for the exercise.
  public var corrections: [ExerciseID: LoadScale]
  /// The gym trained in.
  public var gym: Gym?
  /// The unit of the app.
  public var unit: MassUnit

  /// Puts together what decides.
  public init(
    corrections: [ExerciseID: LoadScale] = [:], gym: Gym? = nil, unit: MassUnit = .kilogram
  ) {
    self.corrections = corrections
    self.gym = gym
    self.unit = unit
  }

  /// The scale of an exercise and where it comes from: a correction, then the gym, then the equipment.
  ///
  /// The exercise must be the one its id stands for, with merges followed; for an unknown one a
  /// placeholder will do.
  public func scale(of exercise: Exercise) -> (scale: LoadScale, origin: LoadScaleOrigin) {
    if let correction = corrections[exercise.id] { return (correction, .correction) }
    if let owned = gym?.scale(for: exercise) { return (owned, .gym) }
    let increment = Equipment.usualIncrement(for: exercise.equipment, in: unit)
    return (.uniform(UniformScale(unit: unit, increment: increment)), .equipment)
  }
}

/// Where the scale of an exercise comes from.
public enum LoadScaleOrigin: UInt8, Sendable {
  /// The person entered it for this exercise.
  case correction
  /// The active gym owns these loads.
  case gym
  /// Nothing is known but the kind of equipment.
  case equipment
}
