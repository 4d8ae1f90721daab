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
    let title = mapping.localized("title")
    let question = mapping.localized("question")
    let explanation = mapping.localized("explanation")
    let scenarios = references(mapping.texts("scenarios"))
    let stepNodes = mapping.items("steps")
    diagnostics += mapping.diagnostics
    var steps: [Disagreement.LoggedStep] = []
    for node in stepNodes {
      guard var step = open(node, "a logged step", ["source", "trace", "step"]) else { continue }
      let source = step.text("source", required: true)
      let trace = step.text("trace", required: true)
      let number = step.number("step")
      if step.node("step") == nil { step.report(step.missing("step")) }
      diagnostics += step.diagnostics
      if let source, let trace, let number {
        steps.append(.init(source: source, trace: trace, step: number, location: step.place))
      }
    }
    guard let id else { return nil }
    return Disagreement(
      id: id, title: title ?? LocalizedText(id), question: question ?? LocalizedText(""),
      explanation: explanation ?? LocalizedText(""), steps: steps, scenarios: scenarios, location: mapping.place)
  }

  mutating func comparison(_ root: Node) -> Comparison? {
    let keys = ["id", "title", "summary", "explanation", "platform", "columns"]
    guard var mapping = open(root, "a comparison", keys) else { return nil }
    let id = mapping.identifier("id")
    let title = mapping.localized("title")
    let summary = mapping.localized("summary")
    let explanation = mapping.localized("explanation")
    let platform = mapping.platform("platform")
    let nodes = mapping.items("columns", required: true)
    diagnostics += mapping.diagnostics
    let columns = nodes.compactMap { column($0) }
    guard let id else { return nil }
    return Comparison(
      id: id, title: title ?? LocalizedText(id), summary: summary ?? LocalizedText(""), explanation: explanation,
      platform: platform, columns: columns, location: mapping.place)
  }

  private mutating func column(_ node: Node) -> Comparison.Column? {
    guard var column = open(node, "a column", ["title", "scenario", "steps", "roles"]) else { return nil }
    let title = column.localized("title")
    let scenario = column.located("scenario", required: true)
    let steps = column.texts("steps")
    var roles: [String: String] = [:]
    if let node = column.node("roles"), case .mapping(let mapping) = node {
      for (key, value) in mapping {
        if let name = key.string, let role = value.string { roles[name] = role }
      }
    } else {
      column.report(column.missing("roles"))
    }
    let numbers = steps.compactMap { Int($0.text) }
    if numbers.count != steps.count || numbers.isEmpty {
      column.report(
        Diagnostic(id: "content.not-a-number", at: column.valuePlace("steps"), "'steps' is a list of step numbers"))
    }
    diagnostics += column.diagnostics
    guard let scenario else { return nil }
    return Comparison.Column(
      title: title ?? LocalizedText(scenario.text), scenario: Reference(id: scenario.text, location: scenario.place),
      steps: numbers, roles: roles)
  }

  mutating func machine(_ root: Node) -> Machine? {
    guard var mapping = open(root, "a state machine", ["id", "title", "summary", "explanation", "states"]) else {
      return nil
    }
    let id = mapping.identifier("id")
    let title = mapping.localized("title")
    let summary = mapping.localized("summary")
    let explanation = mapping.localized("explanation")
    let nodes = mapping.items("states")
    diagnostics += mapping.diagnostics
    var states: [Machine.State] = []
    for node in nodes {
      guard var state = open(node, "a state", ["name", "meaning"]) else { continue }
      let name = state.text("name", required: true)
      let meaning = state.localized("meaning")
      diagnostics += state.diagnostics
      if let name { states.append(.init(name: name, meaning: meaning ?? LocalizedText(""), location: state.place)) }
    }
    guard let id else { return nil }
    return Machine(
      id: id, title: title ?? LocalizedText(id), summary: summary ?? LocalizedText(""), explanation: explanation,
      states: states, location: mapping.place)
  }

  mutating func settings(_ root: Node) -> SiteSettings? {
    guard var mapping = open(root, "the site's settings", ["title", "tagline", "summary", "groups"]) else { return nil }
    let title = mapping.localized("title")
    let tagline = mapping.localized("tagline")
    let summary = mapping.localized("summary")
    let nodes = mapping.items("groups")
    diagnostics += mapping.diagnostics
    var groups: [SiteSettings.Group] = []
    for node in nodes {
      guard var group = open(node, "a group", ["id", "title", "summary"]) else { continue }
      let id = group.identifier("id")
      let groupTitle = group.localized("title")
      let groupSummary = group.localized("summary")
      diagnostics += group.diagnostics
      if let id { groups.append(.init(id: id, title: groupTitle ?? LocalizedText(id), summary: groupSummary)) }
    }
    return SiteSettings(title: title ?? LocalizedText("Lifeline"), tagline: tagline, summary: summary, groups: groups)
  }

  private mutating func open(_ node: Node, _ what: String, _ keys: [String]) -> MappingReader? {
    MappingReader(node, what: what, keys: keys, path: path, diagnostics: &diagnostics)
  }

  private func references(_ texts: [LocatedText]) -> [Reference] {
    texts.map { Reference(id: $0.text, location: $0.place) }
  }
}
