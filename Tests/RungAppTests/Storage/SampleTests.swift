import CivilTime
import JSONCoding
import LibraryFiles
import Logbook
import SampleLogbook
import Testing
import Training

@testable import RungApp

@Test("A made-up logbook is restored like any saved copy, beside what is there")
func madeUpLogbooksAreRestored() throws {
  let lastDay = try #require(LocalDate(year: 2026, month: 3, day: 1))
  let sample = SampleLogbook(
    SampleLogbook.Wish(sets: 300, lastDay: lastDay),
    catalog: ExerciseCatalog(library: LibraryFiles.library))
  let phone = Phone.withPlan(Shelf(starts: 50))
  let plans = phone.state.logbook.routines
  let copy = String(decoding: try sample.copy(), as: UTF8.self)
  phone.send(["event": "file", "name": "rung-copy-2026-03-01.json", "text": .string(copy)])
  #expect(phone.state.logbook.sessions == sample.sessions.reversed())
  #expect(phone.state.logbook.routines.count == plans.count + sample.routines.count)
  #expect(phone.state.logbook.routines.contains(plans[0]))
  #expect(phone.restarted().state.logbook.sessions.count == sample.sessions.count)
}
