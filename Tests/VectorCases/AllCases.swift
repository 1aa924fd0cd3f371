/// Every published row, in the order the self-check prints them.
public func allVectorCases() -> [VectorCase] {
  loadsVectorCases() + civilTimeVectorCases() + lawCases + jsonVectorCases() + journalVectorCases()
    + trainingVectorCases() + libraryVectorCases()
}

/// The rows about weights, scales and typed numbers, and about input that is absurd.
public func loadsVectorCases() -> [VectorCase] {
  scaleCases + unitCases + hostileCases
}

/// The rows about days and weeks.
public func civilTimeVectorCases() -> [VectorCase] {
  dayCases
}

/// The rows about reading and writing JSON.
public func jsonVectorCases() -> [VectorCase] {
  jsonCases
}

/// The rows about documents and merging.
public func journalVectorCases() -> [VectorCase] {
  documentCases + syncCases
}

/// The rows about training: progression, offers, logging, records, statistics, plans.
public func trainingVectorCases() -> [VectorCase] {
  effortCases + progressionCases + openingCases + offerCases + loggingCases + structureCases
    + streakCases + planCases + programCases + programHelperCases + recordCases
    + estimateCases + statisticsCases + bodyCases + heartRateCases
    + labelCases + secondScreenCases
}

/// The rows about the exercise library: scales of equipment, and search.
public func libraryVectorCases() -> [VectorCase] {
  equipmentScaleCases + searchCases
}
