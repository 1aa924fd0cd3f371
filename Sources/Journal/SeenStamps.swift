/// For each replica the newest time received from it: what an author had seen of an item, or what
/// the server has of a document.
///
/// A replica's cells of one document travel together and in stamp order, so the newest one stands
/// for all before it.
struct SeenStamps: Sendable, Equatable {
  private(set) var newest: [(replica: ReplicaID, time: UInt64)] = []

  var isEmpty: Bool { newest.isEmpty }

  /// Takes in a stamp.
  mutating func insert(_ stamp: Stamp) {
    let place = lowerBound(stamp.replica)
    if place < newest.count, newest[place].replica == stamp.replica {
      newest[place].time = max(newest[place].time, stamp.time)
    } else {
      newest.insert((stamp.replica, stamp.time), at: place)
    }
  }

  /// Takes in everything another has.
  mutating func formUnion(_ other: SeenStamps) {
    for (replica, time) in other.newest {
      insert(Stamp(time: time, replica: replica))
    }
  }

  /// Whether the stamp's replica has been heard up to that stamp.
  func covers(_ stamp: Stamp) -> Bool {
    let place = lowerBound(stamp.replica)
    return place < newest.count && newest[place].replica == stamp.replica
      && stamp.time <= newest[place].time
  }

  /// Whether anything has been received from the replica.
  func hears(_ replica: ReplicaID) -> Bool {
    let place = lowerBound(replica)
    return place < newest.count && newest[place].replica == replica
  }

  private func lowerBound(_ replica: ReplicaID) -> Int {
    var low = 0
    var high = newest.count
    while low < high {
      let middle = low + (high - low) / 2
      if newest[middle].replica < replica { low = middle + 1 } else { high = middle }
    }
    return low
  }

  static func == (one: SeenStamps, other: SeenStamps) -> Bool {
    one.newest.elementsEqual(other.newest) { $0.replica == $1.replica && $0.time == $1.time }
  }
}
