// swift-tools-version: 6.1
import PackageDescription

/// Every target states what it imports from other modules, so that a look at a file's head shows what leaks into its API.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
// `Scripts/test` tests what it ships, an optimized build. The tests themselves gain nothing by being optimized, and would
// take longer to compile than to run.
let testSettings = settings + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

// The targets stand in floors: a target imports lower floors only. `ArchitectureTests` holds this list against the imports.
let package = Package(
  name: "lifeline",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Lifecycle", targets: ["Lifecycle", "ScenarioLanguage"]),
    // An app includes the recorder, and knows nothing else of Lifeline; its tests include the rest.
    .library(name: "LifelineRecorder", targets: ["LifelineRecorder"]),
    .library(name: "LifelineTesting", targets: ["LifelineTesting"]),
    .executable(name: "lifeline", targets: ["lifeline"]),
    .plugin(name: "LifelinePlugin", targets: ["LifelinePlugin"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
  ],
  targets: [
    // Floor 0
    .target(name: "Lifecycle", swiftSettings: settings),
    .target(name: "Diagnostics", swiftSettings: settings),
    .systemLibrary(
      name: "CGraphviz", pkgConfig: "libgvc",
      providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]),
    .systemLibrary(
      name: "CCommonMark", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]),

    .target(name: "LifelineRecorder", swiftSettings: settings),
    .target(name: "SiteShims"),
    .target(name: "Fingerprints", swiftSettings: settings),
    .target(name: "ThreadShims"),
    .target(name: "ConcurrentMap", dependencies: ["ThreadShims"], swiftSettings: settings),
    .target(name: "Anki", swiftSettings: settings),
    .executableTarget(name: "embed-templates", swiftSettings: settings),
    // Called by `Scripts/wasm`, which compiles it by itself
    .executableTarget(name: "order-functions", swiftSettings: settings),
    .plugin(
      name: "EmbedTemplates", capability: .buildTool(), dependencies: ["embed-templates"],
      path: "Sources/EmbedTemplatesPlugin"),
    .target(name: "BuiltInTemplates", swiftSettings: settings, plugins: ["EmbedTemplates"]),

    // Floor 1
    .target(name: "GraphvizShims", dependencies: ["CGraphviz"]),
    .target(name: "ScenarioLanguage", dependencies: ["Lifecycle", "Diagnostics"], swiftSettings: settings),
    .target(name: "Logs", dependencies: ["Lifecycle", "Diagnostics"], swiftSettings: settings),
    .target(
      name: "ModuleCalls", dependencies: ["Diagnostics"], exclude: ["Runtime.c"], swiftSettings: settings),
    .target(name: "Diagrams", dependencies: ["Lifecycle"], swiftSettings: settings),
    .target(name: "RandomScripts", dependencies: ["Lifecycle"], swiftSettings: settings),

    // Floor 2
    .target(
      name: "Scenarios",
      dependencies: [
        "Lifecycle", "Diagnostics", "Fingerprints", "ConcurrentMap", "ScenarioLanguage",
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: settings),
    .target(name: "Stories", dependencies: ["Lifecycle", "Diagnostics", "Logs"], swiftSettings: settings),
    .target(name: "Graphviz", dependencies: ["GraphvizShims", "ConcurrentMap"], swiftSettings: settings),
    .target(
      name: "Site",
      dependencies: ["Diagnostics", "Fingerprints", "ConcurrentMap", "CCommonMark", "SiteShims"],
      swiftSettings: settings),

    // Floor 3
    .target(name: "Evidence", dependencies: ["Lifecycle", "Scenarios"], swiftSettings: settings),
    .target(
      name: "Drawing", dependencies: ["Lifecycle", "Diagnostics", "Diagrams", "Graphviz"], swiftSettings: settings),

    .target(
      name: "LogReports", dependencies: ["Lifecycle", "Diagnostics", "Logs", "Stories"], swiftSettings: settings),
    .target(name: "SampleApp", dependencies: ["Lifecycle", "Scenarios"], swiftSettings: settings),

    // Floor 4
    .target(
      name: "LifelineTesting",
      dependencies: ["Lifecycle", "Diagnostics", "ScenarioLanguage", "Logs", "Stories", "LogReports"],
      swiftSettings: settings),
    .target(
      name: "Analysis",
      dependencies: [
        "Lifecycle", "Diagnostics", "Fingerprints", "ConcurrentMap", "ScenarioLanguage", "Scenarios", "Diagrams",
        "Evidence",
      ],
      swiftSettings: settings),

    // Floor 5
    .target(
      name: "Reports",
      dependencies: [
        "Lifecycle", "Diagnostics", "Logs", "ScenarioLanguage", "Stories", "Scenarios", "Evidence", "Analysis", "Site",
      ],
      swiftSettings: settings),

    .target(
      name: "Study",
      dependencies: [
        "Lifecycle", "Diagnostics", "ScenarioLanguage", "Scenarios", "Diagrams", "Evidence", "Analysis",
      ],
      swiftSettings: settings),

    // Floor 6
    .target(
      name: "Generator",
      dependencies: [
        "Lifecycle", "Diagnostics", "Fingerprints", "ConcurrentMap", "BuiltInTemplates", "Logs", "ScenarioLanguage",
        "Stories", "Scenarios", "Diagrams", "Evidence", "LogReports", "Analysis", "Reports", "Study", "Site", "Drawing",
        "Graphviz", "SampleApp",
      ],
      swiftSettings: settings),
    .target(
      name: "PreviewServer",
      dependencies: [
        "Diagnostics", "ConcurrentMap", "Site",
        .product(name: "FlyingFox", package: "FlyingFox"), .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      resources: [
        .embedInCode("Page/preview.js"), .embedInCode("Page/preview.css"), .embedInCode("Page/waiting.html"),
        .embedInCode("Page/failed.html"),
      ],
      swiftSettings: settings),

    // Floor 7
    .target(
      name: "Commands",
      dependencies: [
        "Lifecycle", "Diagnostics", "Fingerprints", "ConcurrentMap", "BuiltInTemplates", "Logs", "ScenarioLanguage",
        "Stories", "Scenarios", "Diagrams", "Evidence", "LogReports", "Analysis", "Reports", "Site", "Drawing",
        "Graphviz", "Study", "Generator", "PreviewServer", "Anki",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),

    // Floor 8
    .target(
      name: "LifelineWeb", dependencies: ["Lifecycle", "Diagnostics", "ModuleCalls", "ScenarioLanguage"],
      swiftSettings: settings),
    .target(
      name: "LogReaderWeb",
      dependencies: ["Lifecycle", "Diagnostics", "Logs", "ModuleCalls", "ScenarioLanguage", "Stories"],
      swiftSettings: settings),
    .executableTarget(name: "lifeline", dependencies: ["Commands"], swiftSettings: settings),

    // `swift package lifeline check`, in a package that depends on this one
    .plugin(
      name: "LifelinePlugin",
      capability: .command(
        intent: .custom(verb: "lifeline", description: "Simulates, checks and draws scenarios, and builds their site."),
        permissions: [.writeToPackageDirectory(reason: "'build' writes the site and the book, 'draw' its drawings.")]),
      dependencies: ["lifeline"]),

    .executableTarget(
      name: "lifeline-benchmark",
      dependencies: [
        "Lifecycle", "Diagnostics", "ConcurrentMap", "ScenarioLanguage", "Scenarios", "RandomScripts", "Diagrams",
        "Drawing", "Graphviz",
      ],
      swiftSettings: settings),

    // Tests
    .target(
      name: "TestSupport", path: "Tests/TestSupport", exclude: ["Templates"], swiftSettings: testSettings),
    .testTarget(name: "ArchitectureTests", swiftSettings: testSettings),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"], swiftSettings: testSettings),
    .testTarget(name: "FunctionOrderTests", dependencies: ["order-functions"], swiftSettings: testSettings),
    .testTarget(name: "FingerprintsTests", dependencies: ["Fingerprints"], swiftSettings: testSettings),
    .testTarget(
      name: "LifecycleTests",
      dependencies: ["TestSupport", "Lifecycle", "ScenarioLanguage", "Scenarios", "RandomScripts"],
      exclude: ["transcripts.txt"], swiftSettings: testSettings),
    .testTarget(
      name: "ScenariosTests", dependencies: ["ScenarioLanguage", "Scenarios", "Lifecycle", "Diagnostics"],
      swiftSettings: testSettings),
    .testTarget(
      name: "LogsTests",
      dependencies: [
        "TestSupport", "Lifecycle", "ConcurrentMap", "Logs", "Stories", "ScenarioLanguage", "Scenarios", "Analysis",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "LifelineTestingTests",
      dependencies: ["TestSupport", "Lifecycle", "LifelineRecorder", "LifelineTesting", "Logs"],
      exclude: ["StandIns"], swiftSettings: testSettings),
    .testTarget(
      name: "EvidenceTests", dependencies: ["Evidence", "Diagnostics", "ScenarioLanguage", "Scenarios", "Lifecycle"],
      swiftSettings: testSettings),
    .testTarget(
      name: "StudyTests",
      dependencies: ["Study", "Anki", "Lifecycle", "Scenarios", "Evidence", "Analysis", "Diagnostics"],
      swiftSettings: testSettings),
    .testTarget(name: "GraphvizTests", dependencies: ["Graphviz", "lifeline"], swiftSettings: testSettings),
    .testTarget(
      name: "DrawingTests", dependencies: ["Drawing", "Diagrams", "Graphviz", "Lifecycle"],
      resources: [.copy("Golden")], swiftSettings: testSettings),
    .testTarget(
      name: "SiteTests", dependencies: ["TestSupport", "Site", "ConcurrentMap", "Diagnostics", "Fingerprints"],
      swiftSettings: testSettings),
    .testTarget(
      name: "PreviewServerTests", dependencies: ["PreviewServer", "Diagnostics", "LocalConnections"],
      swiftSettings: testSettings),
    .testTarget(
      name: "GeneratorTests",
      dependencies: [
        "TestSupport", "BuiltInTemplates", "Generator", "Analysis", "Diagnostics", "Site", "Diagrams", "Drawing",
        "Graphviz", "Lifecycle", "Logs", "SampleApp", "ScenarioLanguage", "Scenarios", "Evidence", "Reports", "Stories",
        "Study",
      ],
      exclude: ["StandIns"], swiftSettings: testSettings),
    .testTarget(
      name: "LifelineWebTests", dependencies: ["LifelineWeb", "LogReaderWeb", "Diagnostics"],
      swiftSettings: testSettings),
    .testTarget(
      name: "CommandsTests", dependencies: ["TestSupport", "lifeline", "LocalConnections"],
      swiftSettings: testSettings),
    // What speaks to a preview as a browser does, but only says what the test wants.
    .target(name: "LocalConnections", path: "Tests/LocalConnections", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

/// Leaves out what some targets don't need, and with it the plugins that would be compiled whatever is built.
@MainActor func keep(_ targets: [String]) {
  var kept = targets
  var place = 0
  while place < kept.count {
    let dependencies = package.targets.first { $0.name == kept[place] }?.dependencies ?? []
    let names = dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
    kept += names.filter { !kept.contains($0) }
    place += 1
  }
  package.targets.removeAll { !kept.contains($0.name) }
  package.products = []
}

// libFuzzer brings `main` itself, so that this executable is built by `Scripts/fuzz` alone.
if Context.environment["LIFELINE_FUZZING"] != nil {
  package.targets.append(
    .executableTarget(
      name: "lifeline-fuzz",
      dependencies: [
        "Lifecycle", "Diagnostics", "Fingerprints", "ScenarioLanguage", "Scenarios", "Evidence", "Site", "Graphviz",
      ],
      path: "Tests/Fuzzing/Sources", swiftSettings: settings))
  keep(["lifeline-fuzz"])
}

// `Scripts/sanitize` compiles the tests that it runs and what they test, and nothing else.
if let sanitizer = Context.environment["LIFELINE_SANITIZING"] {
  // What lays out in a process of its own is the tool that Scripts/sanitize names.
  for target in package.targets where target.name == "GraphvizTests" { target.dependencies = ["Graphviz"] }
  keep(
    ["GraphvizTests", "SiteTests"]
      + (sanitizer == "thread" ? ["PreviewServerTests"] : ["DrawingTests", "FingerprintsTests"]))
}

// A plugin's tool is compiled for the machine that builds, beside what is compiled for the machine that runs, even where that
// is the same one: all sources twice. `Scripts/test` compiles without the plugin (an empty name), and tries it with the tool
// that it has compiled (the path of an artifact bundle in this package).
if let bundle = Context.environment["LIFELINE_PLUGIN_TOOL"],
  let plugin = package.targets.first(where: { $0.name == "LifelinePlugin" })
{
  if bundle.isEmpty {
    package.products.removeAll { $0.name == plugin.name }
    package.targets.removeAll { $0.name == plugin.name }
  } else {
    plugin.dependencies = ["compiled-lifeline"]
    package.targets.append(.binaryTarget(name: "compiled-lifeline", path: bundle))
  }
}
