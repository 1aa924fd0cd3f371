import JSONCoding
import Journal

/// The rows of the sync vectors that have a counterpart in merging cells, in Rung's own terms.
///
/// Copy A was last written at 200, copy B at 100, unless the row says otherwise.
let syncCases: [VectorCase] = [
  VectorCase("S1", expects: "a: 2, b: 1, c: 1") {
    merged { a, b throws(JournalError) in
      try b.write(logbook, [("items/c", 1), ("items/a", 1)], now: 100)
      try a.write(logbook, [("items/a", 2), ("items/b", 1)], now: 200)
    }
  },
  VectorCase("S2", expects: "weight: 79 kg") {
    merged { a, b throws(JournalError) in
      try a.write(logbook, [("items/weight", "80 kg")], now: 5)
      try b.write(logbook, [("items/weight", "79 kg")], now: 9)
    }
  },
  VectorCase("S7", expects: "newest 200; inputs unchanged; twice the same") {
    var (a, b) = copies()
    _ = try? b.write(logbook, [("items/x", 1)], now: 100)
    _ = try? a.write(logbook, [("items/y", 2)], now: 200)
    guard let one = a[logbook], let other = b[logbook] else { return "nothing written" }
    var both = one
    _ = both.merge(other)
    let again = both.merge(other) || both.merge(one)
    return "newest \(both.latestStamp?.milliseconds ?? 0); "
      + (a[logbook]?.row == one.row && b[logbook]?.row == other.row
        ? "inputs unchanged; " : "inputs changed; ")
      + (again ? "twice differs" : "twice the same")
  },
  VectorCase("S8", expects: "note: other, workout: edited") {
    merged { a, b throws(JournalError) in
      try a.write(logbook, [("items/workout", "as it was")], now: 50)
      try b.write(logbook, [("items/workout", "edited")], now: 100)
      try a.write(logbook, [("items/note", "other")], now: 200)
    }
  },
  VectorCase("S10", expects: "entry: {\"of\":\"A\",\"reps\":8}") {
    // Equal times: the larger replica id decides, here that of A, and the entry is one cell.
    merged { a, b throws(JournalError) in
      try b.write(logbook, [("items/entry", ["reps": 9, "of": "B"])], now: 100)
      try a.write(logbook, [("items/entry", ["reps": 8, "of": "A"])], now: 100)
    }
  },
  VectorCase("S17.later", expects: "plates: cleared") {
    merged { a, b throws(JournalError) in
      try a.write(logbook, [("items/plates", ["20 kg", "10 kg"])], now: 100)
      try b.write(logbook, [("items/plates", .null)], now: 200)
    }
  },
  VectorCase("S17.earlier", expects: "plates: [\"20 kg\",\"10 kg\"]") {
    merged { a, b throws(JournalError) in
      try b.write(logbook, [("items/plates", .null)], now: 100)
      try a.write(logbook, [("items/plates", ["20 kg", "10 kg"])], now: 200)
    }
  },
  VectorCase("S20", expects: "rest: 1") {
    merged { a, b throws(JournalError) in
      try a.write(logbook, [("items/workout", 1), ("items/rest", 1)], now: 200)
      try know(&b, a)
      try a.remove(logbook, "items/workout", now: 1000)
    }
  },
  VectorCase("S22", expects: "favourite: 2") {
    merged { a, b throws(JournalError) in
      try a.write(logbook, [("items/favourite", 1)], now: 100)
      try a.remove(logbook, "items/favourite", now: 1000)
      try know(&b, a)
      try b.write(logbook, [("items/favourite", 2)], now: 1500)
    }
  },
  VectorCase("S25", expects: "monday: cleared") {
    merged { a, b throws(JournalError) in
      try b.write(logbook, [("items/monday", "Push A")], now: 100)
      try a.write(logbook, [("items/monday", .null)], now: 200)
    }
  },
]

private let logbook: DocumentID = "logbook:both"

/// Two copies; A's replica id is the larger one.
private func copies() -> (a: Journal, b: Journal) {
  (Journal(replica: ReplicaID(2)), Journal(replica: ReplicaID(1)))
}

/// Lets one copy hear of the other.
private func know(_ copy: inout Journal, _ other: Journal) throws(JournalError) {
  if let document = other[logbook] { copy.merge(document) }
}

/// The items that both copies show once they are merged; "order matters" if they differ.
private func merged(
  _ history: (inout Journal, inout Journal) throws(JournalError) -> Void
) -> String {
  var (a, b) = copies()
  do throws(JournalError) {
    try history(&a, &b)
  } catch {
    return error.description
  }
  guard let one = a[logbook] ?? b[logbook], let other = b[logbook] ?? a[logbook] else {
    return "nothing written"
  }
  a.merge(other)
  b.merge(one)
  let shown = items(a)
  return shown == items(b) && a.digest == b.digest ? shown : "order matters"
}

private func items(_ journal: Journal) -> String {
  let members = journal[logbook]?.content(at: "items")?.object?.members ?? []
  return members.map { member in
    let value = member.value
    return member.name + ": " + (value.isNull ? "cleared" : value.string ?? value.text)
  }.joined(separator: ", ")
}
