import CivilTime
import Loads
import Logbook
import PatchedScreen
import Testing
import Training

@testable import RungApp

extension Done {
  /// Bench presses of some day, a Monday unless said.
  static func bench(
    _ day: String = "2026-02-23", title: String = "Push",
    sets: [SetNumbers] = [kilograms(60, 8), kilograms(60, 8), kilograms(60, 7)]
  ) -> Done {
    Done(exercise: "barbell-bench-press", day: day, title: title, sets: sets)
  }

  static func squat(_ day: String, sets: [SetNumbers] = [kilograms(100, 5)]) -> Done {
    Done(exercise: "barbell-back-squat", day: day, title: "Legs", sets: sets)
  }
}

extension Phone {
  /// A logbook with sessions that were done, at the history.
  static func withPast(_ done: Done..., firstWeekday: Int64 = 2) throws -> Phone {
    let shelf = Shelf()
    try shelf.keep(done)
    return Phone(shelf).start(hash: "#/history", firstWeekday: firstWeekday)
  }

  /// In the middle of changing a session of three bench presses.
  static func editing() throws -> Phone {
    let phone = try Phone.withPast(.bench())
    phone.go("#/history/past-2026-02-23-barbell-bench-press")
    phone.tap("Edit")
    return phone
  }

  /// The oldest session, as it is stored.
  var past: Session? { state.logbook.sessions.last }

  /// What was done in the oldest session, set by set.
  var pastSets: [String] {
    past?.loggedSets.compactMap { set in
      set.log.map { SetLabel.text($0.numbers, mode: $0.mode, effort: set.effort) }
    } ?? []
  }

  /// The button of a day in the calendar.
  func day(_ name: String) -> Screen.Piece? {
    screen.controls.first { $0.name == name || $0.name.hasPrefix(name + ",") }
  }

  /// Chooses a value of a list that folds away.
  func select(
    _ value: String, in id: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let list = screen.element(id) else {
      Issue.record("There is no list “\(id)”", sourceLocation: sourceLocation)
      return
    }
    dom(list, "change", value: value)
  }

  /// The titles in the list, with the date that stands before each.
  var listed: [String] {
    screen.root.all.filter {
      $0.tag == "a" && $0.attributes["href"]?.hasPrefix("#/history/") == true
        && $0.attributes["class"] == "row"
    }.map { $0.text }
  }
}
