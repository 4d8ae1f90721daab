import Diagnostics
import Yams

extension EditorialReader {
  /// A unit of the course.
  mutating func unit(_ root: Node) -> CourseUnit? {
    let keys = ["id", "order", "title", "goal", "read", "show", "text", "trap", "try", "drills", "interview"]
    guard var mapping = open(root, "a unit of the course", keys) else { return nil }
    let id = mapping.identifier("id")
    let order = mapping.number("order")
    let title = mapping.localized("title", .title)
    let goal = mapping.localized("goal", .sentence)
    let text = mapping.localized("text", .prose)
    for key in ["goal", "text"] where mapping.node(key) == nil { mapping.report(mapping.missing(key)) }
    let trap = mapping.localized("trap", .prose)
    let reading = mapping.texts("read", .keyword).map { Reference(id: $0.text, location: $0.place) }
    var found: [Diagnostic] = []
    let shown = shown(mapping.node("show"), &found)
    let attempt = attempt(mapping.node("try"), &found)
    mapping.report(found)
    let drills = mapping.list("drills", of: "a drill", keys: ["kind", "scenario", "step"], required: true) {
      item -> CourseUnit.Drill? in
      let kind = item.choice("kind", of: CourseUnit.Drill.Kind.self, called: "a kind of drill")
      if item.node("kind") == nil { item.report(item.missing("kind")) }
      let scenario = item.located("scenario", .id, required: true)
      let step = item.number("step")
      guard let kind, let scenario else { return nil }
      return CourseUnit.Drill(
        kind: kind, scenario: Reference(id: scenario.text, location: scenario.place), step: step, location: item.place)
    }
    let interview = mapping.list("interview", of: "a question of an interview", keys: ["question", "answer"]) {
      item -> CourseUnit.Interview? in
      let question = item.localized("question", .sentence)
      if item.node("question") == nil { item.report(item.missing("question")) }
      let answer = item.located("answer", .keyword, required: true)
      guard let question, let answer else { return nil }
      return CourseUnit.Interview(question: question, answer: Reference(id: answer.text, location: answer.place))
    }
    diagnostics += mapping.diagnostics
    guard let id else { return nil }
    return CourseUnit(
      id: id, order: order, title: title ?? LocalizedText(id), goal: goal ?? LocalizedText(""),
      text: text ?? LocalizedText(""), shown: shown, trap: trap, attempt: attempt, drills: drills,
      interview: interview, reading: reading, location: mapping.place)
  }

  /// `{scenario: push-pop, steps: 2-3}`
  private func shown(_ node: Node?, _ found: inout [Diagnostic]) -> CourseUnit.Shown? {
    guard let node,
      var item = MappingReader(
        node, what: "what a unit shows", keys: ["scenario", "steps"], path: path, diagnostics: &found)
    else { return nil }
    defer { found += item.diagnostics }
    let scenario = item.located("scenario", .id, required: true)
    let written = item.located("steps", .id)
    let steps = written.flatMap { Self.range($0.text) }
    if let written, steps == nil {
      item.report(
        Diagnostic(
          id: "course.steps", at: written.place,
          "\(quoted(written.text)) names no steps; they are written as in 2 or 2-3"))
    }
    return scenario.map {
      CourseUnit.Shown(
        scenario: Reference(id: $0.text, location: $0.place), steps: steps, location: written?.place ?? item.place)
    }
  }

  /// `{scenario: push-pop, text: …}`
  private func attempt(_ node: Node?, _ found: inout [Diagnostic]) -> CourseUnit.Attempt? {
    guard let node,
      var item = MappingReader(
        node, what: "what a unit has to try", keys: ["scenario", "text"], path: path, diagnostics: &found)
    else { return nil }
    defer { found += item.diagnostics }
    let scenario = item.located("scenario", .id, required: true)
    let text = item.localized("text", .prose)
    if item.node("text") == nil { item.report(item.missing("text")) }
    guard let scenario, let text else { return nil }
    return CourseUnit.Attempt(scenario: Reference(id: scenario.text, location: scenario.place), text: text)
  }

  private static func range(_ text: String) -> ClosedRange<Int>? {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1], 1 <= first, first <= last
    else { return nil }
    return first...last
  }
}
