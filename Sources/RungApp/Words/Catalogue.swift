import CivilTime
import JSONCoding
import Loads

/// The words of one language: every text that a person reads comes from here.
///
/// The texts are a data file (`Web/locales/<language>.json`), so that a language can be added without
/// touching code and costs nothing in the size of the program. A text may hold placeholders in braces
/// ("{count} sets"); a phrase that counts something has one text for one (`….one`) and one for all
/// other numbers (`….other`).
struct Catalogue: Sendable {
  private var texts: [String: String]
  /// How this language writes the fraction of a number.
  var decimalMark: DecimalMark

  /// A catalogue without texts: every phrase reads as its key.
  init() {
    texts = [:]
    decimalMark = .point
  }

  /// Reads a catalogue file: a JSON object of key → text.
  ///
  /// - Throws: `CatalogueError` if the file is no JSON object of texts. A damaged catalogue must not
  ///   keep anybody from their logbook: the caller goes on with an empty one and says so.
  init(json bytes: [UInt8]) throws(CatalogueError) {
    let value: JSON
    do {
      value = try JSON(reading: bytes)
    } catch {
      throw .notJSON
    }
    guard let members = value.object?.members else { throw .notJSON }
    var texts: [String: String] = [:]
    for member in members {
      guard let text = member.value.string else { throw .notText(key: member.name) }
      texts[member.name] = text
    }
    self.texts = texts
    decimalMark = texts["number.decimal"] == "," ? .comma : .point
  }

  /// The text of a phrase, its placeholders filled in.
  func text(_ phrase: Phrase, _ values: [(name: String, value: String)] = []) -> String {
    fill(template(phrase.rawValue), values)
  }

  /// The text of a phrase that counts something, in the form its number asks for.
  func text(_ phrase: Phrase, count: Int, _ values: [(name: String, value: String)] = []) -> String
  {
    let form = count == 1 ? ".one" : ".other"
    return fill(template(phrase.rawValue + form), values + [("count", String(count))])
  }

  /// The text under a key that is put together at run time (weekdays, months).
  func text(key: String) -> String { template(key) }

  /// A word of the rules or the library ("Barbell"), which are written in English: only other languages list it.
  func text(key: String, english: String) -> String { texts[key] ?? english }

  private func template(_ key: String) -> String { texts[key] ?? key }

  private func fill(_ template: String, _ values: [(name: String, value: String)]) -> String {
    let bytes = Array(template.utf8)
    guard bytes.contains(UInt8(ascii: "{")) else { return template }
    var filled: [UInt8] = []
    filled.reserveCapacity(bytes.count + 16)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "{"),
        let close = bytes[index...].firstIndex(of: UInt8(ascii: "}"))
      {
        let name = bytes[(index + 1)..<close]
        if let value = values.first(where: { $0.name.utf8.elementsEqual(name) }) {
          filled.append(contentsOf: value.value.utf8)
          index = close + 1
          continue
        }
      }
      filled.append(bytes[index])
      index += 1
    }
    return String(decoding: filled, as: UTF8.self)
  }
}

/// Why a catalogue could not be read.
enum CatalogueError: Error, Equatable {
  /// The file is not a JSON object.
  case notJSON
  /// The value of a key is not a text.
  case notText(key: String)
}
