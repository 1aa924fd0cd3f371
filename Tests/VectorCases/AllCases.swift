/// Every published row, in the order the self-check prints them.
public func allVectorCases() -> [VectorCase] {
  []
}
