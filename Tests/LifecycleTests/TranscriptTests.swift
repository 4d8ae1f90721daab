import Foundation
import Lifecycle
import RandomScripts
import Scenarios
import Testing

/// Holds what every scenario causes, on every release and with every order, to the record of it: whoever changes an order
/// sees which scenarios it changes, and whoever changes none sees that it is so.
@Suite struct TranscriptTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  @Test func everyTraceIsWhatTheRecordSays() throws {
    let root = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
    let scenarios = CatalogLoader.load(folder: root.appendingPathComponent("Content").path).catalog.scenarios
    let record = try String(contentsOf: Self.folder.appendingPathComponent("transcripts.txt"), encoding: .utf8)
    let recorded = record.split(separator: "\n").map(String.init)
    let lines = scenarios.map { scenario in
      var digest = Digest()
      let scripts = scenario.script.variations
      for script in scripts { digest.add(Simulator.run(script).transcript) }
      return "\(scenario.id) \(scripts.count) \(digest.text)"
    }
    #expect(!lines.isEmpty)
    let changed = Set(lines).symmetricDifference(recorded).map { $0.prefix { $0 != " " } }
    #expect(
      lines == recorded,
      "other traces of \(Set(changed).sorted()); if that is meant: Scripts/bench record > Tests/LifecycleTests/transcripts.txt"
    )
  }
}
