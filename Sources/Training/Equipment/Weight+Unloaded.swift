public import Loads

extension Weight {
  /// No load at all.
  public static let unloaded = Weight(.zero, .kilogram)
}
