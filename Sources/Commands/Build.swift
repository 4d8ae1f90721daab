import ArgumentParser
import Diagnostics
import Generator
import Scenarios
import Site

/// `lifeline build`
struct Build: ConsoleCommand {
  static let configuration = CommandConfiguration(
    abstract: "Build the site (HTML) and the book (Markdown).",
    discussion: """
      Simulates every scenario, holds it against its expectations and against the evidence, draws its diagrams and \
      renders its pages. With an error nothing is written, and the old output stays as it is.

      With --check nothing is written either: the command fails if the book in the output folder is not what the content \
      gives now. That is the line to put into CI where the book is committed.
      """)

  @OptionGroup var content: ContentOption
  @OptionGroup var layouts: LayoutOptions

  @Option(help: ArgumentHelp("The folder of templates.", valueName: "folder"))
  var templates = "Templates"

  @Option(help: ArgumentHelp("The folder to write; it gets the folders site and book.", valueName: "folder"))
  var output = "Output"

  @Option(
    name: .customLong("base-url"),
    help: ArgumentHelp("Where the site is published, in place of what site.yaml says.", valueName: "address"),
    transform: { text in
      guard let address = WebAddress.base(text) else {
        throw ValidationError("'\(text)' is not an address: it begins with https:// or http:// and holds no blanks")
      }
      return address
    })
  var baseURL: String?

  @Option(
    help: ArgumentHelp("The folder of that address in which the site lies, such as /lifeline/.", valueName: "path"),
    transform: { text in
      guard let prefix = WebAddress.prefix(text) else {
        throw ValidationError("'\(text)' is not a path, such as /lifeline/")
      }
      return prefix
    })
  var pathPrefix: String?

  @Flag(help: "Write nothing; fail if the book in the output folder is stale.")
  var check = false

  @Flag(help: "Let warnings fail as well.")
  var strict = false

  @OptionGroup var console: ConsoleOptions

  func run() throws {
    let progress = ProgressLine(Console.style)
    let outcome = SiteBuilder.build(
      content: content.content, templates: templates, layouts: layouts.settings,
      address: SiteAddress(baseURL: baseURL, pathPrefix: pathPrefix), progress: progress.note)
    progress.end()
    try Console.report(outcome.diagnostics, strict: strict, counting: content.content)
    var differences: [OutputDifference] = []
    do throws(OutputError) {
      if check {
        differences = try OutputWriter().differences(between: outcome.book, and: book)
      } else {
        try write(outcome)
        layouts.keep(outcome.layouts)
      }
    } catch {
      try Console.report(error.diagnostics)
    }
    try Console.report(differences.map(stale))
  }

  private var book: String { "\(output)/book" }

  private func stale(_ difference: OutputDifference) -> Diagnostic {
    let words =
      switch difference.kind {
      case .missing: "the page is missing"
      case .differs: "the page is not what the content gives now"
      case .unexpected: "nothing in the content gives this page"
      }
    return Diagnostic(
      id: "build.stale", at: SourceLocation(file: "\(book)/\(difference.path)"),
      "\(words); run 'lifeline build' and commit the book")
  }

  private func write(_ outcome: SiteBuilder.Outcome) throws(OutputError) {
    let writer = OutputWriter()
    for (name, tree) in [("site", outcome.site), ("book", outcome.book)] {
      let changes = try writer.write(tree, to: "\(output)/\(name)")
      let counts = [
        "\(changes.added.count) new", "\(changes.changed.count) changed", "\(changes.removed.count) removed",
        "\(changes.unchanged.count) unchanged",
      ]
      Console.count("\(output)/\(name): \(counts.joined(separator: ", "))")
    }
  }
}
