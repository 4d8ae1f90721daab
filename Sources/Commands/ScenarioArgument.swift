import Analysis
import ArgumentParser
import Diagnostics
import Foundation
import Lifecycle
import Scenarios

/// A scenario by its file or by its id.
enum ScenarioArgument {
  /// Whether a name is that of a file, or of standard input, and no id.
  static func isFile(_ name: String) -> Bool {
    if name == TextFile.standardInput || name.contains("/") || name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
      return true
    }
    return !isIDLike(name) && isThere(name, asFolder: false)
  }

  /// Whether a name has only what ids consist of.
  private static func isIDLike(_ name: String) -> Bool {
    name.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
  }

  private static func isThere(_ path: String, asFolder isAsked: Bool) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue == isAsked
  }

  /// Reports what cannot be simulated of a scenario, whose script may have been moved to another release.
  static func requirePossible(_ scenario: Scenario, as script: Script) throws {
    if let excess = scenario.excess { try Console.report([excess]) }
    try Console.report(ScenarioCheck.diagnostics(scenario, Simulator.run(script), withExpectations: false))
  }

  /// The scenario of a file or an id; what is wrong with it is reported. `others` are names that could have been meant as
  /// well.
  static func load(_ scenario: String, in content: ContentOption, or others: [String] = []) throws -> Scenario {
    if scenario == TextFile.standardInput { Console.announceStandardInput() }
    if isFile(scenario) { return try load(file: scenario) }
    let (catalog, diagnostics) = CatalogLoader.load(folder: content.content)
    if let found = catalog.scenario(scenario) ?? catalog.incompleteScenarios.first(where: { $0.id == scenario }) {
      try Console.report(diagnostics.filter { $0.location.file == found.location.file })
      return found.titled(in: catalog.settings.firstLanguage)
    }
    // A file may be called as an id would be.
    if isThere(scenario, asFolder: false) { return try load(file: scenario) }
    if let missing = withoutFolder(scenario, content) { throw UsageError(missing) }
    let ids = catalog.scenarios.map(\.id)
    // Where nothing could be read, that is the trouble, and not the name.
    if ids.isEmpty { try Console.report(diagnostics) }
    throw UsageError(
      "there is no scenario '\(scenario)' in \(content.content)\(Suggestion.phrase(for: scenario, in: ids + others))")
  }

  private static func load(file: String) throws -> Scenario {
    let (catalog, diagnostics) = CatalogLoader.load(file: file)
    try Console.report(diagnostics)
    guard let found = catalog.scenarios.first else {
      let place = SourceLocation(file: TextFile.shownName(file))
      try Console.report([Diagnostic(id: "scenario.none", at: place, "the file holds no scenario")])
      throw ExitCode(1)
    }
    return found
  }

  /// What to say of a name where there is no folder of content in which it could be an id; `nil` where there is one.
  static func withoutFolder(_ name: String, _ content: ContentOption) -> String? {
    let folder = content.content
    if isThere(folder, asFolder: true) { return nil }
    return "there is no file '\(name)', and without a folder '\(folder)' no scenario is found by its id; "
      + "run the command in the project's folder, or name the content with --content"
  }
}
