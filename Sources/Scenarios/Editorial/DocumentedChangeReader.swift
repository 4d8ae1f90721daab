import Diagnostics
import Yams

extension EditorialReader {
  /// A file of what one release changed outside of the model.
  mutating func documentedChanges(_ root: Node) -> [DocumentedChange] {
    guard var file = open(root, "a file of documented changes", ["ios", "changes"]) else { return [] }
    let written = file.located("ios", .id, required: true)
    let release = written.flatMap { Int($0.text) }
    if let written, release.map({ !(2...999).contains($0) }) ?? true {
      file.report(
        Diagnostic(
          id: "changes.not-a-release", at: written.place,
          "\(quoted(written.text)) is not the number of a release, such as 17"))
    }
    let changes = file.list("changes", of: "a documented change", keys: ["title", "text"], required: true) {
      item -> DocumentedChange? in
      let title = item.localized("title", .title)
      let text = item.localized("text", .prose)
      for key in ["title", "text"] where item.node(key) == nil { item.report(item.missing(key)) }
      guard let release, let title, let text else { return nil }
      return DocumentedChange(release: release, title: title, text: text, location: item.place)
    }
    diagnostics += file.diagnostics
    return changes
  }
}
