/// Comparing stretches of a segment's bytes with what was typed, without copying any.
struct SearchScan {
  let bytes: UnsafeBufferPointer<UInt8>

  /// Whether some word of a list starts with these bytes.
  func someWord(in list: Range<Int>, startsWith beginning: [UInt8]) -> Bool {
    var position = list.lowerBound
    while position < list.upperBound {
      let length = Int(bytes[position])
      if length >= beginning.count, matches(beginning, at: position + 1) { return true }
      position += 1 + length
    }
    return false
  }

  /// Whether some word of a list is exactly this one.
  func someWord(in list: Range<Int>, equals word: [UInt8]) -> Bool {
    var position = list.lowerBound
    while position < list.upperBound {
      let length = Int(bytes[position])
      if length == word.count, matches(word, at: position + 1) { return true }
      position += 1 + length
    }
    return false
  }

  /// Where in a list words in a row start with these, counted in words from the start of the list.
  func run(of beginnings: [[UInt8]], in list: Range<Int>) -> Int? {
    var position = list.lowerBound
    var place = 0
    while position < list.upperBound {
      if startsRun(of: beginnings, at: position, upTo: list.upperBound) { return place }
      position += 1 + Int(bytes[position])
      place += 1
    }
    return nil
  }

  func equals(_ stretch: Range<Int>, _ word: [UInt8]) -> Bool {
    stretch.count == word.count && matches(word, at: stretch.lowerBound)
  }

  func starts(_ stretch: Range<Int>, with word: [UInt8]) -> Bool {
    stretch.count >= word.count && matches(word, at: stretch.lowerBound)
  }

  func contains(_ stretch: Range<Int>, _ word: [UInt8]) -> Bool {
    guard let first = word.first, stretch.count >= word.count else { return word.isEmpty }
    for position in stretch.lowerBound...(stretch.upperBound - word.count)
    where bytes[position] == first && matches(word, at: position) {
      return true
    }
    return false
  }

  private func startsRun(of beginnings: [[UInt8]], at start: Int, upTo end: Int) -> Bool {
    var position = start
    for beginning in beginnings {
      guard position < end else { return false }
      let length = Int(bytes[position])
      if length < beginning.count || !matches(beginning, at: position + 1) { return false }
      position += 1 + length
    }
    return true
  }

  private func matches(_ word: [UInt8], at position: Int) -> Bool {
    for index in 0..<word.count where bytes[position + index] != word[index] {
      return false
    }
    return true
  }
}
