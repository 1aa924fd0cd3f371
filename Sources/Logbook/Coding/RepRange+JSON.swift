import JSONCoding
import Training

extension RepRange {
  /// Reads a range written as `[low, high]`; anything else is no range.
  init(json: JSON?) {
    guard let ends = json?.array, ends.count == 2,
      let low = ends[0].int, let high = ends[1].int
    else {
      self = .none
      return
    }
    self.init(low, high)
  }

  /// The range, or nothing where there is none.
  var json: JSON? {
    self == .none ? nil : .array([.integer(Int64(low)), .integer(Int64(high))])
  }
}
