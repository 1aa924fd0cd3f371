import Loads
import Testing

@testable import Training

/// A session in which the first of four sets at 100 kg was easy: 102.5 kg is offered for the three left.
private func offered() throws -> TrainingFloor {
  var floor = TrainingFloor(.init("bench"), .init("row"))
  try floor.log("bench0", reps: 10)
  try floor.rate("bench0", .easy)
  return floor
}

@Test("A taken offer moves the sets left, and its undo brings weights and offer back")
func takeAndUndo() throws {
  var floor = try offered()
  try floor.session.takeOffer(of: Identifier("bench0"))
  #expect(floor.weights("bench") == ["100", "102.5", "102.5", "102.5"])
  #expect(floor.record("bench0") == "taken 102.5")
  #expect(floor.offer("bench") == nil)
  try floor.session.undoTake(of: Identifier("bench0"))
  #expect(floor.weights("bench") == ["100", "100", "100", "100"])
  #expect(floor.record("bench0") == nil)
  #expect(floor.offer("bench") == "100 → 102.5")
}

@Test(
  "The undo of a taken offer closes when a moved row is logged and opens when that is taken back")
func undoClosesWithTheFirstMovedRow() throws {
  var floor = try offered()
  try floor.session.takeOffer(of: Identifier("bench0"))
  try floor.log("bench1")
  #expect(floor.session.openTake(on: Identifier("bench")) == nil)
  #expect(throws: SessionError.noOffer(Identifier("bench0"))) {
    try floor.session.undoTake(of: Identifier("bench0"))
  }
  try floor.unlog("bench1")
  #expect(floor.session.openTake(on: Identifier("bench")) != nil)
}

@Test("Logging a covered row at the offered rung takes the offer, at another weight declines it")
func loggingSettles() throws {
  var floor = try offered()
  try floor.log("bench1", at: "102.5 kg")
  #expect(floor.record("bench0") == "taken 102.5")
  #expect(floor.offer("bench") == nil)

  floor = try offered()
  try floor.log("bench2", at: "105 kg")
  #expect(floor.record("bench0") == "declined 102.5")
  try floor.unlog("bench2")
  #expect(floor.record("bench0") == nil)
  #expect(floor.offer("bench") == "100 → 102.5")
}

@Test("A settled offer does not stand again once its set was rated otherwise")
func staleOffersStayAway() throws {
  var floor = try offered()
  try floor.log("bench1", at: "100 kg")
  try floor.rate("bench0", .hard)
  try floor.unlog("bench1")
  #expect(floor.offer("bench") == nil)
  #expect(floor.record("bench0") == nil)
}

@Test("Clearing the answer forgets what was declined and keeps what was taken, with its undo")
func clearingTheAnswer() throws {
  var floor = try offered()
  try floor.session.dismissOffer(of: Identifier("bench0"))
  try floor.session.clearRating(Identifier("bench0"))
  #expect(floor.record("bench0") == nil)

  floor = try offered()
  try floor.session.takeOffer(of: Identifier("bench0"))
  try floor.session.clearRating(Identifier("bench0"))
  #expect(floor.record("bench0") == "taken 102.5")
  #expect(floor.weights("bench") == ["100", "102.5", "102.5", "102.5"])
  try floor.session.undoTake(of: Identifier("bench0"))
  #expect(floor.weights("bench") == ["100", "100", "100", "100"])
  #expect(floor.offer("bench") == nil, "The answer it rested on is gone")
}

@Test("Taking the log of the rated set back removes all of it and returns the weights")
func unloggingTheSubject() throws {
  var floor = try offered()
  try floor.session.takeOffer(of: Identifier("bench0"))
  try floor.unlog("bench0")
  #expect(floor.session.offers.isEmpty)
  #expect(floor.weights("bench") == ["100", "100", "100", "100"])
}

@Test("Correcting the rated set withdraws the offer and records nothing")
func correctingTheSubject() throws {
  var floor = try offered()
  try floor.session.correct(
    Identifier("bench0"), SetNumbers(weight: floor.ladder.weight(.zero), reps: 9),
    ladder: floor.ladder)
  #expect(floor.session.offers.isEmpty)
}

