/// Addresses: the only attributes whose text a browser may follow, and so the only ones that are checked.
extension Attribute {
  /// Where a link leads.
  ///
  /// An address with a scheme other than http, https, mailto or blob is left out.
  public static func href(_ address: String?) -> Self {
    Self("href", address.flatMap { LinkAddress($0)?.text })
  }

  /// Where an image or medium comes from.
  ///
  /// Besides what links may lead to, `data:image/` is allowed.
  public static func src(_ address: String?) -> Self {
    Self("src", address.flatMap { LinkAddress(picture: $0)?.text })
  }

  /// The text in place of an image; empty for mere decoration.
  public static func alt(_ text: String?) -> Self { Self("alt", text) }

  /// Opens the link in a new tab that knows nothing of this page.
  public static func target(_ target: LinkTarget) -> Self { Self("target", target.rawValue) }

  /// How the linked page relates to this one, as in "noopener noreferrer".
  public static func rel(_ text: String?) -> Self { Self("rel", text) }

  /// Saves what the link leads to under this name.
  public static func download(_ name: String?) -> Self { Self("download", name) }

  /// When the browser may fetch an image.
  public static func loading(_ loading: Loading) -> Self { Self("loading", loading.rawValue) }

  /// Whether a medium shows its controls.
  public static func controls(_ isShown: Bool = true) -> Self {
    Self("controls", isPresent: isShown)
  }
}

/// Where a link opens.
public enum LinkTarget: String, Sendable {
  /// In a new tab.
  case newTab = "_blank"
  /// In place of this page.
  case samePage = "_self"
}

/// When the browser fetches an image.
public enum Loading: String, Sendable {
  /// When it comes near the visible part of the page.
  case lazy
  /// At once.
  case eager
}

/// An address that is safe to follow.
struct LinkAddress {
  let text: String

  /// Nil where the scheme is neither http, https, mailto nor blob.
  ///
  /// An address without a scheme is relative to the page and safe.
  init?(_ text: String) {
    guard let scheme = Self.scheme(of: text) else {
      self.text = text
      return
    }
    guard ["http", "https", "mailto", "blob"].contains(scheme) else { return nil }
    self.text = text
  }

  /// The same for what only ever becomes a picture.
  init?(picture text: String) {
    if text.hasPrefix("data:image/") {
      self.text = text
    } else if let address = LinkAddress(text) {
      self = address
    } else {
      return nil
    }
  }

  /// What stands before the first colon as a browser reads it, in small letters; nil where the
  /// address is relative.
  ///
  /// Browsers drop control characters and spaces in front, and tabs and line breaks anywhere
  /// (WHATWG URL Standard, "basic URL parser"), so `java\nscript:` has to be seen as what it is.
  private static func scheme(of text: String) -> String? {
    // Most are places in this page: a look at the bytes is enough.
    guard text.utf8.contains(UInt8(ascii: ":")) else { return nil }
    var scheme = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\t", "\n", "\r": continue
      case _ where scheme.isEmpty && scalar.value <= 0x20: continue
      case ":": return scheme
      case "/", "?", "#": return nil
      case "A"..."Z": scheme.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) + 0x20))
      default: scheme.unicodeScalars.append(scalar)
      }
    }
    return nil
  }
}
