import ArgumentParser
import Diagnostics
import Evidence
import Foundation
import Lifecycle
import Reports
import ScenarioLanguage
import Scenarios

/// `lifeline evidence`
struct EvidenceReport: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "evidence",
    abstract: "Tell how the model stands to the logs that developers published.",
    discussion: """
      Each logged step is simulated on the releases of its source (each that it states, else the newest at its date, else \
      the one that fits all of the source's logs best) and is: reproduced; reproduced by an order that is not the \
      release's own, which is named; not reproduced, with the first event that differs; or not comparable, with the \
      reason. Beneath a step that is not reproduced stands why, as the content's causes and disagreements say.

      In github and sarif, the findings are the steps that are not reproduced and of which nothing says why, and what is \
      wrong with the files; in junit, each logged step is a test, which fails where nothing says why.

      lifeline evidence add makes a file of evidence of a log, and puts it beside the others.

      EXAMPLES
        lifeline evidence
        lifeline evidence Content/Evidence/Seeds
        lifeline evidence --envelope push --ios 17
        lifeline evidence --format junit > evidence.xml
        lifeline evidence add app.log --title 'Push in my shop' --url https://example.org/push --ios 17
      """,
    subcommands: [EvidenceAdd.self])

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, markdown, github, sarif, junit
  }

  @Argument(
    help: ArgumentHelp("Evidence files or folders; left out, those of the content.", valueName: "path"),
    completion: .file(extensions: ["yaml", "yml"]))
  var paths: [String] = []

  @OptionGroup var content: ContentOption

  @Option(help: "How the findings are printed; github, sarif and junit are for CI.")
  var format: Format = .text

  @Flag(help: "With --format github: print all findings, not only the worst.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "Print what the logs of a kind of transition agree on, by release, such as push; or all.", valueName: "kind"))
  var envelope: String?

  @Option(help: ArgumentHelp("With --envelope: only this release of iOS.", valueName: "release"))
  var ios: String?

  @OptionGroup var console: ConsoleOptions

  func validate() throws {
    if envelope != nil, isForCI {
      throw ValidationError("--envelope is no list of findings; it is printed as text, json or markdown")
    }
    guard let ios else { return }
    if envelope == nil { throw ValidationError("--ios needs --envelope; a log's release is its source's") }
    _ = try Release(asked: ios)
  }

  func run() throws {
    if paths.contains(TextFile.standardInput) { Console.announceStandardInput() }
    var (evidence, diagnostics) = CatalogLoader.loadEvidence(paths.isEmpty ? [folder] : paths)
    // Content may have no logs yet: nothing is wrong with it. What somebody names has to be there.
    let isNoneYet = paths.isEmpty && evidence.isEmpty && diagnostics.allSatisfy(isOfNothing) && isThere(content.content)
    if isNoneYet {
      diagnostics = []
      if format == .text {
        return Console.countResult("\(folder): no logs yet; 'lifeline evidence add LOG' puts one there\n")
      }
    }
    // Without a content folder, logs can be held against the model all the same.
    let given = CatalogLoader.load(folder: content.content, parts: ["Causes", "Disagreements"])
    if evidence.isEmpty, !isForCI, !isNoneYet { try Console.report(diagnostics, counting: subject) }
    let findings = EvidenceCheck.findings(evidence, reasons: Reasons(given.catalog))
    if let envelope {
      try printEnvelope(envelope, TransitionEvidence.all(findings))
    } else {
      let own = diagnostics + (paths.isEmpty ? given.diagnostics : [])
      if let report = ciReport(findings, own) {
        Console.print(asIs: report)
        if own.hasErrors { throw ExitCode(1) }
        return
      }
      switch format {
      case .json: Console.print(asIs: EvidenceText.json(findings))
      case .markdown: Console.print(EvidenceText.markdown(findings))
      case .text, .github, .sarif, .junit: Console.print(EvidenceText.plain(findings))
      }
    }
    try Console.report(diagnostics + (paths.isEmpty ? given.diagnostics : []), counting: subject)
  }

  /// Whether it says no more than that no logs are there.
  private func isOfNothing(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.location.file == folder
      && ["file.missing", "evidence.nothing", "content.nothing"].contains(diagnostic.id)
  }

  private func isThere(_ folder: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) && isFolder.boolValue
  }

  private var isForCI: Bool { [.github, .sarif, .junit].contains(format) }

  /// What continuous integration reads.
  private func ciReport(_ findings: [TraceFinding], _ diagnostics: [Diagnostic]) -> String? {
    let all = diagnostics + EvidenceFindings.unexplained(findings)
    switch format {
    case .github: return Console.forTools(all, .github, atMost: self.all ? nil : FindingsOptions.mostForPeople)
    case .sarif: return Console.forTools(all, .sarif)
    case .junit: return EvidenceFindings.junit(findings, and: diagnostics).xml
    case .text, .json, .markdown: return nil
    }
  }

  private var subject: String { paths.count == 1 ? paths[0] : paths.isEmpty ? folder : "\(paths.count) paths" }
  private var folder: String { "\(content.content)/Evidence" }

  private func printEnvelope(_ name: String, _ kinds: [TransitionEvidence]) throws {
    let asked = name == "all" ? kinds : kinds.filter { $0.kind.name == name }
    if asked.isEmpty, !kinds.isEmpty {
      let names = kinds.map(\.kind.name)
      let meant = Suggestion.phrase(for: name, in: names)
      throw UsageError(
        "no log is of a transition '\(name)'\(meant.isEmpty ? "." : meant) "
          + "There are logs of \(names.joined(separator: ", ")); or take all")
    }
    let release = ios.flatMap(Release.init(parsing:))
    switch format {
    case .text, .github, .sarif, .junit: Console.print(EnvelopeText.plain(asked, on: release))
    case .json: Console.print(asIs: EnvelopeText.json(asked, on: release))
    case .markdown: Console.print(EnvelopeText.markdown(asked, on: release))
    }
  }
}
