@testable import Markup

/// Reads the bytes of a patch as the table at `Opcode` says, independently of what writes them.
struct PatchReader {
  private var steps: ArraySlice<UInt8>
  private var texts: ArraySlice<UInt16>

  init(_ patch: [UInt8]) throws(BadPatch) {
    steps = patch[...]
    texts = []
    guard try byte() == Opcode.version else { throw BadPatch("version") }
    let count = Int(try number())
    guard count <= steps.count else { throw BadPatch("too short") }
    let rest = steps.dropFirst(count)
    steps = steps.prefix(count)
    guard let words = String(validating: rest, as: UTF8.self) else { throw BadPatch("not UTF-8") }
    texts = Array(words.utf16)[...]
  }

  /// The next step, nil at the end, where every text must have been used.
  mutating func step() throws(BadPatch) -> UInt8? {
    if steps.isEmpty {
      guard texts.isEmpty else { throw BadPatch("texts left over") }
      return nil
    }
    return steps.removeFirst()
  }

  mutating func byte() throws(BadPatch) -> UInt8 {
    guard let byte = steps.popFirst() else { throw BadPatch("ends within a step") }
    return byte
  }

  mutating func number() throws(BadPatch) -> UInt32 {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), through: 28, by: 7) {
      let byte = try byte()
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 {
        guard let number = UInt32(exactly: value) else { break }
        return number
      }
    }
    throw BadPatch("number too long")
  }

  mutating func text() throws(BadPatch) -> String {
    let count = Int(try number())
    guard count <= texts.count, let text = String(validating: texts.prefix(count), as: UTF16.self)
    else { throw BadPatch("text missing or cut in two") }
    texts = texts.dropFirst(count)
    return text
  }

  mutating func name(_ names: inout [String]) throws(BadPatch) -> String {
    let index = Int(try number())
    if index == names.count { names.append(try text()) }
    guard index < names.count else { throw BadPatch("unknown name") }
    return names[index]
  }
}
