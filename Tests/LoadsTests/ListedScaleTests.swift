import Loads
import Testing

@Suite("Stacks and fixed weights")
struct ListedScaleTests {
  @Test("A stack stops on its pins, whatever their spacing")
  func pins() throws {
    let stack = LoadScale.stack(
      StackScale(unit: .kilogram, pins: try ["5 kg", "12 kg", "19 kg", "26 kg"].map(mass)))
    #expect(allRungs(stack) == ["5", "12", "19", "26"])
    #expect(stack.snap(.zero) == (try mass("5 kg")))
    #expect(stack.snap(try mass("15.5 kg")) == (try mass("19 kg")))
    #expect(stack.step(try mass("14 kg"), -1) == (try mass("12 kg")))
    #expect(stack.lowestPositiveRung == (try mass("5 kg")))
    #expect(stack.caption() == "kg")
  }

  @Test("Add-on weights go on top of every pin, alone and together")
  func addOns() throws {
    let stack = LoadScale.stack(
      StackScale(
        unit: .kilogram, pins: try ["10 kg", "20 kg"].map(mass),
        addOns: try ["2.5 kg", "5 kg"].map(mass)))
    #expect(allRungs(stack) == ["10", "12.5", "15", "17.5", "20", "22.5", "25", "27.5"])
  }

  @Test("A pin of zero is a rung, and the lowest positive rung is the one above it")
  func zeroPin() throws {
    let stack = LoadScale.stack(
      StackScale(unit: .pound, pins: try ["0 lb", "15 lb", "30 lb"].map(mass)))
    #expect(stack.lowestRung == .zero)
    #expect(stack.lowestPositiveRung == (try mass("15 lb")))
  }

  @Test("Pins in any order and twice are read once; absurd ones are left out")
  func untidyPins() throws {
    let stack = StackScale(
      unit: .kilogram,
      pins: try ["20 kg", "10 kg", "20 kg", "-5 kg", "5000 kg"].map(mass),
      addOns: try ["0 kg", "-2 kg"].map(mass))
    #expect(stack.pins == (try ["10 kg", "20 kg"].map(mass)))
    #expect(stack.addOns.isEmpty)
  }

  @Test("Dumbbells step from one that exists to the next")
  func dumbbells() throws {
    let rack = LoadScale.fixed(
      FixedScale(unit: .kilogram, weights: try ["10 kg", "12.5 kg", "16 kg", "24 kg"].map(mass)))
    #expect(rack.rung(above: try mass("16 kg")) == (try mass("24 kg")))
    #expect(rack.rung(above: try mass("24 kg")) == nil)
    #expect(
      rack.ladder(around: try mass("24 kg"), reach: 1).map { rack.text($0) } == [
        "12.5", "16", "24",
      ])
    #expect(rack.ladder(around: try mass("16 kg"), reach: 9).count == 4)
    #expect(rack.decimals == 1)
  }

  @Test("A conversion that was rounded to two decimals still lies on its dumbbell")
  func roundedConversion() throws {
    let rack = LoadScale.fixed(
      FixedScale(unit: .pound, weights: try ["40 lb", "45 lb", "50 lb"].map(mass)))
    #expect(rack.contains(try mass("20.41 kg")))
    #expect(rack.rung(above: try mass("20.41 kg")) == (try mass("50 lb")))
  }

  @Test("Nothing listed means the unit's usual steps")
  func empty() {
    let stack = LoadScale.stack(StackScale(unit: .kilogram, pins: []))
    let rack = LoadScale.fixed(FixedScale(unit: .pound, weights: [.zero]))
    #expect(stack.rung(above: .zero) == Mass(thousandths: 2500, .kilogram))
    #expect(rack.rung(above: .zero) == Mass(5, .pound))
    #expect(stack.decimals == 1 && rack.decimals == 0)
  }

  @Test("A stack of ten thousand pins is cut at what a machine can have")
  func tooManyPins() {
    let pins = (1...10_000).map { Mass(thousandths: Int64($0) * 10, .kilogram) }
    let addOns = Array(repeating: Mass(thousandths: 1, .kilogram), count: 1000)
    let stack = StackScale(unit: .kilogram, pins: pins, addOns: addOns)
    #expect(stack.pins.count == StackScale.mostPins)
    #expect(stack.addOns.count == StackScale.mostAddOns)
    #expect(FixedScale(unit: .kilogram, weights: pins).weights.count == FixedScale.mostWeights)
  }
}
