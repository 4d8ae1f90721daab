public import Diagnostics
public import Diagrams
public import Graphviz
import Lifecycle
import LogReports
public import Logs
public import Site
public import Stories

/// What is said of a log, as one file for a browser: the verdict, where the log departs, its calls in lanes, the log with the
/// story in its margin, and drawings of what the model does. The file asks for nothing else.
///
/// It is no page of a site, but is written as one is: by a template, which escapes whatever a log holds.
public struct LogReport {
  let log: ReadLog
  let verification: Verification
  /// The steps of the scenario that the log ends before.
  private let missing: [Action]
  /// Whom the scenario means, if the log was compared with one.
  private let scenario: LogReportScenario?
  /// The name of the log's file.
  let name: String
  let language: DiagramLanguage
  /// The words of the language, where they are not Lifeline's alone.
  public var words: TemplateWords?
  private let engine: LayoutEngine

  /// The most lines of the log that stand in the file.
  static let mostLines = 5000

  /// The report on the log of that name.
  public init(
    _ log: ReadLog, _ verification: Verification, name: String, in language: DiagramLanguage = .english,
    engine: LayoutEngine = .inProcess
  ) {
    self.log = log
    self.verification = verification
    (scenario, missing) = (nil, [])
    self.name = name
    self.language = language
    self.engine = engine
  }

  /// The report on the log of that name, which was compared with a scenario.
  public init(
    _ log: ReadLog, _ scenario: ScenarioVerification, name: String, in language: DiagramLanguage = .english,
    engine: LayoutEngine = .inProcess
  ) {
    self.log = log
    verification = scenario.verification
    self.scenario = LogReportScenario(scenario, of: log)
    missing = scenario.missing
    self.name = name
    self.language = language
    self.engine = engine
  }

  static let shape: [String: TemplateShape] = [
    "language": .text, "isRightToLeft": .flag, "title": .text, "verdict": .text, "departs": .flag, "calls": .number,
    "aside": .number, "missing": .list(["action": .text]), "isMissing": .flag, "releases": .optional(.text),
    "due": .list(["call": .text]), "isDue": .flag,
    "unread": .optional(.object(["number": .number])),
    "departure": .optional(
      .object([
        "place": .text, "line": .optional(.object(["number": .number, "text": .text])),
        "allowed": .list(["call": .text]), "isAllowed": .flag, "causes": .list(["text": .text]), "hasCauses": .flag,
        "rules": .list(["name": .text, "question": .text, "summary": .text, "standing": .text]), "hasRules": .flag,
      ])),
    "scenario": .optional(.object(LogReportScenario.shape)), "story": .optional(.object(LogReportLanes.shape)),
    "lines": .list([
      "number": .number, "text": .text, "begins": .flag, "goesOn": .flag, "departs": .flag, "isAside": .flag,
      "isBefore": .flag, "notes": .list(["text": .text]),
    ]),
    "readings": .list(["line": .optional(.object(["number": .number])), "action": .text, "text": .text]),
    "isRead": .flag,
    "more": .optional(.number), "isUndrawn": .flag, "diagrams": .list(DiagramValues.shape), "hasDiagrams": .flag,
  ]

  /// The file, and what is missing in it: drawings that could not be laid out.
  public func html() throws(TemplateFailure) -> (text: String, diagnostics: [Diagnostic]) {
    let templates = TemplateFolder.load(.builtIn(overriddenBy: nil))
    let words = words?.words ?? templates.words.first { $0.language == language } ?? .english
    let sources = templates.sources.map { source in
      var source = source
      if source.name == "site/log-report" { source.text = LogReportStyle.put(into: source.text, of: templates) }
      return words.translated(source)
    }
    let edition = Edition(.site, words: words, firstLanguage: language.code)
    var drawings: [TemplateObject] = []
    var undrawn: [Diagnostic] = []
    do throws(LayoutFailures) {
      drawings = try LogReportDiagrams(verification, edition, engine: engine).values()
    } catch {
      undrawn = error.diagnostics.map { failure in
        var failure = failure
        failure.severity = .warning
        return failure
      }
    }
    let text = try TemplateLibrary(sources: sources, folder: templates.folder).render(
      "site/log-report", values(edition, drawings, isUndrawn: !undrawn.isEmpty), shape: Self.shape, escaping: .html)
    return (text, undrawn)
  }

