import CivilTime
import Loads
import Markup
import Training

extension State {
  /// What all sessions add up to, and what the body says to it.
  func progressScreen() -> Node<ProgressAction> {
    main(.id("main"), .class("screen overview"), .tabindex(-1), key: "progress") {
      header {
        div { h1 { words(.progress) } }
        a(.class("button quiet"), .href(Route.history.hash)) {
          icon("history")
          words(.allSessions)
        }
      }
      notices().map { .shell($0) }
      if isLoading {
        p(.class("card muted"), key: "loading") { words(.stillLoading) }
      } else if let figures = overview.figures {
        if trainedSessions.isEmpty {
          p(.class("card muted"), key: "empty") { words(.progressEmpty) }
        } else {
          streaksCard(figures)
          trainingSection()
          musclesSection(figures.coverage)
          gridSection(figures.grid)
          liftsSection(figures.lifts)
          recoverySection(figures.recovery)
        }
        bodyWeightSection().map { .body($0) }
        measurementsSection().map { .body($0) }
        recordsSection(figures.records)
      }
    }
  }

  /// A part of the tab under its title.
  func part<Message>(
    _ id: String, _ title: Phrase, aside: Node<Message> = Node(),
    @NodeBuilder<Message> content: () -> Node<Message>
  ) -> Node<Message> {
    section(.class("section"), .aria(.labelledby, id), key: id) {
      header {
        h2(.id(id)) { words(title) }
        aside
      }
      content()
    }
  }

  private func streaksCard(_ shown: ProgressFigures) -> Node<ProgressAction> {
    section(.class("card"), .label(words(.streaks)), key: "streaks") {
      figures([
        (
          words(.weekStreak), String(shown.weeks.current),
          words(.bestOf, ("best", String(shown.weeks.longest)))
        ),
        (
          words(.dayStreak), String(shown.days.current),
          words(.bestOf, ("best", String(shown.days.longest)))
        ),
      ])
    }
  }

  // MARK: The training days

  private func trainingSection() -> Node<ProgressAction> {
    part("training", .trainingTitle) {
      div(.class("card stack")) {
        segmented(
          "metric", label: words(.measureName),
          Metric.allCases.enumerated().map {
            Choice(
              value: $0.offset, text: words($0.element.phrase), label: nil,
              isChosen: $0.element == overview.metric)
          }
        ) { .metric($0) }
        if let window = overview.window {
          windowFigures(window)
          if let layout = window.layout {
            chart(
              layout, reading: overview.reading, words: metricWords, id: "training-reader"
            ).map { .chart($0) }
          }
          p(.class("small")) {
            words(
              .averageLine, ("days", String(Trend.averageDays(forWindow: overview.days))))
          }
        }
        segmented(
          "window", label: words(.rangeOfChart),
          Trend.windows.map {
            Choice(
              value: $0, text: words(.dayCount, count: $0), label: nil,
              isChosen: $0 == overview.days)
          }
        ) { .window($0) }
      }
    }
  }

  private func windowFigures(_ window: TrainingWindow) -> Node<ProgressAction> {
    let days = String(overview.days)
    let isVolume = overview.metric == .volume
    var items: [(name: String, value: String, unit: String?)] = [
      (
        words(.lastDays, ("days", days)), words.grouped(String((window.sum + 500) / 1_000)),
        isVolume ? unit.symbol : nil
      )
    ]
    if let change = window.change {
      let text = (change < 0 ? "−" : "+") + words.grouped(String(change.magnitude))
      items.append((words(.againstBefore, ("days", days)), text, "%"))
    }
    return figures(items)
  }

  private var metricWords: ChartWords {
    let metric = overview.metric
    let text = metricText(metric)
    let words = words
    return chartWords(
      words(metric.phrase),
      value: {
        metric == .sets ? words(.setCount, count: Int(clamping: $0 / 1_000)) : text.text($0)
      }, tick: { text.tick($0) })
  }

  // MARK: The lifts

  @NodeBuilder<ProgressAction>
  private func liftsSection(_ lifts: [ProgressFigures.Lift]) -> Node<ProgressAction> {
    if !lifts.isEmpty {
      part("lifts", .liftsTitle) {
        ul(.class("card rows")) {
          for lift in lifts {
            li(key: lift.exercise.text) {
              a(.class("row"), .href(Route.exercise(lift.exercise).hash)) {
                span(.class("grow name")) { lift.name }
                span(
                  .class("detail"), .class("up", when: lift.direction == .moving),
                  .class("down", when: lift.direction == .sliding)
                ) { words(lift.direction.phrase) }
                icon("chevron-right")
              }
            }
          }
        }
        p(.class("small")) { words(.liftsNote) }
      }
    }
  }

  @NodeBuilder<ProgressAction>
  private func recordsSection(_ records: [ProgressFigures.Record]) -> Node<ProgressAction> {
    if !records.isEmpty {
      part("records", .recordsTitle) {
        ul(.class("card rows")) {
          for record in records { recordRow(record) }
        }
      }
    }
  }

  private func recordRow(_ record: ProgressFigures.Record) -> Node<ProgressAction> {
    let (row, entry) = (record.row, record.row.entry)
    let log = SetLog(exercise: row.exercise, mode: entry.mode, numbers: entry.numbers, at: entry.at)
    let text = metricText(.volume).measuring(.estimate)
    let single = row.estimate().map {
      words(.singleAbout, ("weight", text.text(text.thousandths($0.nanograms))))
    }
    let day = words.shortDate(LocalDate.trainingDay(of: entry.at, startsAt: dayStart))
    return li(key: row.exercise.text + "-" + String(row.kind.rawValue)) {
      a(.class("row"), .href(Route.exercise(row.exercise).hash)) {
        span(.class("grow")) {
          span(.class("name")) { record.name }
          span(.class("detail")) { day + (single.map { " · " + $0 } ?? "") }
        }
        span(.class("value")) { span(.class("name")) { words.set(log) } }
        icon("chevron-right")
      }
    }
  }
}

extension Metric {
  fileprivate var phrase: Phrase {
    switch self {
    case .volume: .volumeFigure
    case .sets: .setsFigure
    case .reps: .repsName
    }
  }
}

extension LiftDirection {
  fileprivate var phrase: Phrase {
    switch self {
    case .moving: .liftMoving
    case .flat: .liftFlat
    case .sliding: .liftSliding
    }
  }
}
