import Workloads

// Benchmarks [part of a name [runs]]
let arguments = CommandLine.arguments.dropFirst()
measure(containing: arguments.first ?? "", runs: arguments.dropFirst().first.flatMap(Int.init) ?? 9)
