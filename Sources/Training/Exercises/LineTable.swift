/// Lines of a file by number, without copying any: the bytes and where each line starts.
struct LineTable: Sendable {
  let bytes: [UInt8]
  private let starts: [UInt32]

  /// Finds the lines in a part of a file.
  ///
  /// A last line without a line end counts.
  init(bytes: [UInt8], from start: Int, upTo end: Int) {
    var starts: [UInt32] = []
    starts.reserveCapacity((end - start) / 100 + 1)
    bytes.withUnsafeBufferPointer { buffer in
      var lineStart = start
      for position in start..<end where buffer[position] == newline {
        starts.append(UInt32(lineStart))
        lineStart = position + 1
      }
      if lineStart < end {
        starts.append(UInt32(lineStart))
        lineStart = end + 1
      }
      starts.append(UInt32(lineStart))
    }
    self.bytes = bytes
    self.starts = starts
  }

  /// The number of lines.
  var count: Int { starts.count - 1 }

  /// A line without its line end.
  subscript(line: Int) -> ArraySlice<UInt8> {
    bytes[Int(starts[line])..<(Int(starts[line + 1]) - 1)]
  }
}

/// The parts of a line that a byte separates, as text; none if the line is empty.
func texts(in line: ArraySlice<UInt8>) -> [String] {
  line.split(separator: verticalBar).map { String(decoding: $0, as: UTF8.self) }
}

let newline: UInt8 = 0x0A
let tab: UInt8 = 0x09
let verticalBar: UInt8 = 0x7C
