import Loads
import Testing

@Suite("Plates")
struct PlateScaleTests {
  @Test("The rungs are the loads that can be built, from the bare bar up")
  func rungs() throws {
    let home = LoadScale.plates(
      PlateScale(
        unit: .kilogram, bar: try weight("10 kg"),
        inventory: try plates(["10 kg": 1, "5 kg": 1, "2.5 kg": 1])))
    #expect(allRungs(home) == ["10", "15", "20", "25", "30", "35", "40", "45"])
    #expect(home.snap(.zero) == (try mass("10 kg")))
    #expect(home.step(try mass("4 kg"), -1) == (try mass("10 kg")))
  }

  @Test("Where plates are missing the ladder jumps")
  func gaps() throws {
    let home = LoadScale.plates(
      PlateScale(
        unit: .kilogram, bar: try weight("20 kg"),
        inventory: try plates(["15 kg": 1, "1.25 kg": 1])))
    #expect(allRungs(home) == ["20", "22.5", "50", "52.5"])
    #expect(home.rung(above: try mass("22.5 kg")) == (try mass("50 kg")))
  }

  @Test("A gym may own kilograms and pounds; plates say their own unit")
  func mixedUnits() throws {
    let scale = PlateScale(
      unit: .kilogram, bar: try weight("20 kg"),
      inventory: try plates(["45 lb": 1, "10 kg": 1, "5 kg": 1]))
    let loading = try #require(scale.loading(of: try mass("20 kg") + mass("90 lb") + mass("10 kg")))
    #expect(loading.perSideText() == "45 lb + 5")
    #expect(LoadScale.plates(scale).decimals == 2)
  }

  @Test("Without plates the bar is the only rung, and an absurd bar counts as what is nearest")
  func bareBar() throws {
    let bare = LoadScale.plates(
      PlateScale(unit: .kilogram, bar: try weight("20 kg"), inventory: PlateInventory([])))
    #expect(allRungs(bare) == ["20"])
    #expect(bare.rung(above: try mass("20 kg")) == nil)
    #expect(bare.ladder(around: try mass("500 kg")) == [try mass("20 kg")])
    for (bar, lowest) in [("-5 kg", "0"), ("9000 kg", "1000")] {
      let scale = LoadScale.plates(
        PlateScale(unit: .kilogram, bar: try weight(bar), inventory: .usual(.kilogram)))
      #expect(scale.text(scale.lowestRung) == lowest)
    }
  }

  @Test("Sizes are read once, heaviest first, without what can't be a plate")
  func untidyInventory() throws {
    let inventory = try plates([
      "5 kg": 1, "20 kg": 2, "5.0 kg": 3, "0 kg": 4, "-1 kg": 2, "10 kg": 0, "2.5 kg": -3,
    ])
    #expect(inventory.sizes.map { $0.plate.label } == ["20 kg", "5 kg"])
    #expect(inventory.sizes.map { $0.pairs } == [2, 4])
    let many = PlateInventory([PlatePairs(try weight("20 kg"), pairs: .max)])
    #expect(many.sizes[0].pairs == PlateInventory.mostPairs)
  }

  @Test("The usual plates reach the ceiling in the smallest steps", arguments: MassUnit.allCases)
  func usual(unit: MassUnit) {
    let scale = LoadScale.plates(.usual(unit))
    let step = unit == .kilogram ? Mass(thousandths: 2500, unit) : Mass(5, unit)
    var rung = scale.lowestRung
    while let next = scale.rung(above: rung) {
      #expect(next - rung == step)
      rung = next
    }
    #expect(scale.highestRung > unit.ceiling - step - step)
  }

  @Test("An inventory beyond any gym still gives only loads that can be built")
  func absurdInventory() throws {
    let sizes = (0..<60).map { index in
      PlatePairs(
        Weight(Mass(nanograms: 1_000_000_007 * Int64(1 + index * index)), .kilogram), pairs: 99)
    }
    let plates = PlateScale(
      unit: .kilogram, bar: try weight("20 kg"), inventory: PlateInventory(sizes))
    let scale = LoadScale.plates(plates)
    for load in [20, 21, 33, 60, 100, 250, 1000] {
      let rung = scale.snap(Mass(Int64(load), .kilogram))
      #expect(plates.loading(of: rung)?.total == rung)
    }
  }
}
