import Foundation
import Testing

@testable import Markup

/// A page's life for the page's own interpreter: patches in a row, and what they must lead to.
private struct PatchCase: Encodable {
  struct Tap: Encodable {
    var node: UInt32
    var prevented: Bool
  }

  var patches: [Data] = []
  var pages: [String] = []
  var taps: [Tap] = []
}

@Suite("Patch cases")
struct PatchCasesTests {
  @Test("Writes .build/patch-cases.json, which Tests/Host/dom/agreement_test.js reads")
  func write() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("Patch cases from seed \(seed)")
    var sketches = RandomSketches(seed: seed)
    let cases = try (0..<300).map { _ in try life(&sketches) }
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = package.appendingPathComponent(".build")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try JSONEncoder().encode(cases).write(
      to: folder.appendingPathComponent("patch-cases.json"), options: .atomic)
  }

  private func life(_ sketches: inout RandomSketches) throws -> PatchCase {
    var page = Mounted<Int>()
    let applied = PatchedPage()
    var life = PatchCase()
    var row = sketches.row(depth: 4)
    for _ in 0..<6 {
      let patch = page.render(NodeBuilder.buildArray(row.map(\.node)))
      try applied.apply(patch)
      life.patches.append(Data(patch))
      life.pages.append(applied.root.children.map { $0.outline() }.joined())
      row = sketches.next(after: row, depth: 4)
    }
    applied.root.walk { node in
      guard case .element = node.kind, node !== applied.root else { return }
      let hearer = sequence(first: node, next: \.parent).first { $0.listening["tap"] != nil }
      let prevents = hearer?.listening["tap"]?.flags == 1
      life.taps.append(.init(node: hearer?.number ?? 0, prevented: prevents))
    }
    return life
  }
}

extension PageNode {
  /// What stands here, one node a line, as `outline` of Tests/Host/dom/page.js writes it.
  fileprivate func outline(_ indent: String = "") -> String {
    switch kind {
    case .text(let words): return indent + Self.quoted(words) + "\n"
    case .element(let name, let isSVG):
      var parts = [isSVG ? "svg:" + name : name]
      parts += Self.sorted(attributes).map { "\($0.key)=\(Self.quoted($0.value))" }
      parts += Self.sorted(styles).map { "--\($0.key)=\(Self.quoted($0.value))" }
      if let value = texts["value"], !value.isEmpty { parts.append(".value=" + Self.quoted(value)) }
      if flags["checked"] == true { parts.append(".checked") }
      return indent + parts.joined(separator: " ") + "\n"
        + children.map { $0.outline(indent + " ") }.joined()
    }
  }

  private static func sorted(_ pairs: [String: String]) -> [(key: String, value: String)] {
    pairs.sorted { $0.key < $1.key }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
