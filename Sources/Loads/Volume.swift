/// Work as weight × repetitions, in whole micrograms, so that a lifetime of sessions fits.
public struct Volume: Hashable, Sendable {
  /// The volume in micrograms.
  public let micrograms: Int64

  /// A volume of that many micrograms.
  public init(micrograms: Int64) {
    self.micrograms = micrograms
  }

  /// What one set adds: weight × reps, rounded half up to the microgram.
  ///
  /// Help, no weight and no reps add nothing.
  public init(_ mass: Mass, reps: Int) {
    guard mass > .zero, reps > 0 else {
      self.init(micrograms: 0)
      return
    }
    self.init(micrograms: mass.nanograms.times(Int64(reps), over: 1000))
  }

  /// No volume.
  public static let zero = Volume(micrograms: 0)

  /// The volume as a number in `unit`, rounded half away from zero to `decimals` digits (0 to 6).
  public func text(
    in unit: MassUnit, decimals: Int, zeros: TrailingZeros = .dropped, mark: DecimalMark = .point
  ) -> String {
    Decimal(micrograms, unit: unit.nanograms / 1000, decimals: max(0, min(decimals, 6)))
      .text(zeros: zeros, mark: mark)
  }
}

extension Volume: Comparable {
  /// Whether the left volume is the smaller one.
  public static func < (left: Volume, right: Volume) -> Bool { left.micrograms < right.micrograms }
}

extension Volume: AdditiveArithmetic {
  /// The sum, stopping at the largest volume there is.
  public static func + (left: Volume, right: Volume) -> Volume {
    Volume(micrograms: left.micrograms.addedClamping(right.micrograms))
  }

  /// The difference, stopping at the smallest volume there is.
  public static func - (left: Volume, right: Volume) -> Volume {
    Volume(micrograms: left.micrograms.subtractedClamping(right.micrograms))
  }
}
