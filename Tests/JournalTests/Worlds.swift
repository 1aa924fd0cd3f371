import JSONCoding
import Journal
import JournalWorlds

/// A session's id.
let session: DocumentID = "session:s"

/// Noon on some day, in milliseconds since 1970.
let noon: Int64 = 1_710_072_000_000

/// A day in milliseconds.
let day: Int64 = 86_400_000

/// An instant's stamp time.
func time(_ milliseconds: Int64, counter: UInt64 = 0) -> UInt64 {
  UInt64(milliseconds) << 16 + counter
}

/// A journal for a replica that may start from another's documents.
func replica(_ number: UInt32, knowing other: Journal? = nil) -> Journal {
  var journal = Journal(replica: ReplicaID(number))
  for document in (other?.documents ?? [:]).values { journal.merge(document) }
  return journal
}

/// Lets every journal know everything, and gives the first one's document.
@discardableResult
func exchange(_ journals: inout [Journal], _ id: DocumentID = session) -> Document {
  for one in journals.indices {
    for other in journals.indices {
      if let document = journals[other][id] { journals[one].merge(document) }
    }
  }
  for one in journals.indices {
    for other in journals.indices {
      if let document = journals[other][id] { journals[one].merge(document) }
    }
  }
  return journals[0][id] ?? Document(id)
}

/// A session with one planned set that two replicas know.
func twoPhones() throws -> (a: Journal, b: Journal) {
  var a = replica(0xA)
  try a.write(session, [("title", "Push A"), ("sets/x/plan", ["exercise": "bench"])], now: noon)
  return (a, replica(0xB, knowing: a))
}

/// A fresh seed for a property test, printed so that a failure can be run again by putting it here.
func freshSeed(_ name: String) -> UInt64 {
  let seed = UInt64.random(in: 0...999_999_999)
  print("\(name): seed \(seed)")
  return seed
}
