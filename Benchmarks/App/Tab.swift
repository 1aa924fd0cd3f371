import Foundation
import JSONCoding
import PatchedScreen
import RungApp

/// A tab with the app in it, timed.
struct Tab {
  var app = App()
  var screen = Screen()
  private var clock: Int64

  init(at clock: Int64) {
    self.clock = clock
  }

  /// The event of a tap on the element with this id.
  func tap(id: String) -> JSON {
    tap { $0.attributes["id"] == id }
  }

  /// The event of a tap on the first element of this class.
  func tap(class name: String) -> JSON {
    tap { $0.attributes["class"]?.split(separator: " ").contains { $0 == name } ?? false }
  }

  private func tap(_ isMeant: (Screen.Piece) -> Bool) -> JSON {
    guard let piece = screen.root.all.last(where: { $0.events.contains("tap") && isMeant($0) })
    else { fatalError("Nothing to tap: \(screen.text)") }
    return ["event": "dom", "node": .integer(Int64(piece.number)), "type": "tap"]
  }

  /// The processor time an event takes, the median and the slowest of several, in one line.
  mutating func measure(_ name: String, times: Int, _ event: (inout Tab) -> JSON) -> String {
    var durations: [Double] = []
    for _ in 0..<times {
      clock += 1_000
      var object = event(&self).object ?? JSONObject()
      object["now"] = .integer(clock)
      object["offset"] = 60
      let message = Array(JSON.object(object).text.utf8)
      let start = Self.spent
      app.handle(message)
      durations.append(Self.spent - start)
      screen.apply(app.patch)
      answerWrites()
    }
    durations.sort()
    let (median, slowest) = (Self.text(durations[times / 2]), Self.text(durations[times - 1]))
    return "\(name): median \(median) ms, slowest \(slowest) ms"
  }

  /// Milliseconds of processor time, so that a busy machine tells the same as an idle one.
  private static var spent: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
  }

  private static func text(_ milliseconds: Double) -> String {
    String(format: "%.2f", milliseconds)
  }

  private mutating func answerWrites() {
    for effect in (try? JSON(reading: app.effects))?.array ?? [] {
      guard effect["effect"]?.string == "store", let write = effect["write"] else { continue }
      let answer: JSON = ["event": "stored", "now": .integer(clock), "write": write]
      app.handle(Array(answer.text.utf8))
      screen.apply(app.patch)
    }
  }
}
