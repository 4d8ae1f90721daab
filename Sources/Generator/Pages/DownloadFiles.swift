import Diagrams
import Drawing
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

  /// A diagram's file in a format.
  static func path(_ diagram: String, _ format: DiagramFormat) -> String {
    "diagrams/\(diagram).\(format.fileExtension)"
  }

  /// The files of a diagram, in every text format that applies.
  static func diagram(_ drawn: DrawnDiagram) -> [(name: String, path: String)] {
    ([.svg] + drawn.exports.map(\.format)).map { ($0.name, path(drawn.diagram.id, $0)) }
  }
}

extension DiagramFormat {
  /// Its own name.
  fileprivate var name: String {
    switch self {
    case .svg: "SVG"
    case .dot: "DOT"
    case .mermaid: "Mermaid"
    case .plantuml: "PlantUML"
    case .scxml: "SCXML"
    case .xstate: "XState"
    }
  }
}
