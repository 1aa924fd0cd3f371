import CivilTime
import Loads
import Logbook
import Markup
import Training

extension State {
  /// What an exercise is, what was done of it, and what is known for it.
  func exercisePage(_ id: ExerciseID) -> Node<ExercisePageAction> {
    let exercise = exerciseOnPage(id)
    let isKnown = catalog.exercise(id) != nil
    return together {
      exerciseHeader(exercise)
      if let history = page.history, isKnown || !history.visits.isEmpty {
        if isKnown { exerciseFacts(exercise) }
        if history.visits.isEmpty {
          p(.class("card muted"), key: "never") { words(.neverDone) }
        } else {
          progressSection(history)
          bestsSection(history)
          repMaxesSection(history)
        }
        choicesSection(exercise, isKnown: isKnown)
        visitsSection(history)
      } else {
        p(.class("card muted"), key: "gone") {
          words(isLoading ? .stillLoading : .exerciseGoneText)
        }
      }
    }
  }

  private func exerciseHeader(_ exercise: Exercise) -> Node<ExercisePageAction> {
    header {
      a(.class("icon-button back"), .href(wayBack.route.hash), .label(words(wayBack.name))) {
        icon("chevron-left")
      }
      div {
        p(.class("eyebrow")) { exerciseEyebrow(exercise) }
        h1 { exercise.name }
      }
    }
  }

  private func exerciseEyebrow(_ exercise: Exercise) -> String {
    let isOwn = catalog.customExercises[exercise.id] != nil
    let equipment = exercise.equipment.map { name(of: $0) }
    return
      ((isOwn ? [words(.ownExercise)] : [])
      + (equipment.isEmpty ? [words(.bodyAlone)] : equipment)).joined(separator: " · ")
  }

  /// Where the page leads back to: a session only while it runs.
  private var wayBack: (route: Route, name: Phrase) {
    switch page.cameFrom {
    case .session where runningSession != nil: (.session, .backToSession)
    case .pastSession, .editSession: (page.cameFrom, .backToHistory)
    case .progress: (.progress, .backToProgress)
    default: (.library, .backToLibrary)
    }
  }

  // MARK: What it is

  private func exerciseFacts(_ exercise: Exercise) -> Node<ExercisePageAction> {
    let muscles = exercise.muscles
    let cues = catalog.library.cues(of: exercise.id)
    return section(.class("card stack about-exercise"), .label(words(.howTo)), key: "facts") {
      movement(of: exercise)
      if !cues.isEmpty {
        ul(.class("cues")) {
          for cue in cues { li { cue } }
        }
      } else if page.lacksCues {
        p(.class("small"), .role(.status)) { words(.cuesMissing) }
      } else if catalog.library.index(of: exercise.id) != nil, !catalog.library.hasCues {
        // The room of three cues, so that nothing moves once they are there.
        p(.class("small cues-coming")) { words(.cuesComing) }
      }
      if !muscles.isEmpty {
        ul(.class("chips")) {
          for (place, muscle) in muscles.enumerated() {
            li(.class("chip"), .class("accent", when: place == 0)) {
              span(.class("spoken")) { words(place == 0 ? .mainMuscle : .helpingMuscle) + " " }
              name(of: muscle)
            }
          }
        }
        bodyMap(
          front: words(.bodyFront, ("muscles", names(of: muscles, on: .front))),
          back: words(.bodyBack, ("muscles", names(of: muscles, on: .back)))
        ) { muscle in
          muscle == muscles.first ? .worked : muscles.contains(muscle) ? .workedHalf : .plain
        }
      }
    }
  }

  // MARK: Progress

  @NodeBuilder<ExercisePageAction>
  private func progressSection(_ history: ExerciseHistory) -> Node<ExercisePageAction> {
    if let measure = measureOnPage {
      section(.class("section"), .aria(.labelledby, "progress"), key: "progress") {
        header { h2(.id("progress")) { words(.progressTitle) } }
        div(.class("card stack")) {
          if history.measures.count > 1 {
            segmented(
              "measure", label: words(.measureName),
              history.measures.map {
                Choice(value: $0.rawValue, text: name(of: $0), label: nil, isChosen: $0 == measure)
              }
            ) { .measure($0) }
          }
          if let layout = page.layout {
            chart(layout, reading: page.reading, words: chartWords(measure)).map { .chart($0) }
          } else {
            p(.class("chart-empty muted"), .role(.status)) { words(.nothingInRange) }
          }
          segmented(
            "range", label: words(.rangeOfChart),
            ChartRange.allCases.map {
              Choice(
                value: $0.rawValue, text: words($0.phrase), label: nil, isChosen: $0 == page.range)
            }
          ) { .range($0) }
        }
      }
    }
  }

  private func name(of measure: ExerciseMeasure) -> String {
    catalogue.text(key: "measure.\(measure.rawValue)")
  }

  private func chartWords(_ measure: ExerciseMeasure) -> ChartWords {
    let text = measureText(measure)
    return chartWords(
      name(of: measure), value: { text.text($0) }, tick: { text.tick($0) })
  }

  // MARK: Bests

  @NodeBuilder<ExercisePageAction>
  private func bestsSection(_ history: ExerciseHistory) -> Node<ExercisePageAction> {
    let bests = history.bests
    if !bests.isEmpty {
      section(.class("section"), .aria(.labelledby, "bests"), key: "bests") {
        header { h2(.id("bests")) { words(.bests) } }
        ul(.class("card rows")) {
          for best in bests { bestRow(best) }
        }
      }
    }
  }

