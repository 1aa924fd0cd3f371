import CivilTime
import Loads
import Markup
import Training

/// What can be done to an exercise of the session in the logger.
enum CardAction {
  case openMenu
  case about
  case why
  case addSet
  case remove(SessionSet.ID)
  case addWarmUp
  case addRamp
  case removeWarmUps
  case drop
  case cluster
  case chooseSuperset
  case superset(SessionExercise.ID)
  case leaveSuperset
  case swap
  case changeOrder
  case move(Int)
  case note
  case weights
  case doLater
  case removeExercise
  /// Whether it counts for records and progression, in a finished session.
  case turnCounting
}

extension State {
  func update(card id: SessionExercise.ID, _ action: CardAction) -> [Effect] {
    switch action {
    case .openMenu: sheet = .exerciseMenu(id)
    case .about:
      guard let card = sessionInHand?.exercise(id) else { return [] }
      return go(to: .exercise(catalog.canonical(card.exercise.id)))
    case .why: sheet = .why(id)
    case .chooseSuperset: sheet = .superset(id)
    case .changeOrder: sheet = .order
    case .move(let direction): return move(id, by: direction)
    case .swap: return openPicker(.swap(id))
    case .note: return openNote(on: id)
    case .weights: return openWeights(of: id)
    default:
      sheet = nil
      guard let card = sessionInHand?.exercise(id) else { return [] }
      return edit(card, action)
    }
    return []
  }

  private func edit(_ card: SessionExercise, _ action: CardAction) -> [Effect] {
    let name = exercise(card.exercise).name
    switch action {
    case .addSet:
      let new = SessionSet.ID(newID())
      if card.isFinished { prefer(card.id) }
      return changeSession { session throws(SessionError) in
        try session.addSet(to: card.id, newID: new)
      }
    case .remove(let id): return removeSet(id, on: card)
    case .addWarmUp: return addWarmUps(1, to: card)
    case .addRamp: return addWarmUps(Self.rampLength, to: card)
    case .removeWarmUps:
      let open = card.sets.filter { $0.isWarmUp && !$0.isLogged }
      return changeSession(telling: words(.warmUpsRemoved)) { session throws(SessionError) in
        for set in open { try session.removeSet(set.id) }
      }
    case .drop: return goOn(with: card, isDrop: true)
    case .cluster: return goOn(with: card, isDrop: false)
    case .superset(let other): return join(other, to: card)
    case .leaveSuperset: return leaveSuperset(card)
    case .removeExercise:
      logger.leaveField()
      logger.correction = nil
      return changeSession(telling: words(.exerciseRemoved, ("exercise", name))) {
        session throws(SessionError) in
        if session.end != nil {
          try session.takeOutExercise(card.id)
          try session.ungroupLoners()
        } else {
          try session.removeExercise(card.id)
        }
      }
    case .turnCounting:
      return changeSession { session in
        for place in session.exercises.indices where session.exercises[place].id == card.id {
          session.exercises[place].counts.toggle()
        }
      }
    case .doLater:
      let others = sessionInHand?.exercises.filter { $0.id != card.id && !$0.isFinished } ?? []
      guard let next = sessionInHand?.upNext(after: card.id) ?? others.first else { return [] }
      return turn(to: next.id)
    default: return []
    }
  }

  /// Changes the session in the logger and says how to take it back.
  func changeSession(
    telling text: String, _ change: (inout Session) throws(SessionError) -> Void
  ) -> [Effect] {
    guard let before = sessionInHand else { return [] }
    let effects = changeSession(change)
    guard let after = sessionInHand, after != before else { return effects }
    return effects + show(text, undo: .edit(SessionReversal(from: before, to: after)))
  }

  // MARK: Rows

  private func removeSet(_ id: SessionSet.ID, on card: SessionExercise) -> [Effect] {
    guard let session = sessionInHand, let set = session.set(id) else { return [] }
    let name = rowName(set, on: card, in: session)
    return changeSession(telling: words(.rowRemoved, ("row", name))) {
      session throws(SessionError) in try session.removeSet(id)
    }
  }

