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
    let title = mapping.localized("title")
    let summary = mapping.localized("summary")
    let explanation = mapping.localized("explanation")
    let platform = mapping.platform("platform")
    let columns = mapping.list(
      "columns", of: "a column", keys: ["title", "scenario", "steps", "roles"], required: true, read: Self.column)
    diagnostics += mapping.diagnostics
    guard let id else { return nil }
    return Comparison(
      id: id, title: title ?? LocalizedText(id), summary: summary ?? LocalizedText(""), explanation: explanation,
      platform: platform, columns: columns, location: mapping.place)
  }

  private static func column(_ column: inout MappingReader) -> Comparison.Column? {
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
    guard let scenario else { return nil }
    return Comparison.Column(
      title: title ?? LocalizedText(scenario.text), scenario: Reference(id: scenario.text, location: scenario.place),
      steps: numbers, roles: roles)
  }

  mutating func callback(_ root: Node) -> CallbackProse? {
    guard var mapping = open(root, "a callback", ["callback", "summary", "explanation"]) else { return nil }
    let name = mapping.text("callback", required: true)
    let summary = mapping.localized("summary")
    let explanation = mapping.localized("explanation")
    diagnostics += mapping.diagnostics
    return name.map {
      CallbackProse(
        name: $0, summary: summary ?? LocalizedText(""), explanation: explanation, location: mapping.place)
    }
  }

  mutating func machine(_ root: Node) -> Machine? {
    guard var mapping = open(root, "a state machine", ["id", "title", "summary", "explanation", "states"]) else {
      return nil
    }
    let id = mapping.identifier("id")
    let title = mapping.localized("title")
    let summary = mapping.localized("summary")
    let explanation = mapping.localized("explanation")
    let states = mapping.list("states", of: "a state", keys: ["name", "meaning"]) { state -> Machine.State? in
      let name = state.text("name", required: true)
      let meaning = state.localized("meaning")
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
    let title = mapping.localized("title")
    let summary = mapping.localized("summary")
    let text = mapping.localized("text")
    if mapping.node("text") == nil { mapping.report(mapping.missing("text")) }
    diagnostics += mapping.diagnostics
    guard let id, let text else { return nil }
    return ProsePage(
      id: id, title: title ?? LocalizedText(id), summary: summary ?? LocalizedText(""), text: text,
      location: mapping.place)
  }

  private static let settingKeys = [
    "title", "tagline", "summary", "groups", "questions", "example", "guide", "baseURL", "pathPrefix", "editURL",
    "repositoryURL", "showsEveryChange",
  ]

  mutating func settings(_ root: Node) -> SiteSettings? {
    guard var mapping = open(root, "the site's settings", Self.settingKeys) else { return nil }
    let title = mapping.localized("title")
    let tagline = mapping.localized("tagline")
    let summary = mapping.localized("summary")
    let groups = mapping.list("groups", of: "a group", keys: ["id", "title", "summary"]) {
      group -> SiteSettings.Group? in
      let id = group.identifier("id")
      let title = group.localized("title")
      let summary = group.localized("summary")
      return id.map { .init(id: $0, title: title ?? LocalizedText($0), summary: summary) }
    }
    let questions = mapping.list("questions", of: "a question", keys: ["question", "answer", "reply", "keywords"]) {
      item -> SiteSettings.Question? in
      let text = item.localized("question")
      if item.node("question") == nil { item.report(item.missing("question")) }
      let answer = item.located("answer", required: true).map { Reference(id: $0.text, location: $0.place) }
      let (reply, keywords) = (item.localized("reply"), item.localized("keywords"))
      guard let text, let answer else { return nil }
      return SiteSettings.Question(text: text, answer: answer, reply: reply, keywords: keywords)
    }
    var settings = SiteSettings(
      title: title ?? LocalizedText("Lifeline"), tagline: tagline, summary: summary, groups: groups)
    settings.questions = questions
    settings.example = mapping.located("example").map { Reference(id: $0.text, location: $0.place) }
    settings.guide = mapping.located("guide").map { Reference(id: $0.text, location: $0.place) }
    settings.baseURL = mapping.address("baseURL")
    settings.pathPrefix = mapping.pathPrefix("pathPrefix") ?? "/"
    settings.editURL = mapping.address("editURL", holding: "{path}")
    settings.repositoryURL = mapping.address("repositoryURL")
    settings.showsEveryChange = mapping.flag("showsEveryChange") ?? false
    diagnostics += mapping.diagnostics
    return settings
  }

  private mutating func open(_ node: Node, _ what: String, _ keys: [String]) -> MappingReader? {
    MappingReader(node, what: what, keys: keys, path: path, diagnostics: &diagnostics)
  }

  private func references(_ texts: [LocatedText]) -> [Reference] {
    texts.map { Reference(id: $0.text, location: $0.place) }
  }
}
