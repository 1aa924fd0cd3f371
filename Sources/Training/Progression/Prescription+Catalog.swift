import Loads

extension Prescription {
  /// A slot ready to be progressed, from what is known of its exercise and of the loads it has.
  ///
  /// - Parameters:
  ///   - routine: the plan it stands in; its rule counts where the slot has none.
  ///   - scales: corrections, the active gym, the unit of the app.
  public init(
    _ slot: Slot, of routine: Routine?, catalog: ExerciseCatalog, scales: LoadScales,
    effortQuestion: EffortQuestion = .asked
  ) {
    let known = catalog.exercise(slot.exercise.id)
    let exercise = catalog.exercise(
      slot.exercise.id, storedName: slot.exercise.name, storedMode: slot.exercise.mode)
    let mode = catalog.modeOfSlot(slot.exercise.id, stored: slot.exercise.mode)
    let (scale, origin) = scales.scale(of: exercise)
    let bar =
      scales.gym?.bar(for: exercise, in: scale.unit) ?? exercise.bar?.usualMass(in: scale.unit)
    self.init(
      slot: slot, rule: routine?.rule ?? .double, mode: mode,
      ladder: LoadLadder(scale, mode: mode), stride: exercise.laterality.stride,
      step: .usual(for: known, origin: origin, unit: scale.unit), bar: bar?.mass ?? .zero,
      effortQuestion: effortQuestion)
  }
}
