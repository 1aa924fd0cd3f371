/// A piece of equipment, by its exact name: files and custom exercises may name any.
public struct Equipment: Hashable, Sendable {
  /// The name, exact and case sensitive.
  public let name: String

  /// Wraps a name exactly as written.
  public init(_ name: String) {
    self.name = name
  }

  /// A weight stack or lever machine.
  public static let machine = Equipment("Machine")
  /// A cable tower.
  public static let cable = Equipment("Cable")
  /// A kettlebell.
  public static let kettlebell = Equipment("Kettlebell")
  /// A dumbbell, or a pair.
  public static let dumbbell = Equipment("Dumbbell")
  /// Any bar loaded with plates.
  public static let barbell = Equipment("Barbell")
  /// A plate held in the hands.
  public static let plate = Equipment("Plate")
  /// An elastic band.
  public static let band = Equipment("Band")
  /// A bench to lie, sit or lean on.
  public static let bench = Equipment("Bench")
}

extension Equipment: ExpressibleByStringLiteral {
  /// Lets code name equipment by its word.
  public init(stringLiteral name: String) {
    self.init(name)
  }
}
