import JSONCoding

/// A file that holds every stored row as it is, made by the host without help from the core.
///
/// It is made when the store is full, when something went wrong, and whenever a person wants a copy.
/// It is the journal itself and no backup for other apps: restoring it merges, so that it can never
/// overwrite anything newer.
struct RescueCopy {
  /// The documents, what had not reached the store included.
  private(set) var rows: [StoredRow] = []
  /// Rows that had been set aside as damaged.
  private(set) var aside: [StoredRow] = []

  private static let format = "rung-copy"
  private static let version: Int64 = 1

  /// Reads a file.
  ///
  /// - Throws: `RescueCopyError` if it is something else.
  init(text: String) throws(RescueCopyError) {
    let json: JSON
    do {
      json = try JSON(reading: Array(text.utf8), rules: .copy)
    } catch {
      throw .notJSON
    }
    guard json["format"]?.string == Self.format else { throw .anotherFormat }
    guard json["version"]?.int64 == Self.version else { throw .newerVersion }
    guard let documents = json["documents"]?.array else { throw .anotherFormat }
    for item in documents + (json["unsaved"]?.array ?? []) {
      guard let row = StoredRow(json: item) else { throw .anotherFormat }
      rows.append(row)
    }
    aside = (json["aside"]?.array ?? []).compactMap { StoredRow(json: $0) }
  }
}

/// Why a file is not taken.
///
/// Nothing has been changed.
enum RescueCopyError: Error, Equatable {
  /// The file is cut off or no JSON at all.
  case notJSON
  /// The file is something else than a copy made by Rung.
  case anotherFormat
  /// A newer version of Rung made the copy.
  case newerVersion
}

extension JSONReadingRules {
  /// A copy holds rows as texts, a few levels down, and may hold many years of them.
  fileprivate static let copy = JSONReadingRules(depth: 8, bytes: 256 << 20)
}
