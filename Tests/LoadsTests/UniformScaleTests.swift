import Loads
import Testing

@Suite("Uniform scale")
struct UniformScaleTests {
  @Test("A start is the lowest rung and the steps count from it")
  func start() throws {
    let sled = LoadScale.uniform(
      UniformScale(unit: .kilogram, increment: try mass("5 kg"), start: try mass("7.5 kg")))
    #expect(sled.lowestRung == (try mass("7.5 kg")))
    #expect(sled.snap(.zero) == (try mass("7.5 kg")))
    #expect(sled.snap(try mass("10 kg")) == (try mass("12.5 kg")))
    #expect(sled.rung(below: try mass("7.5 kg")) == nil)
    #expect(sled.step(try mass("7.5 kg"), -1) == (try mass("7.5 kg")))
    #expect(sled.step(.zero, 1) == (try mass("7.5 kg")))
    #expect(sled.ladder(around: .zero, reach: 1).map { sled.text($0) } == ["7.5", "12.5", "17.5"])
  }

  @Test("A ceiling ends the steps, and the highest rung is the last one below it")
  func ceiling() throws {
    let machine = LoadScale.uniform(
      UniformScale(unit: .kilogram, increment: try mass("15 kg"), ceiling: try mass("100 kg")))
    #expect(machine.highestRung == (try mass("90 kg")))
    #expect(machine.ceiling == (try mass("100 kg")))
    #expect(machine.rung(above: try mass("90 kg")) == nil)
    #expect(machine.step(try mass("95 kg"), 1) == (try mass("95 kg")))
    #expect(machine.rung(below: try mass("400 kg")) == (try mass("90 kg")))
    #expect(
      machine.ladder(around: try mass("95 kg"), reach: 1).map { machine.text($0) } == [
        "60", "75", "90",
      ])
  }

  @Test("Within a thousandth of the increment counts as on the rung, beyond does not")
  func tolerance() throws {
    let scale = LoadScale.uniform(UniformScale(unit: .kilogram, increment: try mass("2.5 kg")))
    #expect(scale.step(try mass("59.9975 kg"), 1) == (try mass("62.5 kg")))
    #expect(scale.step(try mass("59.9974 kg"), 1) == (try mass("60 kg")))
    #expect(scale.step(try mass("60.0025 kg"), -1) == (try mass("57.5 kg")))
    #expect(scale.step(try mass("60.0026 kg"), -1) == (try mass("60 kg")))
  }

  @Test("Halfway goes to the heavier rung, unless a rule wants the lighter")
  func ties() throws {
    let scale = LoadScale.uniform(UniformScale(unit: .kilogram, increment: try mass("5 kg")))
    #expect(scale.snap(try mass("62.5 kg")) == (try mass("65 kg")))
    #expect(scale.rung(nearest: try mass("62.5 kg"), tie: .lighter) == (try mass("60 kg")))
    #expect(scale.rung(atOrBelow: try mass("64.9 kg")) == (try mass("60 kg")))
    #expect(scale.rung(atOrAbove: try mass("60.1 kg")) == (try mass("65 kg")))
  }

  @Test(
    "An absurd increment gives the unit's usual step",
    arguments: ["0 kg", "-2.5 kg", "0.009 kg", "1000.5 kg", "9000000 kg"])
  func absurdIncrement(increment: String) throws {
    let scale = UniformScale(unit: .kilogram, increment: try mass(increment))
    #expect(scale.increment == (try mass("2.5 kg")))
  }

  @Test("An absurd start or ceiling is as none")
  func absurdEnds() throws {
    let step = try mass("5 kg")
    for absurd in try ["-1 kg", "996 kg", "5000000 kg"].map(mass) {
      #expect(UniformScale(unit: .kilogram, increment: step, start: absurd).start == .zero)
    }
    for absurd in try ["-1 kg", "0 kg", "4.9 kg", "1000.1 kg"].map(mass) {
      #expect(
        UniformScale(unit: .kilogram, increment: step, ceiling: absurd).ceiling
          == (try mass("1000 kg")))
    }
  }

  @Test("Captions and increments are written as the machine shows them")
  func captions() throws {
    let scale = LoadScale.uniform(UniformScale(unit: .kilogram, increment: try mass("1.25 kg")))
    #expect(scale.caption() == "kg · 1.25")
    #expect(scale.caption(mark: .comma) == "kg · 1,25")
    #expect(scale.incrementLabel() == "1.25 kg")
    #expect(scale.label(try mass("61.25 kg"), mark: .comma) == "61,25 kg")
  }

  @Test("A flipped machine keeps a start near the old one, in whole offered steps")
  func flippedStart() throws {
    let sled = UniformScale(
      unit: .kilogram, increment: try mass("5 kg"), start: try mass("7 kg"))
    #expect(sled.flipped.increment == (try mass("10 lb")))
    #expect(sled.flipped.start == (try mass("15 lb")))
    #expect(sled.flipped.flipped == sled)
  }
}
