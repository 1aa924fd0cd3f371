import CivilTime
import Loads
import Testing
import Training

@Suite("A finished session is edited")
struct FinishedSessionTests {
  /// Bench and row, two sets each, logged a minute apart and finished a minute later.
  private func finished() throws -> TrainingFloor {
    var floor = TrainingFloor(.init("bench", rows: 2), .init("row", rows: 2))
    for row in ["bench0", "bench1", "row0", "row1"] {
      floor.pass(60)
      try floor.log(row)
    }
    floor.pass(60)
    _ = try floor.session.finish(at: floor.now)
    return floor
  }

  @Test("A set goes with what continues it, a card with its last set; no rest comes back")
  func takeOut() throws {
    var floor = try finished()
    try floor.session.continueSet(Identifier("bench1"), newID: Identifier("drop"))
    try floor.session.logAfterwards(Identifier("drop"), ladder: floor.ladder)
    try floor.session.takeOutSet(Identifier("bench1"))
    #expect(floor.session.exercises[0].sets.map { $0.id.text } == ["bench0"])
    try floor.session.takeOutSet(Identifier("bench0"))
    #expect(floor.session.exercises.map { $0.id.text } == ["row"])
    #expect(floor.session.rest == nil)
    #expect(floor.session.carries[Identifier("bench0")] == nil)
    try floor.session.takeOutExercise(Identifier("row"))
    #expect(floor.session.exercises.isEmpty)
    #expect(!floor.session.isTrained)
  }

  @Test("In a running session nothing is taken out")
  func running() throws {
    var floor = TrainingFloor(.init("bench"))
    let before = floor.session
    #expect(throws: SessionError.stillRunning) {
      try floor.session.takeOutSet(Identifier("bench0"))
    }
    #expect(throws: SessionError.stillRunning) {
      try floor.session.takeOutExercise(Identifier("bench"))
    }
    #expect(throws: SessionError.stillRunning) { try floor.session.setLength(60_000) }
    #expect(floor.session == before)
  }

  @Test("A length leaves pauses out, reaches to the newest set, and follows a pause that it cuts")
  func length() throws {
    var floor = try finished()
    let start = floor.session.start
    #expect(floor.session.length(at: floor.now) == 300_000)
    #expect(floor.session.shortestLength == 240_000)
    try floor.session.setLength(600_000)
    #expect(floor.session.end == start.adding(seconds: 600))
    floor.session.pauses = [
      Pause(start: start.adding(seconds: 300), end: start.adding(seconds: 420))
    ]
    #expect(floor.session.length(at: floor.now) == 480_000)
    try floor.session.setLength(600_000)
    #expect(floor.session.end == start.adding(seconds: 720))
    try floor.session.setLength(270_000)
    #expect(floor.session.end == start.adding(seconds: 270))
    #expect(floor.session.length(at: floor.now) == 270_000)
    try floor.session.setLength(0)
    #expect(floor.session.length(at: floor.now) == 240_000)
    #expect(throws: SessionError.endBeforeStart) { try floor.session.setLength(-1) }
  }

  @Test("Logged afterwards, a load carries to the rows left, and back")
  func carry() throws {
    let floor = TrainingFloor(.init("bench", rows: 3))
    var session = try Session(
      afterwards: Identifier("past"), title: "Push", start: floor.now,
      end: floor.now.adding(seconds: 3_600))
    session.exercises = floor.session.exercises
    let before = session
    var numbers = session.sets[0].plan.numbers
    numbers.weight = Weight(Mass(90, .kilogram), .kilogram)
    try session.dial(Identifier("bench0"), numbers, ladder: floor.ladder)
    try session.logAfterwards(Identifier("bench0"), ladder: floor.ladder)
    #expect(session.sets.allSatisfy { $0.numbers.weight.mass == Mass(90, .kilogram) })
    try session.unlog(Identifier("bench0"))
    #expect(session.sets[1] == before.sets[1])
    #expect(session.carries.isEmpty)
  }

  @Test("A session is repeated with its done sets in order; drops and what was left are not")
  func repeating() throws {
    var floor = try finished()
    try floor.session.continueSet(Identifier("row1"), newID: Identifier("drop"))
    try floor.session.logAfterwards(Identifier("drop"), ladder: floor.ladder)
    try floor.session.addSet(to: Identifier("bench"), newID: Identifier("open"))
    try floor.session.setKind(.warmUp, of: Identifier("bench0"))
    floor.session.exercises[1].group = "A"
    var drawn = 0
    let again = Session(repeating: floor.session, id: Identifier("again"), start: floor.now) {
      drawn += 1
      return "new" + String(drawn)
    }
    #expect(again.isRunning)
    #expect(again.planDay == nil)
    #expect(again.title == "Push")
    let rows = again.exercises.map { $0.sets.map { $0.id.text } }
    #expect(rows == [["new1", "new2"], ["new3", "new4"]])
    #expect(again.exercises[0].sets.map { $0.plan.kind } == [.warmUp, .work])
    #expect(again.exercises.map { $0.slot == nil } == [true, true])
    #expect(again.exercises[1].group == "A")
    #expect(!again.hasLogged)
    #expect(again.sets.allSatisfy { $0.plan.numbers.weight.mass == Mass(100, .kilogram) })
  }
}

@Suite("A folded text")
struct FoldedTextTests {
  @Test(
    "holds every word of another, whatever capitals and accents, also inside of longer words",
    arguments: [
      ("Kälte im Keller", "kalte", true), ("Kälte im Keller", "KELLER kälte", true),
      ("Left shoulder", "should", true), ("Left shoulder", "shoulders", false),
      ("Left shoulder", "right shoulder", false), ("Боль в плече", "ПЛЕЧ", true),
      ("", "a", false), ("a", "", true), ("12 reps!", "12", true), ("straße", "STRASSE", true),
    ])
  func holds(text: String, words: String, expected: Bool) {
    #expect(FoldedText(text).holds(FoldedText(words)) == expected)
  }

  @Test("Spaces and punctuation alone are nothing to search by")
  func empty() {
    #expect(FoldedText(" –, ").isEmpty)
    #expect(!FoldedText(" – a").isEmpty)
  }
}
