import Glibc

/// Milliseconds that only ever grow, whatever happens to the wall clock.
@Sendable public func monotonicNow() -> Int64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
}
