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
    for given in attributes where given.kind != .none {
      let attribute =
        given.kind == .text && !tag.holdsTypedText
        ? AttributeContent(.attribute, given.name, given.value) : given
      if let index = tidied.firstIndex(where: { $0.isNamed(like: attribute) }) {
        tidied[index] = tidied[index].taking(attribute)
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

  /// What stands for both this and a later attribute of the same name.
  private func taking(_ other: AttributeContent) -> AttributeContent {
    if kind == .attribute && name == .class {
      return AttributeContent(.attribute, name, value + " " + other.value)
    }
    if kind == .event, name == EventKind.key.attributeName, let first = handler,
      let second = other.handler
    {
      let separator = value.isEmpty || other.value.isEmpty ? "" : " "
      return AttributeContent(
        .event, name, value + separator + other.value,
        listening: listening.union(other.listening), handler: first.orElse(second))
    }
    return other
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
