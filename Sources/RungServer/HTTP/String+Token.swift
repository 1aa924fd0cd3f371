extension StringProtocol {
  /// Whether both are the same but for the case of ASCII letters, as header names and tokens compare.
  func equalsIgnoringCase(_ other: some StringProtocol) -> Bool {
    utf8.count == other.utf8.count
      && zip(utf8, other.utf8).allSatisfy { $0.loweredASCII == $1.loweredASCII }
  }
}

extension Substring {
  /// The text without spaces and tabs at its ends.
  func trimmingSpace() -> Substring {
    var rest = self
    while let first = rest.utf8.first, first.isSpaceOrTab { rest = rest.dropFirst() }
    while let last = rest.utf8.last, last.isSpaceOrTab { rest = rest.dropLast() }
    return rest
  }
}

extension UInt8 {
  fileprivate var loweredASCII: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }
  fileprivate var isSpaceOrTab: Bool { self == 0x20 || self == 0x09 }
}
