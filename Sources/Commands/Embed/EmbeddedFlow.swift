import Analysis
import ArgumentParser
import Diagnostics
import Diagrams
import Drawing
import Foundation
import Generator
import Lifecycle
import Reports
import ScenarioLanguage
import Scenarios

/// What a place in a Markdown file asks for: the words of a flow, with options as `lifeline simulate` has them.
struct EmbeddedFlow: ParsableArguments {
  /// Why it cannot be had.
  enum Failure: Error {
    case words(String)
    /// Something is wrong with the flow that is typed there; the places are its parts, such as `step 2`.
    case flow([Diagnostic])
    /// Something is wrong in a scenario's file.
    case file([Diagnostic])
  }

  /// The diagrams of one scenario, all of which Mermaid can draw.
  enum DiagramName: String, CaseIterable, ExpressibleByArgument {
    case states, sequence, hierarchy

    var kind: Diagram.Kind {
      switch self {
      case .states: .states
      case .sequence: .sequence
      case .hierarchy: .hierarchy
      }
    }
  }

  @Argument var words: [String] = []
  @OptionGroup var options: SimulationOptions
  @Option var diagram: DiagramName?
  @Option var subject: String?

  /// The Markdown for a request.
  static func markdown(of request: String, content: ContentOption) throws(Failure) -> String {
    guard let words = ShellWords.words(request) else { throw .words("a quote is not closed") }
    let flow: EmbeddedFlow
    do {
      flow = try EmbeddedFlow.parse(FlowWords.withoutDashes(words))
    } catch {
      throw .words(Self.line(of: EmbeddedFlow.message(for: error)))
    }
    if flow.words.isEmpty { throw .words("a scenario is missing, as in <!-- lifeline: push-pop -->") }
    let scenario = try flow.scenario(content)
    if let kind = flow.diagram?.kind { return try flow.mermaid(scenario, kind) }
    return try flow.table(scenario)
  }

  /// A message in one line. Values that may be given stand beneath it, each in a line of its own.
  static func line(of message: String) -> String {
    let label = "Error: "
    let lines = WrongUsage(label + message).text.dropFirst(label.count).split(separator: "\n")
    guard let first = lines.first, first.hasSuffix(":") else { return lines.first.map(String.init) ?? "" }
    let values = lines.dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }.prefix { $0.hasPrefix("- ") }
    return "\(first) \(values.map { $0.dropFirst(2) }.joined(separator: ", "))"
  }

  private func scenario(_ content: ContentOption) throws(Failure) -> Scenario {
    if let flow = FlowWords(words) {
      switch flow.read() {
      case .success(let scenario): return scenario
      case .failure(let failure): throw .words(failure.problems.map(\.summary).joined(separator: "; "))
      }
    }
    if ScenarioArgument.isFile(words[0]) {
      let (catalog, diagnostics) = CatalogLoader.load(file: words[0])
      guard let scenario = catalog.scenarios.first, !diagnostics.hasErrors else {
        throw diagnostics.hasErrors ? .file(diagnostics) : .words("'\(words[0])' holds no scenario")
      }
      return scenario
    }
    let (catalog, diagnostics) = CatalogLoader.load(folder: content.content)
    guard let scenario = catalog.scenario(words[0]) else {
      if let incomplete = catalog.incompleteScenarios.first(where: { $0.id == words[0] }) {
        let found = diagnostics.filter { $0.location.file == incomplete.location.file }
        if found.hasErrors { throw .file(found) }
      }
      if let missing = ScenarioArgument.withoutFolder(words[0], content) { throw .words(missing) }
      let ids = catalog.scenarios.map(\.id)
      throw .words(
        "there is no scenario '\(words[0])' in \(content.content)\(Suggestion.phrase(for: words[0], in: ids))")
    }
    return scenario.titled(in: catalog.settings.firstLanguage)
  }

  private func trace(_ scenario: Scenario, on release: Release? = nil) throws(Failure) -> Trace {
    if let excess = scenario.excess { throw failure([excess]) }
    let script = release.map { options.applied(to: scenario.script, on: $0) } ?? options.applied(to: scenario.script)
    let trace = Simulator.run(script)
    let problems = ScenarioCheck.diagnostics(scenario, trace, withExpectations: false)
    if problems.hasErrors { throw failure(problems) }
    return trace
  }

  private func failure(_ found: [Diagnostic]) -> Failure { FlowWords(words) == nil ? .file(found) : .flow(found) }

  private func table(_ scenario: Scenario) throws(Failure) -> String {
    let releases = options.releases
    guard releases.count > 1 else { return TraceText.markdown(try trace(scenario), title: scenario.title.english) }
    var traces: [Trace] = []
    for release in releases { traces.append(try trace(scenario, on: release)) }
    return SideBySideText.markdown(
      RunsSideBySide(ofOneScript: traces), columns: releases.map { "iOS \($0.description)" },
      title: scenario.title.english)
  }

  private func mermaid(_ scenario: Scenario, _ kind: Diagram.Kind) throws(Failure) -> String {
    if options.releases.count > 1 { throw .words("a diagram is of one release; give one --ios") }
    let words = DiagramWords.english
    let entries = ScenarioDiagrams.all(scenario, try trace(scenario), words: words).filter { $0.diagram.kind == kind }
    let found = subject.map { name in entries.first { $0.name == name } } ?? entries.first
    guard let found else {
      let names = entries.map(\.name)
      let known = subject.map { Suggestion.phrase(for: $0, in: names, orList: "there is") } ?? ""
      throw .words("'\(scenario.id)' has no such diagram\(known)")
    }
    guard DiagramFormat.mermaid.applies(to: kind),
      let text = DiagramDrawing(words: words).text(of: found.diagram, as: .mermaid, layouts: [])
    else { throw .words("Mermaid has no way to say what a diagram of kind \(kind.rawValue) says") }
    return "```mermaid\n\(text)```\n"
  }
}
