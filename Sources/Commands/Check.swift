import ArgumentParser
import Diagnostics
import Evidence
import Generator
import Scenarios

/// `lifeline check`
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tell everything that is wrong with the content, in one run.",
    discussion: """
      Every file is read, every scenario simulated and held against its expectations; nothing is written. \
      A text that is not there in a language of the site, for which the templates have a table of words, is a warning. \
      Where site.yaml says 'showsEveryChange: true', so is a rule of the model that changed from iOS 8 on without a \
      scenario that shows it.
      With --format github the findings stand beside the changed lines of a pull request.
      """)

  @Argument(help: ArgumentHelp("The folder of content; instead of --content.", valueName: "folder"))
  var folder: String?

  @OptionGroup var content: ContentOption

  @Option(help: ArgumentHelp("The folder of templates, for the site's languages.", valueName: "folder"))
  var templates = "Templates"

  @Option(help: "How the findings are printed: text, json or github.")
  var format: DiagnosticFormat = .text

  @Flag(help: "Let warnings fail as well.")
  var strict = false

  func run() throws {
    let folder = folder ?? content.content
    let inspection = SiteInspection(content: folder, templates: templates)
    let (catalog, findings) = (inspection.catalog, inspection.diagnostics)
    if format == .text {
      try Console.report(findings, strict: strict)
      let counts = [
        Self.count(catalog.scenarios.count, "scenario"), Self.count(catalog.evidence.count, "source"),
        findings.isEmpty ? "nothing wrong" : Self.count(findings.count, "warning"),
      ]
      Console.print("\(folder): \(counts.joined(separator: ", "))\n")
    } else {
      // What tools read is the result, so it goes to standard output.
      Console.print(format.write(findings))
      if findings.hasErrors || (strict && !findings.isEmpty) { throw ExitCode(1) }
    }
  }

  private static func count(_ number: Int, _ what: String) -> String { "\(number) \(what)\(number == 1 ? "" : "s")" }
}
