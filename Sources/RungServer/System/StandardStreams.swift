import Glibc

/// Lines for the person who started the program.
enum StandardOutput {
  /// Writes a line at once, so that it is seen when the output is a file or a pipe.
  static func print(_ line: String) { write(line + "\n", to: STDOUT_FILENO) }
}

/// Lines about what went wrong.
public enum StandardError {
  /// Writes a line.
  public static func print(_ line: String) { write(line + "\n", to: STDERR_FILENO) }
}

private func write(_ text: String, to descriptor: Int32) {
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    if written < 0 && errno == EINTR { continue }
    guard written > 0 else { return }
    rest = rest.dropFirst(written)
  }
}
