import LibraryFiles
import Loads
import Testing
import Training

@Suite("Which scale an exercise has")
struct LoadScalesTests {
  let bench = Exercise(id: "bench", name: "Bench", equipment: [.barbell, .bench])
  let press = Exercise(id: "press", name: "Press", equipment: [.machine])
  let curl = Exercise(id: "curl", name: "Curl", equipment: [.dumbbell, .bench])

  private func uniform(_ thousandths: Int64, _ unit: MassUnit) -> LoadScale {
    .uniform(UniformScale(unit: unit, increment: Mass(thousandths: thousandths, unit)))
  }

  private func kilograms(_ count: Int64) -> Weight { Weight(Mass(count, .kilogram), .kilogram) }

  @Test("Without anything else the equipment decides, in the unit of the app")
  func equipment() {
    var scales = LoadScales(unit: .kilogram)
    #expect(scales.scale(of: bench).scale == uniform(2500, .kilogram))
    #expect(scales.scale(of: bench).origin == .equipment)
    scales.unit = .pound
    #expect(scales.scale(of: bench).scale == uniform(5000, .pound))
  }

  @Test("A correction comes first and stays in its own unit")
  func correction() {
    let own = uniform(5000, .pound)
    let gym = Gym(
      id: Gym.ID("g"), name: "Gym",
      machineStack: StackScale(unit: .kilogram, pins: [Mass(7, .kilogram)]))
    let scales = LoadScales(corrections: ["press": own], gym: gym, unit: .kilogram)
    #expect(scales.scale(of: press).scale == own && scales.scale(of: press).origin == .correction)
  }

  @Test("Then what the gym owns: bar and plates, dumbbells, stacks")
  func gym() {
    let plates = PlateInventory([PlatePairs(kilograms(20), pairs: 2)])
    let rack = FixedScale(unit: .kilogram, weights: [Mass(8, .kilogram), Mass(10, .kilogram)])
    let gym = Gym(
      id: Gym.ID("g"), name: "Gym", bars: [.straight: kilograms(15)], plates: plates,
      dumbbells: rack)
    let scales = LoadScales(gym: gym)
    let (barScale, origin) = scales.scale(of: bench)
    #expect(origin == .gym)
    #expect(
      barScale
        == .plates(PlateScale(unit: .kilogram, bar: kilograms(15), inventory: plates)))
    #expect(scales.scale(of: curl).scale == .fixed(rack))
    #expect(scales.scale(of: press).origin == .equipment)
  }

  @Test("Each kind of bar has its own empty weight; a landmine's plates are no pairs")
  func bars() {
    let gym = Gym(
      id: Gym.ID("g"), name: "Gym", plates: PlateInventory([PlatePairs(kilograms(5), pairs: 1)]))
    let ezCurl = Exercise(id: "ez", name: "EZ", equipment: [.barbell], bar: .ez)
    let landmine = Exercise(id: "lm", name: "LM", equipment: [.barbell], bar: .landmine)
    #expect(gym.bar(for: ezCurl, in: .kilogram) == kilograms(10))
    #expect(gym.bar(for: bench, in: .pound) == Weight(Mass(45, .pound), .pound))
    #expect(gym.scale(for: ezCurl)?.lowestRung == Mass(10, .kilogram))
    #expect(gym.bar(for: curl, in: .kilogram) == nil)
    #expect(gym.scale(for: landmine) == nil)
  }

  @Test("A gym that lists its equipment tells what an exercise misses")
  func missing() {
    var gym = Gym(id: Gym.ID("g"), name: "Garage")
    #expect(gym.missing(for: press).isEmpty)
    gym.equipment = [.barbell]
    #expect(gym.missing(for: bench) == [.bench] && gym.missing(for: press) == [.machine])
  }

  @Test(
    "Of several corrections of one exercise the newest counts, then the surviving id's, then by id")
  func counting() {
    let rows = [("c", 3), ("b", 3), ("a", 2)].map {
      StampedCorrection(id: ExerciseID($0.0), stamp: $0.1, scale: $0.0)
    }
    #expect(StampedCorrection.counting(among: rows, of: "c")?.scale == "c")
    #expect(StampedCorrection.counting(among: rows.reversed(), of: "c")?.scale == "c")
    #expect(StampedCorrection.counting(among: rows, of: "a")?.scale == "b")
    #expect(StampedCorrection.counting(among: [StampedCorrection<Int, String>](), of: "a") == nil)
  }

  @Test("Effective scales of GymTrack's export: bench, leg press, crossover, lateral raise")
  func libraryDefaults() throws {
    let expected: [(ExerciseID, Int64)] = [
      ("barbell-bench-press", 2500), ("leg-press", 5000), ("cable-crossover", 2500),
      ("dumbbell-lateral-raise", 2000),
    ]
    for (id, thousandths) in expected {
      let exercise = try #require(LibraryFiles.library[id])
      #expect(LoadScales().scale(of: exercise).scale == uniform(thousandths, .kilogram))
    }
  }
}
