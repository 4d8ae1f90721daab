import ArgumentParser
import Diagnostics
import Diagrams
import Foundation
import Generator
import Lifecycle
import LogReports
import Logs
import Reports
import ScenarioLanguage
import Scenarios
import Site
import Stories

/// `lifeline verify`
struct Verify: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Read any log, tell what happened, and where it departs from what the platforms do.",
    discussion: """
      A log is what an app has printed: a line for a call, in whatever format. No structure and no action is asked for: the \
      shortest story that explains the calls is looked for, on the releases whose order they have. Lines that name no \
      callback are left aside, and the report says which.

      With --scenario the log may be of an app with other names: Detail is DetailViewController, and where no name is the \
      scenario's own, whom it means is found by the calls. The log may begin with the launch that brings the first screen; \
      those lines are not judged.

      A pattern tells how a line is made up where that cannot be guessed: a field in braces is any text, {subject} and \
      {callback} are read, and the rest is in the line as it is in the pattern. A field ends at the first place that has the \
      text after the field. A date and a time with a blank between them are two fields: {day} {time}.

      With --format junit, sarif or github what is wrong is a finding at its line, for CI. With --format html the report is \
      one file for a browser, with the calls in lanes and with drawings; it loads nothing. With --format yaml the log becomes \
      a file of evidence, in which is left empty what cannot be known from the log.

      A log in which nothing can be verified is a finding, too: one without a callback, one with a single call, and, with \
      --scenario, one that ends before the scenario has ended.

      Exit status: 0 explained, 1 the log departs, ends too early or has too little to tell, 2 wrong usage.

      EXAMPLES
        lifeline verify app.log
        pbpaste | lifeline verify -
        lifeline verify app.log --ios 17
        lifeline verify app.log --scenario push-pop
        lifeline verify app.log --pattern '{time} [{subject}] {callback}'
        lifeline verify app.log --records viewDidLoad,viewIsAppearing
        lifeline verify app.log --format json
        lifeline verify app.log --format html > report.html
        lifeline verify app.log --format html --language ko > report.html
        lifeline verify app.log --format yaml > my-log.yaml
        lifeline verify --ambiguous
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, junit, sarif, github, html, yaml
  }

  @Argument(
    help: ArgumentHelp("The log, or - for standard input.", valueName: "file"), completion: .file())
  var file: String?

  @Flag(help: "Print which actions no log tells apart: they make an app print the same lines.")
  var ambiguous = false

  @Option(
    help: ArgumentHelp(
      "Hold the log against this scenario, by its file or id, instead of looking for a story.",
      valueName: "file or id"), completion: .lifelineScenarios)
  var scenario: String?

  @Option(
    help: ArgumentHelp("The release of iOS that the log is of (\(Release.knownInWords)).", valueName: "release"),
    completion: .lifelineReleases)
  var ios: String?

  @Option(
    help: ArgumentHelp("How a line is made up, such as '{time} {subject}: {callback}'.", valueName: "pattern"))
  var pattern: String?

  @Option(
    help: ArgumentHelp(
      "Callbacks that the loggers print, separated by commas: those that the log lacks did not come.",
      valueName: "callbacks"))
  var records: String?

  @Option(help: "How the report is printed.")
  var format: Format = .text

  @Option(help: "In which language the report of --format html is.")
  var language: DiagramLanguage?

  @OptionGroup var content: ContentOption
  @OptionGroup var console: ConsoleOptions

  func validate() throws {
    if ambiguous == (file != nil) {
      throw ValidationError(ambiguous ? "--ambiguous takes no log" : "a log is needed, or - for standard input")
    }
    if ambiguous, format != .text || [scenario, ios, pattern, records].contains(where: { $0 != nil }) {
      throw ValidationError("--ambiguous prints a text for all releases, so it takes no other options")
    }
    if let ios { _ = try Release(asked: ios) }
    if let pattern { _ = try LogPattern(asked: pattern) }
    if language != nil, format != .html { throw ValidationError("--language is for --format html") }
    for name in recorded where Callback(name).receiver == nil {
      throw ValidationError(
        "'\(name)' is not a callback\(Suggestion.phrase(for: name, in: Callback.vocabulary))")
    }
  }

  func run() throws {
    guard let file else {
      try LookAlikesReport.print(content)
      return
    }
    let log = LogReader(pattern: try pattern.map(LogPattern.init(asked:))).read(try LogFile.text(of: file))
    if pattern != nil, log.events.isEmpty, let line = log.lines.first(where: { !$0.allSatisfy(\.isWhitespace) }) {
      throw UsageError(
        "no line is made up as the pattern says; the first is '\(line.prefix(80).description.printable)'")
    }
    let release = try ios.map(Release.init(asked:))
    let script = try self.scenario.map { name in
      let scenario = try ScenarioArgument.load(name, in: content)
      let script = release.map { scenario.script.moved(to: $0) } ?? scenario.script
      // A story that cannot happen explains no log.
      try ScenarioArgument.requirePossible(scenario, as: script)
      return script
    }
    let scenario = script.map { ScenarioVerification(log.events, on: release, following: $0, records: recorded) }
    let verification = scenario?.verification ?? Verification.verify(log.events, on: release, records: recorded)
    switch format {
    case .text: Console.print(text(log, verification, scenario).plain)
    case .json: Console.print(asIs: text(log, verification, scenario).json)
    case .junit: Console.print(asIs: Console.forTools(findings(log, file, verification, scenario), .junit))
    case .sarif: Console.print(asIs: Console.forTools(findings(log, file, verification, scenario), .sarif))
    case .github: Console.print(asIs: Console.forTools(findings(log, file, verification, scenario), .github))
    case .html: Console.print(asIs: try page(log, file, verification, scenario))
    case .yaml: Console.print(asIs: draft(log, file, verification, on: release))
    }
    switch verification.verdict {
    case .explained, .knownVariant: break
    case .departs, .otherReleases, .tooLittle, .unfinished: throw ExitCode(1)
    }
  }

  private func draft(_ log: ReadLog, _ file: String, _ verification: Verification, on release: Release?) -> String {
    var source = EvidenceDraft.Source()
    source.release = release
    return EvidenceDraft(log, verification, name: file, from: source).yaml
  }

  private func text(
    _ log: ReadLog, _ verification: Verification, _ scenario: ScenarioVerification?
  ) -> VerificationText {
    scenario.map { VerificationText(log, $0) } ?? VerificationText(log, verification)
  }

  private func page(
    _ log: ReadLog, _ file: String, _ verification: Verification, _ scenario: ScenarioVerification?
  ) throws -> String {
    let name = file == TextFile.standardInput ? "Log" : URL(fileURLWithPath: file).lastPathComponent
    let language = language ?? .english
    var report =
      scenario.map { LogReport(log, $0, name: name, in: language) }
      ?? LogReport(log, verification, name: name, in: language)
    let templates = TemplateOption.origin(beside: content.content)
    if templates.folder != nil || !DiagramLanguage.spoken.contains(language) {
      report.words = try TemplateWords.asked(language, templates)
    }
    let made: (text: String, diagnostics: [Diagnostic])
    do throws(TemplateFailure) {
      made = try report.html()
    } catch {
      try Console.report(error.diagnostics)
      throw ExitCode(1)
    }
    try Console.report(made.diagnostics)
    return made.text
  }

  private func findings(
    _ log: ReadLog, _ file: String, _ verification: Verification, _ scenario: ScenarioVerification?
  ) -> [Diagnostic] {
    VerificationFindings.findings(of: log, in: file, verification, missing: scenario?.missing ?? [])
  }

  private var recorded: [String] {
    (records ?? "").split(separator: ",").map { String($0.drop { $0 == " " }) }
  }
}

extension LogPattern {
  /// The fields that are looked at.
  private static let fields = ["subject", "callback", "address"]

  /// The pattern that was asked for; wrong usage where it is none.
  init(asked text: String) throws {
    // A field with another name is any text. A misspelled name would be one, too, and the log would lose its subjects.
    for part in text.split(separator: "{", omittingEmptySubsequences: false).dropFirst() {
      let field = String(part.prefix { $0 != "}" })
      if let meant = Suggestion.nearest(to: field, in: Self.fields), !Self.fields.contains(field),
        meant.first == field.first?.lowercased().first
      {
        throw ValidationError("the pattern has {\(field)}; did you mean {\(meant)}?")
      }
    }
    do throws(LogPattern.Problem) { try self.init(text) } catch {
      switch error {
      case .noCallback: throw ValidationError("the pattern has no {callback}: nothing would be read")
      case .open: throw ValidationError("the pattern has a brace that is not closed")
      }
    }
  }
}
