import CivilTime
import Journal
import Logbook
import SampleLogbook
import Training

/// A made-up logbook's documents, the same in every run; its exercises are known by their ids alone.
enum MadeUp {
  /// The journal of a logbook with so many sets.
  static func journal(sets: Int) -> Journal {
    let catalog = ExerciseCatalog(library: .empty)
    let wish = SampleLogbook.Wish(sets: sets, lastDay: LocalDate(dayNumber: 20_523))
    let book = try? SampleLogbook(wish, catalog: catalog).logbook(replica: 0x1A2B_3C4D)
    return book?.journal ?? Journal(replica: ReplicaID(0))
  }
}

extension Journal {
  /// The sessions, the oldest first.
  var sessionIDs: [DocumentID] {
    documents.keys.filter { $0.text.utf8.starts(with: "session:".utf8) }.sorted()
  }
}
