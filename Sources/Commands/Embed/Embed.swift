import ArgumentParser
import Diagnostics
import Reports
import Scenarios
import Site

/// `lifeline embed`
struct Embed: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "embed",
    abstract: "Fill the places of your Markdown files with tables and diagrams, and keep them up to date.",
    discussion: """
      A place is what stands between the lines <!-- lifeline: push-pop --> and <!-- /lifeline -->. The first names a \
      scenario or types a flow, as the words of 'lifeline simulate' do; the place gets its table, or, with --diagram, a \
      diagram in Mermaid, which code hosts draw. Nothing else of the file changes, and a file in which something is wrong \
      stays as it is.

      PLACES
        <!-- lifeline: push-pop -->
        <!-- lifeline: push-pop --ios 15 --ios 18 -->
        <!-- lifeline: 'nav(A)' 'push B' pop -->
        <!-- lifeline: push-pop --diagram states --subject Detail -->

      EXAMPLES
        lifeline embed README.md
        lifeline embed --check README.md Documentation/Flows.md
      """)

  @Argument(
    help: ArgumentHelp("Markdown files.", valueName: "file"), completion: .file(extensions: ["md", "markdown"]))
  var files: [String]

  @Flag(help: "Change nothing; places that are not up to date are errors, for CI.")
  var check = false

  @OptionGroup var content: ContentOption
  @OptionGroup var printing: FindingsOptions
  @OptionGroup var console: ConsoleOptions

  func validate() throws {
    let page = files.first { name in [".html", ".htm"].contains(where: name.lowercased().hasSuffix) }
    if let page {
      throw ValidationError(
        "'\(page)' is a page in HTML, and a place is filled with Markdown; "
          + "name the Markdown file from which the page is made")
    }
  }

  func run() throws {
    var findings: [Diagnostic] = []
    var counts = (places: 0, written: 0)
    for path in files {
      var file = EmbeddingFile(path: path, content: content)
      let texts = file.texts()
      counts.places += file.places.count
      if let filled = file.filled(with: texts), file.findings.isEmpty {
        if check {
          file.reportStale(filled)
        } else if filled != file.text {
          do throws(OutputError) {
            try OutputFile(path).write(file.bytes(of: filled))
            counts.written += 1
          } catch {
            findings += error.diagnostics
          }
        }
      }
      findings += file.findings
    }
    let places = Counts.phrase(counts.places, "place")
    defer {
      if printing.format == .text {
        let done = check ? Counts.phrase(findings) : "\(Counts.phrase(counts.written, "file")) changed"
        Console.countResult("\(Counts.phrase(files.count, "file")): \(places), \(done)\n")
      }
    }
    try Console.report(findings, printing)
  }
}
