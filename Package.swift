// swift-tools-version: 6.2
import PackageDescription

/// Strict from the first day, so that no slip ever becomes a habit.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// For modules that touch neither raw bytes nor C.
let strictAndSafe: [SwiftSetting] = strict + [.strictMemorySafety()]

let package = Package(
  name: "rung",
  products: [
    .executable(name: "rung", targets: ["rung"]),
    .executable(name: "RungWeb", targets: ["RungWeb"]),
    .executable(name: "SelfCheck", targets: ["SelfCheck"]),
    // For the nested package of benchmarks.
    .library(name: "JSONCoding", targets: ["JSONCoding"]),
    .library(name: "Journal", targets: ["Journal"]),
    .library(
      name: "SampleLogbook", targets: ["SampleLogbook", "Logbook", "Training", "CivilTime"]),
  ],
  targets: [
    // Floor 1: values that know nothing of training.
    .target(name: "Ordering", swiftSettings: strictAndSafe),
    .target(name: "Loads", dependencies: ["Ordering"], swiftSettings: strictAndSafe),
    .target(name: "CivilTime", swiftSettings: strictAndSafe),
    .target(name: "JSONCoding", dependencies: ["Ordering"], swiftSettings: strict),
    .target(name: "Markup", swiftSettings: strict),
    // Floor 2: the rules of training, and documents that merge.
    .target(
      name: "Training", dependencies: ["Loads", "CivilTime", "Ordering"], swiftSettings: strict),
    .target(name: "Journal", dependencies: ["JSONCoding", "Ordering"], swiftSettings: strict),
    // Floor 3: typed collections over the journal.
    .target(
      name: "Logbook",
      dependencies: ["Training", "Journal", "Loads", "CivilTime", "JSONCoding", "Ordering"],
      swiftSettings: strict),
    // Floor 4: made-up logbooks, for trying the app and for measuring.
    .target(
      name: "SampleLogbook",
      dependencies: ["Logbook", "Training", "Journal", "Loads", "CivilTime", "JSONCoding"],
      swiftSettings: strict),
    // Floor 5: the app and the server.
    .target(
      name: "RungApp",
      dependencies: [
        "Logbook", "Training", "Journal", "Markup", "Loads", "CivilTime", "JSONCoding",
        "Ordering",
      ], swiftSettings: strict),
    .systemLibrary(
      name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
    .target(
      name: "RungServer",
      dependencies: [
        "CMicroHTTPD", "JSONCoding", "SampleLogbook", "Logbook", "Journal", "Training",
        "CivilTime",
      ], swiftSettings: strict),
    // Floor 6: entry points.
    .executableTarget(
      name: "RungWeb", dependencies: ["RungApp"],
      swiftSettings: strict + [.enableExperimentalFeature("Extern")]),
    .executableTarget(name: "rung", dependencies: ["RungServer"], swiftSettings: strict),
    // The published vectors as data: run natively by the tests and in the browser's build by SelfCheck.
    .target(
      name: "VectorCases",
      dependencies: ["Loads", "CivilTime", "JSONCoding", "Training", "Journal", "Logbook"],
      path: "Tests/VectorCases", swiftSettings: strict),
    .executableTarget(
      name: "SelfCheck", dependencies: ["VectorCases"], path: "Tests/SelfCheck",
      swiftSettings: strict),
    // How long the exercise library and its search take, natively and as WebAssembly.
    .executableTarget(
      name: "LibraryBenchmark", dependencies: ["Training", "Typing"], path: "Benchmarks/Library",
      swiftSettings: strict),
    .target(
      name: "Typing", dependencies: ["Training"], path: "Benchmarks/Typing", swiftSettings: strict),
    // How long the rules take with 100,000 sets in the logbook, natively and as WebAssembly.
    .executableTarget(
      name: "TrainingBenchmark",
      dependencies: ["SampleLogbook", "Logbook", "Training", "Loads", "CivilTime", "Typing"],
      path: "Benchmarks/Training", swiftSettings: strict),
    // How long an event takes with years of sessions in the logbook.
    .executableTarget(
      name: "AppBenchmark",
      dependencies: [
        "RungApp", "Logbook", "Training", "Journal", "Loads", "CivilTime", "JSONCoding",
        "LibraryFiles", "PatchedScreen", "SampleLogbook",
      ], path: "Benchmarks/App", swiftSettings: strict),
    // A page built from patches alone, read and touched by name.
    .target(name: "PatchedScreen", path: "Tests/PatchedScreen", swiftSettings: strict),
    // The exercise library as the build compiles it, for tests of whatever reads it.
    .target(
      name: "LibraryFiles", dependencies: ["Training"], path: "Tests/LibraryFiles",
      swiftSettings: strict),
    // Every small world of merging documents: gone through up to three steps by the tests, up to five by
    // `swift run -c release SmallWorlds`.
    .target(
      name: "JournalWorlds", dependencies: ["Journal", "JSONCoding"], path: "Tests/JournalWorlds",
      swiftSettings: strict),
    .executableTarget(
      name: "SmallWorlds", dependencies: ["JournalWorlds"], path: "Tests/SmallWorlds",
      swiftSettings: strict),
    // Tests mirror the sources.
    .target(name: "SeededRandom", path: "Tests/SeededRandom", swiftSettings: strict),
    .testTarget(
      name: "OrderingTests", dependencies: ["SeededRandom", "Ordering"], swiftSettings: strict),
    .testTarget(name: "LoadsTests", dependencies: ["VectorCases", "Loads"], swiftSettings: strict),
    .testTarget(
      name: "CivilTimeTests", dependencies: ["VectorCases", "CivilTime"], swiftSettings: strict),
    .testTarget(
      name: "JSONCodingTests", dependencies: ["VectorCases", "JSONCoding"], swiftSettings: strict),
    .testTarget(name: "MarkupTests", dependencies: ["Markup"], swiftSettings: strict),
    .testTarget(
      name: "TrainingTests",
      dependencies: [
        "SeededRandom", "VectorCases", "LibraryFiles", "Training", "Loads", "CivilTime",
      ], swiftSettings: strict),
    .testTarget(
      name: "JournalTests",
      dependencies: ["VectorCases", "JournalWorlds", "Journal", "JSONCoding"],
      swiftSettings: strict),
    .testTarget(
      name: "LogbookTests",
      dependencies: [
        "VectorCases", "Logbook", "Training", "Journal", "Loads", "CivilTime", "JSONCoding",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "RungAppTests",
      dependencies: [
        "LibraryFiles", "PatchedScreen", "SampleLogbook", "RungApp", "Logbook", "Training",
        "Journal", "Markup", "Loads", "CivilTime", "JSONCoding",
      ], swiftSettings: strict),
    .testTarget(
      name: "RungServerTests",
      dependencies: ["RungServer", "JSONCoding", "SampleLogbook", "CivilTime"],
      swiftSettings: strict),
    .testTarget(
      name: "SampleLogbookTests",
      dependencies: [
        "SampleLogbook", "LibraryFiles", "Logbook", "Training", "Loads", "CivilTime", "JSONCoding",
      ], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
