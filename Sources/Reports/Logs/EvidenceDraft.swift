import Diagnostics
public import Lifecycle
public import Logs
public import Stories

/// A file of evidence that a log makes: what cannot be known from the log is left empty, for its owner to write.
public struct EvidenceDraft {
  /// What only the owner of a log knows.
  public struct Source: Sendable {
    /// What it is about, for readers.
    public var title = ""
    /// Where it was published, or in words which run it is of.
    public var url = ""
    /// The code of the language in which it was published.
    public var language: String?
    /// When it was published: `2026-01-31`, `2026-01` or `2026`.
    public var date: String?
    /// `device`, `simulator` or `test`
    public var device: String?
    /// The release that it is of.
    public var release: Release?

    /// Nothing is known.
    public init() {}
  }

  let log: ReadLog
  let verification: Verification
  /// The file's name without `.yaml`.
  public let slug: String
  let source: Source

  /// A draft; `name` is that of the log's file, after which the draft is called.
  public init(_ log: ReadLog, _ verification: Verification, name: String, from source: Source) {
    self.log = log
    self.verification = verification
    slug = Self.slug(of: name)
    self.source = source
  }

  /// What a draft is called after a file of that name: small letters, digits and hyphens.
  public static func slug(of name: String) -> String {
    let file = name.split(separator: "/").last.map(String.init) ?? ""
    let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    let words = stem.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.isEmpty ? "my-log" : words.joined(separator: "-")
  }

  /// A name as YAML has it: what other readers would take for a number, a date or a truth value is quoted.
  private static func plain(_ name: String) -> String {
    let words = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"]
    return name.first?.isLetter == true && !words.contains(name) ? name : JSONText.quoted(name)
  }

  /// The file.
  public var yaml: String {
    let text = """
      source:
        slug: \(Self.plain(slug))
        title: \(JSONText.quoted(source.title))
      \(source.url.isEmpty ? "  # Where the log was published; or describe the run that it is of.\n" : "")\
        url: \(JSONText.quoted(source.url))
        language: \(source.language.map(JSONText.quoted) ?? "null")
        date: \(source.date.map(JSONText.quoted) ?? "null")
        os: \(source.release.map { JSONText.quoted("iOS \($0.description)") } ?? "null")
        \(source.device.map { "device: \(JSONText.quoted($0))" } ?? "# device: device, simulator or test")
        kind: observed
      traces:

      """
    return text + traces.joined()
  }

  /// A trace for each run of the story: what stood before the first step of one says nothing of the next.
  private var traces: [String] {
    guard let story = verification.story else {
      return [trace(nil, isCut: false, steps: [], lines: log.lines[...], id: slug)]
    }
    let runs = story.runs.filter { run in story.steps[run.steps].contains { !$0.events.isEmpty } }
    let starts = runs.map { run in
      story.steps[run.steps].first { !$0.events.isEmpty }.map { log.events[$0.events.lowerBound].line - 1 } ?? 0
    }
    return runs.indices.map { place in
      // What comes before a scenario that the log is said to be of is no step of it.
      let first = place == 0 && story.beginning == 0 ? 0 : starts[place]
      let end = place + 1 < runs.count ? starts[place + 1] : log.lines.count
      return trace(
        runs[place].script.structure, isCut: place + 1 == runs.count && !verification.due.isEmpty,
        steps: story.steps[runs[place].steps].filter(\.isNamed),
        lines: log.lines[first..<max(first, end)], id: place == 0 ? slug : "\(slug)-\(place + 1)")
    }
  }

  /// The lines of a trace; where the log `isCut` within its last step, that one says so.
  private func trace(
    _ structure: Structure?, isCut: Bool, steps: [Story.Step], lines: ArraySlice<String>, id: String
  ) -> String {
    var text = """
        - id: \(Self.plain(id))
          structure: \(JSONText.quoted(structure?.description ?? ""))
      \(structure.map(Self.options) ?? "")\
          records: [\(records.joined(separator: ", "))]
          steps:

      """
    for (number, step) in steps.enumerated() {
      let events = step.events.map { JSONText.quoted(Self.text(log.events[$0])) }
      text += "      - do: \(JSONText.quoted(step.action.text))\n" + Self.manner(of: step.script)
      text += "        events: [\(events.joined(separator: ", "))]\n"
      if isCut, number + 1 == steps.count { text += "        partial: prefix\n" }
    }
    // A file of content has no characters that nobody sees.
    return text + "    raw: \(JSONText.quoted(lines.map { $0.printable }.joined(separator: "\n")))\n"
  }

  /// What else decides what the action causes.
  private static func manner(of step: ScriptStep) -> String {
    var text = step.initiator.map { "        by: \($0.rawValue)\n" } ?? ""
    if !step.animated { text += "        animated: false\n" }
    if step.backgroundWork { text += "        backgroundWork: true\n" }
    if step.again { text += "        again: true\n" }
    return text
  }

  /// What else decides what the structure causes.
  private static func options(_ structure: Structure) -> String {
    var text = ""
    for (key, names) in [
      ("definesPresentationContext", structure.contexts), ("manualForwarding", structure.manualForwarding),
    ] where !names.isEmpty {
      text += "    \(key): [\(names.map(JSONText.quoted).joined(separator: ", "))]\n"
    }
    if structure.preservesState { text += "    preservesState: true\n" }
    if structure.usesTabs { text += "    usesTabs: true\n" }
    return text
  }

  /// What the logger was seen to print.
  private var records: [String] {
    var names: [String] = []
    for event in log.events where !names.contains(event.callback) { names.append(event.callback) }
    return names
  }

  private static func text(_ event: LogEvent) -> String { "\(event.subject ?? Story.nobody) \(event.callback)" }
}
