import Loads
import Testing

@Suite("Loading the bar")
struct PlateLoadingTests {
  private let gym = PlateScale.usual(.kilogram)

  @Test("The fewest plates, heaviest innermost")
  func fewest() throws {
    #expect(gym.loading(of: try mass("20 kg"))?.perSideText() == "")
    #expect(gym.loading(of: try mass("100 kg"))?.perSideText() == "25 + 15")
    #expect(
      gym.loading(of: try mass("142.5 kg"))?.perSideText(mark: .comma) == "25 + 25 + 10 + 1,25")
    #expect(PlateScale.usual(.pound).loading(of: try mass("225 lb"))?.perSideText() == "45 + 45")
  }

  @Test("Heaviest first is not always right: 30 kg a side from 25, 20 and 10 kg plates")
  func notGreedy() throws {
    let scale = PlateScale(
      unit: .kilogram, bar: try weight("20 kg"),
      inventory: try plates(["25 kg": 1, "20 kg": 1, "10 kg": 1]))
    #expect(scale.loading(of: try mass("80 kg"))?.perSideText() == "20 + 10")
  }

  @Test("After a set, the bar changes as little as possible")
  func fewestChanges() throws {
    let standing = try #require(gym.loading(of: try mass("60 kg")))
    #expect(standing.perSideText() == "20")
    let next = try #require(gym.loading(of: try mass("65 kg"), after: standing))
    #expect(next.perSideText() == "20 + 2.5" && next.changes == 1)
    let third = try #require(gym.loading(of: try mass("70 kg"), after: next))
    #expect(third.perSideText() == "20 + 2.5 + 2.5" && third.changes == 1)
    let back = try #require(gym.loading(of: try mass("60 kg"), after: third))
    #expect(back.perSideText() == "20" && back.changes == 2)
  }

  @Test("An inner plate only comes off after those outside it")
  func innerPlate() throws {
    let home = PlateScale(
      unit: .kilogram, bar: try weight("20 kg"),
      inventory: try plates(["20 kg": 1, "10 kg": 1, "5 kg": 1]))
    let standing = PlateLoading(
      bar: home.bar, perSide: try ["5 kg", "20 kg"].map(weight), changes: 0)
    let next = try #require(home.loading(of: try mass("60 kg"), after: standing))
    #expect(next.perSideText() == "20" && next.changes == 3)
  }

  @Test("Another bar, or plates that are not there, start afresh")
  func otherBar() throws {
    let foreign = PlateLoading(
      bar: try weight("10 kg"), perSide: [try weight("25 kg")], changes: 0)
    #expect(gym.loading(of: try mass("65 kg"), after: foreign)?.changes == 2)
    let borrowed = PlateLoading(bar: gym.bar, perSide: [try weight("22.5 kg")], changes: 0)
    #expect(gym.loading(of: try mass("65 kg"), after: borrowed)?.perSideText() == "20 + 2.5")
  }

  @Test("Nothing is shown below the bar or off the rungs")
  func notBuildable() throws {
    #expect(gym.loading(of: try mass("15 kg")) == nil)
    #expect(gym.loading(of: try mass("61 kg")) == nil)
    #expect(gym.loading(of: Mass(nanograms: .max)) == nil)
    #expect(gym.loading(of: Mass(nanograms: .min)) == nil)
  }
}