  private func values(_ edition: Edition, _ diagrams: [TemplateObject], isUndrawn: Bool) -> TemplateObject {
    let story = LogReportLanes(log, verification, edition)
    let said = LogReportWords(log, verification, edition)
    return [
      "language": .text(edition.languageCode), "isRightToLeft": .flag(edition.language.isRightToLeft),
      "title": .text(name.printable),
      "verdict": edition.phrase(verdict),
      "departs": .flag([.departs, .otherReleases, .unfinished].contains(verification.verdict)),
      "missing": .list(missing.map { ["action": edition.code($0.text)] }), "isMissing": .flag(!missing.isEmpty),
      "calls": .number(log.events.count), "aside": .number(log.leftAside.count),
      "releases": verification.releases.isEmpty || verification.verdict == .tooLittle
        ? .none : .text(said.releases),
      "due": .list(verification.due.map { ["call": edition.code($0)] }), "isDue": .flag(!verification.due.isEmpty),
      "unread": verification.unreadLine(of: log).map { .object(["number": .number($0)]) } ?? .none,
      "departure": departure(edition, said), "readings": .list(said.readings), "isRead": .flag(!said.readings.isEmpty),
      "scenario": scenario?.values(edition).map { .object($0) } ?? .none,
      "story": story.values.map { .object($0) } ?? .none, "lines": .list(lines(edition)),
      "more": log.lines.count > Self.mostLines ? .number(log.lines.count - Self.mostLines) : .none,
      "isUndrawn": .flag(isUndrawn), "diagrams": .list(diagrams), "hasDiagrams": .flag(!diagrams.isEmpty),
    ]
  }

  private var verdict: Phrase {
    if log.events.isEmpty { return "No line names a callback." }
    switch verification.verdict {
    case .explained: return "Explained: UIKit makes these calls in this order."
    case .otherReleases: return "Explained on other releases only."
    case .knownVariant: return "A known variant: logs show this order, and it is no release’s own."
    case .unfinished: return "The log ends too early."
    case .tooLittle: return "Too little to tell: the log has too few calls."
    case .departs:
      guard let line = verification.departure?.line(in: log) else { return "It departs from what UIKit does." }
      return "It departs from what UIKit does, at line \(line)."
    }
  }

  private func departure(_ edition: Edition, _ said: LogReportWords) -> TemplateValue {
    guard let departure = verification.departure else { return .none }
    let line = departure.line(in: log)
    return .object([
      "place": edition.phrase(place(line)),
      "line": line.map { .object(["number": .number($0), "text": .text(shown(log.lines[$0 - 1]))]) } ?? .none,
      "allowed": .list(departure.allowed.map { ["call": edition.code($0)] }),
      "isAllowed": .flag(!departure.allowed.isEmpty),
      "causes": .list(departure.causes.map { ["text": .text(said.words($0))] }),
      "hasCauses": .flag(!departure.causes.isEmpty),
      "rules": .list(
        departure.rules.map { applied in
          let rule = RuleBook.rule(applied.rule)
          let variant = rule?.variant(named: applied.variant)
          return [
            "name": edition.code(applied.description),
            "question": rule.map { edition.phrase($0.phrase) } ?? .text(""),
            "summary": variant.map { edition.phrase($0.phrase) } ?? .text(""),
            "standing": variant.map { edition.phrase($0.standing.phrase) } ?? .text(""),
          ]
        }), "hasRules": .flag(!departure.rules.isEmpty),
    ])
  }

  private func place(_ line: Int?) -> Phrase {
    guard let line else { return "The log ends too early." }
    return "Line \(line)"
  }

  private func lines(_ edition: Edition) -> [TemplateObject] {
    let notes = MarginNotes(
      log, verification, or: edition.words("or"), asItSeems: edition.words("as it seems"))
    return log.lines.indices.prefix(Self.mostLines).filter { log.fates[$0] != .blank }.map { index in
      let note = notes[index + 1]
      let begins = !(note?.beginnings.isEmpty ?? true)
      return [
        "number": .number(index + 1), "text": .text(shown(log.lines[index])), "begins": .flag(begins),
        "goesOn": .flag(note != nil && !begins), "departs": .flag(note?.departs ?? false),
        "isAside": .flag([.leftAside, .remark, .superclass].contains(log.fates[index])),
        "isBefore": .flag(note == nil && (scenario?.setUpLines.contains(index + 1) ?? false)),
        "notes": .list((note?.beginnings ?? []).map { ["text": .text($0)] }),
      ]
    }
  }

  /// A line as it can be looked at, whatever it holds.
  private func shown(_ line: String) -> String {
    line.count > 400 ? "\(line.prefix(399).description.printable)…" : line.printable
  }
}
