import Loads
import Testing

@Suite("Volume")
struct VolumeTests {
  @Test("A set adds weight × reps, rounded half up to the microgram")
  func rounding() throws {
    #expect(Volume(try mass("62.5 kg"), reps: 8) == Volume(micrograms: 500_000_000_000))
    #expect(Volume(Mass(nanograms: 500), reps: 1).micrograms == 1)
    #expect(Volume(Mass(nanograms: 499), reps: 1).micrograms == 0)
    #expect(Volume(Mass(nanograms: 333), reps: 5).micrograms == 2)
  }

  @Test("Help, no weight and no reps add nothing")
  func nothing() throws {
    #expect(Volume(try mass("-20 kg"), reps: 8) == .zero)
    #expect(Volume(.zero, reps: 8) == .zero)
    #expect(Volume(try mass("60 kg"), reps: -8) == .zero)
  }

  @Test("A lifetime fits, and an absurd sum stops instead of trapping")
  func lifetime() throws {
    let session = Volume(try mass("1000 kg"), reps: 100)
    var total = Volume.zero
    for _ in 0..<50_000 { total = total + session }
    #expect(total.text(in: .kilogram, decimals: 0) == "5000000000")
    #expect(Volume(Mass(nanograms: .max), reps: .max).micrograms == .max)
    #expect(total + Volume(micrograms: .max) == Volume(micrograms: .max))
  }
}
