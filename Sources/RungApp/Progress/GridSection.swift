import CivilTime
import Markup
import Training

extension State {
  /// The trained days of sixteen weeks, a column a week, and the same as a table.
  func gridSection(_ grid: ConsistencyGrid) -> Node<ProgressAction> {
    let drawing = GridDrawing(grid)
    return part("consistency", .consistency) {
      div(.class("card stack")) {
        svg(
          .class("weeks-grid"), .viewBox(drawing.frame), .role(.img),
          .label(
            words(
              .trainedInWeeks, ("days", String(drawing.trained.reduce(0, +))),
              ("weeks", String(grid.columns.count))))
        ) {
          SVG.path(.d(drawing.untrained))
          for shade in drawing.shades {
            SVG.path(.d(shade.path), .opacity(shade.opacity))
          }
        }
        details(.class("figures-table"), .open(overview.showsWeeks)) {
          summary(.onTap(.toggleWeeks, browserDefault: .suppressed)) { words(.chartTable) }
          if overview.showsWeeks { weeksTable(grid, drawing.trained) }
        }
      }
    }
  }

  private func weeksTable(
    _ grid: ConsistencyGrid, _ trained: [Int]
  ) -> Node<ProgressAction> {
    table {
      thead {
        tr {
          th(.scope(.column)) { words(.weekOf) }
          th(.scope(.column)) { words(.daysTrained) }
        }
      }
      tbody {
        for place in trained.indices.reversed() {
          tr {
            th(.scope(.row)) { words.shortDate(grid.start.adding(days: 7 * place)) }
            td { String(trained[place]) }
          }
        }
      }
    }
  }
}

/// The grid of trained days as paths: one for all untrained days, one for each shade.
struct GridDrawing {
  /// The trained days of each week, oldest first.
  private(set) var trained: [Int] = []
  private(set) var untrained = ""
  private(set) var shades: [(opacity: Double, path: String)] = []
  /// What of the plane is shown.
  var frame: String { "0 0 \(trained.count * Self.pitch - Self.gap) \(7 * Self.pitch - Self.gap)" }

  private static let pitch = 10
  private static let gap = 2

  init(_ grid: ConsistencyGrid) {
    for (column, week) in grid.columns.enumerated() {
      var count = 0
      for (row, cell) in week.enumerated() {
        let side = Self.pitch - Self.gap
        let path = "M\(column * Self.pitch) \(row * Self.pitch)h\(side)v\(side)h-\(side)z"
        switch cell {
        case .future: continue
        case .empty: untrained += path
        case .trained(let shade):
          count += 1
          add(path, at: shade)
        }
      }
      trained.append(count)
    }
  }

  private mutating func add(_ path: String, at opacity: Double) {
    if let place = shades.firstIndex(where: { $0.opacity == opacity }) {
      shades[place].path += path
    } else {
      shades.append((opacity, path))
    }
  }
}
