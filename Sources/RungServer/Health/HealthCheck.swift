import JSONCoding
import Synchronization

/// Says whether this server can do its work, for people and for whatever restarts it.
final class HealthCheck: Sendable {
  private let directory: DataDirectory
  private let clock: @Sendable () -> Int64
  private let last = Mutex<(at: Int64, failure: String?)?>(nil)

  /// Anybody may ask; the disk is tried at most once in this many milliseconds.
  static let patience: Int64 = 1000

  init(_ directory: DataDirectory, clock: @escaping @Sendable () -> Int64) {
    self.directory = directory
    self.clock = clock
  }

  /// 200 while the server can keep what it is given, 503 when it cannot.
  func response(assets: AssetTable) -> Response {
    let writable = failureToWrite() == nil
    let health: JSON = [
      "ok": .bool(writable),
      "version": .string(rungVersion),
      "assets": ["files": .integer(Int64(assets.count)), "version": .string(assets.version)],
      "data": ["writable": .bool(writable)],
    ]
    return .json(writable ? 200 : 503, health)
  }

  private func failureToWrite() -> String? {
    let now = clock()
    return last.withLock { last in
      if let last, now - last.at < Self.patience { return last.failure }
      let failure = directory.failureToWrite()
      last = (now, failure)
      return failure
    }
  }
}
