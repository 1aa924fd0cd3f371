import CivilTime
import Loads
import Logbook
import Markup
import Training

extension State {
  /// What came of a session that was just finished.
  func summaryScreen(_ session: Session) -> Node<HistoryAction> {
    let summary = SessionSummary(of: session, at: clock) { catalog.canonical($0) }
    let comparisons = session.exercises.compactMap { comparison(of: $0, in: session) }
    let records = summary.best.count { isRecord($0) }
    let better = comparisons.filter { $0.difference?.isUp ?? false }.count
    return together {
      main(.id("main"), .class("screen summary"), .tabindex(-1), key: "summary") {
        header(.class("finish")) {
          div(.class("ladder-mark"), .aria(.hidden, true)) {
            for _ in 0..<6 { i() }
          }
          p(.class("eyebrow")) { summaryEyebrow(session) }
          h1 { words(.sessionDone, ("title", session.title)) }
          if better > 0 {
            p(.class("muted")) {
              words(
                .exercisesUp, ("count", String(better)), ("total", String(comparisons.count)))
            }
          }
        }
        if records > 0 {
          p(.class("record")) { words(.recordCount, count: records) }
        }
        section(.class("card"), .label(words(.inFigures))) { sessionFigures(session) }
        section(.class("section"), .aria(.labelledby, "best-title")) {
          header { h2(.id("best-title")) { words(.bestSets) } }
          ul(.class("card rows")) {
            for best in summary.best {
              bestRow(best, comparisons: comparisons)
            }
          }
        }
        sessionDetails(session, summary)
        trainedMuscles(of: session)
        if let coming = comingDay {
          p(.class("small")) {
            words(
              .nextIs, ("day", coming.day.name), ("when", words.when(coming.date, from: today)))
          }
        }
      }
      footer(.class("bottom-bar"), key: "done") {
        a(.class("button primary wide"), .href(Route.today.hash)) { words(.done) }
      }
    }
  }

  private func summaryEyebrow(_ session: Session) -> String {
    let day = words.day(session.trainingDay(startsAt: dayStart))
    guard let name = session.planDay?.routineName, !name.isEmpty else { return day }
    return day + " · " + name
  }

  private func isRecord(_ best: SessionSummary.Best) -> Bool {
    pastRecords.kinds(of: best.set).contains(best.kind)
  }

  private func bestRow(
    _ best: SessionSummary.Best, comparisons: [Comparison]
  ) -> Node<HistoryAction> {
    let compared = comparisons.first { $0.exercise == best.exercise.id }
    return li(.class("row"), key: best.set.text + String(best.kind.rawValue)) {
      span(.class("grow")) {
        span(.class("name")) { exercise(best.exercise).name }
        if isRecord(best) {
          span(.class("detail record")) { words(.record) + " · " + name(of: best.kind) }
        }
      }
      span(.class("value")) {
        span(.class("name")) {
          words.set(
            SetLog(exercise: best.exercise.id, mode: best.mode, numbers: best.numbers, at: clock))
        }
        if let compared { comparisonDetail(compared, best.exercise) }
      }
    }
  }

  @NodeBuilder<HistoryAction>
  private func comparisonDetail(
    _ comparison: Comparison, _ reference: ExerciseReference
  ) -> Node<HistoryAction> {
    if let difference = comparison.difference {
      span(.class("detail"), .class(difference.isUp ? "up" : "down")) {
        (difference.isUp ? "▲ " : "▼ ")
          + words.amount(of: difference, on: ladder(for: reference).scale)
      }
    } else {
      span(.class("detail")) { words(.asLastTime) }
    }
  }

  /// Time, volume and sets of a session.
  func sessionFigures<Message>(_ session: Session) -> Node<Message> {
    var items: [(name: String, value: String, unit: String?)] = [
      (words(.timeFigure), words.length(milliseconds: session.length(at: clock)), nil)
    ]
    if session.volume > .zero {
      items.append((words(.volumeFigure), words.volume(session.volume), unit.symbol))
    }
    items.append((words(.setsFigure), String(session.effortCount), nil))
    return figures(items)
  }

  // MARK: Against the time before

  /// How the best set of an exercise compares with the best set of the time before.
  struct Comparison {
    var exercise: ExerciseID
    /// Nothing where they are equal.
    var difference: SetDifference?
  }

  /// Nothing where the exercise was not done before.
  private func comparison(of card: SessionExercise, in session: Session) -> Comparison? {
    let canonical: (ExerciseID) -> ExerciseID = { [catalog] in catalog.canonical($0) }
    guard let mode = card.sets.first(where: { $0.isLogged })?.log?.mode,
      let now = Self.best(card.sets.compactMap { $0.isEffort ? $0.log?.numbers : nil })
    else { return nil }
    let stand = Slot(id: Slot.ID(card.id.text), exercise: card.exercise, reps: .none)
    let before = SlotShare(of: stand).history(
      newestFirst: sessions(before: session.start), limit: 1, canonical: canonical
    ).first
    guard let last = Self.best(before?.rows.map { $0.numbers } ?? []) else { return nil }
    return Comparison(
      exercise: card.exercise.id, difference: SetDifference(now, against: last, mode: mode))
  }

  private static func best(_ sets: [SetNumbers]) -> SetNumbers? {
    sets.max { left, right in
      (left.weight.mass, left.reps, left.seconds) < (right.weight.mass, right.reps, right.seconds)
    }
  }
}
