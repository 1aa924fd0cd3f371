import CivilTime
import JSONCoding
import PatchedScreen
import Testing
import Training

@testable import RungApp

extension Phone {
  /// First launch, the full-body plan.
  static func withPlan(_ shelf: Shelf = Shelf(), language: String = "en-GB") -> Phone {
    let phone = Phone(shelf).start(language: language)
    phone.tap("Start with Full Body")
    return phone
  }

  /// In the middle of day A: three squats, three bench presses, three rows, two raises, three planks.
  static func training(_ shelf: Shelf = Shelf(), language: String = "en-GB") -> Phone {
    let phone = Phone.withPlan(shelf, language: language)
    phone.tap("Start A")
    phone.wait(seconds: 60)
    return phone
  }

  var session: Session? { state.runningSession }

  /// Logs the set that is due, whatever it is.
  func logSet() {
    guard let log = screen.element("log") else {
      Issue.record("There is nothing to log: \(screen.text)")
      return
    }
    if log.name.hasPrefix("Start the") {
      tap("Log without the timer")
    } else {
      dom(log, "tap")
    }
  }

  /// The numbers on the pad, "60 × 8".
  var dialled: String {
    let weight = screen.element("weight")?.attributes["value"] ?? ""
    let reps = screen.element("reps")?.attributes["value"] ?? ""
    return weight + " × " + reps
  }

  func reads(_ words: String) -> Bool { screen.text.contains(words) }
}
