import Diagnostics
public import Lifecycle
public import Logs
public import Stories

/// A file of evidence that a log makes: what cannot be known from the log is left empty, for its owner to write.
public struct EvidenceDraft {
  let log: ReadLog
  let verification: Verification
  /// The file's name without `.yaml`.
  let slug: String
  let release: Release?

  /// A draft; `name` is that of the log's file, and `release` the one that it is of, if that is known.
  public init(_ log: ReadLog, _ verification: Verification, name: String, on release: Release?) {
    self.log = log
    self.verification = verification
    slug = Self.slug(name)
    self.release = release
  }

  /// Small letters, digits and hyphens.
  private static func slug(_ name: String) -> String {
    let file = name.split(separator: "/").last.map(String.init) ?? ""
    let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    let words = stem.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.isEmpty ? "my-log" : words.joined(separator: "-")
  }

  /// The file.
  public var yaml: String {
    var text = """
      source:
        slug: \(slug)
        title: ""
        # Where the log was published; or describe the run that it is of.
        url: ""
        language: en
        date: null
        os: \(release.map { JSONText.quoted("iOS \($0.description)") } ?? "null")
        # device: device, simulator or test
        kind: observed
      traces:
        - id: \(slug)
          structure: \(JSONText.quoted(verification.story?.structure ?? ""))
          records: [\(records.joined(separator: ", "))]
          steps:

      """
    for step in verification.story?.steps ?? [] where !step.events.isEmpty {
      let events = step.events.map { JSONText.quoted(Self.text(log.events[$0])) }
      text += "      - do: \(JSONText.quoted(step.action.text))\n        events: [\(events.joined(separator: ", "))]\n"
    }
    // A file of content has no characters that nobody sees.
    return text + "    raw: \(JSONText.quoted(log.lines.map { $0.printable }.joined(separator: "\n")))\n"
  }

  /// What the logger was seen to print.
  private var records: [String] {
    var names: [String] = []
    for event in log.events where !names.contains(event.callback) { names.append(event.callback) }
    return names
  }

  private static func text(_ event: LogEvent) -> String { "\(event.subject ?? Story.nobody) \(event.callback)" }
}
