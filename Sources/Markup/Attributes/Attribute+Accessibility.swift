/// What screen readers are told.
extension Attribute {
  /// The name read out instead of the content (`aria-label`).
  public static func label(_ text: String?) -> Self { Self("aria-label", text) }

  /// What the element is, where its tag does not say it.
  public static func role(_ role: Role?) -> Self { Self("role", role?.rawValue) }

  /// A state or property that holds text.
  public static func aria(_ property: Aria, _ value: String?) -> Self {
    Self(property.name, value)
  }

  /// A state that is true or false; absent where it is nil.
  public static func aria(_ property: Aria, _ isTrue: Bool?) -> Self {
    Self(property.name, isTrue.map { $0 ? "true" : "false" })
  }
}

/// What an element is to a screen reader.
public enum Role: String, Sendable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case alert, alertdialog, application, article, banner, button, cell, checkbox, columnheader,
    combobox, complementary, contentinfo, dialog, feed, figure, form, grid, gridcell, group,
    heading,
    img, link, list, listbox, listitem, log, main, math, menu, menubar, menuitem, meter, navigation,
    none, note, option, presentation, progressbar, radio, radiogroup, region, row, rowgroup,
    rowheader, scrollbar, search, searchbox, separator, slider, spinbutton, status, tab, table,
    tablist, tabpanel, term, textbox, timer, toolbar, tooltip, tree, treeitem
  /// A switch.
  case toggle = "switch"
}
