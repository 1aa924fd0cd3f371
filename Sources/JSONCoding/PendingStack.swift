/// Elements that wait until their array is complete, for all arrays that are open.
///
/// Each array is then built once at its exact size, its elements moved and not copied.
struct PendingStack<Element>: ~Copyable {
  private var elements: UnsafeMutablePointer<Element>
  private var capacity = 0
  private(set) var count = 0

  init() {
    elements = .allocate(capacity: 0)
  }

  deinit {
    elements.deinitialize(count: count)
    elements.deallocate()
  }

  @inline(__always)
  mutating func append(_ element: consuming Element) {
    if count == capacity { grow() }
    (elements + count).initialize(to: element)
    count += 1
  }

  /// Takes the elements from a place on off the stack.
  @inline(__always)
  mutating func takeAll(from start: Int) -> [Element] {
    let taken = count - start
    guard taken > 0 else { return [] }
    count = start
    let first = elements + start
    return Array(unsafeUninitializedCapacity: taken) { room, initialized in
      room.baseAddress?.moveInitialize(from: first, count: taken)
      initialized = taken
    }
  }

  private mutating func grow() {
    capacity = max(capacity * 2, 8)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.moveInitialize(from: elements, count: count)
    elements.deallocate()
    elements = larger
  }
}
