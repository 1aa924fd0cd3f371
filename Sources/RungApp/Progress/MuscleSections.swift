import Markup
import Training

extension State {
  /// Sets against targets over the last week: on the body, and in words.
  func musclesSection(_ coverage: MuscleCoverage) -> Node<ProgressAction> {
    let behind = coverage.behind
    let trained = Muscle.allCases.filter { coverage.level($0) != .untouched }
    return part("muscles", .musclesTitle) {
      div(.class("card stack")) {
        bodyMap(
          front: words(.bodyFront, ("muscles", names(of: trained, on: .front))),
          back: words(.bodyBack, ("muscles", names(of: trained, on: .back)))
        ) { .level(coverage.level($0).step, isBehind: behind.contains($0)) }
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
    words(
      .setsOfTarget, ("sets", words.halves(coverage.credit.halfSets(muscle))),
      ("target", String(muscle.weeklySetTarget)))
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
  /// Its step on the body map.
  fileprivate var step: Int {
    switch self {
    case .untouched: 0
    case .light: 1
    case .building: 2
    case .onTarget: 3
    case .overTarget, .hammered: 4
    }
  }

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
