import Glibc
import RungServer

/// What a person asked of the program.
enum Command {
  private static let help = """
    Rung, a strength-training log.

    Usage: rung COMMAND

      serve      serves the app (`rung serve --help` tells more)
      sample     writes a made-up logbook (`rung sample --help` tells more)
      --version  prints the version
      --help     this text

    """

  /// Carries out the command and gives the exit status: 0 done, 1 it could not, 2 it was not understood.
  static func run(_ arguments: [String]) -> Int32 {
    let rest = arguments.dropFirst()
    switch arguments.first {
    case "serve": return serve(rest)
    case "sample": return sample(rest)
    case "--version", "version": print("rung \(rungVersion)")
    case nil, "--help", "-h", "help":
      switch rest.first {
      case "serve": print(ServeCommand.help, terminator: "")
      case "sample": print(SampleCommand.help, terminator: "")
      default: print(help, terminator: "")
      }
    case let unknown?:
      StandardError.print("rung: There is no command \(unknown). `rung --help` lists them all.")
      return 2
    }
    return 0
  }

  private static func serve(_ arguments: ArraySlice<String>) -> Int32 {
    if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) {
      print(ServeCommand.help, terminator: "")
      return 0
    }
    do throws(SettingsError) {
      let settings = try ServeSettings(arguments: arguments) { name in
        getenv(name).map { String(cString: $0) }
      }
      return ServeCommand.run(settings)
    } catch {
      StandardError.print("rung: \(error)")
      return 2
    }
  }

  private static func sample(_ arguments: ArraySlice<String>) -> Int32 {
    if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) {
      print(SampleCommand.help, terminator: "")
      return 0
    }
    do throws(SampleError) {
      return SampleCommand.run(
        try SampleSettings(arguments: arguments, today: SampleCommand.today()))
    } catch {
      StandardError.print("rung: \(error)")
      return 2
    }
  }
}
