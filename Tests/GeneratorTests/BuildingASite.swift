import Diagnostics
import Foundation
import Generator
import Site
import TestSupport
import Testing

/// A folder with content and templates, made for one test.
struct TestSite {
  let folder: URL
  private let files: TemporaryFolder

  /// The shipped templates are for tests of what pages say.
  init(_ files: [String: String], templates: TestTemplates = .shipped) throws {
    self.files = try TemporaryFolder(files.filter { !$0.key.hasPrefix("Templates/") })
    folder = self.files.url
    try self.files.add(templates)
    for (name, text) in files where name.hasPrefix("Templates/") { try write(text, to: name) }
  }

  func write(_ text: String, to name: String) throws { try files.write(text, to: name) }

  func build(modules: BrowserModules? = nil) -> SiteBuilder.Outcome {
    SiteBuilder.build(
      content: folder.appendingPathComponent("Content").path,
      templates: .folder(folder.appendingPathComponent("Templates").path), modules: modules)
  }

  /// The diagnostics without the folder.
  func problems() -> [String] { problems(of: build()) }

  /// The diagnostics of what was built, without the folder.
  func problems(of outcome: SiteBuilder.Outcome) -> [String] {
    DiagnosticFormat.text.write(outcome.diagnostics).replacingOccurrences(of: folder.path + "/", with: "")
      .split(separator: "\n").map(String.init)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}

let pushBesidePop = """
  id: two
  title: Two
  summary: A push beside a pop.
  columns:
    - {title: Push, scenario: push, steps: [1], roles: {Root: outgoing, Detail: incoming}}
    - {title: Pop, scenario: push, steps: [2], roles: {Detail: outgoing, Root: incoming}}
  """

let pushScenario = """
  id: push
  title: Push & "pop"
  summary: A <screen> is pushed.
  group: navigation
  structure: nav(Root)
  explanation: |
    ### What to notice
    See [itself](scenario:push).
  steps:
    - do: push Detail
      expect: [Root viewWillDisappear before Detail viewWillAppear]
    - pop
  """

extension SiteBuilder.Outcome {
  func page(_ path: String) throws -> String {
    let tree = path.hasSuffix(".md") || path.hasSuffix(".svg") ? book : site
    return String(decoding: try #require(tree[path], "\(path) in \(tree.paths)"), as: UTF8.self)
  }
}