  /// The rows that can be taken away: the last open one of each kind.
  private func removableRows(of card: SessionExercise, in session: Session) -> [SessionSet] {
    guard card.sets.count > 1 else { return [] }
    let open = card.sets.filter { !$0.isLogged }
    var rows: [SessionSet] = []
    if let set = session.removableSet(on: card.id), set.isEffort { rows.append(set) }
    if let set = open.last(where: { $0.isWarmUp }) { rows.append(set) }
    if let set = open.last(where: { $0.isContinuation }) { rows.append(set) }
    return rows
  }

  /// As many warm-ups as a ramp has.
  private static let rampLength = 3

  private func addWarmUps(_ count: Int, to card: SessionExercise) -> [Effect] {
    let ramp = ramp(of: card)
    let new = (0..<count).map { _ in SessionSet.ID(newID()) }
    let steps = count == 1 ? 1 : min(count, rampRows(of: card).count)
    prefer(card.id)
    return changeSession { session throws(SessionError) in
      for id in new.prefix(steps) { try session.addWarmUp(to: card.id, ramp: ramp, newID: id) }
    }
  }

  private func ramp(of card: SessionExercise) -> WarmUpRamp {
    let opening = logger.openings[card.id.text]
    return WarmUpRamp(ladder(of: card).scale, bar: opening?.prescription.bar ?? .zero)
  }

  /// The loads that a whole ramp to the first working set has.
  private func rampRows(of card: SessionExercise) -> [Mass] {
    guard card.mode.takesLoad, let work = card.sets.first(where: { $0.isEffort }) else { return [] }
    return ramp(of: card).rows(to: work.numbers.weight.mass, count: Self.rampLength)
  }

  /// Adds a row that goes on with the set logged last: lighter as a drop, the same as a cluster.
  private func goOn(with card: SessionExercise, isDrop: Bool) -> [Effect] {
    guard let parent = card.rowToGoOnWith else { return [] }
    let ladder = ladder(of: card)
    var numbers = parent.numbers
    if isDrop {
      guard let lighter = ladder.drop(from: numbers.weight.mass) else { return [] }
      numbers.weight = ladder.weight(lighter)
    }
    let new = SessionSet.ID(newID())
    prefer(card.id)
    logger.rated = nil
    return changeSession { session throws(SessionError) in
      try session.continueSet(parent.id, newID: new)
      try session.dial(new, numbers, ladder: ladder)
    }
  }

  /// Lets a drop or cluster stand for itself.
  func separate(_ id: SessionSet.ID) -> [Effect] {
    logger.leaveField()
    logger.correction = nil
    return changeSession(telling: words(.separated)) { session throws(SessionError) in
      try session.separate(id)
    }
  }

  // MARK: The sheet

  func menuSheet(_ card: SessionExercise, in session: Session) -> Node<LoggerAction> {
    bottomSheet(exercise(card.exercise).name, close: (words(.close), .closeSheet)) {
      div(.class("card rows")) {
        menuRow("plus", words(.addASet), card, .addSet)
        goOnRows(card)
        warmUpRows(card)
        for set in removableRows(of: card, in: session) {
          let name = rowName(set, on: card, in: session)
          menuRow("minus", words(.removeRow, ("row", name)), card, .remove(set.id))
        }
        if card.sets.count(where: { $0.isWarmUp && !$0.isLogged }) > 1 {
          menuRow("minus", words(.removeWarmUps), card, .removeWarmUps)
        }
      }
      div(.class("card rows")) {
        menuRow("info", words(.aboutExercise), card, .about)
        menuRow("pencil", words(.note), card, .note)
        if card.mode.takesLoad { menuRow("weight", words(.weightsItHas), card, .weights) }
        if !card.isFinished {
          menuRow("arrow-left-right", words(.swapExercise), card, .swap)
        }
        placeRows(card, in: session)
        if isEditing {
          if card.counts {
            menuRow("eye-off", words(.leaveOut), card, .turnCounting)
          } else {
            menuRow("eye", words(.countAgain), card, .turnCounting)
          }
        }
        if isEditing || (card.slot == nil && !card.hasLogged) {
          menuRow("trash-2", words(.removeExercise), card, .removeExercise)
        }
      }
    }
  }

