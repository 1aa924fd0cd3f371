import JSONCoding
import Journal

/// Logging a set, and opening a logbook of 60,000 sets.
func journalWorkloads() -> [Workload] {
  [
    onSession("Journal: write one set") { world in
      world.write()
      return 0
    },
    onSession("Journal: write one set and encode the row") { world in
      world.write()
      return world.row.utf8.count
    },
    onSession("Journal: read one cell") { world in world.read() == nil ? 0 : 1 },
    onSessions("Journal: load the rows of 60,000 sets") { world in
      var journal = Journal(replica: ReplicaID(1))
      for (id, row) in world.rows { _ = try? journal.load(id, row: row) }
      return journal.documents.count
    },
    onSessions("Journal: load them again, unchanged") { world in
      for (id, row) in world.rows { _ = try? world.journal.load(id, row: row) }
      return world.journal.documents.count
    },
    onSessions("Journal: encode the rows") { world in
      world.rows.reduce(0) { $0 + (world.journal.row(for: $1.id)?.utf8.count ?? 0) }
    },
    onSessions("Journal: contents of the documents as values") { world in
      world.rows.reduce(0) { $0 + (world.journal[$1.id]?.content()?.object?.count ?? 0) }
    },
  ]
}

private func onSession(_ name: String, _ step: @escaping (OpenSession) -> Int) -> Workload {
  Workload(name: name) {
    let world = OpenSession()
    let times = 1000
    return PreparedWorkload(amount: .repetitions(times)) {
      (0..<times).reduce(0) { sum, _ in sum + step(world) }
    }
  }
}

private func onSessions(_ name: String, _ work: @escaping (StoredSessions) -> Int) -> Workload {
  Workload(name: name) {
    let world = StoredSessions()
    return PreparedWorkload(amount: .bytes(world.bytes)) { work(world) }
  }
}
