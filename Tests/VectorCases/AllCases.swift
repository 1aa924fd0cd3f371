/// Every published row, in the order the self-check prints them.
public func allVectorCases() -> [VectorCase] {
  loadsVectorCases() + civilTimeVectorCases()
}

/// The rows about weights, scales and typed numbers.
public func loadsVectorCases() -> [VectorCase] {
  scaleCases + unitCases
}

/// The rows about days and weeks.
public func civilTimeVectorCases() -> [VectorCase] {
  dayCases
}
