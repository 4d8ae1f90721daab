import Analysis
import Diagnostics
import Diagrams
import Lifecycle
import ScenarioLanguage
import Scenarios

/// Holds what pages embed against the model, in every language.
struct DirectiveCheck {
  private let content: SimulatedCatalog
  private let diagrams: EmbeddedDiagrams

  static func diagnostics(_ content: SimulatedCatalog) -> [Diagnostic] {
    let check = DirectiveCheck(content: content, diagrams: EmbeddedDiagrams(content: content))
    return content.catalog.pages.flatMap { page in
      let texts =
        [(page.text.language ?? LocalizedText.Origin.unnamed, page.text.english)]
        + page.text.translations.sorted { $0.key < $1.key }
      return texts.flatMap { check.diagnostics($1, page.text.origin, $0) }
    }
  }

  private func diagnostics(_ text: String, _ origin: LocalizedText.Origin?, _ language: String) -> [Diagnostic] {
    let page = PageText(text)
    var found = page.faults.map { ($0.offset, $0.words) } + page.directives.flatMap(problems)
    found += diagrams.twice(page.directives) + NestedDirectives.problems(in: text)
    let sorted = found.sorted { ($0.0, $0.1.id) < ($1.0, $1.1.id) }
    guard let origin, !sorted.isEmpty else { return [] }
    let written = origin.written[language]
    let file = written.flatMap { content.catalog.files[$0.start.file] }
    // Offsets that are equal are one place, which is looked for once.
    let places = written.flatMap { written in file.map { written.places(of: sorted.map(\.0), in: text, of: $0) } }
    return sorted.enumerated().map { index, finding in
      var diagnostic = finding.1
      diagnostic.location = places?[index] ?? origin.location
      return diagnostic
    }
  }

  private func problems(_ directive: Directive) -> [(Int, Diagnostic)] {
    var found: [(Int, Diagnostic)] = []
    func report(_ id: String, _ summary: String, at offset: Int) { found.append((offset, .directive(id, summary))) }
    func unknown(_ id: String, _ name: String, _ what: String, among names: [String]) {
      guard let argument = directive.arguments[name], !names.contains(argument.text) else { return }
      report(
        id,
        "there is no \(what) \(quoted(argument.text))\(Suggestion.phrase(for: argument.text, in: names, orList: "there are"))",
        at: argument.offset)
    }
    unknown("page.unknown-scenario", "scenario", "scenario", among: content.catalog.names(of: .scenario))
    unknown("page.unknown-comparison", "comparison", "comparison", among: content.catalog.names(of: .comparison))
    unknown("page.unknown-machine", "machine", "state machine", among: StateMachines.all.map(\.id))
    if directive.kind == .flow { found += flowProblems(directive) }
    if let word = directive.arguments["about"], FindingsText.findings(about: word.text).isEmpty {
      report(
        "page.unknown-findings",
        "no finding's id begins with \(quoted(word.text))\(Suggestion.phrase(for: word.text, in: FindingsText.words, orList: "there are"))",
        at: word.offset)
    }
    if directive.kind == .diagram {
      let kinds = Diagram.Kind.allCases.map(\.rawValue)
      if let kind = directive.arguments["kind"], !kinds.contains(kind.text) {
        report(
          "page.unknown-kind",
          "\(quoted(kind.text)) is no kind of diagram\(Suggestion.phrase(for: kind.text, in: kinds, orList: "there are"))",
          at: kind.offset)
      } else if found.isEmpty {
        found += diagrams.missing(directive)
      }
    }
    guard let scenario = directive.arguments["scenario"].flatMap({ content.catalog.scenario($0.text) }) else {
      return found
    }
    if let steps = directive.arguments["steps"] {
      let count = scenario.steps.count
      if directive.steps.map({ $0.upperBound > count }) ?? true {
        report(
          "page.unknown-step",
          "\(quoted(steps.text)) are no steps of '\(scenario.id)', which has \(count.steps); write 2 or \"2-3\"",
          at: steps.offset)
      }
    }
    if directive.kind == .expect { found += failures(directive, scenario) }
    return found
  }

