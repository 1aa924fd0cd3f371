import Glibc

/// `rung serve`: starts a server, tells a person where it is, and ends it when the system says so.
public enum ServeCommand {
  /// What `rung serve --help` prints.
  public static let help = """
    Usage: rung serve [--listen HOST:PORT] [--data FOLDER] [--assets FOLDER] [--sample[=SETS]]

    Serves Rung, the app and what belongs to it, on one address.

      --listen HOST:PORT  where to listen            127.0.0.1:8080  RUNG_LISTEN
      --data FOLDER       where everything is kept   ./data          RUNG_DATA
      --assets FOLDER     where the built app is     ./dist          RUNG_ASSETS
      --sample[=SETS]     shows a made-up logbook, in a store of its own in the browser
      --help              this text

    The last column names the environment variable that says the same. The command line wins.
    GET /api/health tells whether it is well. It ends within ten seconds of Ctrl+C or SIGTERM.

    """

  /// Serves until SIGTERM or SIGINT; gives the exit status.
  public static func run(_ settings: ServeSettings) -> Int32 {
    // Blocked before any thread starts, so that only `sigwait` below ever sees them.
    var stopSignals = sigset_t()
    sigemptyset(&stopSignals)
    sigaddset(&stopSignals, SIGTERM)
    sigaddset(&stopSignals, SIGINT)
    pthread_sigmask(SIG_BLOCK, &stopSignals, nil)
    let server: Server
    do throws(StartError) {
      server = try Server(settings)
    } catch {
      StandardError.print("rung: \(error)")
      return 1
    }
    let sample = settings.sample == nil ? "" : AssetTable.samplePath
    StandardOutput.print(
      "Rung \(rungVersion) is at \(server.address.url)\(sample)\n\(server.summary)")
    if !server.address.isThisComputerOnly { StandardOutput.print(plainHTTPNote) }
    StandardOutput.print("Ctrl+C stops it.")
    var oneSecond = timespec(tv_sec: 1, tv_nsec: 0)
    while sigtimedwait(&stopSignals, nil, &oneSecond) < 0 { server.sweep() }
    StandardOutput.print("Finishing what is under way.")
    server.stop()
    return 0
  }

  private static let plainHTTPNote = """
      note  Other devices reach this address over plain http, where browsers withhold offline use,
            passkeys, the screen wake lock and notifications. Put a proxy with a certificate in
            front of it (Caddy, nginx, Tailscale) and open its https address instead.
    """
}
