import Loads
import Testing

@Suite("Assisted scale")
struct AssistedScaleTests {
  private let machine = AssistedScale(
    .uniform(UniformScale(unit: .kilogram, increment: Mass(5, .kilogram))))

  @Test("A rung up is less help, then none, then added weight")
  func lessHelp() throws {
    #expect(machine.rung(above: try mass("-10 kg")) == (try mass("-5 kg")))
    #expect(machine.rung(above: try mass("-5 kg")) == .zero)
    #expect(machine.rung(above: .zero) == (try mass("5 kg")))
    #expect(machine.rung(below: try mass("5 kg")) == .zero)
    #expect(machine.rung(below: .zero) == (try mass("-5 kg")))
    #expect(machine.step(try mass("-12 kg"), 1) == (try mass("-10 kg")))
  }

  @Test("Help snaps like the machine's own numbers, halves away from zero")
  func snapping() throws {
    #expect(machine.snap(try mass("-7.5 kg")) == (try mass("-10 kg")))
    #expect(machine.snap(try mass("-2.4 kg")) == .zero)
  }

  @Test("The ladder runs through zero")
  func ladder() throws {
    let rungs = machine.ladder(around: try mass("-5 kg")).map { machine.scale.text($0) }
    #expect(rungs == ["-15", "-10", "-5", "0", "5"])
  }

  @Test("The ladder slides at the most help")
  func mostHelp() throws {
    let stack = AssistedScale(
      .stack(StackScale(unit: .kilogram, pins: try ["10 kg", "20 kg", "30 kg"].map(mass))))
    let rungs = stack.ladder(around: try mass("-30 kg")).map { stack.scale.text($0) }
    #expect(rungs == ["-30", "-20", "-10", "0", "10"])
    #expect(stack.rung(below: try mass("-30 kg")) == nil)
    #expect(stack.lowestRung == (try mass("-30 kg")))
  }

  @Test("No help is a rung even where the machine's lightest pin is more")
  func noHelp() throws {
    let stack = AssistedScale(
      .stack(StackScale(unit: .kilogram, pins: try ["10 kg", "20 kg"].map(mass))))
    #expect(stack.rung(above: try mass("-10 kg")) == .zero)
    #expect(stack.rung(above: .zero) == (try mass("10 kg")))
    #expect(stack.snap(try mass("-4 kg")) == .zero)
    #expect(stack.snap(try mass("-5 kg")) == (try mass("-10 kg")))
  }
}
