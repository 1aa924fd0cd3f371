/// Attributes that any element may carry.
extension Attribute {
  /// Class names, separated by spaces.
  ///
  /// Several of these on one element join.
  public static func `class`(_ names: String?) -> Self { Self(.class, names) }

  /// Class names that hold while the condition does.
  public static func `class`(_ names: String, when condition: Bool) -> Self {
    Self(.class, condition ? names : nil)
  }

  /// The name that labels and the host find the element by.
  public static func id(_ id: String?) -> Self { Self("id", id) }

  /// What is shown when the pointer rests on it.
  public static func title(_ text: String?) -> Self { Self("title", text) }

  /// Not shown at all.
  public static func hidden(_ isHidden: Bool = true) -> Self {
    Self("hidden", isPresent: isHidden)
  }

  /// Shown, but out of reach of pointer, keyboard and screen reader.
  public static func inert(_ isInert: Bool = true) -> Self { Self("inert", isPresent: isInert) }

  /// The place in the order of the tab key: 0 in the order of the page, -1 by program only.
  public static func tabindex(_ place: Int) -> Self { Self("tabindex", "\(place)") }

  /// The direction its text runs in.
  public static func dir(_ direction: TextDirection) -> Self { Self("dir", direction.rawValue) }

  /// The language of its text, as in "en-GB".
  public static func lang(_ tag: String?) -> Self { Self("lang", tag) }

  /// A `data-` attribute, named without that: a note for styles and for the host.
  public static func data(_ name: StaticString, _ value: String? = "") -> Self {
    Self(AttributeName(data: name), value)
  }

  /// A property of the element's style, such as "--progress"; one that is nil is not set.
  public static func style(_ property: StaticString, _ value: String?) -> Self {
    guard let value else { return .none }
    return Self(AttributeContent(.style, AttributeName(property), value))
  }

  /// Date, time or duration in the form machines read, on `time`.
  public static func datetime(_ text: String?) -> Self { Self("datetime", text) }

  /// How many columns a cell of a table spans.
  public static func colspan(_ count: Int) -> Self { Self("colspan", "\(count)") }

  /// How many rows a cell of a table spans.
  public static func rowspan(_ count: Int) -> Self { Self("rowspan", "\(count)") }

  /// What the heading cell of a table is the heading of.
  public static func scope(_ scope: HeadingScope) -> Self { Self("scope", scope.rawValue) }
}

/// The direction a text runs in.
public enum TextDirection: String, Sendable {
  /// From left to right.
  case leftToRight = "ltr"
  /// From right to left.
  case rightToLeft = "rtl"
  /// As its first letter says: for text that people wrote.
  case auto
}

/// What a heading cell of a table is the heading of.
public enum HeadingScope: String, Sendable {
  /// The row.
  case row
  /// The column.
  case column = "col"
}
