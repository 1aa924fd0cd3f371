import CivilTime
import PatchedScreen
import Testing
import Training

@testable import RungApp

extension Phone {
  /// In the editor of the full-body plan: A, B and C.
  static func editingPlan(_ shelf: Shelf = Shelf()) -> Phone {
    let phone = Phone.withPlan(shelf)
    phone.openPlan()
    return phone
  }

  /// In the editor of day A: squat, bench press, row, lateral raise, plank.
  static func editingDay(_ shelf: Shelf = Shelf()) -> Phone {
    let phone = Phone.editingPlan(shelf)
    phone.openDay(0)
    return phone
  }

  /// On the sheet of an exercise of day A.
  static func editingSlot(_ name: String = "Barbell Back Squat", _ shelf: Shelf = Shelf()) -> Phone
  {
    let phone = Phone.editingDay(shelf)
    phone.tap(name)
    return phone
  }

  func openPlan(sourceLocation: SourceLocation = #_sourceLocation) {
    guard let routine = state.routine else {
      Issue.record("There is no plan to edit", sourceLocation: sourceLocation)
      return
    }
    go("#/plan/edit/" + routine.id.text)
  }

  func openDay(_ place: Int) {
    go("#/plan/" + day(place).id.text + "/edit")
  }

  var planned: Routine {
    guard let routine = state.routine else { fatalError("There is no plan") }
    return routine
  }

  func day(_ place: Int = 0) -> Day { planned.days[place] }

  func slot(_ place: Int = 0, of day: Int = 0) -> Slot { planned.days[day].slots[place] }

  /// Chooses from a list that folds away.
  func pick(_ value: String, in id: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let list = screen.element(id) else {
      Issue.record("There is no list “\(id)”", sourceLocation: sourceLocation)
      return
    }
    dom(list, "change", value: value)
  }

  func value(of id: String) -> String? { screen.element(id)?.attributes["value"] }

  var exercises: [String] { day().slots.map { state.exercise($0.exercise).name } }
}
