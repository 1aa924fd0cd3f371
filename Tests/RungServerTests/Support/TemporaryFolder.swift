import Glibc

@testable import RungServer

/// Runs a body with an empty folder of its own, which is gone afterwards.
func withTemporaryFolder<Result>(_ body: (_ path: String) throws -> Result) throws -> Result {
  var template = Array("/tmp/rung-test-XXXXXX".utf8CString)
  guard mkdtemp(&template) != nil else { throw TestProblem.noFolder }
  let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  defer { removeAll(path) }
  return try body(path)
}

/// Writes a file, and the folder it is in.
func write(_ text: String, to path: String) {
  if let slash = path.lastIndex(of: "/") { mkdir(String(path[..<slash]), 0o700) }
  let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
  let bytes = Array(text.utf8)
  _ = Glibc.write(file, bytes, bytes.count)
  close(file)
}

/// Removes a file, or a folder with all that is in it.
private func removeAll(_ path: String) {
  if let stream = opendir(path) {
    while let entry = readdir(stream) {
      if entry.name != ".", entry.name != ".." { removeAll(path + "/" + entry.name) }
    }
    closedir(stream)
  }
  remove(path)
}
