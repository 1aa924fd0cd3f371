/// The built app, read once at start: requests never touch the disk, and a build that runs meanwhile
/// never mixes two versions.
public struct AssetTable: Sendable {
  private var byPath: [String: Asset]

  /// How many files the build made, each counted once however it is packed.
  let count: Int
  /// Changes whenever any file does.
  let version: String

  /// Takes files by their path from the root ("host/boot.js"), packed ones beside the plain ones ("host/boot.js.br").
  init(files: [String: [UInt8]]) {
    var byPath: [String: Asset] = [:]
    for (path, bytes) in files where !Self.isPacked(path, beside: files) {
      byPath["/" + path] = Self.asset(at: path, bytes, among: files)
    }
    let tags = byPath.sorted { $0.key < $1.key }.flatMap { path, asset in
      Array((path + asset.representations[0].tag.text).utf8)
    }
    version = EntityTag(of: tags, coding: .identity).text.filter { $0 != "\"" }
    count = byPath.count
    byPath["/"] = byPath["/index.html"]
    byPath[RefusalPage.stylesheetPath] = Self.asset(
      at: RefusalPage.stylesheetPath, Array(RefusalPage.stylesheet.utf8), among: [:])
    self.byPath = byPath
  }

  /// The file at a path, if there is one.
  subscript(path: RequestPath) -> Asset? { byPath[path.text] }

  /// Where the app shows a made-up logbook.
  ///
  /// The page knows it by this address, keeps it in a store of its own, and fetches it from beside itself.
  static let samplePath = "/sample/"

  /// Whether a made-up logbook is served.
  var hasSample: Bool { byPath[Self.samplePath] != nil }

  /// Serves the app once more under an address of its own, with a made-up logbook beside it.
  mutating func add(sample copy: [UInt8]) {
    for (path, asset) in byPath { byPath[Self.samplePath + path.dropFirst()] = asset }
    let path = Self.samplePath + "sample.json"
    byPath[path] = Self.asset(at: path, copy, among: [:])
  }

  private static func isPacked(_ path: String, beside files: [String: [UInt8]]) -> Bool {
    ContentCoding.allCases.contains { coding in
      guard let suffix = coding.fileSuffix, path.hasSuffix(suffix) else { return false }
      return files[String(path.dropLast(suffix.count))] != nil
    }
  }

  private static func asset(
    at path: String, _ bytes: [UInt8], among files: [String: [UInt8]]
  ) -> Asset {
    let representations = ContentCoding.allCases.reversed().compactMap { coding in
      let packed = coding.fileSuffix.flatMap { files[path + $0] }
      guard let body = coding == .identity ? bytes : packed else {
        return Asset.Representation?.none
      }
      return Asset.Representation(
        coding: coding, tag: EntityTag(of: bytes, coding: coding), bytes: StoredBytes(body))
    }
    return Asset(
      mediaType: MediaType.of(path), caching: Caching(path: path), representations: representations)
  }
}
