import CivilTime
import Testing

@testable import Training

@Suite("The order of a day and its supersets")
struct DayEditingTests {
  /// A slot for each letter; letters in brackets are one superset.
  private func day(_ letters: String) -> Day {
    var day = Day(id: Identifier("d"), name: "D")
    var group: String?
    for letter in letters {
      switch letter {
      case "(": group = "g\(day.slots.count)"
      case ")": group = nil
      default:
        day.slots.append(
          Slot(
            id: Identifier(String(letter)),
            exercise: ExerciseReference(id: ExerciseID(String(letter)), name: String(letter)),
            group: group))
      }
    }
    return day
  }

  private func shown(_ day: Day) -> String {
    var text = ""
    for (place, slot) in day.slots.enumerated() {
      let members = day.superset(of: slot.id)
      let isJoined = slot.group != nil
      if isJoined, members.lowerBound == place { text += "(" }
      text += slot.id.text
      if isJoined, members.upperBound == place + 1 { text += ")" }
    }
    return text
  }

  @Test(
    "A slot moves by one place, a superset as one",
    arguments: [
      ("ABC", "A", 1, "BAC"), ("ABC", "C", -1, "ACB"), ("ABC", "A", -1, "ABC"),
      ("A(BC)D", "A", 1, "(BC)AD"), ("A(BC)D", "B", 1, "A(CB)D"), ("A(BC)D", "C", 1, "AD(BC)"),
      ("A(BC)D", "B", -1, "(BC)AD"), ("(AB)(CD)", "B", 1, "(CD)(AB)"), ("ABC", "X", 1, "ABC"),
      ("ABC", "A", 2, "ABC"),
    ])
  func move(before: String, slot: String, direction: Int, after: String) {
    var day = day(before)
    day.move(Identifier(slot), by: direction)
    #expect(shown(day) == after)
  }

  @Test(
    "One is put behind those it is done in turn with",
    arguments: [
      ("ABCD", "A", "C", "(AC)BD"), ("(AB)CD", "A", "D", "(ABD)C"), ("A(BC)", "A", "B", "(AB)C"),
      ("A(BCD)", "A", "B", "(AB)(CD)"), ("(AB)C", "A", "B", "(AB)C"), ("AB", "A", "A", "AB"),
      ("AB", "X", "A", "AB"), ("AB", "A", "X", "AB"),
    ])
  func join(before: String, slot: String, other: String, after: String) {
    var day = day(before)
    day.join(Identifier(other), to: Identifier(slot), newGroup: "new")
    #expect(shown(day) == after)
  }

  @Test(
    "One is taken out, and one alone is no superset",
    arguments: [
      ("(AB)C", "A", "ABC"), ("(ABC)", "A", "A(BC)"), ("(ABC)", "B", "(AC)B"),
      ("(ABC)", "C", "(AB)C"), ("ABC", "B", "ABC"),
    ])
  func separate(before: String, slot: String, after: String) {
    var day = day(before)
    day.separate(Identifier(slot))
    #expect(shown(day) == after)
  }

  @Test("What is left alone by a removal is no superset any more")
  func remove() {
    var day = day("(AB)C")
    day.remove(Identifier("A"))
    #expect(shown(day) == "BC")
  }

  @Test(
    "Neither end of a range passes the other, and 0 makes it none",
    arguments: [
      (RepRange(8, 12), 15, nil, RepRange(15, 15)), (RepRange(8, 12), 15, 1, RepRange(15, 16)),
      (RepRange(8, 12), 7, 2, RepRange(8, 12)), (.none, 6, 1, RepRange(6, 10)),
      (.none, 6, nil, RepRange(6, 6)), (RepRange(8, 12), 0, 1, .none),
    ] as [(RepRange, Int, Int?, RepRange)])
  func bottom(range: RepRange, typed: Int, stride: Int?, result: RepRange) {
    #expect(range.withBottom(typed, climbingBy: stride) == result)
  }

  @Test(
    "A top below the bottom takes it along",
    arguments: [
      (RepRange(8, 12), 5, nil, RepRange(5, 5)), (RepRange(8, 12), 5, 1, RepRange(4, 5)),
      (RepRange(8, 12), 13, 2, RepRange(8, 14)), (.none, 12, 1, RepRange(8, 12)),
      (RepRange(8, 12), 1, 1, RepRange(1, 2)), (RepRange(8, 12), 0, nil, .none),
    ] as [(RepRange, Int, Int?, RepRange)])
  func top(range: RepRange, typed: Int, stride: Int?, result: RepRange) {
    #expect(range.withTop(typed, climbingBy: stride) == result)
  }
}
