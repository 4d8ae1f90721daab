import Foundation
import Lifecycle
import RandomScripts
import Scenarios

/// The record of all traces: what every scenario causes on every release and with every order, as one digest each.
enum Transcripts {
  /// One line for each scenario: its id, how many runs it was, and the digest of their transcripts.
  static func record() -> String {
    let lines = CatalogLoader.load(folder: "Content").catalog.scenarios.map { scenario in
      var digest = Digest()
      let scripts = scenario.script.variations
      for script in scripts { digest.add(Simulator.run(script).transcript) }
      return "\(scenario.id) \(scripts.count) \(digest.text)"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The transcripts of one scenario in full, or of all.
  static func text(of id: String?) -> String {
    var text = ""
    for scenario in CatalogLoader.load(folder: "Content").catalog.scenarios where id == nil || scenario.id == id {
      for script in scenario.script.variations {
        let orders = script.orders.map { "\($0.key.name)=\($0.value)" }.sorted().joined(separator: " ")
        text += "== \(scenario.id) \(orders)\n\(Simulator.run(script).transcript)"
      }
    }
    return text
  }

  /// The transcripts of random scripts, one line for each: a digest, or the whole text where one script is asked for.
  static func random(seed: UInt64, count: Int, only: Int?) -> String {
    var scripts = RandomScripts(seed: seed)
    var text = ""
    for number in 0..<count {
      let script = scripts.script()
      let trace = Simulator.run(script)
      if only == nil {
        var digest = Digest()
        digest.add(trace.transcript)
        text += "\(number) \(digest.text)\n"
      } else if only == number {
        for step in trace.steps { text += "# \(step.script) \(step.problem.map { "\($0)" } ?? "")\n" }
        text += trace.transcript
      }
    }
    return text
  }
}
