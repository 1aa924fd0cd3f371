import PatchedScreen
import Testing
import Training

@testable import RungApp

@Suite("Addresses that lead nowhere")
struct RouteTests {
  @Test(
    "are put right, also when the app starts there",
    arguments: [
      ("#/plan/%00%ff", "#/plan"), ("#/plan/none", "#/plan"),
      ("#/%ff/%00", "#/today"), ("#/plan/a/b", "#/today"),
    ])
  func nowhere(hash: String, expected: String) {
    let phone = Phone.withPlan()
    phone.go(hash)
    #expect(phone.hash == expected)
    #expect(phone.restarted(hash: hash).hash == expected)
  }

  @Test("do not catch a day that there is")
  func somewhere() throws {
    let phone = Phone.withPlan()
    let day = try #require(phone.state.routine?.days.first)
    phone.go(Route.planDay(day.id).hash)
    #expect(phone.hash == Route.planDay(day.id).hash)
  }
}
