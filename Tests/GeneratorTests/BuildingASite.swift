import Diagnostics
import Foundation
import Generator
import Site
import Testing

/// A folder with content and this package's own templates, made for one test.
struct TestSite {
  let folder: URL
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// In English only, as most tests need no more, or in every language that there are words for.
  init(_ files: [String: String], inEveryLanguage: Bool = false) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("site-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Self.package.appendingPathComponent("Templates"), to: folder.appendingPathComponent("Templates"))
    if !inEveryLanguage { try FileManager.default.removeItem(at: folder.appendingPathComponent("Templates/words")) }
    for (name, text) in files { try write(text, to: name) }
  }

  func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func build(module: SimulatorModule? = nil) -> SiteBuilder.Outcome {
    SiteBuilder.build(
      content: folder.appendingPathComponent("Content").path,
      templates: folder.appendingPathComponent("Templates").path, module: module)
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
