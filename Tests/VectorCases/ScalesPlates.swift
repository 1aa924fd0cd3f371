import Loads

/// Compares the plate search with trying everything, for every inventory of a small world.
///
/// The world has plates of 1, 2, 3 and 5 kg, so that sums can be made in several ways and the
/// heaviest-first loading is often not the best one. Gives "held", or the first case that differs.
public func plateSearchAgainstBruteForce(mostPairs: Int) -> String {
  let plates: [Int64] = [5, 3, 2, 1]
  for counts in allCounts(plates.count, upTo: mostPairs) {
    let scale = PlateScale(
      unit: .kilogram, bar: kilogramWeight(20),
      inventory: PlateInventory(
        zip(plates, counts).map { PlatePairs(kilogramWeight($0), pairs: $1) }))
    let choices = allChoices(plates, counts)
    if let broken = compare(scale, with: choices) {
      return "pairs " + joined(counts.map { String($0) }, by: ",") + ": " + broken
    }
  }
  return "held"
}

private func compare(_ scale: PlateScale, with choices: [[Int64]]) -> String? {
  let sums = Set(choices.map { $0.reduce(0, +) }).sorted()
  let built = rungs(of: .plates(scale))
  guard built == sums.map({ Mass(20 + 2 * $0, .kilogram) }) else { return "other rungs" }

  var standing: [PlateLoading] = []
  for sum in sums {
    guard let loading = scale.loading(of: Mass(20 + 2 * sum, .kilogram)) else {
      return "no loading of a rung"
    }
    let fewest = choices.filter { $0.reduce(0, +) == sum }.map { $0.count }.min()
    guard loading.total == Mass(20 + 2 * sum, .kilogram) else { return "another total" }
    guard loading.perSide.count == fewest, loading.changes == fewest else { return "not fewest" }
    standing.append(loading)
  }
  for previous in standing {
    for sum in sums {
      let mass = Mass(20 + 2 * sum, .kilogram)
      guard let loading = scale.loading(of: mass, after: previous) else { return "no way on" }
      let expected = choices.filter { $0.reduce(0, +) == sum }
        .map { moves(from: previous.perSide.map { $0.mass.nanograms / kilogram }, to: $0) }.min()
      guard loading.total == mass, loading.changes == expected else {
        return "from " + previous.perSideText() + " to " + loading.perSideText()
      }
      let plates = loading.perSide.map { $0.mass.nanograms / kilogram }
      guard choices.contains(plates.sorted(by: >)) else { return "plates that are not owned" }
      let kept = zip(previous.perSide, loading.perSide).prefix { $0 == $1 }.count
      guard previous.perSide.count + plates.count - 2 * kept == loading.changes else {
        return "the order on the bar does not fit the moves"
      }
    }
  }
  return nil
}

/// The moves it takes when the new plates may be put on in any order: as much as possible of what
/// stands, from the collar outwards, stays.
private func moves(from standing: [Int64], to plates: [Int64]) -> Int {
  var left = plates
  var kept = 0
  for plate in standing {
    guard let index = left.firstIndex(of: plate) else { break }
    left.remove(at: index)
    kept += 1
  }
  return standing.count - kept + left.count
}

private func rungs(of scale: LoadScale) -> [Mass] {
  var all = [scale.lowestRung]
  while let next = scale.rung(above: all[all.count - 1]) { all.append(next) }
  return all
}

/// Every list of `size` numbers from 0 to `most`.
private func allCounts(_ size: Int, upTo most: Int) -> [[Int]] {
  if size == 0 { return [[]] }
  return allCounts(size - 1, upTo: most).flatMap { head in (0...most).map { head + [$0] } }
}

/// Every choice of plates for one side, heaviest first.
private func allChoices(_ plates: [Int64], _ counts: [Int]) -> [[Int64]] {
  var choices: [[Int64]] = [[]]
  for (plate, count) in zip(plates, counts) {
    choices = choices.flatMap { choice in
      (0...count).map { choice + Array(repeating: plate, count: $0) }
    }
  }
  return choices
}

private let kilogram = MassUnit.kilogram.nanograms

private func kilogramWeight(_ count: Int64) -> Weight {
  Weight(Mass(count, .kilogram), .kilogram)
}
