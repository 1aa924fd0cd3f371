public import Journal
public import Training

extension DocumentID {
  static let sessionKind = "session"
  static let routineKind = "routine"

  /// The document of a session.
  public init(session id: Session.ID) {
    self.init(kind: Self.sessionKind, key: id.text)
  }

  /// The document of a plan.
  public init(routine id: Routine.ID) {
    self.init(kind: Self.routineKind, key: id.text)
  }

  /// The id of a kind and a key.
  ///
  /// A key too long for an id (none made here is; a file may hold any) is shortened to its beginning
  /// and a fingerprint of the whole (FNV-1a), so that two of them stay two.
  init(kind: String, key: String) {
    if let id = DocumentID(kind + ":" + key) {
      self = id
      return
    }
    var fingerprint: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in key.utf8 { fingerprint = (fingerprint ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let start = String(decoding: key.utf8.prefix(128), as: UTF8.self)
    self = DocumentID(kind + ":" + start + "-" + String(fingerprint, radix: 36)) ?? "lost:"
  }
}
