/// A run of weeks in a routine.
public struct Block: Hashable, Sendable {
  /// What the lifter calls it ("Volume", "Peak", "Deload").
  public var name: String
  /// How many weeks it lasts.
  public var weeks: Int
  /// How its weeks are lightened, or nothing: trained as written.
  public var deload: DeloadWeek?

  /// A block of weeks.
  public init(name: String, weeks: Int, deload: DeloadWeek? = nil) {
    self.name = name
    self.weeks = weeks
    self.deload = deload
  }
}
