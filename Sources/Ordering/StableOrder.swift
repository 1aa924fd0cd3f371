/// The places of `count` things in their order: one stable merge sort for every type.
///
/// The standard library's sort is compiled anew for each type and each comparison, which weighs in the browser's core.
/// This one knows places only, so there is one of it.
///
/// - Parameters:
///   - count: how many things there are, at places 0 to `count - 1`.
///   - precedes: whether the thing at the first place comes before the thing at the second.
/// - Returns: the places, first in order first; things of which neither precedes the other keep their order.
@inline(never)
public func stableOrder(_ count: Int, by precedes: (Int, Int) -> Bool) -> [Int] {
  var places = Array(0..<count)
  var merged = places
  var width = 1
  while width < count {
    var start = 0
    while start < count {
      let middle = min(start + width, count)
      let end = min(middle + width, count)
      // Most lists are in order already, or nearly: then one comparison does for two runs.
      if middle == end || !precedes(places[middle], places[middle - 1]) {
        for place in start..<end { merged[place] = places[place] }
      } else {
        var left = start
        var right = middle
        for place in start..<end {
          if left < middle && (right == end || !precedes(places[right], places[left])) {
            merged[place] = places[left]
            left += 1
          } else {
            merged[place] = places[right]
            right += 1
          }
        }
      }
      start = end
    }
    swap(&places, &merged)
    width *= 2
  }
  return places
}

extension Sequence {
  /// The elements in order; those of which neither precedes the other keep theirs.
  @inlinable
  public func ordered(by precedes: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    return stableOrder(elements.count) { precedes(elements[$0], elements[$1]) }
      .map { elements[$0] }
  }
}

extension Sequence where Element: Comparable {
  /// The elements, least first; equal ones keep their order.
  @inlinable
  public func ordered() -> [Element] { ordered { $0 < $1 } }
}
