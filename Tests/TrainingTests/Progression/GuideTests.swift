import CivilTime
import Foundation
import Loads
import Testing

@testable import Training

/// A row of a table in docs/progression.md.
struct GuideExample: CustomTestStringConvertible, Sendable {
  var plan: String
  var rule: String
  var done: String
  var next: String

  var testDescription: String { plan + ", " + rule + ", " + done }

  static let all: [GuideExample] = {
    let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = root.appending(path: "docs/progression.md")
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { GuideExample(line: String($0)) }
  }()

  private init?(line: String) {
    let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    guard line.hasPrefix("|"), cells.count >= 3, cells[0].contains("×") else { return nil }
    plan = cells[0]
    rule = cells.count == 4 ? cells[1] : "double"
    done = cells[cells.count - 2]
    next = cells[cells.count - 1]
  }

  /// "3 × 8–12" as a slot.
  var slot: Slot {
    let parts = plan.components(separatedBy: " × ")
    let ends = parts[1].components(separatedBy: "–").compactMap { Int($0) }
    return Training.Slot(
      id: Identifier("slot"), exercise: ExerciseReference(id: "bench", name: "Bench"),
      sets: Int(parts[0]) ?? 0, reps: RepRange(ends[0], ends[ends.count - 1]))
  }

  /// The sessions, newest first.
  var history: [Performance] {
    let sessions = done.components(separatedBy: "; ")
    return sessions.enumerated().map { index, session in
      let parts = session.components(separatedBy: ": ")
      let words = parts[1].components(separatedBy: " ")
      let effort = Effort.allCases.first { $0.word == words.last }
      let weight = (try? Weight(parsing: parts[0])) ?? .unloaded
      let reps = words.compactMap { Int($0.trimmingCharacters(in: .punctuationCharacters)) }
      return Performance(
        session: Identifier("s\(index)"),
        start: clock.adding(seconds: Int64(index - sessions.count) * 86_400),
        rows: reps.map {
          Performance.Row(
            SetNumbers(weight: weight, reps: $0), effort: effort.map { EffortRating($0) })
        })
    }.reversed()
  }

  var progressionRule: ProgressionRule {
    switch rule {
    case "linear": .linear(.standard)
    case "greyskull": .greyskull(.greyskull)
    case "triple": .triple(maximumSets: 5, .standard)
    case "bodyweight": .bodyweight(ceiling: 15)
    default: .double
    }
  }
}

@Test("Every example of the guide to progression", arguments: GuideExample.all)
func guideExample(example: GuideExample) throws {
  let slot = example.slot
  let next = try #require(
    prescription(
      slot, rule: example.progressionRule,
      mode: example.rule == "bodyweight" ? .bodyweightReps : .weightReps
    ).suggestion(from: example.history))
  let reps = next.rows.map { $0.reps }
  let isLevel = Set(reps).count <= 1 && (next.sets ?? slot.sets) == slot.sets
  let shown =
    isLevel && example.rule != "triple"
    ? String(next.reps) : reps.map { String($0) }.joined(separator: ", ")
  #expect(next.weight.label + " × " + shown == example.next)
}

@Test("The guide has examples")
func guideHasExamples() {
  #expect(GuideExample.all.count > 25)
}
