import CivilTime
import JSONCoding
import Journal
import LibraryFiles
import Logbook
import SampleLogbook
import Training

/// Years of a made-up person's sessions, as stored rows.
struct PastTraining {
  private(set) var rows: [JSON] = []
  private(set) var bytes = 0

  init(sessions count: Int, before end: Instant) {
    let wish = SampleLogbook.Wish(sets: count * 20, lastDay: end.date.adding(days: -1))
    let sample = SampleLogbook(wish, catalog: ExerciseCatalog(library: LibraryFiles.library))
    let journal: Journal
    do { journal = try sample.logbook(replica: 7).journal } catch { fatalError("\(error)") }
    for id in journal.documents.keys.sorted() {
      guard let row = journal.row(for: id) else { continue }
      bytes += row.utf8.count
      rows.append(["id": .string(id.text), "row": .string(row), "revision": "r1"])
    }
  }
}
