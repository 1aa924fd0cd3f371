import CivilTime
import Foundation
import JSONCoding
import Journal
import LibraryFiles
import Loads
import Logbook
import PatchedScreen
import RungApp
import Training

/// The app with five hundred sessions behind it, and what an event costs there.
///
/// `swift run -c release AppBenchmark [sessions]`
let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 500
let monday = Instant(milliseconds: 1_772_470_800_000, offsetSeconds: 3_600)
let history = PastTraining(sessions: count, before: monday)
var tab = Tab(at: monday.milliseconds)

print("about \(count) sessions, \(history.rows.count) rows, \(history.bytes / 1_000) kB")
print(
  tab.measure("start", times: 5) { tab in
    tab.app = App()
    tab.app.load(library: LibraryFiles.bytes(of: "library.txt"))
    tab.screen = Screen()
    return [
      "event": "boot", "entropy": "00000000000000010000000000000001", "language": "en-GB",
      "store": "ready", "documents": .array(history.rows), "more": false, "device": "", "hash": "",
    ]
  })
print(tab.measure("start today's session", times: 1) { $0.tap(class: "start") })
for lap in 1...3 {
  print(tab.measure("log a set (\(lap))", times: 3) { $0.tap(id: "log") })
}
print(tab.measure("a second passes", times: 20) { _ in ["event": "tick"] })
print(tab.measure("step the weight", times: 10) { $0.tap(class: "key") })
for hash in ["#/today", "#/plan", "#/history", "#/session"] {
  print(tab.measure("go to " + hash, times: 1) { _ in ["event": "route", "hash": .string(hash)] })
}
print(tab.measure("a second passes there", times: 20) { _ in ["event": "tick"] })
