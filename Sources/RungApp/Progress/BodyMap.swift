import Markup
import Training

/// The body from the front and from behind, each muscle as dark as its level; those behind are hatched.
///
/// It says nothing that does not stand beside it in words.
///
/// - Parameter levels: by the raw values of the muscles.
func bodyMap<Message>(levels: [MuscleLevel], behind: [Muscle]) -> Node<Message> {
  div(.class("body-map"), .aria(.hidden, true)) {
    for side in BodySide.allCases {
      svg {
        SVG.use(.href("icons/body.svg#body-" + side.name))
        for muscle in Muscle.allCases where muscle.side == side || muscle.isSeenFromBothSides {
          let shape = "icons/body.svg#" + side.name + "-" + muscle.symbol
          if let step = levels[Int(muscle.rawValue)].step {
            SVG.use(.href(shape), .class("muscle level-" + String(step)))
          }
          if muscle.side == side, behind.contains(muscle) {
            SVG.use(.href(shape + "-hatch"), .class("behind"))
          }
        }
      }
    }
  }
}

extension BodySide {
  fileprivate var name: String { self == .front ? "front" : "back" }
}

extension MuscleLevel {
  /// One of the five steps of the ramp; nothing for a muscle that was not trained.
  fileprivate var step: Int? {
    switch self {
    case .untouched: nil
    case .light: 0
    case .building: 1
    case .onTarget: 2
    case .overTarget: 3
    case .hammered: 4
    }
  }
}

extension Muscle {
  /// Whether the drawing of the other side shows some of it too.
  fileprivate var isSeenFromBothSides: Bool {
    switch self {
    case .traps, .triceps, .lats, .calves, .shoulders, .obliques, .adductors, .forearms: true
    default: false
    }
  }

  /// The name of its shape in the drawing.
  fileprivate var symbol: String {
    switch self {
    case .chest: "chest"
    case .shoulders: "shoulders"
    case .rearDelts: "rear-delts"
    case .biceps: "biceps"
    case .triceps: "triceps"
    case .forearms: "forearms"
    case .abs: "abs"
    case .obliques: "obliques"
    case .lats: "lats"
    case .upperBack: "upper-back"
    case .traps: "traps"
    case .lowerBack: "lower-back"
    case .glutes: "glutes"
    case .quads: "quads"
    case .hamstrings: "hamstrings"
    case .calves: "calves"
    case .adductors: "adductors"
    }
  }
}
