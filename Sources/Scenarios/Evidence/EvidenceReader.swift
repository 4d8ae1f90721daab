public import Diagnostics
import Lifecycle
import Yams

/// Reads a file of evidence.
struct EvidenceReader {
  static let sourceKeys = [
    "slug", "title", "url", "language", "date", "os", "kind", "caveat", "mirrors", "raw_note", "repository", "xcode",
    "seed",
  ]
  static let traceKeys = [
    "id", "structure", "style", "records", "only", "partial", "os", "note", "steps", "raw",
  ]
  static let stepKeys = ["do", "events", "by", "animated", "transitionStyle", "backgroundWork", "partial", "note"]

  static func read(_ root: Node, path: String) -> (file: EvidenceFile?, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    guard
      var file = MappingReader(
        root, what: "an evidence file", keys: ["source", "traces"], path: path, diagnostics: &diagnostics)
    else { return (nil, diagnostics) }
    let source = file.node("source").flatMap { Self.source($0, path: path, diagnostics: &diagnostics) }
    if file.node("source") == nil { file.report(file.missing("source")) }
    var traces: [ObservedTrace] = []
    var seen: [String: SourceLocation] = [:]
    for node in file.items("traces", required: true) {
      guard let trace = trace(node, path: path, diagnostics: &diagnostics) else { continue }
      if let first = seen[trace.id] {
        diagnostics.append(.duplicateID(trace.id, at: trace.location, first: first))
      } else {
        seen[trace.id] = trace.location
        traces.append(trace)
      }
    }
    diagnostics += file.diagnostics
    return (
      source.map { EvidenceFile(source: $0, traces: traces, location: SourceLocation(file: path)) }, diagnostics
    )
  }

  private static func source(
    _ node: Node, path: String, diagnostics: inout [Diagnostic]
  ) -> EvidenceFile.Source? {
    guard
      var mapping = MappingReader(node, what: "a source", keys: sourceKeys, path: path, diagnostics: &diagnostics)
    else { return nil }
    let slug = mapping.identifier("slug")
    let title = mapping.text("title", required: true)
    let kind = mapping.choice("kind", of: EvidenceFile.Source.Kind.self, called: "a kind of evidence")
    if mapping.node("kind") == nil { mapping.report(mapping.missing("kind")) }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    // What comes through a pipe has no name of its own.
    if let slug, name.contains("."), name != "\(slug).yaml" {
      mapping.report(
        Diagnostic(
          id: "evidence.slug", at: mapping.valuePlace("slug"), "the slug '\(slug)' is not the file's name '\(name)'"))
    }
    let source = EvidenceFile.Source(
      slug: slug ?? name, title: title ?? "", url: mapping.text("url"), language: mapping.text("language"),
      date: mapping.text("date"), os: mapping.localized("os"), kind: kind ?? .documented,
      caveat: mapping.localized("caveat"))
    diagnostics += mapping.diagnostics
    return slug == nil ? nil : source
  }

  private static func trace(_ node: Node, path: String, diagnostics: inout [Diagnostic]) -> ObservedTrace? {
    guard
      var mapping = MappingReader(node, what: "a trace", keys: traceKeys, path: path, diagnostics: &diagnostics)
    else { return nil }
    let id = mapping.identifier("id", allowsCapitals: true)
    var structure = mapping.structure("structure")
    if let style = mapping.choice("style", of: Structure.PageStyle.self, called: "a style of turning pages") {
      structure?.pageStyle = style
    }
    var steps: [ObservedTrace.Step] = []
    let nodes = mapping.items("steps", required: true)
    let records = mapping.texts("records").map(\.text)
    let unwindAction = records.first { $0.hasPrefix("unwind") }
    for node in nodes {
      if let step = step(node, unwindAction: unwindAction, path: path, diagnostics: &diagnostics) { steps.append(step) }
    }
    let only = mapping.text("only")
    let partial = mapping.choice("partial", of: ObservedTrace.Partial.self, called: "a kind of partial log")
    let os = mapping.text("os")
    let raw = mapping.text("raw")
    let note = mapping.localized("note")
    diagnostics += mapping.diagnostics
    guard let id, let structure, steps.count == nodes.count else { return nil }
    return ObservedTrace(
      id: id, structure: structure, records: records, only: only, partial: partial, os: os, steps: steps,
      raw: raw, note: note, location: mapping.place)
  }

  private static func step(
    _ node: Node, unwindAction: String?, path: String, diagnostics: inout [Diagnostic]
  ) -> ObservedTrace.Step? {
    guard var mapping = MappingReader(node, what: "a step", keys: stepKeys, path: path, diagnostics: &diagnostics)
    else { return nil }
    let located = mapping.located("do", required: true)
    let action = located.flatMap { mapping.action($0) }
    let texts = mapping.texts("events")
    var events: [ObservedTrace.Event] = []
    for text in texts {
      // `NavDelegate willShow(A)` and `NavDelegate willShow A` are the same event, and so is one without an argument.
      let bare = text.text.prefix { $0 != "(" }.split(separator: " ").map(String.init)
      guard bare.count >= 2 else {
        mapping.report(
          Diagnostic(id: "evidence.event", at: text.place, "'\(text.text)' is not an event: SUBJECT callback"))
        continue
      }
      events.append(.init(subject: bare[0], callback: bare[1]))
    }
    let script = action.map {
      ScriptStep(
        $0, animated: mapping.flag("animated") ?? true,
        by: mapping.choice("by", of: Initiator.self, called: "an initiator"),
        backgroundWork: mapping.flag("backgroundWork") ?? false,
        unwindAction: unwindAction ?? ScriptStep.defaultUnwindAction)
    }
    let partial = mapping.choice("partial", of: ObservedTrace.Partial.self, called: "a kind of partial log")
    let note = mapping.text("note")
    diagnostics += mapping.diagnostics
    return script.map {
      ObservedTrace.Step(script: $0, events: events, partial: partial, note: note, location: mapping.place)
    }
  }
}

extension Diagnostic {
  /// The same name twice.
  public static func duplicateID(_ id: String, at place: SourceLocation, first: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "content.duplicate-id", at: place, "the id '\(id)' is taken",
      notes: [Diagnostic.Note("it is taken here", at: first)])
  }
}
