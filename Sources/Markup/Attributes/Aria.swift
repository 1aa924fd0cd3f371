/// A state or property that screen readers know.
public enum Aria: Sendable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case activedescendant, atomic, autocomplete, busy, checked, colcount, colindex, controls, current,
    describedby, details, disabled, errormessage, expanded, flowto, haspopup, hidden, invalid,
    keyshortcuts, label, labelledby, level, live, modal, multiline, multiselectable, orientation,
    owns, placeholder, posinset, pressed, readonly, relevant, required, roledescription, rowcount,
    rowindex, selected, setsize, sort, valuemax, valuemin, valuenow, valuetext

  var name: AttributeName {
    switch self {
    case .activedescendant: "aria-activedescendant"
    case .atomic: "aria-atomic"
    case .autocomplete: "aria-autocomplete"
    case .busy: "aria-busy"
    case .checked: "aria-checked"
    case .colcount: "aria-colcount"
    case .colindex: "aria-colindex"
    case .controls: "aria-controls"
    case .current: "aria-current"
    case .describedby: "aria-describedby"
    case .details: "aria-details"
    case .disabled: "aria-disabled"
    case .errormessage: "aria-errormessage"
    case .expanded: "aria-expanded"
    case .flowto: "aria-flowto"
    case .haspopup: "aria-haspopup"
    case .hidden: "aria-hidden"
    case .invalid: "aria-invalid"
    case .keyshortcuts: "aria-keyshortcuts"
    case .label: "aria-label"
    case .labelledby: "aria-labelledby"
    case .level: "aria-level"
    case .live: "aria-live"
    case .modal: "aria-modal"
    case .multiline: "aria-multiline"
    case .multiselectable: "aria-multiselectable"
    case .orientation: "aria-orientation"
    case .owns: "aria-owns"
    case .placeholder: "aria-placeholder"
    case .posinset: "aria-posinset"
    case .pressed: "aria-pressed"
    case .readonly: "aria-readonly"
    case .relevant: "aria-relevant"
    case .required: "aria-required"
    case .roledescription: "aria-roledescription"
    case .rowcount: "aria-rowcount"
    case .rowindex: "aria-rowindex"
    case .selected: "aria-selected"
    case .setsize: "aria-setsize"
    case .sort: "aria-sort"
    case .valuemax: "aria-valuemax"
    case .valuemin: "aria-valuemin"
    case .valuenow: "aria-valuenow"
    case .valuetext: "aria-valuetext"
    }
  }
}
