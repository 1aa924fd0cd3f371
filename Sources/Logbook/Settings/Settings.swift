public import CivilTime
public import Loads

/// What a person chose; what they did not choose stays unsaid and follows the locale or the usual value.
///
/// Only choices are stored, so that a better default reaches everybody who never chose. What belongs
/// to a device (theme, sounds, vibration, keeping the screen awake) is not in here.
public struct Settings: Equatable, Sendable {
  /// The unit that weights are shown in.
  public var unit: MassUnit?
  /// The weekday that weeks open with.
  public var firstWeekday: Weekday?
  /// The hour at which a training day starts, 0 to 23.
  public var dayStart: Int?
  /// Seconds of rest after a set whose slot says nothing else.
  public var rest: Int?
  /// Whether the rest starts by itself when a set is logged.
  public var startsRest: Bool?
  /// Whether the app asks how a set felt.
  public var asksEffort: Bool?
  /// What the person calls themselves.
  public var name: String?
  /// What the person wants to weigh.
  public var goalWeight: Weight?

  /// Nothing chosen yet.
  public init() {}

  /// Seconds of rest unless a slot or the setting says otherwise.
  public static let usualRest = 90
  /// The longest rest that can be chosen, in seconds.
  public static let longestRest = 3_600
}
