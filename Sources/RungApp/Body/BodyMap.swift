import Markup
import Training

/// How a muscle stands out on the body map.
enum MuscleMark: Equatable {
  /// Not at all.
  case plain
  /// How much it was trained, 0 to 4 (`MuscleLevel`), and whether it falls behind.
  case level(Int, isBehind: Bool)
  /// An exercise works it first of all.
  case worked
  /// An exercise works it along with others.
  case workedHalf

  fileprivate var className: String {
    switch self {
    case .plain: "muscle"
    case .level(let level, _): "muscle level-\(min(max(level, 0), 4))"
    case .worked: "muscle worked"
    case .workedHalf: "muscle worked-half"
    }
  }

  fileprivate var isBehind: Bool { if case .level(_, true) = self { true } else { false } }
}

/// The body from the front and from behind, each muscle as it stands out.
///
/// The drawing is `Library/body.txt`; a muscle is hatched on its own side only.
///
/// - Parameters:
///   - front: what there is to see from the front, in words.
///   - back: the same from behind.
func bodyMap<Message>(
  front: String, back: String, mark: (Muscle) -> MuscleMark
) -> Node<Message> {
  figure(.class("body-map")) {
    bodySide(.front, front, mark)
    bodySide(.back, back, mark)
  }
}

private func bodySide<Message>(
  _ side: BodySide, _ label: String, _ mark: (Muscle) -> MuscleMark
) -> Node<Message> {
  let name = side == .front ? "front" : "back"
  return svg(.role(.img), .label(label)) {
    SVG.use(.href("icons/body.svg#body-" + name))
    for muscle in Muscle.allCases where muscle.side == side || muscle.isSeenFromBothSides {
      let (mark, symbol) = (mark(muscle), name + "-" + muscle.symbol)
      SVG.use(.class(mark.className), .href("icons/body.svg#" + symbol))
      if mark.isBehind, muscle.side == side {
        SVG.use(.class("behind"), .href("icons/body.svg#" + symbol + "-hatch"))
      }
    }
  }
}

extension Muscle {
  /// What its shape in the drawing is called, after "front-" or "back-".
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

  /// Whether the drawing has it on both sides (the sections marked "too" in `Library/body.txt`).
  fileprivate var isSeenFromBothSides: Bool {
    switch self {
    case .traps, .triceps, .lats, .calves, .shoulders, .obliques, .adductors, .forearms: true
    default: false
    }
  }
}
