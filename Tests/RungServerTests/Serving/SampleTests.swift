import CivilTime
import Glibc
import SampleLogbook
import Testing

@testable import RungServer

private let today = LocalDate(year: 2026, month: 3, day: 11)!

@Suite("What `rung sample` is told")
struct SampleSettingsTests {
  private func settings(_ arguments: String...) throws(SampleError) -> SampleSettings {
    try SampleSettings(arguments: arguments, today: today)
  }

  @Test("Without a word it makes twenty thousand sets up to today, under the name of a copy")
  func standard() throws {
    let settings = try settings()
    #expect(settings.wish == SampleLogbook.Wish(sets: 20_000, seed: 1, lastDay: today))
    #expect(settings.path == "rung-copy-2026-03-11.json")
    #expect(!settings.overwrites)
  }

  @Test("Every option is followed, with a space or an equals sign")
  func options() throws {
    let settings = try settings(
      "--out", "a.json", "--sets=1000", "--seed", "7", "--until=2025-12-31", "--overwrite",
      "--assets", "app")
    #expect(settings.path == "a.json")
    #expect(settings.wish.sets == 1_000)
    #expect(settings.wish.seed == 7)
    #expect(settings.wish.lastDay == LocalDate(year: 2025, month: 12, day: 31))
    #expect(settings.assetsDirectory == "app")
    #expect(settings.overwrites)
  }

  @Test("A mistake is named with what may be written instead")
  func mistakes() {
    #expect(throws: SampleError.unknown(argument: "--size")) { try settings("--size", "1") }
    #expect(throws: SampleError.valueMissing("--out")) { try settings("--out") }
    #expect(throws: SampleError.valueMissing("--sets")) { try settings("--sets", "--seed", "1") }
    for text in ["0", "-1", "200001", "many", "1e3", "1.5"] {
      #expect(throws: SampleError.badSets(text)) { try settings("--sets=" + text) }
    }
    #expect(throws: SampleError.badSeed("-1")) { try settings("--seed=-1") }
    #expect(throws: SampleError.badDate("2026-02-30")) { try settings("--until", "2026-02-30") }
    #expect(SampleError.badSets("0").description.contains("1 to 200000"))
  }
}

@Suite("Writing the file of a made-up logbook")
struct SampleFileTests {
  @Test("A file that is there stays as it is unless told otherwise")
  func existing() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/copy.json"
      try SampleCommand.write(Array("one".utf8), to: path, overwriting: false)
      #expect(throws: SampleError.exists(path: path)) {
        try SampleCommand.write(Array("two".utf8), to: path, overwriting: false)
      }
      #expect(try AssetTable.contents(of: path) == Array("one".utf8))
      try SampleCommand.write(Array("two".utf8), to: path, overwriting: true)
      #expect(try AssetTable.contents(of: path) == Array("two".utf8))
      #expect(access(path + ".part", F_OK) != 0)
    }
  }

  @Test("A place that can't be written and exercises that are missing are said")
  func failures() throws {
    #expect(
      throws: SampleError.unwritable(path: "/nowhere/a.json", reason: "No such file or directory")
    ) {
      try SampleCommand.write([1], to: "/nowhere/a.json", overwriting: false)
    }
    let wish = SampleLogbook.Wish(sets: 1, lastDay: today)
    #expect(throws: SampleError.libraryMissing(directory: "/nowhere")) {
      try SampleCommand.logbook(wish, assets: "/nowhere")
    }
    try withTemporaryFolder { folder in
      write("nonsense", to: folder + "/dist/library.txt")
      #expect(throws: SampleError.libraryDamaged(path: folder + "/dist/library.txt")) {
        try SampleCommand.logbook(wish, assets: folder + "/dist")
      }
    }
  }
}

@Suite("Showing a made-up logbook")
struct SampleSiteTests {
  private var site: Site {
    var assets = AssetTable(files: sampleFiles)
    assets.add(sample: Array("{}".utf8))
    return Site(assets: assets, data: DataDirectory { nil })
  }

  private func get(_ target: String, _ headers: HeaderFields = [:]) -> Response {
    site.respond(to: Request(method: "GET", target: target, headers: headers))
  }

  @Test("The app is there once more under an address of its own, with the logbook beside it")
  func ownAddress() {
    #expect(get("/sample/").status == 200)
    #expect(get("/sample/rung.wasm").body.count == 4)
    #expect(get("/sample/sample.json").headers["Content-Type"] == "application/json; charset=utf-8")
    #expect(get("/sample/sample.json").headers["ETag"] != nil)
    #expect(get("/sample.json").status == 404)
    #expect(Site.sample().respond(to: Request(method: "GET", target: "/sample/")).status == 404)
  }

  @Test("People who open the root are led there; the app that fetches its page gets its page")
  func redirect() {
    let led = get("/", ["Sec-Fetch-Dest": "document"])
    #expect(led.status == 302)
    #expect(led.headers["Location"] == "/sample/")
    #expect(led.headers["Cache-Control"] == "no-store")
    #expect(get("/", ["Sec-Fetch-Dest": "empty"]).status == 200)
    #expect(get("/").status == 200)
    let plain = Site.sample().respond(
      to: Request(method: "GET", target: "/", headers: ["Sec-Fetch-Dest": "document"]))
    #expect(plain.status == 200)
  }

  @Test("`--sample` stands alone or with a size")
  func option() throws {
    func sets(_ arguments: String...) throws(SettingsError) -> Int? {
      try ServeSettings(arguments: arguments) { _ in nil }.sample?.sets
    }
    #expect(try sets() == nil)
    #expect(try sets("--sample") == 20_000)
    #expect(try sets("--sample", "--listen", ":0") == 20_000)
    #expect(try sets("--sample=500") == 500)
    #expect(throws: SettingsError.badSample("0")) { try sets("--sample=0") }
    #expect(throws: SettingsError.badSample("")) { try sets("--sample=") }
  }
}
