import ArgumentParser
import Evidence
import Generator
import Scenarios

/// `lifeline evidence`
struct EvidenceReport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "evidence",
    abstract: "Tell how the model stands to what people logged on real devices.",
    discussion: """
      Each logged step is simulated on the release of its source (the one that it states, else the newest at its date, \
      else any) and is: reproduced; reproduced by an order that is not the release's own, which is named; not \
      reproduced, with the first event that differs; or not comparable, with the reason. Beneath a step that is not \
      reproduced stands why, as the content's causes and disagreements say.
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, markdown
  }

  @Argument(help: ArgumentHelp("Evidence files or folders; left out, those of the content.", valueName: "path"))
  var paths: [String] = []

  @OptionGroup var content: ContentOption

  @Option(help: "How the findings are printed.")
  var format: Format = .text

  func run() throws {
    let (evidence, diagnostics) = CatalogLoader.loadEvidence(paths.isEmpty ? ["\(content.content)/Evidence"] : paths)
    // Without a content folder, logs can be held against the model all the same.
    let given = CatalogLoader.load(folder: content.content, parts: ["Causes", "Disagreements"])
    if evidence.isEmpty { try Console.report(diagnostics) }
    let findings = EvidenceCheck.findings(evidence, reasons: Reasons(given.catalog))
    switch format {
    case .text: Console.print(EvidenceText.plain(findings))
    case .json: Console.print(EvidenceText.json(findings))
    case .markdown: Console.print(EvidenceText.markdown(findings))
    }
    try Console.report(diagnostics + (paths.isEmpty ? given.diagnostics : []))
  }
}
