import Glibc
import Synchronization
import Testing

@testable import RungServer

@Suite("Health")
struct HealthTests {
  @Test("A data folder that cannot be written to is told with 503", arguments: Transport.allCases)
  func unwritable(over transport: Transport) throws {
    let site = Site.sample(data: DataDirectory { "No space left on device" })
    try transport.client(of: site) { client in
      let answer = try client.get("/api/health")
      #expect(answer.status == 503)
      #expect(answer.text.hasPrefix(#"{"ok":false,"#))
      #expect(answer.text.contains(#""data":{"writable":false}"#))
      #expect(try client.get("/").status == 200)
    }
  }

  @Test("However many ask, the disk is tried once a second")
  func patience() {
    let tries = Atomic<Int>(0)
    let time = Atomic<Int64>(5000)
    let site = Site.sample(
      data: DataDirectory {
        tries.add(1, ordering: .relaxed)
        return nil
      }, clock: { time.load(ordering: .relaxed) })
    let request = Request(method: "GET", target: "/api/health")
    for _ in 0..<10 { #expect(site.respond(to: request).status == 200) }
    #expect(tries.load(ordering: .relaxed) == 1)
    time.store(6000, ordering: .relaxed)
    #expect(site.respond(to: request).status == 200)
    #expect(tries.load(ordering: .relaxed) == 2)
  }

  @Test("A folder on disk is tried truly, and nothing is left behind")
  func onDisk() throws {
    try withTemporaryFolder { folder in
      #expect(DataDirectory.at(folder).failureToWrite() == nil)
      #expect(rmdir(folder) == 0)
      #expect(DataDirectory.at(folder).failureToWrite() == "No such file or directory")
      #expect(DataDirectory.failureToCreate(folder + "/a/b") == nil)
      #expect(DataDirectory.at(folder + "/a/b").failureToWrite() == nil)
      write("", to: folder + "/file")
      #expect(DataDirectory.failureToCreate(folder + "/file/c") == "Not a directory")
    }
  }
}