  @NodeBuilder<LoggerAction>
  private func goOnRows(_ card: SessionExercise) -> Node<LoggerAction> {
    if let parent = card.rowToGoOnWith, let log = parent.log {
      let after = words(.afterSet, ("set", words.set(log)))
      if ladder(of: card).drop(from: parent.numbers.weight.mass) != nil {
        menuRow("trending-down", words(.dropSet), card, .drop, detail: after)
      }
      menuRow("repeat", words(.clusterSet), card, .cluster, detail: words(.clusterDetail))
    }
  }

  @NodeBuilder<LoggerAction>
  private func warmUpRows(_ card: SessionExercise) -> Node<LoggerAction> {
    if card.mode.countsReps, !card.sets.contains(where: { $0.isEffort && $0.isLogged }) {
      let hasWarmUps = card.sets.contains { $0.isWarmUp }
      let rows = hasWarmUps ? [] : rampRows(of: card)
      let scale = ladder(of: card).scale
      if rows.count > 1 {
        menuRow(
          "flame", words(.addRamp), card, .addRamp,
          detail: rows.map { scale.text($0, mark: words.mark) }.joined(separator: " · ") + " "
            + scale.unit.symbol)
      }
      menuRow("flame", words(.addWarmUp), card, .addWarmUp)
    }
  }

  @NodeBuilder<LoggerAction>
  private func placeRows(_ card: SessionExercise, in session: Session) -> Node<LoggerAction> {
    if session.exercises.count > 1 {
      let isGrouped = session.superset(of: card.id).count > 1
      if !isGrouped || session.exercises.count > session.superset(of: card.id).count {
        menuRow("link-2", words(.makeSuperset), card, .chooseSuperset)
      }
      if isGrouped { menuRow("unlink-2", words(.leaveSuperset), card, .leaveSuperset) }
      menuRow("arrow-up-down", words(.changeOrder), card, .changeOrder)
      if !card.isFinished, session.exercises.contains(where: { $0.id != card.id && !$0.isFinished })
      {
        menuRow("arrow-down", words(.doItLater), card, .doLater)
      }
    }
  }

  private func menuRow(
    _ iconName: String, _ text: String, _ card: SessionExercise, _ action: CardAction,
    detail: String? = nil
  ) -> Node<LoggerAction> {
    button(.class("row"), .type(.button), .onTap(.card(card.id, action))) {
      icon(iconName)
      span(.class("grow")) {
        span(.class("name")) { text }
        if let detail { span(.class("detail")) { detail } }
      }
    }
  }
}

extension SessionExercise {
  /// The set that a drop or cluster would go on with: the one logged last, unless one is begun already.
  var rowToGoOnWith: SessionSet? {
    guard mode.countsReps, !sets.contains(where: { $0.isContinuation && !$0.isLogged }) else {
      return nil
    }
    var last: SessionSet?
    for set in sets where !set.isWarmUp {
      guard let log = set.log else { continue }
      if last?.log.map({ log.at.milliseconds >= $0.at.milliseconds }) ?? true { last = set }
    }
    return last
  }
}

extension LoadLadder {
  /// Where a drop set starts: a fifth lighter, at least a rung; nothing where nothing is lighter.
  func drop(from mass: Mass) -> Mass? {
    if mass > .zero, let rung = scale.rung(atOrBelow: mass.times(4, over: 5)), rung > .zero,
      rung < mass
    {
      return rung
    }
    guard mass != .zero, let rung = rung(below: mass), rung < mass, rung != .zero else {
      return nil
    }
    return rung
  }
}
