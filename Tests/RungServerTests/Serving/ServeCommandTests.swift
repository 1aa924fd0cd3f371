import Glibc
import Testing

@testable import RungServer

@Suite("The program itself")
struct ServeCommandTests {
  @Test("It says where it is, and ends well when the system asks", arguments: [SIGTERM, SIGINT])
  func signals(signal: Int32) throws {
    try withTemporaryFolder { folder in
      write("page", to: folder + "/dist/index.html")
      let program = try RungProcess(
        "serve", "--listen", "127.0.0.1:0", "--assets", folder + "/dist", "--data", folder + "/data"
      )
      let greeting = program.firstLine()
      #expect(greeting.hasPrefix("Rung \(rungVersion) is at http://localhost:"))
      let port = try #require(greeting.split(separator: ":").last.flatMap { UInt16($0) })
      let connection = try TestConnection(port: port)
      defer { connection.close() }
      try connection.send(Request(method: "GET", target: "/api/health"))
      #expect(try connection.receive().status == 200)
      program.send(signal)
      #expect(program.exitStatus() == 0)
    }
  }

  @Test("What it cannot do ends with the status scripts expect")
  func statuses() throws {
    #expect(try RungProcess("serve", "--assets", "/nowhere").exitStatus() == 1)
    #expect(try RungProcess("serve", "--colour", "red").exitStatus() == 2)
    #expect(try RungProcess("dance").exitStatus() == 2)
    #expect(try RungProcess("--version").firstLine() == "rung \(rungVersion)")
    #expect(try RungProcess("serve", "--help").firstLine().hasPrefix("Usage: rung serve"))
    #expect(try RungProcess().firstLine().hasPrefix("Rung"))
  }
}
