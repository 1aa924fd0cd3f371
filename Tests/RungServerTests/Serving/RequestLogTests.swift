import Glibc
import Testing

@testable import RungServer

@Suite("The request log")
struct RequestLogTests {
  @Test("A reader that stalls loses lines and learns how many, and nobody waits for it")
  func stalledReader() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    let log = RequestLog.lines(to: ends[1])
    for number in 0..<100_000 { log.write("line \(number)") }
    let early = readLines(from: ends[0], upTo: 1 << 17)
    #expect(early.first == "line 0")
    #expect(early.count < 100_000)
    log.write("late")
    let late = readLines(from: ends[0], upTo: 4096)
    #expect(late.first?.hasSuffix(" dropped=\(100_000 - early.count)") == true)
    #expect(late.last == "late")
  }

  private func readLines(from descriptor: Int32, upTo count: Int) -> [Substring] {
    var buffer = [UInt8](repeating: 0, count: count)
    let got = read(descriptor, &buffer, count)
    return String(decoding: buffer.prefix(max(got, 0)), as: UTF8.self).split(separator: "\n")
  }
}
