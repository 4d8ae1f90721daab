import Foundation
import Testing

/// Holds the floors of the package against what its files import.
@Suite struct ArchitectureTests {
  /// Each target with what it may import; a target stands on a higher floor than all of its own that it imports.
  private static let floors: [(floor: Int, target: String, own: [String], others: [String])] = [
    (0, "Lifecycle", [], []),
    (0, "Diagnostics", [], []),
    (0, "Fingerprints", [], []),
    (0, "ConcurrentMap", ["ThreadShims"], ["Dispatch", "Synchronization"]),
    (0, "Anki", [], []),
    (0, "embed-templates", [], ["Foundation"]),
    (0, "order-functions", [], ["Foundation"]),
    (0, "EmbedTemplatesPlugin", [], ["Foundation", "PackagePlugin"]),
    (0, "BuiltInTemplates", [], []),
    (0, "LifelineRecorder", [], ["Foundation"]),
    (1, "ScenarioLanguage", ["Lifecycle", "Diagnostics"], []),
    (1, "Logs", ["Lifecycle", "Diagnostics"], []),
    (1, "ModuleCalls", ["Diagnostics"], []),
    (1, "Diagrams", ["Lifecycle"], []),
    (1, "RandomScripts", ["Lifecycle"], []),
    (2, "Stories", ["Lifecycle", "Diagnostics", "Logs"], []),
    (2, "Graphviz", ["GraphvizShims", "ConcurrentMap"], ["Synchronization", "Glibc", "Darwin"]),
    (
      2, "Scenarios", ["Lifecycle", "Diagnostics", "Fingerprints", "ConcurrentMap", "ScenarioLanguage"],
      ["Yams", "Foundation"]
    ),
    (
      2, "Site", ["Diagnostics", "Fingerprints", "ConcurrentMap", "CCommonMark", "SiteShims"],
      ["Foundation", "Synchronization"]
    ),
    (3, "Evidence", ["Lifecycle", "Scenarios"], []),
    (3, "Drawing", ["Lifecycle", "Diagnostics", "Diagrams", "Graphviz"], []),
    (3, "SampleApp", ["Lifecycle", "Scenarios"], []),
    (3, "LogReports", ["Lifecycle", "Diagnostics", "Logs", "Stories"], []),
    // It reports to Testing and XCTest where they are, which it imports within conditions.
    (4, "LifelineTesting", ["Lifecycle", "Diagnostics", "ScenarioLanguage", "Logs", "Stories", "LogReports"], []),
    (
      4, "Analysis",
      [
        "Lifecycle", "Diagnostics", "Fingerprints", "ConcurrentMap", "ScenarioLanguage", "Scenarios", "Diagrams",
        "Evidence",
      ], []
    ),
    (
      5, "Reports",
      ["Lifecycle", "Diagnostics", "Logs", "ScenarioLanguage", "Stories", "Scenarios", "Evidence", "Analysis", "Site"],
      []
    ),
    (
      5, "Study",
      ["Lifecycle", "Diagnostics", "ScenarioLanguage", "Scenarios", "Diagrams", "Evidence", "Analysis"], []
    ),
    (
      6, "Generator",
      [
        "Lifecycle", "Diagnostics", "Fingerprints", "ConcurrentMap", "BuiltInTemplates", "Logs", "ScenarioLanguage",
        "Stories", "Scenarios", "Diagrams", "Evidence", "LogReports", "Analysis", "Reports", "Study", "Site", "Drawing",
        "Graphviz", "SampleApp",
      ],
      ["Foundation", "Synchronization"]
    ),
    (
      6, "PreviewServer", ["Diagnostics", "ConcurrentMap", "Site"],
      ["FlyingFox", "FlyingSocks", "Foundation", "Synchronization", "Dispatch", "Glibc", "CoreServices"]
    ),
    (
      7, "Commands",
      [
        "Lifecycle", "Diagnostics", "Fingerprints", "ConcurrentMap", "BuiltInTemplates", "Logs", "ScenarioLanguage",
        "Stories", "Scenarios", "Diagrams", "Evidence", "LogReports", "Analysis", "Reports", "Drawing", "Graphviz",
        "Site", "Study", "Generator", "PreviewServer", "Anki",
      ],
      ["ArgumentParser", "Foundation", "Synchronization"]
    ),
    (8, "lifeline", ["Commands"], []),
    (8, "LifelineWeb", ["Lifecycle", "Diagnostics", "ModuleCalls", "ScenarioLanguage"], []),
    (
      8, "LogReaderWeb", ["Lifecycle", "Diagnostics", "Logs", "ModuleCalls", "ScenarioLanguage", "Stories"], []
    ),
    (
      8, "lifeline-benchmark",
      [
        "Lifecycle", "Diagnostics", "ConcurrentMap", "ScenarioLanguage", "Scenarios", "RandomScripts", "Diagrams",
        "Drawing", "Graphviz",
      ], ["Foundation"]
    ),
  ]

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func swiftFiles(below folder: String) throws -> [URL] {
    let walk = FileManager.default.enumerator(
      at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    return (walk?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  private static func imports(of file: URL) throws -> [String] {
    // Indented ones are code that a page shows, within a text of several lines.
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { $0.first != " " }.compactMap { line in
      let words = line.split(separator: " ").filter { !["public", "package", "private", "internal"].contains($0) }
      return words.count >= 2 && words[0] == "import" ? String(words[1]) : nil
    }
  }

  @Test func filesImportOnlyWhatTheirTargetMay() throws {
    for (_, target, own, others) in Self.floors {
      let files = try Self.swiftFiles(below: "Sources/\(target)")
      #expect(!files.isEmpty, "\(target) has no files")
      for file in files {
        for module in try Self.imports(of: file) {
          #expect(
            own.contains(module) || others.contains(module), "\(target)/\(file.lastPathComponent) imports \(module)")
        }
      }
    }
  }

  /// What a target may import and does not is a door left open.
  @Test func targetsMayImportOnlyWhatTheirFilesDo() throws {
    for (_, target, own, others) in Self.floors {
      let imported = Set(try Self.swiftFiles(below: "Sources/\(target)").flatMap(Self.imports))
      // The system's own library is imported within a condition.
      for module in own + others where !["Glibc", "Darwin", "CoreServices"].contains(module) {
        #expect(imported.contains(module), "\(target) has no need of \(module)")
      }
    }
  }

  /// Traces and evidence can be printed without what pages are made with.
  @Test func commandsThatPrintNeedNoPages() throws {
    let pages: Set = ["Generator", "Site", "Drawing", "Graphviz", "SampleApp"]
    for name in ["Simulate/Simulate", "EvidenceReport", "Options"] {
      let file = Self.root.appendingPathComponent("Sources/Commands/\(name).swift")
      let imported = Set(try Self.imports(of: file))
      #expect(imported.contains("Scenarios") && imported.isDisjoint(with: pages), "\(name) needs pages")
    }
  }

  @Test func targetsImportLowerFloorsOnly() {
    let floor = Dictionary(uniqueKeysWithValues: Self.floors.map { ($0.target, $0.floor) })
    for (height, target, own, _) in Self.floors {
      for module in own { #expect(floor[module].map { $0 < height } ?? true, "\(target) imports \(module)") }
    }
  }

  @Test func everyTargetHasItsFloor() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.root.appendingPathComponent("Sources").path)
    // The system libraries and their C shims hold no Swift.
    let swift = Set(folders).subtracting(["CGraphviz", "CCommonMark", "GraphvizShims", "SiteShims", "ThreadShims"])
      .filter {
        !$0.hasPrefix(".")
      }
    #expect(swift == Set(Self.floors.map(\.target)))
  }

  /// What tests share stands beside the floors: it knows none of the targets, so that the tests of each can have it, and no
  /// target knows it.
  @Test func whatTestsShareKnowsNoTarget() throws {
    let imported = Set(try Self.swiftFiles(below: "Tests/TestSupport").flatMap(Self.imports))
    #expect(imported == ["Foundation"])
    #expect(Self.floors.allSatisfy { !$0.own.contains("TestSupport") })
  }

  @Test func thirdPartyPackagesHaveOneDoorEach() {
    for package in ["Yams", "ArgumentParser", "FlyingFox"] {
      #expect(Self.floors.count { $0.others.contains(package) } == 1)
    }
  }

  /// Who can make markup from a string: the module itself, and what takes over the pictures of the SVG writer.
  @Test func onlyTheWritersOfMarkupMakeIt() throws {
    let makers = try Self.swiftFiles(below: "Sources").filter { file in
      try String(contentsOf: file, encoding: .utf8).contains("@_spi(MarkupWriting) import")
    }
    #expect(makers.map(\.lastPathComponent) == ["DrawnDiagram+Markup.swift"])
  }

  @Test func theMiddleKnowsNoClockNoEnvironmentAndNoArguments() throws {
    let forbidden = ["Date()", "ProcessInfo", "CommandLine.arguments", "getenv", "Locale.", "TimeZone", ".shared"]
    for (_, target, _, _) in Self.floors
    where target != "Commands" && !["lifeline", "embed", "order-functions"].contains(where: target.hasPrefix) {
      for file in try Self.swiftFiles(below: "Sources/\(target)") {
        let text = try String(contentsOf: file, encoding: .utf8)
        for word in forbidden { #expect(!text.contains(word), "\(target)/\(file.lastPathComponent): \(word)") }
      }
    }
  }

  @Test func filesStayShort() throws {
    for file in try Self.swiftFiles(below: "Sources") + Self.swiftFiles(below: "Tests") {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 250, "\(file.lastPathComponent) has \(lines.count) lines")
    }
  }
}
