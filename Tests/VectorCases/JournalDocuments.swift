import JSONCoding
import Journal

/// Documents, stamps and order keys, which must be the same in the browser as everywhere.
let documentCases: [VectorCase] = [
  VectorCase(
    "Journal.row",
    expects: #"{"018e283bee0000000000000a":{"sets/":{"x/":{"log":{"reps":8}}},"title":"Push A"},"#
      + #""018e283bee0000010000000a":{"sets/":{"x/":{"~removed":{"0000000a":"018e283bee000000"}}}}}"#
  ) {
    journalRow { journal throws(JournalError) in
      try journal.write(
        "session:a", [("title", "Push A"), ("sets/x/log", ["reps": 8])], now: noon)
      try journal.remove("session:a", "sets/x", now: noon)
      return journal.row(for: "session:a") ?? ""
    }
  },
  VectorCase("Journal.digest", expects: "17899843759279161678") {
    let row = #"{"018e283bee0000000000000a":{"sets/":{"x/":{"log":{"reps":8}}},"title":"Push A"}}"#
    return journalRow { journal throws(JournalError) in
      try journal.load("session:a", row: row)
      return String(journal.digest)
    }
  },
  VectorCase("Journal.farFuture", expects: "c9c467c9040000000000000a then the next") {
    journalRow { journal throws(JournalError) in
      let first = try journal.write("note:n", [("text", 1)], now: .max)
      let next = try journal.write("note:n", [("text", 2)], now: noon)
      return first.text + (next.time == first.time + 1 ? " then the next" : " then another")
    }
  },
  VectorCase(
    "Journal.damaged",
    expects:
      "The stored record note:n can't be read. It holds a time after the year 9999 (byte 28). "
      + "Everything else is untouched; the damaged text is kept and can be exported."
  ) {
    journalRow { journal throws(JournalError) in
      try journal.load("note:n", row: #"{"ffffffffffff00000000000a":{}}"#)
      return "read"
    }
  },
  VectorCase("Journal.orderKeys", expects: "V001 W001 U001 UV001 none F U j") {
    let keys = [
      OrderKey.between(nil, nil, random: 0), OrderKey.between("V001", nil, random: 0),
      OrderKey.between(nil, "V001", random: 0), OrderKey.between("U001", "V001", random: 0),
      OrderKey.between("V", "V0", random: 0),
    ]
    let heads = OrderKey.spread(3, random: 0).map { String($0.prefix(1)) }
    return (keys.map { $0 ?? "none" } + heads).joined(separator: " ")
  },
]

/// Noon of some day in 2024, in milliseconds since 1970.
private let noon: Int64 = 1_710_072_000_000

/// What a new journal gives, or the sentence of its error.
private func journalRow(
  _ body: (inout Journal) throws(JournalError) -> String
) -> String {
  var journal = Journal(replica: ReplicaID(0xA))
  do throws(JournalError) {
    return try body(&journal)
  } catch {
    return error.description
  }
}
