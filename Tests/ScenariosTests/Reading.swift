import Diagnostics
import Foundation
import Scenarios

/// A folder of content made for one test.
func withContent<Result>(
  _ files: [String: [UInt8]], _ body: (String) throws -> Result
) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("content-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  for (name, bytes) in files {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }
  return try body(folder.path)
}

/// What reading one file tells, one line for each diagnostic, without the folder.
func problems(_ text: String, named name: String = "a.yaml") throws -> [String] {
  try problems(Array(text.utf8), named: name)
}

func problems(_ bytes: [UInt8], named name: String = "a.yaml") throws -> [String] {
  // A folder without any scenario is wrong in itself.
  let sound = Array("id: sound\ntitle: Sound\nstructure: A\nsteps: [launch]\n".utf8)
  return try withContent([name: bytes, "Scenarios/sound.yaml": sound]) { folder in
    DiagnosticFormat.text.write(CatalogLoader.load(folder: folder).diagnostics)
      .replacingOccurrences(of: folder + "/", with: "")
      .split(separator: "\n").map(String.init)
  }
}

/// A scenario with these steps.
func scenario(_ steps: String, structure: String = "nav(A)", more: String = "") -> String {
  "id: a\ntitle: A\nstructure: \(structure)\n\(more)steps:\n\(steps)\n"
}

/// A file of evidence with one trace, called `log`; `source` and `trace` are more of their keys.
func evidence(
  source: String = "", trace: String = "", structure: String = "nav(A)",
  records: String = "viewDidLoad, viewWillAppear",
  steps: String = "      - do: push B\n        events: [B viewDidLoad, B viewWillAppear]"
) -> String {
  var keys = [
    "url": "https://example.org/log", "language": "en", "date": "2022-04-22", "os": "iOS 15", "kind": "observed",
  ]
  for line in source.split(separator: "\n") {
    let parts = line.split(separator: ":", maxSplits: 1)
    keys[String(parts[0])] = parts.count > 1 ? parts[1].drop { $0 == " " }.description : nil
  }
  return "source:\n  slug: log\n  title: A log\n"
    + keys.sorted { $0.key < $1.key }.map { "  \($0.key): \($0.value)\n" }.joined()
    + "traces:\n  - id: one\n    structure: \(structure)\n    records: [\(records)]\n"
    + (trace.isEmpty ? "" : "\(trace)\n") + "    steps:\n\(steps)\n"
}
