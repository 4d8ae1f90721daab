import Diagrams
import Drawing
import Lifecycle
import Reports
import SampleApp
import Scenarios
import Site

/// The files that a scenario's page offers.
enum DownloadFiles {
  /// A file with the name of its format.
  struct File {
    let name: String
    let path: String
    let text: String
    /// Whether the name is a word of the site, and no format's own name.
    var isWord = false
  }

  /// The calls for people and for tools, and the code that brings them; the same in every language.
  static func traces(_ scenario: Scenario, _ trace: Trace) -> [File] {
    let base = "downloads/\(scenario.id)"
    return [
      File(name: "Text", path: "\(base).txt", text: TraceText.plain(trace), isWord: true),
      File(name: "JSON", path: "\(base).json", text: TraceText.json(trace, id: scenario.id)),
      File(name: "Swift", path: "\(base).swift", text: TryItCode(scenario, trace).text),
    ]
  }

  /// A diagram in every text format that applies.
  static func diagram(_ drawn: DrawnDiagram) -> [File] {
    let svg = File(name: "SVG", path: DiagramValues.file(drawn), text: drawn.standalone)
    return [svg]
      + drawn.exports.map { format, text in
        File(name: format.name, path: "diagrams/\(drawn.diagram.id).\(format.fileExtension)", text: text)
      }
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
