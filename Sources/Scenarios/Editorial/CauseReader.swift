import Diagnostics
import Lifecycle
import Yams

/// Reads a file of causes: one source's, and named after it.
struct CauseReader {
  let path: String
  var diagnostics: [Diagnostic] = []
  /// The source that the file is about, unless its name says something else.
  private(set) var source: Reference?

  mutating func causes(_ root: Node) -> [Cause] {
    guard
      var file = MappingReader(
        root, what: "a file of causes", keys: ["source", "causes"], path: path, diagnostics: &diagnostics)
    else { return [] }
    let source = file.identifier("source")
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if let source, name != "\(source).yaml" {
      file.report(
        Diagnostic(
          id: "cause.file-name", at: file.valuePlace("source"),
          "the source '\(source)' is not the file's name '\(name)'"
        ))
    } else if let source {
      self.source = Reference(id: source, location: file.valuePlace("source"))
    }
    let keys = ["trace", "step", "kind", "text", "scenario"]
    let causes = file.list("causes", of: "a cause", keys: keys, required: true) { item -> [Cause] in
      // Without a source nothing more can be known of its steps, and its absence is told already.
      let steps = item.loggedSteps(of: source ?? "")
      let kind = item.choice("kind", of: Cause.Kind.self, called: "a kind of cause")
      if item.node("kind") == nil { item.report(item.missing("kind")) }
      let text = item.localized("text", .prose)
      if item.node("text") == nil { item.report(item.missing("text")) }
      let scenario = item.located("scenario", .id).map { Reference(id: $0.text, location: $0.place) }
      guard source != nil, let kind, let text else { return [] }
      return steps.map { Cause(step: $0, kind: kind, text: text, scenario: scenario) }
    }
    diagnostics += file.diagnostics
    return causes.flatMap { $0 }
  }
}
