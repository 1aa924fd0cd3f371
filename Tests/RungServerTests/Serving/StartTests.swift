import Glibc
import Testing

@testable import RungServer

@Suite("Starting, and saying why not")
struct StartTests {
  private func settings(in folder: String) -> ServeSettings {
    write("page", to: folder + "/dist/index.html")
    var settings = ServeSettings()
    settings.listen = ListenAddress(host: "127.0.0.1", port: 0)
    settings.assetsDirectory = folder + "/dist"
    settings.dataDirectory = folder + "/data"
    return settings
  }

  private func problem(_ settings: ServeSettings) -> String? {
    do throws(StartError) {
      try Server(settings, log: .none).stop()
      return nil
    } catch { return error.description }
  }

  @Test("It answers on the port it names, and makes the data folder for its user alone")
  func starts() throws {
    try withTemporaryFolder { folder in
      let server = try Server(settings(in: folder), log: .none)
      defer { server.stop() }
      let connection = try TestConnection(port: server.address.port)
      defer { connection.close() }
      try connection.send(Request(method: "GET", target: "/"))
      #expect(try connection.receive().text == "page")
      var facts = stat()
      #expect(stat(folder + "/data", &facts) == 0)
      #expect(facts.st_mode & 0o777 == 0o700)
      #expect(server.summary.contains("1 files") || server.summary.contains("1 file"))
    }
  }

  @Test("A taken port names its holder and another port")
  func taken() throws {
    try withTemporaryFolder { folder in
      var settings = settings(in: folder)
      let server = try Server(settings, log: .none)
      defer { server.stop() }
      settings.listen.port = server.address.port
      let words = try #require(problem(settings))
      #expect(words.contains("Port \(server.address.port) is taken by "))
      #expect(words.contains("(process \(getpid()))"))
      #expect(words.contains("--listen 127.0.0.1:\(server.address.port + 1)"))
    }
  }

  @Test("Missing assets name the command that makes them")
  func assets() throws {
    try withTemporaryFolder { folder in
      var settings = settings(in: folder)
      settings.assetsDirectory = folder + "/nowhere"
      #expect(problem(settings)?.contains("`make build`") == true)
    }
  }

  @Test("A data folder that cannot be there names the flag")
  func data() throws {
    try withTemporaryFolder { folder in
      var settings = settings(in: folder)
      settings.dataDirectory = folder + "/dist/index.html"
      let words = try #require(problem(settings))
      #expect(words.contains("Not a directory"))
      #expect(words.contains("--data FOLDER"))
    }
  }

  @Test("An address of another computer is not listened on")
  func foreignAddress() throws {
    try withTemporaryFolder { folder in
      var settings = settings(in: folder)
      settings.listen.host = "192.0.2.1"
      #expect(problem(settings)?.contains("192.0.2.1 is no address of this computer") == true)
    }
  }
}
