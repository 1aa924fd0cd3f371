import Markup
import Training

extension State {
  /// Puts another exercise of the session behind one, to be done in turn with it.
  func join(_ other: SessionExercise.ID, to card: SessionExercise) -> [Effect] {
    guard let session = sessionInHand, session.exercise(other) != nil else { return [] }
    let members = session.superset(of: card.id)
    let group = (members.count > 1 ? card.group : nil) ?? newID()
    var ids = session.exercises[members].map { $0.id }
    let name = session.exercise(other).map { exercise($0.exercise).name } ?? ""
    prefer(card.id)
    return changeSession(telling: words(.supersetMade, ("exercise", name))) {
      session throws(SessionError) in
      let place = session.exercises.firstIndex { $0.id == other } ?? 0
      let end = members.upperBound
      try session.moveExercise(other, to: place < end ? end : end + 1)
      ids.append(other)
      try session.group(ids, as: group)
      try session.ungroupLoners()
    }
  }

  func leaveSuperset(_ card: SessionExercise) -> [Effect] {
    guard let session = sessionInHand else { return [] }
    let members = session.superset(of: card.id)
    prefer(card.id)
    return changeSession(telling: words(.supersetLeft)) { session throws(SessionError) in
      // One in the middle goes to the end, so that the others stay together.
      let last = members.upperBound
      if session.exercises.firstIndex(where: { $0.id == card.id }) != members.lowerBound {
        try session.moveExercise(card.id, to: last)
      }
      try session.group([card.id], as: nil)
      try session.ungroupLoners()
    }
  }

  /// Moves a card by one place: inside its superset, or with it past what stands there.
  func move(_ id: SessionExercise.ID, by direction: Int) -> [Effect] {
    guard let session = sessionInHand,
      let place = session.exercises.firstIndex(where: { $0.id == id })
    else { return [] }
    let target = place + direction
    guard session.exercises.indices.contains(target) else { return [] }
    let inHand = session.currentExercise(preferred: logger.preferred)?.id
    prefer(inHand)
    let members = session.superset(of: id)
    return changeSession { session throws(SessionError) in
      if members.contains(target) {
        try session.moveExercise(id, to: target)
        return
      }
      let outside = direction < 0 ? members.lowerBound - 1 : members.upperBound + 1
      guard session.exercises.indices.contains(outside) else { return }
      let passed = session.superset(of: session.exercises[outside].id)
      for _ in passed {
        if direction < 0 {
          try session.moveExercise(
            session.exercises[passed.lowerBound].id, to: members.upperBound)
        } else {
          try session.moveExercise(
            session.exercises[passed.upperBound].id, to: members.lowerBound)
        }
      }
    }
  }

  // MARK: Sheets

  func supersetSheet(_ card: SessionExercise, in session: Session) -> Node<LoggerAction> {
    let members = session.exercises[session.superset(of: card.id)].map { $0.id }
    return bottomSheet(words(.makeSuperset), close: (words(.close), .closeSheet)) {
      p(.class("small")) { words(.supersetText, ("exercise", exercise(card.exercise).name)) }
      ul(.class("card rows")) {
        for other in session.exercises {
          if !members.contains(other.id) {
            li(key: other.id.text) {
              button(
                .class("row"), .type(.button), .onTap(.card(card.id, .superset(other.id)))
              ) {
                icon("link-2")
                span(.class("grow name")) { exercise(other.exercise).name }
              }
            }
          }
        }
      }
    }
  }

  func orderSheet(_ session: Session) -> Node<LoggerAction> {
    bottomSheet(words(.changeOrder), close: (words(.close), .closeSheet)) {
      ol(.class("card rows")) {
        for (place, card) in session.exercises.enumerated() {
          let name = exercise(card.exercise).name
          let isJoined = session.superset(of: card.id).count > 1
          li(.class("row"), .class("joined", when: isJoined), key: card.id.text) {
            span(.class("grow name")) { name }
            moveButton("arrow-up", .moveUp, name, card, -1, isOn: place > 0)
            moveButton(
              "arrow-down", .moveDown, name, card, 1, isOn: place + 1 < session.exercises.count)
          }
        }
      }
    }
  }

  private func moveButton(
    _ iconName: String, _ phrase: Phrase, _ name: String, _ card: SessionExercise,
    _ direction: Int, isOn: Bool
  ) -> Node<LoggerAction> {
    button(
      .class("icon-button"), .type(.button), .label(words(phrase, ("exercise", name))),
      .disabled(!isOn), .onTap(.card(card.id, .move(direction)))
    ) { icon(iconName) }
  }
}

extension Session {
  /// One exercise alone is no superset.
  mutating func ungroupLoners() throws(SessionError) {
    let loners = exercises.filter { $0.group != nil && superset(of: $0.id).count == 1 }
    try group(loners.map { $0.id }, as: nil)
  }
}
