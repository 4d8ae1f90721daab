import ArgumentParser
import Diagnostics
import Evidence
import Foundation
import Lifecycle
import Logs
import Reports
import Scenarios
import Stories

/// `lifeline evidence add`
struct EvidenceAdd: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Make a file of evidence of a log, and put it into the content.",
    discussion: """
      The log is read as lifeline verify reads it: what stood on screen and what was done is found in it. What only you know \
      is asked for on a terminal, unless an option says it: what the log is about, where it was published, which release \
      it is of, and where the app ran. Elsewhere nothing is asked; without a title and an address nothing is written.

      The file is checked, and the report says how the model stands to it. Then it is written to the folder Evidence of \
      the content, under the log's name or that of --slug. A file that is there already is never replaced.

      EXAMPLES
        lifeline evidence add app.log
        lifeline evidence add app.log --title 'Push in my shop' --url https://example.org/push --ios 17
        lifeline evidence add app.log --title 'A run of mine' --url 'a run of mine' --device simulator --slug mine
      """)

  @Argument(
    help: ArgumentHelp("The log, or - for standard input.", valueName: "log"), completion: .file())
  var file: String

  @Option(help: ArgumentHelp("What the log is about, in a few words.", valueName: "words"))
  var title: String?

  @Option(help: ArgumentHelp("Where it was published; or which run it is of, in words.", valueName: "address"))
  var url: String?

  @Option(
    help: ArgumentHelp("The release of iOS that it is of (\(Release.knownInWords)).", valueName: "release"),
    completion: .lifelineReleases)
  var ios: String?

  @Option(help: "Where the app ran.")
  var device: Device?

  @Option(help: ArgumentHelp("The code of the language in which it was published, such as en.", valueName: "code"))
  var language: String?

  @Option(help: ArgumentHelp("When it was published, such as 2026-01-31, 2026-01 or 2026.", valueName: "date"))
  var date: String?

  @Option(help: ArgumentHelp("The name of the file, of small letters, digits and hyphens.", valueName: "name"))
  var slug: String?

  @Option(help: ArgumentHelp("How a line is made up, such as '{time} {subject}: {callback}'.", valueName: "pattern"))
  var pattern: String?

  @OptionGroup var content: ContentOption
  @OptionGroup var console: ConsoleOptions

  /// What is above it where it is parsed alone.
  struct Root: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "lifeline evidence", subcommands: [EvidenceAdd.self])
  }

  /// Where an app runs.
  enum Device: String, CaseIterable, ExpressibleByArgument {
    case device, simulator, test
  }

  func validate() throws {
    if let ios { _ = try Release(asked: ios) }
    if let pattern { _ = try LogPattern(asked: pattern) }
  }

  func run() throws {
    let log = LogReader(pattern: try pattern.map(LogPattern.init(asked:))).read(try LogFile.text(of: file))
    if log.events.isEmpty { throw UsageError("no line of the log names a callback: there is nothing to add") }
    try requireFolder()
    let name = slug.map { "\($0).yaml" } ?? file
    let unasked = EvidenceDraft(log, Verification.verify([]), name: name, from: EvidenceDraft.Source())
    let path = "\(content.content)/Evidence/\(unasked.slug).yaml"
    try requireFree(unasked.slug, path)

    let source = try EvidenceQuestions(mayAsk: file != TextFile.standardInput).answers(given)
    let verification = Verification.verify(log.events, on: source.release)
    let draft = EvidenceDraft(log, verification, name: name, from: source)
    let bytes = Array(draft.yaml.utf8)
    if bytes.count > TextFile.largestSize {
      throw UsageError("the log is too large for a file of evidence; give the part that matters")
    }
    let (catalog, diagnostics) = CatalogLoader.load(evidence: TextFile(path: path, bytes: bytes))
    try Console.report(diagnostics.map { named($0, in: draft.yaml) })
    Console.print(EvidenceText.plain(EvidenceCheck.findings(catalog.evidence, reasons: Reasons(Catalog()))))
    guard try NewFile(path: path).writeWhole(bytes) else { throw refused(path) }
    Console.print("\(path)\n")
  }

  private var given: EvidenceQuestions.Given {
    EvidenceQuestions.Given(
      title: title, url: url, release: ios, device: device?.rawValue, language: language, date: date)
  }

  /// Refuses a folder of content that is named and not there: it is a slip. Without a name a first one is made.
  private func requireFolder() throws {
    guard let folder = content.given else { return }
    let found = CatalogLoader.load(folder: folder, parts: ["Evidence"]).diagnostics
    let missing = found.filter { $0.id == "content.no-folder" }
    guard missing.isEmpty else { return try Console.report(missing) }
  }

  /// What is wrong with the draft, at the option that says it or at the log: there is no file of the draft to look into.
  private func named(_ diagnostic: Diagnostic, in draft: String) -> Diagnostic {
    var named = diagnostic
    let lines = draft.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.indices.contains(diagnostic.location.line - 1) ? lines[diagnostic.location.line - 1] : ""
    let key = line.prefix { $0 != ":" }.trimmingCharacters(in: .whitespaces)
    let isOption = ["title", "url"].contains(key)
    named.location = SourceLocation(file: isOption ? "--\(key)" : file)
    return named
  }

  /// Refuses a name that the content has already, before anything is asked.
  private func requireFree(_ slug: String, _ path: String) throws {
    if let slug = self.slug, slug != EvidenceDraft.slug(of: "\(slug).yaml") {
      throw UsageError("'\(slug)' is not a name of small letters, digits and hyphens")
    }
    if (try? FileManager.default.attributesOfItem(atPath: path)) != nil { throw refused(path) }
    let known = CatalogLoader.load(folder: content.content, parts: ["Evidence"]).catalog.evidence
    if let other = known.first(where: { $0.source.slug == slug }) { throw refused(other.location.file) }
  }

  private func refused(_ path: String) -> ExitCode {
    Console.failure("there is \(path) already, and nothing was written; --slug gives the log another name")
    return ExitCode(1)
  }
}
