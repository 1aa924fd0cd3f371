import CivilTime

/// A value of a day, in thousandths of the unit.
struct ChartPoint: Equatable {
  var day: LocalDate
  var value: Int64
}

/// Where everything of a chart stands, in thousandths of its width and height from the top left.
///
/// The drawing is stretched to the frame it stands in; words are set beside it, so that they keep
/// their size.
struct ChartLayout: Equatable {
  /// A point that is drawn and can be read.
  struct Place: Equatable {
    var point: ChartPoint
    var x: Int
    var y: Int
  }

  let axis: ChartAxis
  let days: ChartDays
  /// The points, the oldest first; of very many those that give the line its shape.
  let places: [Place]
  /// The lines through points that follow each other; over bars their average.
  private(set) var line = ""
  /// The bars, where there is one a day.
  private(set) var bars = ""
  /// How far what is aimed at lies from the top, where something is.
  private(set) var goal: Int?
  /// The way across long breaks.
  private(set) var bridges = ""
  /// Points that are marked: all of a few, and those that no line touches.
  private(set) var dots = ""

  /// Lays points out, which come oldest first, with at most one a day.
  ///
  /// Nothing where none lies in the time that is shown.
  ///
  /// - Parameters:
  ///   - first: where the time that is shown begins; nothing for all of it.
  ///   - goal: a value that is aimed at.
  init?(
    _ points: [ChartPoint], from first: LocalDate?, to today: LocalDate, steps: ChartSteps,
    goal: Int64? = nil
  ) {
    let shown = points.filter { point in first.map { point.day >= $0 } ?? true }
    guard let oldest = shown.first, let newest = shown.last else { return nil }
    let days = ChartDays(from: first ?? oldest.day, to: max(today, newest.day))
    var (least, most) = (goal ?? oldest.value, goal ?? oldest.value)
    for point in shown {
      least = min(least, point.value)
      most = max(most, point.value)
    }
    let axis = ChartAxis(from: least, to: most, steps: steps)
    self.axis = axis
    self.days = days
    places = Self.thinned(shown, on: days).map {
      Place(point: $0, x: days.place(of: $0.day), y: axis.place(of: $0.value))
    }
    self.goal = goal.map { axis.place(of: $0) }
    draw()
  }

  /// Lays out a bar for each of several days that follow each other, and a line of their average.
  ///
  /// - Parameters:
  ///   - points: one a day without gaps, the oldest first; none below zero.
  ///   - average: a value for each of them.
  init?(bars points: [ChartPoint], average: [Int64], steps: ChartSteps) {
    guard let oldest = points.first, let newest = points.last else { return nil }
    let days = ChartDays(slotsFrom: oldest.day, to: newest.day)
    var most: Int64 = 0
    for point in points { most = max(most, point.value) }
    let axis = ChartAxis(from: 0, to: most, steps: steps)
    self.axis = axis
    self.days = days
    places = points.map {
      Place(point: $0, x: days.place(of: $0.day), y: axis.place(of: $0.value))
    }
    let half = max(1, 350 / points.count)
    for place in places where place.y < 1_000 {
      bars += "M\(place.x - half) 1000V\(place.y)h\(half * 2)V1000Z"
    }
    let spots = zip(places, average).map { "\($0.x) \(axis.place(of: $1))" }
    if spots.count > 1 { line = "M" + spots.joined(separator: "L") }
  }

  /// The place nearest to a way across, in thousandths of the width.
  @inline(never)
  func nearest(to x: Int) -> Int {
    var nearest = 0
    for index in places.indices where abs(places[index].x - x) <= abs(places[nearest].x - x) {
      nearest = index
    }
    return nearest
  }

  // MARK: Drawing

  /// A break of more days than this is bridged instead of drawn through.
  private var longestStep: Int { max(42, days.span / 20) }

  /// The most points that are each marked.
  private static let mostDots = 30

  private mutating func draw() {
    var run: [String] = []
    for index in places.indices {
      let place = places[index]
      let spot = "\(place.x) \(place.y)"
      let isBroken =
        index > 0 && places[index - 1].point.day.dayCount(to: place.point.day) > longestStep
      if isBroken {
        bridges += "M\(places[index - 1].x) \(places[index - 1].y)L\(spot)"
        end(run)
        run = []
      }
      run.append(spot)
      if places.count <= Self.mostDots { dots += Self.dot(spot) }
    }
    end(run)
  }

  private mutating func end(_ run: [String]) {
    if run.count > 1 {
      line += "M" + run.joined(separator: "L")
    } else if places.count > Self.mostDots, let only = run.first {
      dots += Self.dot(only)
    }
  }

  /// A line of no length with round ends stays round in whatever frame.
  static func dot(_ spot: String) -> String { "M" + spot + "h0" }

  // MARK: Very many points

  /// Into so many columns very many points are sorted; of each the highest and the lowest are drawn.
  private static let columns = 80

  private static func thinned(_ points: [ChartPoint], on days: ChartDays) -> [ChartPoint] {
    guard points.count > 2 * columns, let last = points.last else { return points }
    func column(_ index: Int) -> Int { days.place(of: points[index].day) * columns / 1_001 }
    var kept: [ChartPoint] = []
    var start = 0
    while start < points.count {
      var (end, low, high) = (start, start, start)
      while end < points.count, column(end) == column(start) {
        if points[end].value < points[low].value { low = end }
        if points[end].value > points[high].value { high = end }
        end += 1
      }
      kept.append(points[min(low, high)])
      if low != high { kept.append(points[max(low, high)]) }
      start = end
    }
    // The newest value is written beside its point.
    if kept.last != last { kept.append(last) }
    return kept
  }
}
