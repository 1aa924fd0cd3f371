import Markup
import Training

/// Which figure shows how an exercise is done, from the file that `tools/build_figures.py` makes.
struct ExerciseFigures {
  static let file = "figure-of.txt"

  private let names: [String]
  private let places: [UInt8]

  /// Reads the file: the figures' ids with "|" between, then two characters an exercise of the library, in its order.
  ///
  /// Nothing comes of a file for another library: then the pages do without figures.
  init?(text: String, count: Int) {
    let lines = text.split(separator: "\n")
    guard lines.count == 2, lines[1].utf8.count == count * 2 else { return nil }
    names = lines[0].split(separator: "|").map { String($0) }
    places = Array(lines[1].utf8)
  }

  /// The figure of the exercise at a place of the library.
  subscript(index: Int) -> String? {
    guard index >= 0, index * 2 + 1 < places.count,
      let high = Self.digit(places[index * 2]), let low = Self.digit(places[index * 2 + 1])
    else { return nil }
    let place = high * 64 + low
    return place < names.count ? names[place] : nil
  }

  /// Digits go from "0" to "o".
  private static func digit(_ byte: UInt8) -> Int? {
    let zero = UInt8(ascii: "0")
    return byte >= zero && byte < zero + 64 ? Int(byte - zero) : nil
  }
}

extension State {
  /// How an exercise begins and ends, side by side; nothing for one that is not in the library.
  @NodeBuilder<Message>
  func movement<Message>(of exercise: Exercise) -> Node<Message> {
    if let pattern = exercise.pattern, let index = catalog.library.index(of: exercise.id),
      let figure = exerciseFigures?[index]
    {
      let symbol = "figures/" + hyphenated(pattern.rawValue) + ".svg#" + figure
      div(.class("movement")) {
        pose(symbol + "-start", .poseStart)
        pose(symbol + "-end", .poseEnd)
      }
    }
  }

  private func pose<Message>(_ symbol: String, _ name: Phrase) -> Node<Message> {
    figure {
      svg(.class("figure"), .viewBox("0 0 480 480"), .role(.img), .label(words(name))) {
        SVG.use(.href(symbol))
      }
      figcaption(.aria(.hidden, true)) { words(name) }
    }
  }

  private func hyphenated(_ words: String) -> String {
    String(
      decoding: words.utf8.map { $0 == UInt8(ascii: " ") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
  }

  func takeFigures(_ text: String?) {
    let read = text.flatMap { ExerciseFigures(text: $0, count: catalog.library.count) }
    exerciseFigures = read ?? exerciseFigures
  }
}
