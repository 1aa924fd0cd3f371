extension Prescription {
  /// What to do next, from the performances of the slot, newest first; nothing where the rule is off
  /// or the exercise is cardio.
  public func suggestion(from history: [Performance]) -> Suggestion? {
    guard mode != .cardio else { return nil }
    switch rule {
    case .off: return nil
    case .double: return double(history)
    default: return double(history)
    }
  }
}
