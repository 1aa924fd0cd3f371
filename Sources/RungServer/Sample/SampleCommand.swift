public import CivilTime
import Glibc
import Journal
import Logbook
import SampleLogbook
import Training

/// `rung sample`: writes the logbook of a person who does not exist, for trying the app and for measuring it.
public enum SampleCommand {
  /// What `rung sample --help` prints.
  public static let help = """
    Usage: rung sample [--out FILE] [--sets NUMBER] [--seed NUMBER] [--until DATE] [--assets FOLDER]
                       [--overwrite]

    Writes a made-up logbook as a saved copy, which the app restores under Settings, Data.
    `rung serve --sample` shows one without touching what you logged.

      --out FILE       the file               rung-copy-DATE.json
      --sets NUMBER    logged sets            20000 (1 to 200000)
      --seed NUMBER    whose logbook it is    1
      --until DATE     the last day           today
      --assets FOLDER  where the built app is ./dist
      --overwrite      replaces a file of that name
      --help           this text

    The same numbers and date give the same file.

    """

  /// Writes the file; gives the exit status.
  public static func run(_ settings: SampleSettings) -> Int32 {
    do throws(SampleError) {
      let sample = try logbook(settings.wish, assets: settings.assetsDirectory)
      try write(try bytes(of: sample), to: settings.path, overwriting: settings.overwrites)
      let sets = sample.sessions.reduce(0) { $0 + $1.loggedSets.count }
      StandardOutput.print(
        "\(settings.path): \(sample.sessions.count) sessions with \(sets) sets, seed \(settings.seed)"
      )
      return 0
    } catch {
      StandardError.print("rung: \(error)")
      return 1
    }
  }

  /// The training day it is on this computer.
  public static func today() -> LocalDate {
    var time = time(nil)
    var parts = tm()
    localtime_r(&time, &parts)
    return LocalDate.trainingDay(
      of: Instant(
        milliseconds: Int64(time) * 1000, offsetSeconds: Int32(clamping: parts.tm_gmtoff)))
  }

  /// Makes a logbook with the exercises of the built app.
  static func logbook(
    _ wish: SampleLogbook.Wish, assets directory: String
  ) throws(SampleError) -> SampleLogbook {
    let path = directory + "/library.txt"
    guard let bytes = try? AssetTable.contents(of: path) else {
      throw .libraryMissing(directory: directory)
    }
    guard let library = try? ExerciseLibrary(bytes: bytes) else {
      throw .libraryDamaged(path: path)
    }
    return SampleLogbook(wish, catalog: ExerciseCatalog(library: library))
  }

  /// The saved copy of a made-up logbook.
  static func bytes(of sample: SampleLogbook) throws(SampleError) -> [UInt8] {
    do throws(LogbookError) {
      return try sample.copy()
    } catch {
      // Sizes end long before what a journal holds.
      switch error {
      case .journal(let failure): throw .unwritable(path: "The copy", reason: failure.description)
      }
    }
  }

  /// Writes a file whole or not at all, and leaves one that is there alone unless told otherwise.
  static func write(
    _ bytes: [UInt8], to path: String, overwriting: Bool
  ) throws(SampleError) {
    if !overwriting, access(path, F_OK) == 0 { throw .exists(path: path) }
    let unfinished = path + ".part"
    let descriptor = open(unfinished, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw .unwritable(path: path, reason: systemError()) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0 && errno == EINTR { continue }
      guard written > 0 else {
        let reason = systemError()
        close(descriptor)
        unlink(unfinished)
        throw .unwritable(path: path, reason: reason)
      }
      rest = rest.dropFirst(written)
    }
    close(descriptor)
    // A link, unlike a renaming, never takes the place of a file that came meanwhile.
    let isThere = overwriting ? rename(unfinished, path) == 0 : link(unfinished, path) == 0
    let failure = errno
    unlink(unfinished)
    guard isThere else {
      throw failure == EEXIST
        ? .exists(path: path)
        : .unwritable(path: path, reason: String(cString: strerror(failure)))
    }
  }
}
