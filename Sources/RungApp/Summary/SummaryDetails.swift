import CivilTime
import Loads
import Logbook
import Markup
import Ordering
import Training

extension State {
  /// What a session trained, on the body and in words.
  @NodeBuilder<Message>
  func trainedMuscles<Message>(of session: Session) -> Node<Message> {
    let credit = MuscleCredit(of: session) { [catalog] id in
      catalog.exercise(id, storedName: "").muscles
    }
    let trained = Muscle.allCases.filter { credit.halfSets($0) > 0 }
    if !trained.isEmpty {
      section(.class("section"), .aria(.labelledby, "muscles-title"), key: "muscles") {
        header { h2(.id("muscles-title")) { words(.musclesTrained) } }
        div(.class("card stack")) {
          bodyMap(
            front: words(.bodyFront, ("muscles", names(of: trained, on: .front))),
            back: words(.bodyBack, ("muscles", names(of: trained, on: .back)))
          ) { .level(Self.level(halfSets: credit.halfSets($0)), isBehind: false) }
          ul(.class("chips")) {
            for muscle in trained.ordered(by: { credit.halfSets($0) > credit.halfSets($1) }) {
              li(.class("chip")) {
                name(of: muscle) + " "
                strong { words.halves(credit.halfSets(muscle)) }
                span(.class("spoken")) { " " + words(.setsFigure) }
              }
            }
          }
        }
      }
    }
  }

  /// The muscles of one side by name; a dash where there is none.
  func names(of muscles: [Muscle], on side: BodySide) -> String {
    let named = names(of: muscles.filter { $0.side == side })
    return named.isEmpty ? "–" : named
  }

  /// How bright a muscle is after one session: four sets of one muscle are a full day's work for it.
  private static func level(halfSets: Int) -> Int {
    switch halfSets {
    case ..<1: 0
    case ..<3: 1
    case ..<5: 2
    case ..<8: 3
    default: 4
    }
  }

  /// How dense a session was, and which set was the hardest.
  @NodeBuilder<Message>
  func sessionDetails<Message>(_ session: Session, _ summary: SessionSummary) -> Node<Message> {
    let hardest = hardestSet(of: session, summary)
    if summary.density != nil || hardest != nil {
      ul(.class("card rows"), key: "details") {
        if let density = summary.density, density > .zero {
          li(.class("row")) {
            span(.class("grow name")) { words(.densityFigure) }
            span(.class("value")) {
              words(
                .densityValue, ("volume", words.volume(density)), ("unit", unit.symbol))
            }
          }
        }
        if let hardest {
          li(.class("row")) {
            span(.class("grow")) {
              span(.class("name")) { words(.hardestFigure) }
              span(.class("detail")) { hardest.exercise }
            }
            span(.class("value")) {
              span(.class("name")) { hardest.set }
              span(.class("detail")) { hardest.effort }
            }
          }
        }
      }
    }
  }

  private func hardestSet(
    of session: Session, _ summary: SessionSummary
  ) -> (exercise: String, set: String, effort: String)? {
    for card in session.exercises {
      for set in card.sets where set.id == summary.hardest {
        // Where every answer was "easy", nothing was hard.
        guard let log = set.log, let word = set.effort?.word, word != .easy else { return nil }
        return (exercise(card.exercise).name, words.set(log), words(word.phrase))
      }
    }
    return nil
  }
}
