public import Journal

/// The cells that small worlds write.
enum Cell: Int, CaseIterable {
  case title, xPlan, xLog, yPlan, yLog

  var path: CellPath {
    switch self {
    case .title: "title"
    case .xPlan: "sets/x/plan"
    case .xLog: "sets/x/log"
    case .yPlan: "sets/y/plan"
    case .yLog: "sets/y/log"
    }
  }
}

/// What small worlds remove.
public enum Item: Int, CaseIterable, Sendable {
  case document, x, y, xLog

  /// Where it lies.
  public var path: CellPath {
    switch self {
    case .document: .root
    case .x: "sets/x"
    case .y: "sets/y"
    case .xLog: "sets/x/log"
    }
  }

  var cells: [Cell] {
    switch self {
    case .document: Cell.allCases
    case .x: [.xPlan, .xLog]
    case .y: [.yPlan, .yLog]
    case .xLog: [.xLog]
    }
  }

  /// The items inside it, whose removals lie under its path.
  var inside: [Item] {
    switch self {
    case .document: [.x, .y, .xLog]
    case .x: [.xLog]
    case .y, .xLog: []
    }
  }
}
