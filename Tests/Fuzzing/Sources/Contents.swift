import Diagnostics
import Evidence
import Fingerprints
import Lifecycle
import ScenarioLanguage

@testable import Scenarios

/// Files of content.
enum Contents {
  static func runScenario(_ bytes: [UInt8]) {
    for scenario in read(bytes, at: "Scenarios/fuzz.yaml").scenarios {
      let trace = Simulator.run(scenario.script)
      requireLaws(trace, of: scenario.script)
      for expectation in scenario.expectations + scenario.steps.flatMap(\.expectations) {
        _ = expectation.failure(in: trace.events)
      }
      for (step, simulated) in zip(scenario.steps, trace.steps) {
        _ = simulated.problem?.diagnostic(at: step.location)
      }
    }
  }

  static func runEvidence(_ bytes: [UInt8]) {
    let files = read(bytes, at: "Evidence/fuzz.yaml").evidence
    let findings = EvidenceCheck.findings(files)
    require(findings.count == files.reduce(0) { $0 + $1.traces.count }, "each trace has a finding")
  }

  private static let folders = [
    "Disagreements", "Causes", "Claims", "Comparisons", "Machines", "Pages", "Callbacks", "site.yaml",
  ]

  /// The first line names the folder.
  static func runOther(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(decoding: parts[0], as: UTF8.self)
    let folder = folders.first { $0 == name } ?? "Pages"
    _ = read(Array(parts.count > 1 ? parts[1] : []), at: folder == "site.yaml" ? folder : "\(folder)/fuzz.yaml")
  }

  /// Whatever is not read is told.
  private static func read(_ bytes: [UInt8], at path: String) -> Catalog {
    var builder = CatalogBuilder()
    let entry = KnownFiles.Entry(TextFile(path: path, bytes: bytes), in: CatalogBuilder.top(of: path))
    builder.add(path, .success(entry), pathInFolder: path)
    var claims = Known<ReadClaims>()
    let (catalog, diagnostics) = builder.finished(&claims)
    for diagnostic in diagnostics { require(!diagnostic.summary.isEmpty, "a diagnostic says what is wrong") }
    return catalog
  }

  /// What holds of every run.
  static func requireLaws(_ trace: Trace, of script: Script) {
    require(trace.steps.count == script.steps.count, "each step of the script has a step")
    var structure = trace.structure
    for step in trace.steps {
      if step.problem != nil {
        require(step.events.isEmpty, "a step that is not possible calls nothing")
        require(step.structure == structure, "a step that is not possible changes nothing")
      }
      structure = step.structure
      require(step.windowAfter.filter { $0.parent == nil }.count <= 1, "a window has one root")
    }
  }
}
