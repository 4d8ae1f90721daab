// swift-tools-version: 6.1
import PackageDescription

/// Every target states what it imports from other modules, so that a look at a file's head shows what leaks into its API.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The targets stand in floors: a target imports lower floors only.
let package = Package(
  name: "lifeline",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Lifecycle", targets: ["Lifecycle"])
  ],
  targets: [
    // Floor 0
    .target(name: "Lifecycle", swiftSettings: settings),
    .target(name: "Diagnostics", swiftSettings: settings),

    // Tests
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
