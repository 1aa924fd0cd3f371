/// What forms and their controls need.
extension Attribute {
  /// The kind of an `input` or `button`.
  ///
  /// A button without it sends nothing but its own tap.
  public static func type(_ type: ControlType) -> Self { Self("type", type.rawValue) }

  /// What the control holds.
  ///
  /// In `input`, `textarea` and `select` it is the live value: it is set only where the control holds
  /// something else, and a patch after typing says it again, so that the control always shows what
  /// the state says and the caret stays where it is.
  public static func value(_ text: String?) -> Self {
    guard let text else { return .none }
    return Self(AttributeContent(.text, "value", text))
  }

  /// Whether the box or radio button is ticked.
  public static func checked(_ isChecked: Bool = true) -> Self {
    flag("checked", isChecked)
  }

  /// Whether the option is the chosen one.
  public static func selected(_ isSelected: Bool = true) -> Self {
    flag("selected", isSelected)
  }

  /// Whether `details` are unfolded or a `dialog` stands in the page.
  ///
  /// A person may unfold `details` without the state knowing; it is set only when this changes.
  public static func open(_ isOpen: Bool = true) -> Self { flag("open", isOpen) }

  /// Whether a `dialog` lies above the page and keeps everything else out of reach.
  public static func modal(_ isShown: Bool = true) -> Self { flag("modal", isShown) }

  /// Out of use.
  public static func disabled(_ isDisabled: Bool = true) -> Self {
    Self("disabled", isPresent: isDisabled)
  }

  /// Shown, but not to be changed.
  public static func readonly(_ isReadonly: Bool = true) -> Self {
    Self("readonly", isPresent: isReadonly)
  }

  /// The form is not sent without it.
  public static func required(_ isRequired: Bool = true) -> Self {
    Self("required", isPresent: isRequired)
  }

  /// The name of the control; radio buttons of one name exclude each other.
  public static func name(_ name: String?) -> Self { Self("name", name) }

  /// The id of the control that a `label` or `output` belongs to.
  public static func `for`(_ id: String?) -> Self { Self("for", id) }

  /// The id of the form that the control belongs to.
  public static func form(_ id: String?) -> Self { Self("form", id) }

  /// The id of the `datalist` that proposes values.
  public static func list(_ id: String?) -> Self { Self("list", id) }

  /// What stands in the empty field.
  public static func placeholder(_ text: String?) -> Self { Self("placeholder", text) }

  /// The keyboard a phone shows.
  public static func inputmode(_ mode: InputMode) -> Self { Self("inputmode", mode.rawValue) }

  /// The word on the enter key of a phone's keyboard.
  public static func enterkeyhint(_ hint: EnterKeyHint) -> Self {
    Self("enterkeyhint", hint.rawValue)
  }

  /// What the browser may fill in: "off", "username", "new-password".
  public static func autocomplete(_ text: String?) -> Self { Self("autocomplete", text) }

  /// Whether a phone starts sentences with a capital: "none", "sentences", "words", "characters".
  public static func autocapitalize(_ text: String?) -> Self { Self("autocapitalize", text) }

  /// Whether the browser marks misspelt words.
  public static func spellcheck(_ isOn: Bool) -> Self {
    Self("spellcheck", isOn ? "true" : "false")
  }

  /// The least value.
  public static func min(_ text: String?) -> Self { Self("min", text) }

  /// The least value.
  public static func min(_ value: Int) -> Self { Self("min", "\(value)") }

  /// The greatest value.
  public static func max(_ text: String?) -> Self { Self("max", text) }

  /// The greatest value.
  public static func max(_ value: Int) -> Self { Self("max", "\(value)") }

  /// How far apart values lie; "any" for no steps.
  public static func step(_ text: String?) -> Self { Self("step", text) }

  /// The most characters the field takes.
  public static func maxlength(_ count: Int) -> Self { Self("maxlength", "\(count)") }

  /// The expression a value has to match.
  public static func pattern(_ expression: String?) -> Self { Self("pattern", expression) }

  /// How many lines a `textarea` shows.
  public static func rows(_ count: Int) -> Self { Self("rows", "\(count)") }

  /// The files a file control takes, as in "image/*".
  public static func accept(_ types: String?) -> Self { Self("accept", types) }

  private static func flag(_ name: AttributeName, _ isOn: Bool) -> Self {
    Self(AttributeContent(.flag, name, isOn ? "true" : ""))
  }
}

/// The kind of an `input` or `button`.
public enum ControlType: String, Sendable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case button, checkbox, color, date, email, file, hidden, month, number, password, radio, range,
    reset, search, submit, tel, text, time, url, week
  /// Date and time without an offset.
  case datetime = "datetime-local"
}

/// The keyboard a phone shows.
public enum InputMode: String, Sendable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case none, text, decimal, numeric, tel, search, email, url
}

/// The word on the enter key of a phone's keyboard.
public enum EnterKeyHint: String, Sendable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case enter, done, go, next, previous, search, send
}
