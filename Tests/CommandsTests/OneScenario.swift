import Foundation
import TestSupport

/// A project of its own in a temporary folder, with one scenario and the tiny templates: a build of it takes no second.
struct OneScenario {
  let folder: URL

  static func project<Result>(
    _ templates: TestTemplates = .tiny, _ body: (OneScenario) throws -> Result
  ) throws -> Result {
    let top = try TemporaryFolder()
    try top.add(templates, to: "project")
    let project = OneScenario(folder: top.url.appendingPathComponent("project"))
    try project.change(title: "One")
    return try withExtendedLifetime(top) { try body(project) }
  }

  /// Makes site and book differ from before.
  func change(title: String, expecting expectation: String? = nil) throws {
    try write(
      """
      id: push-pop
      title: {en: \(title), ko: \(title), ja: \(title)}
      summary: {en: A push., ko: A push., ja: A push.}
      structure: nav(Root)
      steps: [launch, push Detail]
      \(expectation.map { "expect: [\($0)]\n" } ?? "")
      """, to: "Content/Scenarios/push-pop.yaml")
  }

  func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ name: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
  }

  /// Everything inside, hidden files too.
  func listing(_ name: String = ".") throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.appendingPathComponent(name).path).sorted()
  }

  /// What a build leaves behind only if something went wrong.
  func leftovers() throws -> [String] {
    try listing().filter { $0.contains(".lifeline-new") || $0.contains(".lifeline-old") || $0.contains("-lock") }
  }
}
