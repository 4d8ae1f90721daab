public import ArgumentParser
import Diagnostics
public import Generator
import Site

/// `lifeline export`
struct Export: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the book as the source of another program's site: DocC, mdBook or MkDocs.",
    discussion: """
      Pages, pictures and a navigation stand in the folder as that program wants them. The folder is replaced as a whole; \
      one that holds files which no build made is refused.

      EXAMPLES
        lifeline export docc Documentation && docc convert Documentation/Shop.docc --output-path Site
        lifeline export mdbook Book && mdbook build Book
        lifeline export mkdocs Docs && mkdocs build --strict -f Docs/mkdocs.yml
      """)

  @Argument(help: "What the source is for: docc, mdbook or mkdocs.")
  var format: BookExport

  @Argument(help: ArgumentHelp("The folder to write.", valueName: "folder"))
  var folder: String

  @OptionGroup var content: ContentOption
  @OptionGroup var templates: TemplateOption
  @OptionGroup var layouts: LayoutOptions
  @OptionGroup var writing: OutputOptions
  @OptionGroup var console: ConsoleOptions

  func run() throws {
    let places = templates.places(beside: content.content)
    try writing.locked(folder, for: "export", replacing: [folder], reading: places) { session in
      let progress = ProgressLine(Console.style)
      defer { progress.end() }
      let (outcome, navigation, title) = SiteBuilder.book(
        content: content.content, templates: templates.origin(beside: content.content), layouts: layouts.settings,
        progress: progress.note)
      progress.end()
      try Console.report(outcome.diagnostics, counting: content.content)
      let tree = format.files(of: outcome.book, navigation, title: title)
      let changes = try session.write { (writer, lock) throws(OutputError) in
        let changes = try writer.write(tree, under: lock)
        layouts.keep(outcome.layouts)
        return changes
      }
      Console.count("\(folder): \(tree.count) files, \(changes.unchanged.count) of them unchanged")
    }
  }
}

extension BookExport: ExpressibleByArgument {}
