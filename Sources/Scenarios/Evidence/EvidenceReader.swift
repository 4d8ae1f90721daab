public import Diagnostics
import Lifecycle
import ScenarioLanguage
import Yams

/// Reads a file of evidence.
struct EvidenceReader {
  static let keys = ["source", "traces"]
  static let traceKeys =
    ["id"] + MappingReader.structureKeys + [
      "platform", "kind", "records", "only", "partial", "os", "note", "steps", "raw",
    ]
  static let stepKeys =
    ["do", "events", "by", "animated", "transitionStyle", "backgroundWork"] + MappingReader.stepOptionKeys
    + ["partial", "note"]

  /// Reads as much as can be read. A trace of which a part is wrong is left out, so that it is not compared with the
  /// model, and its id is kept.
  static func read(_ root: Node, path: String, isWhole: Bool = true) -> (file: EvidenceFile?, diagnostics: [Diagnostic])
  {
    var diagnostics: [Diagnostic] = []
    guard
      var file = MappingReader(
        root, what: "an evidence file", keys: keys, path: path, diagnostics: &diagnostics)
    else { return (nil, diagnostics) }
    let read = file.node("source").map { SourceReader.read($0, path: path, diagnostics: &diagnostics) }
    if file.node("source") == nil { file.report(file.missing("source")) }
    var traces: [ObservedTrace] = []
    var unread: [String] = []
    var seen: [String: SourceLocation] = [:]
    for node in file.items("traces", required: true) {
      let (trace, id) = trace(node, path: path, diagnostics: &diagnostics)
      if let id {
        if let first = seen[id.text] {
          diagnostics.append(.duplicateID(id.text, at: id.place, first: first))
          continue
        }
        seen[id.text] = id.place
      }
      if let trace, isWhole, read?.isWhole ?? false { traces.append(trace) } else if let id { unread.append(id.text) }
    }
    diagnostics += file.diagnostics
    let evidence = read?.source.map { source in
      EvidenceFile(source: source, traces: traces, unreadTraces: unread, location: SourceLocation(file: path))
    }
    return (evidence, diagnostics)
  }

  private static func trace(
    _ node: Node, path: String, diagnostics: inout [Diagnostic]
  ) -> (trace: ObservedTrace?, id: LocatedText?) {
    guard
      var mapping = MappingReader(node, what: "a trace", keys: traceKeys, path: path, diagnostics: &diagnostics)
    else { return (nil, nil) }
    let hasUnknownKeys = mapping.diagnostics.hasErrors
    let id = mapping.identifier("id", allowsCapitals: true)
    let nodes = mapping.items("steps", required: true)
    let records = RecordsReader.read(&mapping)
    let unwindAction = records.value.all.first(where: LoggedWords.isUnwindAction)
    let errors = mapping.errorCount
    var read: [ReadStep] = []
    for node in mapping.kept(nodes, most: CountLimit.steps, "steps") {
      if let step = step(node, unwindAction: unwindAction, path: path, &mapping) { read.append(step) }
    }
    let structure = mapping.structureWithOptions(
      laterNames: read.flatMap(\.script.action.names), isComplete: mapping.errorCount == errors && !hasUnknownKeys)
    let only = mapping.located("only")
    let partial = mapping.choice("partial", of: ObservedTrace.Partial.self, called: "a kind of partial log")
    let platform = mapping.statedPlatform("platform")
    let kind = mapping.choice("kind", of: EvidenceFile.Source.Kind.self, called: "a kind of evidence")
    let os = mapping.text("os", .title)
    if let os { mapping.checkRelease(os, "os") }
    let raw = mapping.text("raw", .log)
    let note = mapping.localized("note", .note)
    // What a step or a structure names that could not be read is not known, so that its events cannot be judged.
    if let structure, !mapping.diagnostics.hasErrors {
      let check = EventCheck(structure: structure, steps: read.map(\.script.action), records: records.value)
      mapping.report(EventCheck.problems(records: records.words, of: read.flatMap { $0.events.map(\.event.subject) }))
      mapping.report(records.subjects.findings { check.problem(loggerOf: $0).map { [$0] } ?? [] })
      mapping.report(read.flatMap(\.events).findings { check.problems($0.event, at: $0.text) })
      mapping.report([only.flatMap { check.problem(only: $0) }].compactMap(\.self))
    }
    diagnostics += mapping.diagnostics
    let name = id.map { LocatedText($0, at: mapping.place) }
    guard let id, let structure, !mapping.diagnostics.hasErrors else { return (nil, name) }
    let steps = read.map { step in
      ObservedTrace.Step(
        script: step.script, events: step.events.map(\.event), partial: step.partial,
        note: step.note, location: step.place)
    }
    let trace = ObservedTrace(
      id: id, structure: structure, platform: platform ?? StatedPlatform(), kind: kind, records: records.value,
      only: only?.text, partial: partial, os: os, steps: steps, raw: raw, note: note, location: mapping.place)
    return (trace, name)
  }

  // MARK: Steps

  private struct ReadStep {
    var script: ScriptStep
    var events: [(event: ObservedTrace.Event, text: LocatedText)]
    var partial: ObservedTrace.Partial?
    var note: String?
    var place: SourceLocation
  }

  private static func step(
    _ node: Node, unwindAction: String?, path: String, _ trace: inout MappingReader
  ) -> ReadStep? {
    var found: [Diagnostic] = []
    defer { trace.report(found) }
    guard var mapping = MappingReader(node, what: "a step", keys: stepKeys, path: path, diagnostics: &found)
    else { return nil }
    let located = mapping.located("do", .action, required: true)
    let action = located.flatMap { mapping.action($0) }
    let events = mapping.texts("events", .action).compactMap { text in event(text, &mapping).map { ($0, text) } }
    var script = action.map {
      ScriptStep(
        $0, animated: mapping.flag("animated") ?? true,
        by: mapping.choice("by", of: Initiator.self, called: "an initiator"),
        backgroundWork: mapping.flag("backgroundWork") ?? false,
        unwindAction: unwindAction ?? ScriptStep.defaultUnwindAction)
    }
    if var read = script {
      mapping.stepOptions(of: &read)
      script = read
    }
    let partial = mapping.choice("partial", of: ObservedTrace.Partial.self, called: "a kind of partial log")
    let note = mapping.text("note", .note)
    found += mapping.diagnostics
    return script.map {
      ReadStep(script: $0, events: events, partial: partial, note: note, place: mapping.place)
    }
  }

  private static func event(_ text: LocatedText, _ mapping: inout MappingReader) -> ObservedTrace.Event? {
    // `NavDelegate willShow(A)` and `NavDelegate willShow A` are the same event.
    let bare = text.text.split(whereSeparator: { " ()".contains($0) }).map(String.init)
    guard bare.count >= 2 else {
      mapping.report(
        Diagnostic(id: "evidence.event", at: text.place, "\(quoted(text.text)) is not an event: SUBJECT callback"))
      return nil
    }
    let argument = bare.count == 3 && LoggedWords.isName(bare[2]) ? bare[2] : nil
    return .init(subject: bare[0], callback: bare[1], argument: argument)
  }
}

extension Diagnostic {
  /// The same name twice.
  public static func duplicateID(_ id: String, at place: SourceLocation, first: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "content.duplicate-id", at: place, "the id \(quoted(id)) is taken",
      notes: [Diagnostic.Note("it is taken here", at: first)])
  }
}
