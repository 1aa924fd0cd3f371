import Foundation
public import Training

/// The library as the build makes it, compiled anew from Library/exercises.txt once a test run.
///
/// So the tests read the very files the app reads, never stale ones, and `swift test` needs no build before it.
public enum LibraryFiles {
  /// The library with its cues.
  public static let library: ExerciseLibrary = {
    do {
      return try ExerciseLibrary(bytes: bytes(of: "library.txt"))
        .withCues(bytes: bytes(of: "library-cues.txt"))
    } catch {
      fatalError("The built library was not taken: \(error)")
    }
  }()

  /// One of the built files.
  public static func bytes(of name: String) -> [UInt8] {
    do {
      return try [UInt8](Data(contentsOf: folder.appending(path: name)))
    } catch {
      fatalError("tools/build_library.py made no \(name): \(error)")
    }
  }

  private static let folder: URL = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "rung-library-\(ProcessInfo.processInfo.processIdentifier)")
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = [
      "python3", root.appending(path: "tools/build_library.py").path(), folder.path(),
    ]
    do {
      try compiler.run()
    } catch {
      fatalError("python3 is needed to compile the exercise library: \(error)")
    }
    compiler.waitUntilExit()
    guard compiler.terminationStatus == 0 else {
      fatalError("tools/build_library.py refused Library/exercises.txt; it says why above.")
    }
    atexit { try? FileManager.default.removeItem(at: LibraryFiles.folder) }
    return folder
  }()
}
