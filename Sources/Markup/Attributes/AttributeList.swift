/// The attributes of one element, each name once.
///
/// Classes join, keys add up, and of everything else the last one counts.
struct AttributeList {
  private let tag: Tag
  private(set) var attributes: [AttributeContent] = []

  init(of tag: Tag, capacity: Int) {
    self.tag = tag
    if tag == .button {
      // Without it a button inside a form would send the form.
      attributes.append(AttributeContent(.attribute, "type", ControlType.button.rawValue))
    }
    attributes.reserveCapacity(capacity)
  }

  mutating func add(_ added: AttributeContent) {
    var attribute = added
    if attribute.kind == .none { return }
    if attribute.kind == .text && !tag.holdsTypedText { attribute.kind = .attribute }
    for index in attributes.indices
    where attributes[index].kind == attribute.kind && attributes[index].name == attribute.name {
      attributes[index].take(attribute)
      return
    }
    attributes.append(attribute)
  }
}

extension AttributeContent {
  /// Takes in another attribute of the same name.
  fileprivate mutating func take(_ other: AttributeContent) {
    if kind == .attribute && name == "class" {
      value += " " + other.value
    } else if kind == .event, name == EventKind.key.name, let first = handler,
      let second = other.handler
    {
      if !other.value.isEmpty { value += value.isEmpty ? other.value : " " + other.value }
      listening.formUnion(other.listening)
      handler = first.orElse(second)
    } else {
      self = other
    }
  }
}

extension Tag {
  /// Whether the element's value is what a person typed or chose, and not an attribute.
  fileprivate var holdsTypedText: Bool {
    self == .input || self == .textarea || self == .select
  }
}
