import Training

/// Section 4 of the training vectors: answers and the offers they make (4 × 100 kg, L8 H10).
let offerCases: [VectorCase] = [
  VectorCase("OF1", expects: "100 → 102.5 for 3") { easyAtTheTop().standing },
  VectorCase("OF2", expects: "100, 102.5, 102.5, 102.5; taken 102.5; no offer") {
    var script = easyAtTheTop()
    script.takeOffer("r0")
    return script.weights + "; " + script.record("r0") + "; " + script.standing + script.refused
  },
  VectorCase("OF4", expects: "declined 102.5; no offer") {
    var script = easyAtTheTop()
    script.dismissOffer("r0")
    return script.record("r0") + "; " + script.standing + script.refused
  },
  VectorCase("OF5", expects: "no record; no offer refused: dismiss r0") {
    var script = easyAtTheTop()
    script.dismissOffer("r0")
    script.attempt("clear") { (script) throws(SessionError) in
      try script.session.clearRating(setID("r0"))
    }
    script.dismissOffer("r0")
    return script.record("r0") + "; " + script.standing + script.refused
  },
  VectorCase("OF7", expects: "none; no offer refused: rate r1") {
    var script = SessionScript()
    script.rate("r1", .easy)
    return text(script.session.set(setID("r1"))?.effort?.exactWord) + "; " + script.standing
      + script.refused
  },
  VectorCase("OF8", expects: "none; no offer") {
    var script = easyAtTheTop()
    script.rate("r0", .easy)
    return text(script.session.set(setID("r0"))?.effort?.exactWord) + "; " + script.standing
  },
  VectorCase("OF10", expects: "no offer") { rated(reps: 8, .easy).standing },
  VectorCase("OF11", expects: "100 → 97.5 for 3") { rated(reps: 7, .allOut).standing },
  VectorCase("OF13", expects: "100 → 102.5 for 3") {
    var script = SessionScript(running([card(range: .none)]))
    script.log("r0", reps: 10)
    script.rate("r0", .easy)
    return script.standing
  },
  VectorCase("OF14", expects: "the same offer") {
    let script = easyAtTheTop()
    let reopened = script.session
    return reopened.standingOffer(on: reopened.exercises[0].id)?.offer
      == script.session.standingOffer(on: script.session.exercises[0].id)?.offer
      && script.standing != "no offer" ? "the same offer" : "another"
  },
]

private func rated(reps: Int, _ word: Effort) -> SessionScript {
  var script = SessionScript()
  script.log("r0", reps: reps)
  script.rate("r0", word)
  return script
}

private func easyAtTheTop() -> SessionScript { rated(reps: 10, .easy) }

extension SessionScript {
  mutating func takeOffer(_ name: String) {
    attempt("take " + name) { (script) throws(SessionError) in
      try script.session.takeOffer(of: setID(name))
    }
  }

  mutating func undoTake(_ name: String) {
    attempt("undo take " + name) { (script) throws(SessionError) in
      try script.session.undoTake(of: setID(name))
    }
  }

  mutating func dismissOffer(_ name: String) {
    attempt("dismiss " + name) { (script) throws(SessionError) in
      try script.session.dismissOffer(of: setID(name))
    }
  }
}
