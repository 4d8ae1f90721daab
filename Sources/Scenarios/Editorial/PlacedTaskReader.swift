import Diagnostics
import Yams

extension EditorialReader {
  /// The keys of a file that says where a task goes.
  static let taskKeys = [
    "id", "order", "title", "answer", "keywords", "uikit", "swiftui", "instead", "why", "misses", "read",
  ]
  /// The keys of a place.
  static let placeKeys = ["start", "stop", "verdict", "code"]

  /// A task with its place.
  mutating func task(_ root: Node) -> PlacedTask? {
    guard var mapping = open(root, "a task", Self.taskKeys) else { return nil }
    let id = mapping.identifier("id")
    let order = mapping.number("order")
    let title = mapping.localized("title", .title)
    let answer = mapping.localized("answer", .sentence)
    let keywords = mapping.localized("keywords", .summary)
    let why = mapping.localized("why", .prose)
    let misses = mapping.localized("misses", .prose)
    for key in ["answer", "why"] where mapping.node(key) == nil { mapping.report(mapping.missing(key)) }
    if mapping.node("uikit") == nil, mapping.node("swiftui") == nil { mapping.report(mapping.missing("uikit")) }
    var found: [Diagnostic] = []
    let uikit = place(mapping.node("uikit"), &found)
    let swiftui = place(mapping.node("swiftui"), &found)
    mapping.report(found)
    let instead = mapping.list("instead", of: "a place", keys: Self.placeKeys) { Self.place(&$0) }
    let reading = mapping.texts("read", .keyword).map { Reference(id: $0.text, location: $0.place) }
    diagnostics += mapping.diagnostics
    guard let id else { return nil }
    return PlacedTask(
      id: id, order: order, title: title ?? LocalizedText(id), answer: answer ?? LocalizedText(""), keywords: keywords,
      uikit: uikit, swiftui: swiftui, instead: instead, why: why ?? LocalizedText(""), misses: misses, reading: reading,
      location: mapping.place)
  }

  private func place(_ node: Node?, _ found: inout [Diagnostic]) -> PlacedTask.Place? {
    guard let node,
      var item = MappingReader(node, what: "a place", keys: Self.placeKeys, path: path, diagnostics: &found)
    else { return nil }
    defer { found += item.diagnostics }
    return Self.place(&item)
  }

  /// `{start: viewWillAppear, stop: viewWillDisappear, verdict: balanced}`
  private static func place(_ item: inout MappingReader) -> PlacedTask.Place? {
    let start = item.located("start", .word, required: true)
    let stop = item.located("stop", .word)
    let verdict = item.choice("verdict", of: PlacedTask.Verdict.self, called: "a verdict")
    if item.node("verdict") == nil { item.report(item.missing("verdict")) }
    let code = item.text("code", .prose)
    guard let start, let verdict else { return nil }
    return PlacedTask.Place(
      start: Reference(id: start.text, location: start.place),
      stop: stop.map { Reference(id: $0.text, location: $0.place) }, verdict: verdict,
      verdictLocation: item.valuePlace("verdict"), code: code)
  }
}
