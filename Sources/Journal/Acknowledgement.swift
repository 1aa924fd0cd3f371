/// What one server store has of a document.
struct Acknowledgement: Sendable {
  private(set) var epoch: ServerEpoch?
  private(set) var seen = SeenStamps()

  /// Nothing, of any store.
  init() {}

  init(_ seen: SeenStamps, epoch: ServerEpoch) {
    self.seen = seen
    self.epoch = epoch
  }

  /// Whether the store of that epoch has the stamp's cells.
  func covers(_ stamp: Stamp, in epoch: ServerEpoch?) -> Bool {
    self.epoch != nil && self.epoch == epoch && seen.covers(stamp)
  }

  /// Takes in what is known elsewhere.
  ///
  /// Marks of two epochs say nothing about each other: the present one's stay. If neither is, one
  /// is as useless as the other, and stays only so that nothing changes for no reason.
  mutating func merge(_ other: Acknowledgement, present: ServerEpoch?) {
    if other.epoch == epoch {
      seen.formUnion(other.seen)
    } else if epoch == nil || (other.epoch == present && other.epoch != nil) {
      self = other
    }
  }

  /// The marks about replicas of which something is still here.
  func about(_ present: SeenStamps) -> Acknowledgement {
    var kept = Acknowledgement()
    kept.epoch = epoch
    for (replica, time) in seen.newest where present.hears(replica) {
      kept.seen.insert(Stamp(time: time, replica: replica))
    }
    return kept
  }
}
