import Testing

@testable import RungServer

@Suite("What the server is told")
struct ServeSettingsTests {
  private func settings(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws(SettingsError) -> ServeSettings {
    try ServeSettings(arguments: arguments) { environment[$0] }
  }

  @Test("Without a word it listens on this computer only")
  func standard() throws {
    let settings = try settings()
    #expect(settings == ServeSettings())
    #expect(settings.listen.description == "127.0.0.1:8080")
    #expect(settings.dataDirectory == "./data")
    #expect(settings.assetsDirectory == "./dist")
  }

  @Test("The command line wins over the environment, an empty variable says nothing")
  func precedence() throws {
    let environment = ["RUNG_LISTEN": ":9000", "RUNG_DATA": "/var/lib/rung", "RUNG_ASSETS": ""]
    let settings = try settings("--listen", ":9001", "--assets=/srv/app", environment: environment)
    #expect(settings.listen.port == 9001)
    #expect(settings.dataDirectory == "/var/lib/rung")
    #expect(settings.assetsDirectory == "/srv/app")
  }

  @Test("A mistake is named with what to write instead")
  func mistakes() {
    #expect(throws: SettingsError.unknown(argument: "--lisen", nearest: .listen)) {
      try settings("--lisen", "1")
    }
    #expect(throws: SettingsError.unknown(argument: "now", nearest: nil)) { try settings("now") }
    #expect(throws: SettingsError.valueMissing(.data)) { try settings("--data") }
    #expect(throws: SettingsError.valueMissing(.data)) { try settings("--data", "--assets", "x") }
    #expect(throws: SettingsError.valueMissing(.data)) { try settings("--data=") }
    #expect(throws: SettingsError.badAddress("here", saidIn: "--listen")) {
      try settings("--listen", "here")
    }
    #expect(throws: SettingsError.badAddress("70000", saidIn: "RUNG_LISTEN")) {
      try settings(environment: ["RUNG_LISTEN": "70000"])
    }
    #expect(
      SettingsError.unknown(argument: "--lisen", nearest: .listen).description
        == "There is no option --lisen. Did you mean --listen?")
    #expect(
      SettingsError.badAddress("here", saidIn: "--listen").description.contains("127.0.0.1:8080"))
  }

  @Test("The address to open is one that browsers trust where there is one")
  func url() {
    #expect(ListenAddress("127.0.0.1:8080")?.url == "http://localhost:8080")
    #expect(ListenAddress("0.0.0.0:80")?.url == "http://localhost:80")
    #expect(ListenAddress("10.0.0.5:80")?.url == "http://10.0.0.5:80")
    #expect(ListenAddress("0.0.0.0:80")?.isThisComputerOnly == false)
    #expect(ListenAddress("[::1]:80")?.isThisComputerOnly == true)
  }
}
