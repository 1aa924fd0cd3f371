// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "rung", path: "..")],
  targets: [
    // What is measured, the same natively and in the browser's build: no clock inside.
    .target(
      name: "Workloads",
      dependencies: [
        .product(name: "JSONCoding", package: "rung"), .product(name: "Journal", package: "rung"),
        .product(name: "SampleLogbook", package: "rung"),
      ], swiftSettings: strict),
    .executableTarget(name: "Benchmarks", dependencies: ["Workloads"], swiftSettings: strict),
    .executableTarget(name: "BenchmarksWeb", dependencies: ["Workloads"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
