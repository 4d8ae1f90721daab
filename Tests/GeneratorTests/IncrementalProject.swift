import Diagnostics
import Foundation
import Generator
import Site

/// A site that is built again and again into the same folders.
final class IncrementalProject {
  enum Outcome: Equatable {
    /// How many files stayed as they were.
    case built(kept: Int)
    case refused
  }

  private let site: TestSite
  private var layouts = LayoutSettings()
  /// What the last build found.
  private(set) var problems: [String] = []
  /// How many files the last build that gave any has given.
  private(set) var count = 0

  init(_ files: [String: String]) throws {
    // In English alone; the words of other languages are among the files.
    site = try TestSite([:])
    try change(from: [:], to: files)
  }

  func remove() { site.remove() }

  /// Makes the files on the disk others; what stays the same is not touched.
  func change(from old: [String: String], to new: [String: String]) throws {
    for (name, text) in new where old[name] != text { try site.write(text, to: name) }
    for name in old.keys where new[name] == nil {
      try FileManager.default.removeItem(at: site.folder.appendingPathComponent(name))
    }
  }

  private func path(_ name: String) -> String { site.folder.appendingPathComponent(name).path }

  private func run(_ kept: KeptOutput) -> SiteBuilder.Outcome {
    let outcome = SiteBuilder.build(
      content: path("Content"), templates: .folder(path("Templates")), layouts: layouts, kept: kept)
    layouts = outcome.layouts
    return outcome
  }

  func build() throws -> Outcome {
    let folders: [OutputStatuses.Folder] = [("site", path("Output/site")), ("book", path("Output/book"))]
    let program = Array("a program".utf8)
    let kept = KeptOutput(at: path("table"), program: program, output: try OutputStatuses(folders))
    let outcome = run(kept)
    problems = site.problems(of: outcome)
    guard !outcome.diagnostics.hasErrors else { return .refused }
    var stayed = 0
    for (name, tree) in [("site", outcome.site), ("book", outcome.book)] {
      guard case .taken(let lock) = try OutputLock.attempt(on: path("Output/\(name)"), by: .init(process: 1, since: ""))
      else { return .refused }
      defer { lock.release() }
      _ = try OutputWriter().write(tree, under: lock)
      stayed += tree.paths.count { tree.isKept($0) }
    }
    count = outcome.site.count + outcome.book.count
    try KeptOutput.keep(
      outcome.files, outcome.digests, targets: outcome.targets, at: path("table"), program: program,
      output: try OutputStatuses(folders))
    return .built(kept: stayed)
  }

  /// Where the output is not what a build from nothing gives, findings among it.
  func differences() throws -> [String] {
    let fresh = run(KeptOutput())
    let files = try [("site", fresh.site), ("book", fresh.book)].flatMap { name, tree in
      try OutputWriter().differences(between: tree, and: path("Output/\(name)")).map {
        "\(name)/\($0.path) \($0.kind)"
      }
    }
    return files + (site.problems(of: fresh) == problems ? [] : ["other findings"])
  }
}
