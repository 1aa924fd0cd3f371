import Glibc
import Testing

@testable import RungServer

@Suite("The built app as it is read")
struct AssetTableTests {
  @Test("Files in folders are served, hidden and packed ones are not files of their own")
  func directory() throws {
    try withTemporaryFolder { folder in
      write("page", to: folder + "/index.html")
      write("packed", to: folder + "/index.html.br")
      write("code", to: folder + "/host/main.js")
      write("alone", to: folder + "/lonely.gz")
      write("secret", to: folder + "/.build-notes")
      symlink(folder, folder + "/round")
      symlink(folder + "/index.html", folder + "/linked.html")
      symlink(folder + "/nowhere", folder + "/broken.html")
      let table = try AssetTable(directory: folder)
      #expect(table.count == 4)
      #expect(table[try RequestPath(target: "/linked.html")] != nil)
      #expect(
        table[try RequestPath(target: "/host/main.js")]?.mediaType.hasPrefix("text/javascript")
          == true)
      #expect(table[try RequestPath(target: "/lonely.gz")]?.mediaType == "application/octet-stream")
      #expect(table[try RequestPath(target: "/.build-notes")] == nil)
      #expect(table[try RequestPath(target: "/")]?.representations.count == 2)
    }
  }

  @Test("A folder without a page is not the app")
  func missing() throws {
    try withTemporaryFolder { folder in
      #expect(throws: AssetsError.missing(directory: folder)) { try AssetTable(directory: folder) }
      #expect(throws: AssetsError.missing(directory: "/nowhere")) {
        try AssetTable(directory: "/nowhere")
      }
    }
  }

  @Test("The version changes with any file")
  func version() {
    let one = AssetTable(files: sampleFiles)
    var changed = sampleFiles
    changed["host/main.js"] = Array("export { }".utf8)
    var renamed = sampleFiles
    renamed["host/other.js"] = renamed.removeValue(forKey: "host/main.js")
    #expect(one.version == AssetTable(files: sampleFiles).version)
    #expect(one.version != AssetTable(files: changed).version)
    #expect(one.version != AssetTable(files: renamed).version)
  }

  @Test(
    "Only a fingerprint in the name makes a file last for ever",
    arguments: [
      ("app.0f3a9c21.wasm", Caching.forever), ("a/b.0123456789abcdef.js", .forever),
      ("app.wasm", .revalidated), ("app.min.js", .revalidated), ("0f3a9c21.js", .revalidated),
      ("app.deadbeef", .revalidated), ("app.0f3a9c2.js", .revalidated), ("", .revalidated),
      ("x.0f3a9c21.d/app.js", .revalidated),
    ])
  func caching(path: String, caching: Caching) {
    #expect(Caching(path: path) == caching)
  }
}
