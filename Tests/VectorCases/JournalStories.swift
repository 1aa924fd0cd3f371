import JSONCoding
import Journal

/// What becomes of documents, which must be the same in the browser as everywhere.
let journalCases: [VectorCase] = [
  VectorCase(
    "Journal.row",
    expects: #"{"0000000003e8000000000007":{"sets/":{"x/":{"log":{"reps":8}}},"title":"Push A"}}"#
  ) {
    var journal = Journal(replica: ReplicaID(7))
    do throws(JournalError) {
      try journal.write(
        "session:a", [("title", "Push A"), ("sets/x/log", ["reps": 8])], now: 1000)
    } catch {
      return error.description
    }
    return journal.row(for: "session:a") ?? ""
  }
]
