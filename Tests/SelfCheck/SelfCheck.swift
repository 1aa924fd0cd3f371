import VectorCases

/// Prints one line a case: its id, what this build computed, and whether that is what the vectors ask for.
func selfCheck() {
  for row in allVectorCases() {
    let actual = row.actual()
    let verdict = actual == row.expected ? "ok" : "EXPECTED " + row.expected
    print(row.id + "\t" + actual + "\t" + verdict)
  }
}
