import Glibc

/// A running server: what `rung serve` starts, and the tests too.
public final class Server {
  /// Where it really listens; the port is the one the system gave when 0 was asked for.
  public let address: ListenAddress
  /// How many files of the app it serves, and what it keeps where.
  public let summary: String

  private let daemon: Daemon

  /// Reads the app, checks the data folder, and begins to answer.
  public init(
    _ settings: ServeSettings, limits: Limits = Limits(), log: RequestLog = .standardOutput
  ) throws(StartError) {
    var limits = limits
    limits.connections = min(limits.connections, Self.allowManyFiles())
    signal(SIGPIPE, SIG_IGN)
    var assets: AssetTable
    do throws(AssetsError) {
      assets = try AssetTable(directory: settings.assetsDirectory)
    } catch { throw .assets(error) }
    if let wish = settings.sample {
      do throws(SampleError) {
        let sample = try SampleCommand.logbook(wish, assets: settings.assetsDirectory)
        assets.add(sample: try SampleCommand.bytes(of: sample))
      } catch { throw .sample(error) }
    }
    let data = DataDirectory.at(settings.dataDirectory)
    if let reason = DataDirectory.failureToCreate(settings.dataDirectory) ?? data.failureToWrite() {
      throw .data(directory: settings.dataDirectory, reason: reason)
    }
    let listener: ListeningSocket
    do throws(ListenError) {
      listener = try ListeningSocket(settings.listen)
    } catch { throw .listening(settings.listen, error) }
    let site = Site(assets: assets, data: data)
    guard let daemon = Daemon(site: site, listener: listener, limits: limits, log: log) else {
      throw .noResources
    }
    self.daemon = daemon
    address = listener.address
    summary = """
        app   \(AbsolutePath.of(settings.assetsDirectory)) (\(assets.count) files, version \(assets.version))
        data  \(AbsolutePath.of(settings.dataDirectory))
      """
  }

  /// Ends connections that are past their total time; to be called about once a second.
  public func sweep(at now: Int64 = monotonicNow()) { daemon.sweep(at: now) }

  /// Lets answers under way finish, then ends.
  public func stop() { daemon.stop() }

  /// Every connection is an open file, and the usual limit of 1024 is less than we accept.
  ///
  /// Raises the limit as far as it goes, and tells how many connections that leaves room for.
  private static func allowManyFiles() -> UInt32 {
    var limit = rlimit()
    let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    guard getrlimit(files, &limit) == 0 else { return 512 }
    if limit.rlim_cur < limit.rlim_max {
      limit.rlim_cur = min(limit.rlim_max, 65_536)
      setrlimit(files, &limit)
      getrlimit(files, &limit)
    }
    let ours: rlim_t = 64
    return UInt32(clamping: max(limit.rlim_cur, ours + 16) - ours)
  }
}
