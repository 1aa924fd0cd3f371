import Glibc

/// The built program as a process of its own; ended by its own number, never by its name.
final class RungProcess {
  private let process: pid_t
  private let output: Int32
  private var status: Int32?

  /// Starts the program that was built beside the tests.
  init(_ arguments: String...) throws {
    let tests = CommandLine.arguments[0]
    let folder = tests.lastIndex(of: "/").map { tests[..<$0] } ?? "."
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    for end in ends { posix_spawn_file_actions_addclose(&actions, end) }
    let words = ([folder + "/rung"] + arguments).map { strdup(String($0)) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let problem = posix_spawn(&process, folder + "/rung", &actions, nil, words, environ)
    close(ends[1])
    guard problem == 0 else { throw TestProblem.noProgram(String(cString: strerror(problem))) }
    self.process = process
    output = ends[0]
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(output)
  }

  /// The first line the program prints.
  func firstLine() -> String {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while read(output, &byte, 1) == 1, byte != UInt8(ascii: "\n") { line.append(byte) }
    return String(decoding: line, as: UTF8.self)
  }

  func send(_ signal: Int32) { kill(process, signal) }

  /// The exit status, waiting at most ten seconds; nil when it goes on or was ended by a signal.
  func exitStatus() -> Int32? {
    var raw: Int32 = 0
    for _ in 0..<1000 {
      if waitpid(process, &raw, WNOHANG) == process {
        status = raw
        return raw & 0x7F == 0 ? raw >> 8 & 0xFF : nil
      }
      usleep(10_000)
    }
    return nil
  }
}
