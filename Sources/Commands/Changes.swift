import Analysis
import ArgumentParser
import Diagnostics
import Generator
import Lifecycle
import ScenarioLanguage
import Scenarios

/// `lifeline changes`
struct Changes: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "changes",
    abstract: "Tell what changed from release to release: orders, callbacks, and what scenarios can say.",
    discussion: """
      Every scenario is simulated on both of each two neighbouring releases. For each rule that decides otherwise you get \
      what it said before and says after, what that rests on, and the scenarios that show it.

      EXAMPLES
        lifeline changes                          from iOS 8 on
        lifeline changes --from 17 --to 18        what iOS 18 changed
        lifeline changes --from 12 --format json
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, markdown
  }

  @OptionGroup var content: ContentOption

  @Option(
    help: ArgumentHelp(
      "The release before the first one that is told of (\(Release.knownInWords)).", valueName: "release"))
  var from = ReleaseHistory.usualStart.description

  @Option(help: ArgumentHelp("The last release that is told of.", valueName: "release"))
  var to = Release.newest.description

  @Option(help: "How the changes are printed.")
  var format: Format = .text

  @OptionGroup var console: ConsoleOptions

  func validate() throws {
    let (first, last) = (try release(from), try release(to))
    guard first.major < last.major else {
      throw ValidationError("iOS \(from) is not before iOS \(to); --from names the older release, --to the newer one")
    }
  }

  func run() throws {
    let (catalog, diagnostics) = CatalogLoader.load(folder: content.content)
    if catalog.scenarios.isEmpty { try Console.report(diagnostics) }
    let history = ReleaseHistory.changes(
      in: catalog, Simulations(catalog), after: try release(from), upTo: try release(to))
    switch format {
    case .text:
      Console.print(ChangesText.plain(history, documented: catalog.documentedChanges, sources: catalog.evidence))
    case .json: Console.print(asIs: ChangesText.json(history, documented: catalog.documentedChanges))
    case .markdown:
      Console.print(ChangesText.markdown(history, documented: catalog.documentedChanges, sources: catalog.evidence))
    }
    if !catalog.scenarios.isEmpty { try Console.report(diagnostics) }
  }

  private func release(_ text: String) throws -> Release {
    try Release(asked: text)
  }
}