  private func bestRow(_ best: ExerciseBest) -> Node<ExercisePageAction> {
    let set = words.set(best.log, on: scaleOnPage)
    let isSet = best.kind != .estimate && best.kind != .volume
    let day = words.shortDate(LocalDate.trainingDay(of: best.log.at, startsAt: dayStart))
    return li(key: String(best.kind.rawValue)) {
      a(.class("row"), .href(Route.pastSession(best.session).hash)) {
        span(.class("grow")) {
          span(.class("name")) { catalogue.text(key: "best.\(best.kind.rawValue)") }
          span(.class("detail")) { isSet ? day : set + " · " + day }
        }
        span(.class("value")) { span(.class("name")) { isSet ? set : amount(of: best) } }
        icon("chevron-right")
      }
    }
  }

  private var scaleOnPage: LoadScale {
    scales.scale(of: exerciseOnPage(page.history?.spellings.first ?? "")).scale
  }

  /// An estimate or a volume, which no set says by itself.
  private func amount(of best: ExerciseBest) -> String {
    let text = measureText(best.kind == .estimate ? .estimate : .volume)
    return text.text(text.thousandths(best.value))
  }

  @NodeBuilder<ExercisePageAction>
  private func repMaxesSection(_ history: ExerciseHistory) -> Node<ExercisePageAction> {
    if let single = history.best(.estimate) {
      let text = measureText(.estimate)
      let loads = OneRepMax.repMaxima(of: Mass(nanograms: single.value))
      let scale = scaleOnPage
      section(.class("section"), .aria(.labelledby, "rep-maxes"), key: "rep-maxes") {
        header { h2(.id("rep-maxes")) { words(.repMaxes) } }
        table(.class("card rep-maxes")) {
          thead {
            tr {
              th(.scope(.column)) { words(.repsName) }
              th(.scope(.column)) { words(.estimated) }
              th(.scope(.column)) { words(.reallyDone) }
            }
          }
          tbody {
            for reps in 1...ExerciseHistory.mostReps {
              tr {
                th(.scope(.row)) { String(reps) }
                td { text.text(text.thousandths(loads[reps - 1].nanograms)) }
                td { history.heaviest(forReps: reps).map { words.set($0.log, on: scale) } ?? "–" }
              }
            }
          }
        }
        p(.class("small")) { words(.repMaxesNote) }
      }
    }
  }

  // MARK: What is known for it

  private func choicesSection(
    _ exercise: Exercise, isKnown: Bool
  ) -> Node<ExercisePageAction> {
    let mode = page.history?.mode ?? exercise.mode
    let isHidden = catalog.hiddenIDs.contains(exercise.id)
    return section(.class("section"), .label(words(.weightsAndNote)), key: "choices") {
      div(.class("card rows")) {
        if mode.takesLoad {
          let scale = scales.scale(of: exercise).scale
          choiceRow(
            "weight", .weightsItHas,
            scale.incrementLabel(mark: words.mark).map { words(.oneRung) + " " + $0 },
            .weights)
        }
        choiceRow("pin", .noteEveryTime, pinnedNote(on: exercise.id), .note)
        if isKnown {
          choiceRow(
            isHidden ? "eye" : "eye-off", isHidden ? .showExercise : .hideExercise, nil,
            .hide(!isHidden))
        }
      }
    }
  }

  private func choiceRow(
    _ iconName: String, _ name: Phrase, _ detail: String?, _ action: ExercisePageAction
  ) -> Node<ExercisePageAction> {
    button(.class("row"), .type(.button), .onTap(action), key: iconName) {
      icon(iconName)
      span(.class("grow")) {
        span(.class("name")) { words(name) }
        if let detail { span(.class("detail")) { detail } }
      }
    }
  }

  // MARK: Every session

  @NodeBuilder<ExercisePageAction>
  private func visitsSection(_ history: ExerciseHistory) -> Node<ExercisePageAction> {
    if !history.visits.isEmpty {
      section(.class("section"), .aria(.labelledby, "visits"), key: "visits") {
        header {
          h2(.id("visits")) { words(.sessionsTitle) }
          span(.class("small")) { words(.sessionCount, count: history.visits.count) }
        }
        ul(.class("card rows")) {
          for visit in history.visits.prefix(page.limit) { visitRow(visit, of: history) }
        }
        if history.visits.count > page.limit {
          button(.class("button wide"), .type(.button), .onTap(.showMore)) {
            words(.earlierSessions)
          }
        }
      }
    }
  }

  @NodeBuilder<ExercisePageAction>
  private func visitRow(
    _ visit: ExerciseHistory.Visit, of history: ExerciseHistory
  ) -> Node<ExercisePageAction> {
    if trainedSessions.indices.contains(visit.place) {
      let session = trainedSessions[visit.place]
      li(key: visit.session.text) {
        a(.class("row"), .href(Route.pastSession(visit.session).hash)) {
          span(.class("grow")) {
            span(.class("name")) { words.shortDate(visit.day) }
            span(.class("detail")) { session.title }
            span(.class("detail sets-done")) { setsDone(in: session, of: history) }
          }
          icon("chevron-right")
        }
      }
    }
  }

  /// The sets as they were logged; warm-ups say so.
  private func setsDone(in session: Session, of history: ExerciseHistory) -> String {
    var sets: [String] = []
    for card in session.exercises {
      for set in card.sets {
        guard let log = set.log, history.holds(log.exercise) else { continue }
        sets.append((set.isWarmUp ? words(.warmUpKind) + " " : "") + words.set(log))
      }
    }
    return sets.joined(separator: " · ")
  }
}

extension ChartRange {
  fileprivate var phrase: Phrase {
    switch self {
    case .quarter: .rangeQuarter
    case .year: .rangeYear
    case .all: .rangeAll
    }
  }
}
