import Diagnostics
import Yams

extension EditorialReader {
  /// A file of what one release changed: a sentence that sums it up, what is outside of the model, or both.
  mutating func documentedChanges(_ root: Node) -> (changes: [DocumentedChange], summary: ReleaseSummary?) {
    guard var file = open(root, "a file of documented changes", ["ios", "summary", "breaks", "changes"]) else {
      return ([], nil)
    }
    let written = file.located("ios", .id, required: true)
    let release = written.flatMap { Int($0.text) }
    if let written, release.map({ !(2...999).contains($0) }) ?? true {
      file.report(
        Diagnostic(
          id: "changes.not-a-release", at: written.place,
          "\(quoted(written.text)) is not the number of a release, such as 17"))
    }
    let text = file.localized("summary", .sentence)
    let impact = file.choice("breaks", of: ReleaseSummary.Impact.self, called: "a word for how much a release breaks")
    if file.node("summary") != nil, file.node("breaks") == nil { file.report(file.missing("breaks")) }
    let hasChanges = file.node("changes") != nil || text == nil
    let changes = file.list("changes", of: "a documented change", keys: ["title", "text"], required: hasChanges) {
      item -> DocumentedChange? in
      let title = item.localized("title", .title)
      let text = item.localized("text", .prose)
      for key in ["title", "text"] where item.node(key) == nil { item.report(item.missing(key)) }
      guard let release, let title, let text else { return nil }
      return DocumentedChange(release: release, title: title, text: text, location: item.place)
    }
    diagnostics += file.diagnostics
    guard let release, let text, let impact else { return (changes, nil) }
    return (changes, ReleaseSummary(release: release, text: text, impact: impact, location: file.place))
  }
}
