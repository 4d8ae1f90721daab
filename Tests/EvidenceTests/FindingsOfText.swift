import Diagnostics
import Evidence
import Foundation
import Lifecycle
import Scenarios
import Testing

/// Findings for a file of evidence with one trace.
func findings(_ trace: String, source: String = "kind: observed") throws -> TraceFinding {
  let text = "source: {slug: log, title: Log, url: 'seed: 000', \(source)}\ntraces:\n  - id: t\n" + trace
  return try #require(try findings(in: ["log.yaml": text]).first)
}

/// Findings for files of evidence.
func findings(in files: [String: String]) throws -> [TraceFinding] {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("evidence-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
  let (evidence, diagnostics) = CatalogLoader.loadEvidence([folder.path])
  #expect(diagnostics.isEmpty, "\(diagnostics.map(\.summary))")
  return EvidenceCheck.findings(evidence)
}

let records = "    records: [viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear]\n"
