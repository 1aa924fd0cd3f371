/// When a cell was written, and by whom, in an order that all replicas agree on.
///
/// A hybrid logical clock (Kulkarni and others, 2014): milliseconds since 1970 in the upper 48 bits
/// of `time`, below them a 16-bit counter that carries over into the milliseconds. Stamps are
/// ordered by time, then by replica.
public struct Stamp: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970 times 65,536, plus the counter.
  public let time: UInt64
  /// Who wrote.
  public let replica: ReplicaID

  /// A stamp from its two parts.
  public init(time: UInt64, replica: ReplicaID) {
    self.time = time
    self.replica = replica
  }

  /// The first millisecond of the year 10000: no stamp from this time on is ever read or made.
  public static let firstAbsurdMillisecond: Int64 = 253_402_300_800_000

  /// Whether the time is in the year 10000 or later.
  public var isAbsurd: Bool {
    time >> 16 >= UInt64(Self.firstAbsurdMillisecond)
  }

  /// Milliseconds since 1970, without the counter.
  public var milliseconds: Int64 {
    Int64(time >> 16)
  }

  /// By time, then by replica.
  public static func < (one: Stamp, other: Stamp) -> Bool {
    one.time == other.time ? one.replica < other.replica : one.time < other.time
  }
}

extension Stamp {
  /// How many characters every stamp's text has.
  public static let textLength = 24

  /// Sixteen hexadecimal digits of time and eight of the replica; sorts as stamps do.
  public var text: String {
    withUnsafeBytes(of: digits) { String(decoding: $0, as: UTF8.self) }
  }

  /// Reads a stamp's text; nil if it is none or absurd.
  public init?(_ text: String) {
    self.init(utf8: text.utf8)
    if isAbsurd { return nil }
  }

  /// Reads the bytes of a stamp's text; nil if they are none.
  init?(utf8 text: some Collection<UInt8>) {
    guard text.count == Self.textLength, let time = Hexadecimal.number(text.prefix(16)),
      let replica = Hexadecimal.number(text.suffix(8))
    else { return nil }
    self.init(time: time, replica: ReplicaID(UInt32(truncatingIfNeeded: replica)))
  }

  /// The characters of `text`.
  var digits: InlineArray<24, UInt8> {
    InlineArray { place in
      place < 16
        ? Hexadecimal.digit(of: time, at: 15 - place)
        : Hexadecimal.digit(of: UInt64(replica.number), at: 23 - place)
    }
  }
}
