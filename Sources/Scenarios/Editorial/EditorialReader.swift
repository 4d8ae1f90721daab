import Diagnostics
import Lifecycle
import Yams

/// Reads the files that are neither scenarios nor evidence.
struct EditorialReader {
  let path: String
  var diagnostics: [Diagnostic] = []

  mutating func disagreement(_ root: Node) -> Disagreement? {
    let keys = ["id", "title", "question", "explanation", "steps", "scenarios"]
    guard var mapping = open(root, "a disagreement", keys) else { return nil }
    let id = mapping.identifier("id")
    let title = mapping.localized("title", .title)
    let question = mapping.localized("question", .sentence)
    let explanation = mapping.localized("explanation", .prose)
    let scenarios = references(mapping.texts("scenarios"))
    let steps = mapping.list("steps", of: "a logged step", keys: ["source", "trace", "step"]) { $0.loggedSteps() }
    diagnostics += mapping.diagnostics
    guard let id else { return nil }
    return Disagreement(
      id: id, title: title ?? LocalizedText(id), question: question ?? LocalizedText(""),
      explanation: explanation ?? LocalizedText(""), steps: steps.flatMap { $0 }, scenarios: scenarios,
      location: mapping.place)
  }

  mutating func comparison(_ root: Node) -> Comparison? {
    let keys = ["id", "title", "summary", "explanation", "platform", "columns"]
    guard var mapping = open(root, "a comparison", keys) else { return nil }
    let id = mapping.identifier("id")
    let title = mapping.localized("title", .title)
    let summary = mapping.localized("summary", .summary)
    let explanation = mapping.localized("explanation", .prose)
    let platform = mapping.platform("platform")
    let columns = mapping.list(
      "columns", of: "a column", keys: ["title", "scenario", "steps", "roles"], required: true, read: Self.column)
    if let written = mapping.node("columns")?.sequence, written.count < 2 {
      mapping.report(
        Diagnostic(id: "comparison.too-few", at: mapping.place, "a comparison has at least two columns"))
    }
    diagnostics += mapping.diagnostics
    guard let id else { return nil }
    return Comparison(
      id: id, title: title ?? LocalizedText(id), summary: summary ?? LocalizedText(""), explanation: explanation,
      platform: platform, columns: columns, location: mapping.place)
  }

  private static func column(_ column: inout MappingReader) -> Comparison.Column? {
    let title = column.localized("title", .title)
    let scenario = column.located("scenario", .id, required: true)
    let steps = column.texts("steps")
    var roles: [String: Comparison.Role] = [:]
    if let node = column.node("roles"), case .mapping(let mapping) = node {
      for (key, value) in mapping {
        if let name = column.held(key, "roles", to: .word) { roles[name] = role(value, &column) }
      }
    } else {
      column.report(column.missing("roles"))
    }
    let numbers = steps.compactMap { Int($0.text) }
    if column.node("steps") == nil {
      column.report(column.missing("steps"))
    } else if numbers.count != steps.count || numbers.isEmpty {
      column.report(
        Diagnostic(id: "content.not-a-number", at: column.valuePlace("steps"), "'steps' is a list of step numbers"))
    }
    guard let scenario else { return nil }
    return Comparison.Column(
      title: title ?? LocalizedText(scenario.text), scenario: Reference(id: scenario.text, location: scenario.place),
      steps: numbers, roles: roles)
  }

  /// Another word would be taken for a third part, and the page would say what is not so.
  private static func role(_ node: Node, _ column: inout MappingReader) -> Comparison.Role? {
    guard let word = node.scalar?.string else {
      column.report(Diagnostic(id: "content.not-text", at: node.place(in: column.path), "a role is a text"))
      return nil
    }
    if let role = Comparison.Role(rawValue: word) { return role }
    let roles = Comparison.Role.allCases.map(\.rawValue)
    column.report(
      Diagnostic(
        id: "comparison.unknown-role", at: node.place(in: column.path),
        "\(quoted(word)) is not a role\(Suggestion.phrase(for: word, in: roles, orList: "it is one of"))"))
    return nil
  }

  mutating func callback(_ root: Node) -> CallbackProse? {
    guard var mapping = open(root, "a callback", ["callback", "summary", "explanation", "sample", "mistake"])
    else { return nil }
    let name = mapping.text("callback", required: true)
    let summary = mapping.localized("summary", .summary)
    let explanation = mapping.localized("explanation", .prose)
    let sample = mapping.text("sample", .prose)
    var found: [Diagnostic] = []
    let mistake = MistakenCode(mapping.node("mistake"), in: path, &found)
    mapping.report(found)
    diagnostics += mapping.diagnostics
    return name.map {
      CallbackProse(
        name: $0, summary: summary ?? LocalizedText(""), explanation: explanation, sample: sample,
        mistake: mistake, location: mapping.place)
    }
  }

  mutating func machine(_ root: Node) -> Machine? {
    guard var mapping = open(root, "a state machine", ["id", "title", "summary", "explanation", "states"]) else {
      return nil
    }
    let id = mapping.identifier("id")
    let title = mapping.localized("title", .title)
    let summary = mapping.localized("summary", .summary)
    let explanation = mapping.localized("explanation", .prose)
    let states = mapping.list("states", of: "a state", keys: ["name", "meaning"]) { state -> Machine.State? in
      let name = state.text("name", required: true)
      let meaning = state.localized("meaning", .sentence)
      return name.map { .init(name: $0, meaning: meaning ?? LocalizedText(""), location: state.place) }
    }
    diagnostics += mapping.diagnostics
    guard let id else { return nil }
    return Machine(
      id: id, title: title ?? LocalizedText(id), summary: summary ?? LocalizedText(""), explanation: explanation,
      states: states, location: mapping.place)
  }

  mutating func page(_ root: Node) -> ProsePage? {
    guard var mapping = open(root, "a page", ["id", "title", "summary", "text"]) else { return nil }
    let id = mapping.identifier("id")
    let title = mapping.localized("title", .title)
    let summary = mapping.localized("summary", .summary)
    let text = mapping.localized("text", .prose)
    if mapping.node("text") == nil { mapping.report(mapping.missing("text")) }
    diagnostics += mapping.diagnostics
    guard let id, let text else { return nil }
    return ProsePage(
      id: id, title: title ?? LocalizedText(id), summary: summary ?? LocalizedText(""), text: text,
      location: mapping.place)
  }

  mutating func open(_ node: Node, _ what: String, _ keys: [String]) -> MappingReader? {
    MappingReader(node, what: what, keys: keys, path: path, diagnostics: &diagnostics)
  }

  private func references(_ texts: [LocatedText]) -> [Reference] {
    texts.map { Reference(id: $0.text, location: $0.place) }
  }
}
