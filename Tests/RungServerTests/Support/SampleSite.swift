import RungServer
import Synchronization

@testable import struct RungServer.AssetTable

/// A small app: a page with all packings, a picture with none, a file whose name changes with its content.
let sampleFiles: [String: [UInt8]] = [
  "index.html": Array("<!doctype html><title>Rung</title>".utf8),
  "index.html.br": Array("packed by brotli".utf8),
  "index.html.gz": Array("packed by gzip".utf8),
  "host/main.js": Array("export {}".utf8),
  "icons/any.png": [0x89, 0x50, 0x4E, 0x47],
  "icons/empty.svg": [],
  "manifest.webmanifest": Array("{}".utf8),
  "rung.wasm": [0, 0x61, 0x73, 0x6D],
  "styles/rung.0f3a9c21.css": Array("body{}".utf8),
  "Grüße.txt": Array("hello".utf8),
]

extension Site {
  /// A site over the small app; the data folder answers as told.
  static func sample(
    data: DataDirectory = DataDirectory { nil }, clock: @escaping @Sendable () -> Int64 = { 0 }
  ) -> Site {
    Site(assets: AssetTable(files: sampleFiles), data: data, clock: clock)
  }
}
