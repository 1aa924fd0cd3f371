import Glibc
import JournalWorlds

/// Goes through every world of up to five steps, and prints how many there are.
func goThroughSmallWorlds() {
  do throws(Finding) {
    for setting in Setting.all {
      var exhaustion = Exhaustion(setting)
      try exhaustion.run(steps: 5)
      print("\(setting.name): \(exhaustion.worlds) worlds, all right")
    }
    var exhaustion = SyncExhaustion()
    try exhaustion.run(steps: 5)
    print("tabs, store and server: \(exhaustion.worlds) worlds, all right")
    let seed = UInt64.random(in: 0...999_999_999)
    let count = try RandomWorlds(seed: seed).run(200_000)
    print("random worlds, seed \(seed): \(count) with a removal, lost 0, ghosts 0")
  } catch {
    print(error.description)
    exit(1)
  }
}
