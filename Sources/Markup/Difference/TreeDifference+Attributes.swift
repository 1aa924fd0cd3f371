extension TreeDifference {
  /// Writes what differs between the attributes of two elements, but for live properties.
  mutating func updateAttributes(_ old: Element, _ new: Element, of number: UInt32) {
    if old.attributes.say(new.attributes) { return }
    for (index, attribute) in old.attributes.enumerated()
    where !attribute.isLive && new.attribute(like: attribute, near: index) == nil {
      writer.remove(attribute, of: number)
    }
    for (index, attribute) in new.attributes.enumerated() where !attribute.isLive {
      if let before = old.attribute(like: attribute, near: index), before.says(attribute) {
        continue
      }
      writer.set(attribute, of: number)
    }
  }

  /// Writes what a control is to hold: after its attributes, because type and bounds decide what it
  /// can hold, and after its children, because a choice needs its options.
  ///
  /// What is unfolded is written only where the trees differ: a person may unfold it without the state
  /// knowing.
  mutating func updateControl(
    _ old: Element, _ new: Element, of number: UInt32, restates: Bool
  ) {
    for (index, attribute) in old.attributes.enumerated()
    where attribute.isLive && new.attribute(like: attribute, near: index) == nil {
      writer.remove(attribute, of: number)
    }
    for (index, attribute) in new.attributes.enumerated() where attribute.isLive {
      if !restates || attribute.name == "open",
        let before = old.attribute(like: attribute, near: index), before.says(attribute)
      {
        continue
      }
      writer.set(attribute, of: number)
    }
  }
}

extension [AttributeContent] {
  /// Whether both say the same in the same order, which is the usual case.
  fileprivate func say(_ other: [AttributeContent]) -> Bool {
    // By pointer, because a copy of an attribute counts three references.
    withUnsafeBufferPointer { one in
      other.withUnsafeBufferPointer { other in
        guard one.count == other.count else { return false }
        for index in one.indices
        where !one[index].isNamed(like: other[index]) || !one[index].says(other[index]) {
          return false
        }
        return true
      }
    }
  }
}

extension Element {
  /// The attribute of the same kind and name, which most often stands at the same place.
  fileprivate func attribute(like other: AttributeContent, near index: Int) -> AttributeContent? {
    if index < attributes.count && attributes[index].isNamed(like: other) {
      return attributes[index]
    }
    for attribute in attributes where attribute.isNamed(like: other) { return attribute }
    return nil
  }
}

extension AttributeContent {
  /// Whether a person may change it on the page.
  var isLive: Bool { kind == .text || kind == .flag }

  /// Whether both say the same; the handlers of events do not count, they stay on this side.
  fileprivate func says(_ other: AttributeContent) -> Bool {
    listening == other.listening && value.isSpelled(like: other.value)
  }
}