  /// What is wrong with the words of a flow, or with what they ask for.
  private func flowProblems(_ directive: Directive) -> [(Int, Diagnostic)] {
    guard let structure = directive.arguments["structure"] else { return [] }
    if let unknown = unknownRelease(directive) { return [unknown] }
    if directive.lines.count > CountLimit.steps {
      return [(directive.offset, .directive("page.no-body", "a flow may have \(CountLimit.steps) steps"))]
    }
    let (script, problems) = directive.flow()
    let words = problems.map { problem -> (Int, Diagnostic) in
      let text =
        switch problem.part {
        case .structure: structure
        case .step(let number): directive.lines[number - 1]
        }
      let before = String(text.text.prefix(problem.problem.offset)).utf8.count
      return (text.offset + before, problem.problem.diagnostic(at: SourceLocation(file: "")))
    }
    guard let script else { return words }
    let trace = Simulator.run(script)
    let failed = zip(directive.lines, trace.steps).compactMap { line, step in
      step.problem?.diagnostic(at: SourceLocation(file: "")).map { (line.offset, $0) }
    }
    return failed + (trace.problem?.diagnostic(at: SourceLocation(file: "")).map { [(structure.offset, $0)] } ?? [])
  }

  private func unknownRelease(_ directive: Directive) -> (Int, Diagnostic)? {
    guard let ios = directive.arguments["ios"], Release(parsing: ios.text) == nil else { return nil }
    return (
      ios.offset,
      .directive(
        "page.unknown-release",
        "iOS \(quoted(ios.text)) is not a release that the model knows; it knows iOS \(Release.knownInWords)")
    )
  }

  /// Expectations that cannot be read, and those that do not hold.
  private func failures(_ directive: Directive, _ scenario: Scenario) -> [(Int, Diagnostic)] {
    var trace = content.simulations[scenario]
    if let unknown = unknownRelease(directive) { return [unknown] }
    if let release = directive.arguments["ios"].flatMap({ Release(parsing: $0.text) }) {
      var script = scenario.script
      script.platform = script.platform.moved(to: release)
      trace = Simulator.run(script)
    }
    // A run with an impossible step meets few expectations. The step is reported in its scenario, which is enough.
    let hasRun = content.simulations[scenario].isComplete
    let events = trace.steps.flatMap(\.events)
    return directive.lines.compactMap { line in
      do throws(LanguageProblem) {
        let expectation = try scenario.expectation(line.text, at: SourceLocation(file: ""))
        guard hasRun, let instead = expectation.failure(in: events) else { return nil }
        return (line.offset, .directive("page.expectation-failed", "'\(line.text)' does not hold: \(instead)"))
      } catch {
        let before = String(line.text.prefix(error.offset)).utf8.count
        return (line.offset + before, error.diagnostic(at: SourceLocation(file: "")))
      }
    }
  }
}

extension Diagnostic {
  /// What is wrong with a directive, still without its place.
  static func directive(_ id: String, _ summary: String) -> Diagnostic {
    Diagnostic(id: id, at: SourceLocation(file: ""), summary)
  }
}

extension DirectiveFault {
  /// The words for what is wrong with how a directive is written.
  fileprivate var words: Diagnostic {
    let (id, summary): (String, String) =
      switch fact {
      case .unknown(let name):
        (
          "page.unknown-directive",
          "@\(name) is not a directive"
            + Suggestion.phrase(for: name, in: Directive.Kind.allCases.map(\.rawValue), orList: "there are")
            + "; write \\@ where none is meant"
        )
      case .unknownArgument(let name, let kind):
        (
          "page.unknown-argument",
          "'\(name)' is no argument of @\(kind.rawValue)"
            + Suggestion.phrase(for: name, in: kind.arguments, orList: "it has")
        )
      case .missingArgument(let name, let kind):
        ("page.missing-argument", "@\(kind.rawValue) needs \(name), as in @\(kind.rawValue)(\(name): \"…\")")
      case .argumentTwice(let name): ("page.argument-twice", "'\(name)' is given twice")
      case .notAValue(let found):
        (
          "page.not-a-value",
          "a value is expected here, in quotes or a word\(found.isEmpty ? "" : "; found \(quoted(found))")"
        )
      case .parenthesis: ("page.open-parenthesis", "the arguments are not closed by ')' on this line")
      case .quote: ("page.open-quote", "the text that begins here is not closed by '\"' on this line")
      case .brace: ("page.open-brace", "what '{' begins here is not closed by '}'")
      case .bodyMissing(let kind):
        (
          "page.no-body",
          "@\(kind.rawValue) needs lines in braces, such as { \(kind == .flow ? "push B" : "A viewDidLoad once") }"
        )
      case .bodyUnexpected(let kind): ("page.surplus-body", "@\(kind.rawValue) has nothing in braces")
      case .surplus(let text):
        ("page.surplus-text", "nothing can stand behind a directive on its line; found \(quoted(Quotation.cut(text)))")
      }
    return .directive(id, summary)
  }
}
