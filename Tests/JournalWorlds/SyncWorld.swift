import JSONCoding
import Journal

/// Two tabs of one browser that share a store, and a server: messages are lost, doubled and late,
/// tabs die, the browser clears its store, the server is restored from yesterday.
struct SyncWorld {
  static let id: DocumentID = "session:s"

  private var tabs: [Tab]
  private var row = ""
  private var server = Server()
  private var yesterday = Server()
  private var replicas: UInt32 = 0
  private var now: Int64 = 1_700_000_000_000

  private struct Tab {
    var journal: Journal
    /// What is on its way to the server, and may arrive more than once.
    var request: Document?
    /// The server's answer, which may come back more than once.
    var answer: Answer?

    var document: Document { journal[SyncWorld.id] ?? Document(SyncWorld.id) }
  }

  private struct Server {
    var document = Document(SyncWorld.id)
    var epoch = ServerEpoch("0")
  }

  private struct Answer {
    let request: Document
    let server: Server
  }

  /// One thing that can happen.
  enum Step: Equatable {
    case log(Int), tidy(Int), save(Int), hear(Int), restart(Int)
    case send(Int), arrive(Int), answer(Int)
    case evict, backUpServer, restoreServer

    static let all: [Step] =
      [0, 1].flatMap { tab -> [Step] in
        [
          .log(tab), .tidy(tab), .save(tab), .hear(tab), .restart(tab), .send(tab), .arrive(tab),
          .answer(tab),
        ]
      } + [.evict, .backUpServer, .restoreServer]
  }

  init() {
    tabs = []
    tabs = [newTab(), newTab()]
  }

  /// Lets one thing happen; false if it came to nothing.
  mutating func apply(_ step: Step) -> Bool {
    now += 10
    switch step {
    case .log(let tab):
      let set = CellPath("sets/x\(tab)")
      _ = try? tabs[tab].journal.write(
        Self.id, [(set.appending("log"), .integer(now)), (set.appending("plan"), true)], now: now)
    case .tidy(let tab): return remove(CellPath("sets/x\(1 - tab)"), tab)
    case .save(let tab): return save(tab)
    case .hear(let tab): return hear(tab)
    case .restart(let tab): tabs[tab] = newTab()
    case .send(let tab): return send(tab)
    case .arrive(let tab): return arrive(tab)
    case .answer(let tab): return answer(tab)
    case .evict:
      row = ""
      tabs = [newTab(), newTab()]
    case .backUpServer: yesterday = server
    case .restoreServer:
      server = yesterday
      server.epoch = ServerEpoch(String(now))
    }
    return true
  }

  /// Checks that no tab believes the server has what it has not, and that once everything has been
  /// exchanged all are alike and nothing is missing.
  func check() throws(Finding) {
    for tab in tabs where tab.journal.epoch == server.epoch && !tab.journal.hasUnsent(Self.id) {
      var copy = server.document
      if copy.merge(tab.document) {
        throw Finding(description: "unsent and believed sent: \(tab.document.row)")
      }
    }
    var everything = server.document
    _ = (try? Document(Self.id, reading: row)).map { everything.merge($0) }
    for tab in tabs { _ = everything.merge(tab.document) }
    var later = self
    for _ in 0..<3 {
      for tab in later.tabs.indices { later.exchange(tab) }
    }
    for document in later.tabs.map({ $0.document }) + [later.server.document]
    where document.encoded != everything.encoded || document.digest != everything.digest {
      throw Finding(description: "not alike: \(document.encoded) and \(everything.encoded)")
    }
    if later.tabs.contains(where: { $0.journal.hasUnsent(Self.id) }) {
      throw Finding(description: "never acknowledged: \(everything.row)")
    }
  }
}

extension SyncWorld {
  /// A tab as it starts: a replica of its own, and what is stored.
  private mutating func newTab() -> Tab {
    replicas += 1
    var journal = Journal(replica: ReplicaID(replicas))
    if !row.isEmpty { _ = try? journal.load(Self.id, row: row) }
    return Tab(journal: journal)
  }

  private mutating func remove(_ path: CellPath, _ tab: Int) -> Bool {
    let stamp = try? tabs[tab].journal.remove(Self.id, path, now: now)
    return (stamp ?? nil) != nil
  }

  /// Stores a tab's row; if the stored one is another than the tab knows, it is merged in first.
  private mutating func save(_ tab: Int) -> Bool {
    if !row.isEmpty { _ = try? tabs[tab].journal.load(Self.id, row: row) }
    let saved = tabs[tab].document.row
    defer { row = saved }
    return saved != row
  }

  private mutating func hear(_ tab: Int) -> Bool {
    guard !row.isEmpty else { return false }
    let before = tabs[tab].document.row
    _ = try? tabs[tab].journal.load(Self.id, row: row)
    return tabs[tab].document.row != before
  }

  private mutating func send(_ tab: Int) -> Bool {
    tabs[tab].request = tabs[tab].journal.unsentPart(of: Self.id) ?? Document(Self.id)
    return true
  }

  private mutating func arrive(_ tab: Int) -> Bool {
    guard let request = tabs[tab].request else { return false }
    _ = server.document.merge(request)
    tabs[tab].answer = Answer(request: request, server: server)
    return true
  }

  private mutating func answer(_ tab: Int) -> Bool {
    guard let answer = tabs[tab].answer else { return false }
    tabs[tab].journal.follow(answer.server.epoch)
    if let accepted = answer.request.latestStamp {
      tabs[tab].journal.acknowledge(answer.request, through: accepted)
    }
    tabs[tab].journal.mergeFromServer(answer.server.document)
    return true
  }

  /// Everything that a tab with network and time does.
  private mutating func exchange(_ tab: Int) {
    _ = save(tab)
    _ = send(tab)
    _ = arrive(tab)
    _ = answer(tab)
    _ = save(tab)
  }
}

/// Goes through every world of tabs, store and server up to a number of steps.
public struct SyncExhaustion {
  /// How many worlds have been checked.
  public private(set) var worlds = 0
  private var steps: [SyncWorld.Step] = []

  /// Prepares to go through the worlds.
  public init() {}

  /// Checks every interleaving of that many steps; throws at the first wrong world, naming its steps.
  public mutating func run(steps count: Int) throws(Finding) {
    try run(SyncWorld(), steps: count)
  }

  private mutating func run(_ world: SyncWorld, steps count: Int) throws(Finding) {
    guard count > 0 else { return }
    for step in SyncWorld.Step.all {
      var next = world
      guard next.apply(step) else { continue }
      steps.append(step)
      worlds += 1
      do throws(Finding) {
        try next.check()
      } catch {
        throw Finding(description: "\(steps): \(error.description)")
      }
      try run(next, steps: count - 1)
      steps.removeLast()
    }
  }
}
