extension AttributeContent {
  /// The attributes an element of that tag gets, each name once.
  ///
  /// Classes join, keys add up, and of everything else the last one counts. Most often nothing is to
  /// do, and then nothing is copied.
  static func tidy(_ attributes: [AttributeContent], of tag: Tag) -> [AttributeContent] {
    if tag != .button && attributes.areTidy(of: tag) { return attributes }
    var tidied: [AttributeContent] = []
    tidied.reserveCapacity(attributes.count + 1)
    if tag == .button {
      // Without it a button inside a form would send the form.
      tidied.append(AttributeContent(.attribute, "type", ControlType.button.rawValue))
    }
    for var attribute in attributes where attribute.kind != .none {
      if attribute.kind == .text && !tag.holdsTypedText { attribute.kind = .attribute }
      if let index = tidied.firstIndex(where: { $0.isNamed(like: attribute) }) {
        tidied[index].take(attribute)
      } else {
        tidied.append(attribute)
      }
    }
    return tidied
  }

  /// Whether both are about the same.
  func isNamed(like other: AttributeContent) -> Bool {
    kind == other.kind && name == other.name
  }

  /// Takes in another attribute of the same name.
  private mutating func take(_ other: AttributeContent) {
    if kind == .attribute && name == .class {
      value += " " + other.value
    } else if kind == .event, name == EventKind.key.attributeName, let first = handler,
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

extension [AttributeContent] {
  fileprivate func areTidy(of tag: Tag) -> Bool {
    withUnsafeBufferPointer { attributes in
      for index in attributes.indices {
        let kind = attributes[index].kind
        if kind == .none || kind == .text && !tag.holdsTypedText { return false }
        for earlier in 0..<index
        where attributes[earlier].isNamed(like: attributes[index]) {
          return false
        }
      }
      return true
    }
  }
}

extension Tag {
  /// Whether the element's value is what a person typed or chose, and not an attribute.
  fileprivate var holdsTypedText: Bool {
    self == .input || self == .textarea || self == .select
  }
}
