import Loads
import Markup
import Training

extension State {
  /// Sets against targets over the last week: on the body, and in words.
  func musclesSection(_ coverage: MuscleCoverage) -> Node<ProgressAction> {
    let behind = coverage.behind
    return part("muscles", .musclesTitle) {
      div(.class("card stack")) {
        bodyMap(levels: Muscle.allCases.map { coverage.level($0) }, behind: behind)
        p {
          behind.isEmpty
            ? words(.noneBehind) : words(.musclesBehind, ("muscles", names(of: behind)))
        }
      }
      table(.class("card rep-maxes")) {
        thead {
          tr {
            th(.scope(.column)) { words(.muscle) }
            th(.scope(.column)) { words(.setsFigure) }
            th(.scope(.column)) { words(.levelName) }
          }
        }
        tbody {
          for muscle in Muscle.allCases {
            tr(key: String(muscle.rawValue)) {
              th(.scope(.row)) { name(of: muscle) }
              td { setsOfTarget(muscle, coverage) }
              td { words(coverage.level(muscle).phrase) }
            }
          }
        }
      }
      p(.class("small")) { words(.musclesNote) }
    }
  }

  /// "12.5 of 14".
  private func setsOfTarget(_ muscle: Muscle, _ coverage: MuscleCoverage) -> String {
    let halves = coverage.credit.halfSets(muscle)
    let sets = TypedNumber(coefficient: Int64(halves) * 5, decimals: 1).text(words.mark)
    return words(.setsOfTarget, ("sets", sets), ("target", String(muscle.weeklySetTarget)))
  }

  /// Several muscles in one line.
  func names(of muscles: [Muscle]) -> String {
    muscles.map { name(of: $0) }.joined(separator: ", ")
  }

  /// How ready the muscles are, as far as sets tell.
  func recoverySection(_ recovery: MuscleRecovery) -> Node<ProgressAction> {
    part("recovery", .recoveryTitle) {
      ul(.class("card rows")) {
        for readiness in [MuscleReadiness.fatigued, .recovering, .ready] {
          recoveryRow(
            readiness, Muscle.allCases.filter { recovery.readiness($0) == readiness })
        }
      }
      p(.class("small")) { words(.recoveryNote) }
    }
  }

  @NodeBuilder<ProgressAction>
  private func recoveryRow(
    _ readiness: MuscleReadiness, _ muscles: [Muscle]
  ) -> Node<ProgressAction> {
    if !muscles.isEmpty {
      li(.class("row")) {
        span(.class("grow")) {
          span(.class("name")) { words(readiness.phrase) }
          span(.class("detail")) { names(of: muscles) }
        }
      }
    }
  }
}

extension MuscleReadiness {
  fileprivate var phrase: Phrase {
    switch self {
    case .ready: .muscleReady
    case .recovering: .muscleRecovering
    case .fatigued: .muscleFatigued
    }
  }
}

extension MuscleLevel {
  fileprivate var phrase: Phrase {
    switch self {
    case .untouched: .levelUntouched
    case .light: .levelLight
    case .building: .levelBuilding
    case .onTarget: .levelOnTarget
    case .overTarget: .levelOverTarget
    case .hammered: .levelHammered
    }
  }
}
