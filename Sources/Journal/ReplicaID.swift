/// Who wrote a cell: one run of the app in one tab, or one server process.
///
/// Drawn at random each time the app starts, so that a cloned profile or a second tab never makes
/// stamps equal to another's.
public struct ReplicaID: Hashable, Comparable, Sendable {
  /// The 32 bits.
  public let number: UInt32

  /// A replica id from 32 bits of the host's entropy.
  public init(_ number: UInt32) {
    self.number = number
  }

  /// Eight lowercase hexadecimal digits.
  public var text: String {
    var digits: [UInt8] = []
    Hexadecimal.append(UInt64(number), count: 8, to: &digits)
    return String(decoding: digits, as: UTF8.self)
  }

  /// By number.
  public static func < (one: ReplicaID, other: ReplicaID) -> Bool {
    one.number < other.number
  }
}
