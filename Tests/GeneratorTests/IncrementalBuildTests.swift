import Diagnostics
import Foundation
import Generator
import Site
import TestSupport
import Testing

/// A build that makes only what changed gives what a build from nothing gives.
@Suite struct IncrementalBuildTests {
  /// How many edits of a run have to leave a site that can be built. `LIFELINE_EDITS` asks for more than the quick lane has
  /// time for.
  private static let edits =
    ProcessInfo.processInfo.environment["LIFELINE_EDITS"].flatMap(Int.init) ?? (Extent.isQuick ? 10 : 25)

  static func files() throws -> [String: String] {
    var files = SampleSite.files
    let templates = package.appendingPathComponent("Templates")
    let walk = FileManager.default.enumerator(at: templates, includingPropertiesForKeys: nil)
    for case let file as URL in walk ?? .init() where ["mustache", "css", "json"].contains(file.pathExtension) {
      guard !file.path.hasSuffix("/ja.json") else { continue }
      let name = file.path.dropFirst(package.path.count + 1)
      files[String(name)] = try String(contentsOf: file, encoding: .utf8)
    }
    return files
  }

  @Test func givesWhatABuildFromNothingGives() throws {
    var files = try Self.files()
    let project = try IncrementalProject(files)
    defer { project.remove() }
    try #require(try project.build() == .built(kept: 0), "\(project.problems)")
    var edits = RandomEdits(seed: 2026)
    var (built, refused, keptMost) = (0, 0, 0)
    while built < Self.edits, refused < 4 * Self.edits + 20 {
      let (edited, what) = edits.edit(files)
      if edited == files { continue }
      try project.change(from: files, to: edited)
      guard case .built(let kept) = try project.build() else {
        try project.change(from: edited, to: files)
        refused += 1
        continue
      }
      files = edited
      built += 1
      if kept * 2 > project.count { keptMost += 1 }
      let differences = try project.differences()
      #expect(differences == [], "\(what), edit \(built)")
    }
    #expect(built == Self.edits)
    // Most edits are of one part: what else there is stays.
    #expect(keptMost * 2 > built, "\(keptMost) of \(built)")
  }
}