@Test("A second offer on the same set keeps the first weights for its undo")
func secondTakeKeepsTheFirstWeights() throws {
  var floor = try offered()
  try floor.session.takeOffer(of: Identifier("bench0"))
  var numbers = try #require(floor.session.set(Identifier("bench0"))).numbers
  numbers.reps = 7
  try floor.session.correct(Identifier("bench0"), numbers, ladder: floor.ladder)
  try floor.rate("bench0", .allOut)
  #expect(floor.offer("bench") == "100 → 97.5")
  try floor.session.takeOffer(of: Identifier("bench0"))
  #expect(floor.weights("bench") == ["100", "97.5", "97.5", "97.5"])
  try floor.session.undoTake(of: Identifier("bench0"))
  #expect(floor.weights("bench") == ["100", "100", "100", "100"])
}

@Test(
  "A new answer on an exercise takes the place of its standing offer; other exercises keep theirs")
func oneOfferAnExercise() throws {
  var floor = try offered()
  try floor.log("row0", reps: 10)
  try floor.rate("row0", .easy)
  try floor.log("bench1", reps: 10, at: "102.5 kg")
  try floor.rate("bench1", .easy)
  #expect(floor.offer("bench") == "102.5 → 105")
  #expect(floor.offer("row") == "100 → 102.5")
  try floor.rate("bench1", .solid)
  #expect(floor.offer("bench") == nil)
  #expect(floor.offer("row") == "100 → 102.5")
}

@Test("A superset partner's set neither answers an offer nor moves with it")
func partnersStayOut() throws {
  var floor = TrainingFloor(.init("bench", group: "A"), .init("row", at: 60, group: "A"))
  try floor.log("bench0", reps: 10)
  try floor.rate("bench0", .easy)
  try floor.log("row0", reps: 10)
  #expect(floor.offer("bench") == "100 → 102.5")
  try floor.session.takeOffer(of: Identifier("bench0"))
  #expect(floor.weights("row") == ["60", "60", "60", "60"])
}

@Test("A drop neither makes an offer, nor answers one, nor moves")
func dropsStayOut() throws {
  var floor = try offered()
  try floor.session.continueSet(Identifier("bench0"), newID: Identifier("drop"))
  try floor.log("drop", reps: 6, at: "80 kg")
  #expect(floor.offer("bench") == "100 → 102.5")
  try floor.session.takeOffer(of: Identifier("bench0"))
  #expect(floor.weights("bench") == ["100", "80", "102.5", "102.5", "102.5"])
  try floor.rate("drop", .easy)
  #expect(floor.session.offers[Identifier("drop")] == nil)
}

@Test("No offer without a load, for a hold, for the last set, or with the question switched off")
func noOffer() throws {
  var floor = TrainingFloor(.init("dip", at: 0, mode: .bodyweightReps))
  try floor.log("dip0", reps: 10)
  try floor.rate("dip0", .easy)
  #expect(floor.session.offers.isEmpty)

  floor = TrainingFloor(.init("plank", at: 10, mode: .duration, seconds: 60))
  try floor.log("plank0")
  try floor.rate("plank0", .easy)
  #expect(floor.session.offers.isEmpty)

  floor = TrainingFloor(.init("bench", rows: 1))
  try floor.log("bench0", reps: 10)
  try floor.rate("bench0", .easy)
  #expect(floor.session.offers.isEmpty)

  floor = TrainingFloor(.init("bench"))
  floor.rules.effortQuestion = .off
  try floor.log("bench0", reps: 10)
  try floor.rate("bench0", .easy)
  #expect(floor.session.offers.isEmpty)
}

@Test(
  "An all-out set below the range offers the rung below; at the bottom of the scale there is none")
func offersDown() throws {
  var floor = TrainingFloor(.init("bench"))
  try floor.log("bench0", reps: 7)
  try floor.rate("bench0", .allOut)
  #expect(floor.offer("bench") == "100 → 97.5")

  floor = TrainingFloor(.init("bench"))
  try floor.log("bench0", reps: 7, at: "2.5 kg")
  try floor.rate("bench0", .allOut)
  #expect(floor.offer("bench") == nil)
}

@Test("Less help is offered after an easy assisted set, more after an all-out one")
func assistedOffers() throws {
  var floor = TrainingFloor(.init("chin", at: -20, mode: .assistedReps))
  floor.ladder = LoadLadder(floor.ladder.scale, mode: .assistedReps)
  try floor.log("chin0", reps: 10)
  try floor.rate("chin0", .easy)
  #expect(floor.offer("chin") == "-20 → -17.5")
  try floor.rate("chin0", .easy)
  var numbers = try #require(floor.session.set(Identifier("chin0"))).numbers
  numbers.reps = 5
  try floor.session.correct(Identifier("chin0"), numbers, ladder: floor.ladder)
  try floor.rate("chin0", .allOut)
  #expect(floor.offer("chin") == "-20 → -22.5")
}
