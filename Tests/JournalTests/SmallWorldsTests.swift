import JournalWorlds
import Testing

/// The same worlds up to five steps are gone through by `swift run -c release SmallWorlds`.
@Suite("Small worlds")
struct SmallWorldsTests {
  @Test("Every world of up to three steps on three replicas is right", arguments: Setting.all)
  func documents(_ setting: Setting) throws {
    var exhaustion = Exhaustion(setting)
    try exhaustion.run(steps: 3)
    #expect(exhaustion.worlds > 100)
  }

  @Test("Every world of up to three steps of two tabs, their store and a server is right")
  func tabs() throws {
    var exhaustion = SyncExhaustion()
    try exhaustion.run(steps: 3)
    #expect(exhaustion.worlds > 1000)
  }
}
