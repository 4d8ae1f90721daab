import Lifecycle
import Reports
import SampleApp
import Scenarios
import Site

/// The files that a scenario's page offers.
enum DownloadFiles {
  /// The calls for people and for tools, and the code that brings them; the same in every language.
  enum Trace: String, CaseIterable, Sendable {
    case text = "txt"
    case json
    case swift

    /// The name of the format; a word of the site, or a name of its own.
    var name: (text: String, isWord: Bool) {
      switch self {
      case .text: ("Text", true)
      case .json: ("JSON", false)
      case .swift: ("Swift", false)
      }
    }

    func path(_ scenario: String) -> String { "downloads/\(scenario).\(rawValue)" }

    func text(_ scenario: Scenario, _ trace: Lifecycle.Trace) -> String {
      switch self {
      case .text: TraceText.plain(trace)
      case .json: TraceText.json(trace, id: scenario.id)
      case .swift: TryItCode(scenario, trace).text
      }
    }
  }

  /// A diagram's picture.
  static func path(_ diagram: String) -> String { "diagrams/\(diagram).svg" }
}
