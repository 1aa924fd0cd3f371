import Loads
import Testing

@testable import Training

@Test("At the top of a scale the load stays and the reps go on")
func topOfScale() {
  let machine = prescription(scale: evenScale(5_000, ceiling: 60))
  let next = machine.suggestion(from: [done(60_000, [12, 12, 12])])
  #expect(next?.action == .repeatLoad)
  #expect(next?.weight.text == "60")
  #expect(next?.reps == 13)
  #expect(next?.reason == .topOfScale)
  let nearly = machine.suggestion(from: [done(55_000, [12, 12, 12], effort: .easy)])
  #expect(nearly?.weight.text == "60", "Two rungs were meant, one is there")
}

@Test("Less help is progress, more help is backing off, and past none it becomes added weight")
func assisted() {
  let chin = prescription(mode: .assistedReps)
  let up = chin.suggestion(from: [done(-20_000, [12, 12, 12])])
  #expect(up?.action == .increaseWeight)
  #expect(up?.weight.text == "-17.5")
  #expect(chin.suggestion(from: [done(-2_500, [12, 12, 12])])?.weight.text == "0")
  #expect(chin.suggestion(from: [done(0, [12, 12, 12])])?.reps == 13)
  #expect(chin.suggestion(from: [done(2_500, [12, 12, 12])])?.weight.text == "5")
  let down = chin.suggestion(from: [done(-20_000, [4, 4, 4])])
  #expect(down?.action == .deload)
  #expect(down?.weight.text == "-22.5")
  let stuck = chin.suggestion(from: (1...3).map { done(-20_000, [9, 9, 9], daysAgo: $0) })
  #expect(stuck?.weight.text == "-22.5")
}

@Test("With the effort question switched off, stored answers steer nothing")
func answersAreIgnored() {
  var off = prescription()
  off.effortQuestion = .off
  let easy = [done(60_000, [12, 12, 12], effort: .easy)]
  #expect(off.suggestion(from: easy)?.weight.text == "62.5")
  #expect(prescription().suggestion(from: easy)?.weight.text == "65")
}

@Test("Three sessions without getting better back off; easy or solid answers, or progress, do not")
func beingStuck() {
  func after(_ lows: [Int], _ effort: Effort? = nil) -> Suggestion? {
    prescription().suggestion(
      from: lows.enumerated().map {
        done(40_000, [12, 12, $0.element], daysAgo: lows.count - $0.offset, effort: effort)
      }.reversed())
  }
  #expect(after([9, 9, 9])?.action == .deload)
  #expect(after([9, 9])?.action == .addReps)
  #expect(after([9, 9, 10])?.action == .addReps)
  #expect(after([11, 9, 10])?.action == .deload)
  #expect(after([9, 9, 9], .solid)?.action == .addReps)
  #expect(after([9, 9, 9], .hard)?.action == .deload)
}

@Test("On dumbbells that exist, and on a bar with plates, every suggestion can be set up")
func realScales() {
  let dumbbells = LoadScale.fixed(
    FixedScale(unit: .kilogram, weights: [10, 12, 16, 24].map { Mass($0, .kilogram) }))
  #expect(
    prescription(scale: dumbbells).suggestion(from: [done(16_000, [12, 12, 12])])?.weight.text
      == "24")
  #expect(
    prescription(scale: dumbbells).suggestion(from: [done(12_000, [5, 5, 5])])?.weight.text == "10")
  #expect(
    prescription(scale: dumbbells).suggestion(from: [done(10_000, [5, 5, 5])])?.action == .addReps,
    "Nothing lighter exists")
}

@Test("A loaded exercise never opens empty, and an unloaded one never with a bar")
func neverFromLoadedToEmpty() {
  let coarse = prescription(scale: evenScale(5_000))
  let light = SlotOpening(coarse, history: [done(1_000, [10, 10, 10])])
  #expect(light.rows.map { $0.numbers.weight.text } == ["5", "5", "5"])
  let bar = LoadScale.plates(.usual(.kilogram))
  let empty = SlotOpening(
    prescription(mode: .bodyweightReps, scale: bar), history: [done(0, [10, 10, 10])])
  #expect(empty.rows.map { $0.numbers.weight.text } == ["0", "0", "0"])
}

@Test("Stored ratings between the words steer by the nearest one")
func ratingsInBetween() {
  #expect(EffortRating(hundredths: 750, scale: .perceivedExertion).word == .solid)
  #expect(EffortRating(hundredths: 700, scale: .perceivedExertion).word == .easy)
  #expect(EffortRating(hundredths: 0, scale: .perceivedExertion).word == nil)
  #expect(EffortRating(hundredths: 1_100, scale: .perceivedExertion).word == nil)
  #expect(EffortRating(hundredths: 850, scale: .perceivedExertion).exactWord == nil)
}
