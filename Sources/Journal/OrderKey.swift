/// Keys that put the items of a list in order without numbering them: text in base 62, compared by
/// bytes, ties broken by the items' ids.
///
/// Moving an item gives it a key between its new neighbours' and leaves all others alone. Each key
/// ends in three random digits, so that two devices that insert at one place give two keys.
/// Appending costs a character for every forty-five items or so, prepending for every sixty, inserting
/// again and again at one place a character for every six.
public enum OrderKey {
  /// A key has at most this many characters; past it the whole list is spread anew.
  public static let longest = 40
  /// How many of them, at the end, are random.
  static let randomDigits = 3

  /// A key between two neighbours, nil standing for the end of the list on that side.
  ///
  /// Nil where none fits: the neighbours are equal, out of order or not in base 62, or so close
  /// that the key would be longer than 40 characters. The whole list must then be spread anew, as
  /// `placing(at:among:random:)` does.
  public static func between(_ lower: String?, _ upper: String?, random: UInt64) -> String? {
    guard let low = digits(of: lower ?? ""), let high = digits(of: upper ?? ""),
      var head = head(above: low, below: upper == nil ? nil : high, isFirst: lower == nil),
      head.count + randomDigits <= longest
    else { return nil }
    // What is appended next goes on counting at the first of them, and finds room above it.
    appendRandomDigits(random, to: &head, first: upper == nil ? 31 : 62)
    return text(head)
  }

  /// Keys for a list of that many items, evenly apart.
  public static func spread(_ count: Int, random: UInt64) -> [String] {
    guard count > 0 else { return [] }
    var width = 1
    var room: UInt64 = 62
    while room / 4 <= UInt64(count) {
      width += 1
      room *= 62
    }
    let step = room / (UInt64(count) + 1)
    return (1...UInt64(count)).map { place in
      var rest = place * step
      var key: [UInt8] = []
      for _ in 0..<width {
        key.insert(UInt8(truncatingIfNeeded: rest % 62), at: 0)
        rest /= 62
      }
      appendRandomDigits(mixed(random &+ place &* 0x9E37_79B9_7F4A_7C15), to: &key)
      return text(key)
    }
  }
}

extension OrderKey {
  /// The digits of the shortest fitting key, without its random end.
  ///
  /// No digits of the key may be a prefix of the upper neighbour, or random digits could lead past
  /// it; therefore it ends at the first place where a digit fits strictly between.
  private static func head(
    above low: [UInt8], below high: [UInt8]?, isFirst: Bool
  ) -> [UInt8]? {
    var head: [UInt8] = []
    // Once the head is below the upper neighbour, nothing further bounds it from above.
    var bound = high
    while head.count < longest {
      let place = head.count
      let floor = place < low.count ? low[place] : 0
      if let bound, place >= bound.count { return nil }
      let ceiling = bound.map { $0[place] } ?? 62
      if ceiling < floor { return nil }
      if ceiling - floor >= 2 {
        head.append(digit(between: floor, ceiling, isFirst: isFirst, isLast: high == nil))
        return head
      }
      head.append(floor)
      if ceiling > floor { bound = nil }
    }
    return nil
  }

  /// At the ends of the list close to the neighbour, because the next item will come behind this
  /// one; else in the middle.
  private static func digit(
    between floor: UInt8, _ ceiling: UInt8, isFirst: Bool, isLast: Bool
  ) -> UInt8 {
    switch (isFirst, isLast) {
    case (false, true): floor + 1
    case (true, false): ceiling - 1
    default: floor + (ceiling - floor) / 2
    }
  }

  /// The last digit is never zero: nothing fits between a key and the same key with a zero behind.
  ///
  /// - Parameter first: how many digits the first is drawn from, the smallest ones.
  private static func appendRandomDigits(
    _ random: UInt64, to key: inout [UInt8], first: UInt64 = 62
  ) {
    key.append(UInt8(truncatingIfNeeded: random % first))
    key.append(UInt8(truncatingIfNeeded: random / 62 % 62))
    key.append(UInt8(truncatingIfNeeded: random / (62 * 62) % 61 + 1))
  }

  /// The finishing step of SplitMix64 (Steele, Lea, Flood, 2014): as many random numbers as items
  /// from one.
  private static func mixed(_ seed: UInt64) -> UInt64 {
    var mixed = seed
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  private static func digits(of key: String) -> [UInt8]? {
    var digits: [UInt8] = []
    for byte in key.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): digits.append(byte - UInt8(ascii: "A") + 10)
      case UInt8(ascii: "a")...UInt8(ascii: "z"): digits.append(byte - UInt8(ascii: "a") + 36)
      default: return nil
      }
    }
    return digits
  }

  private static func text(_ digits: [UInt8]) -> String {
    let bytes = digits.map { digit in
      switch digit {
      case ..<10: UInt8(ascii: "0") + digit
      case ..<36: UInt8(ascii: "A") + digit - 10
      default: UInt8(ascii: "a") + digit - 36
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
