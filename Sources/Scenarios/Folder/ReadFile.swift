import Diagnostics
import Yams

/// What one file says: it follows from the file alone, whatever else there is.
struct ReadFile: Sendable {
  /// What the file holds.
  indirect enum Content: Sendable {
    case scenario(Scenario, at: SourceLocation)
    case evidence(EvidenceFile, at: SourceLocation)
    case disagreement(Disagreement, at: SourceLocation)
    case comparison(Comparison, at: SourceLocation)
    case machine(Machine, at: SourceLocation)
    case page(ProsePage, at: SourceLocation)
    case unit(CourseUnit, at: SourceLocation)
    case task(PlacedTask, at: SourceLocation)
    case markdownPage(MarkdownPage)
    case callback(CallbackProse, at: SourceLocation)
    case settings(SiteSettings)
    case causes([Cause], of: Reference?)
    case changes([DocumentedChange], summary: ReleaseSummary?)
    /// Claims can be read only when the scenarios are known.
    case claims(Claims)
    /// What cannot be read; of a kind with names, if the folder is of one.
    case unread(folder: String?)
  }

  /// Claims as they are written. Yams does not say that its nodes can be handed on to another thread; nobody changes these,
  /// and one thread at a time reads them.
  struct Claims: @unchecked Sendable {
    let root: Node
  }

  let content: Content
  let diagnostics: [Diagnostic]
  /// The text, if there is one, for the places of what is wrong inside of it.
  let source: SourceText?

  /// Reads a file as what lies in a folder of content; `top` is the folder at the top, or the file there.
  init(_ file: TextFile, in top: String?) {
    if top == "Pages", file.path.hasSuffix(".md") {
      var (source, problems): (SourceText?, [Diagnostic]) = (nil, [])
      let inside = file.path.ranges(of: "Pages/").last.map { String(file.path[$0.upperBound...]) } ?? file.path
      let page = MarkdownPage(file, inside: inside, &source, &problems)
      (content, diagnostics, self.source) = (page.map { .markdownPage($0) } ?? .unread(folder: top), problems, source)
      return
    }
    let document = YAMLDocument(file)
    guard let root = document.root else {
      (content, diagnostics, source) = (.unread(folder: top), document.diagnostics, nil)
      return
    }
    source = document.source
    let read = Self.content(of: root, file, top, isWhole: !document.hasDuplicateKeys)
    content = read.content
    diagnostics = document.diagnostics + read.diagnostics
  }

  private typealias Reading = (content: Content, diagnostics: [Diagnostic])

  private static func content(of root: Node, _ file: TextFile, _ top: String?, isWhole: Bool) -> Reading {
    switch top {
    case "Causes":
      var reader = CauseReader(path: file.path)
      let causes = reader.causes(root)
      return (.causes(causes, of: reader.source), reader.diagnostics)
    case "Claims": return (.claims(Claims(root: root)), [])
    case "Changes":
      var reader = EditorialReader(path: file.path)
      let (changes, summary) = reader.documentedChanges(root)
      return (.changes(changes, summary: summary), reader.diagnostics)
    case "site.yaml", "Disagreements", "Comparisons", "Machines", "Pages", "Callbacks", "Course",
      "Tasks":
      var reader = EditorialReader(path: file.path)
      let content = editorial(root, file, top, &reader) ?? .unread(folder: top)
      return (content, reader.diagnostics)
    case _ where root.mapping?["source"] != nil || top == "Evidence":
      let read = EvidenceReader.read(root, path: file.path, isWhole: isWhole)
      guard let evidence = read.file else { return (.unread(folder: "Evidence"), read.diagnostics) }
      let slug = root.mapping?["source"]?.mapping?["slug"]
      return (.evidence(evidence, at: slug?.place(in: file.path) ?? evidence.location), read.diagnostics)
    default:
      let read = ScenarioReader.read(root, path: file.path, isWhole: isWhole)
      guard let scenario = read.scenario else { return (.unread(folder: top), read.diagnostics) }
      return (.scenario(scenario, at: place(of: "id", in: root, file)), read.diagnostics)
    }
  }

  /// What is neither a scenario nor evidence; `nil` if there is nothing to add.
  private static func editorial(
    _ root: Node, _ file: TextFile, _ folder: String?, _ reader: inout EditorialReader
  ) -> Content? {
    let id = place(of: "id", in: root, file)
    switch folder {
    case "Disagreements": return reader.disagreement(root).map { .disagreement($0, at: id) }
    case "Comparisons": return reader.comparison(root).map { .comparison($0, at: id) }
    case "Machines": return reader.machine(root).map { .machine($0, at: id) }
    case "Course": return reader.unit(root).map { .unit($0, at: id) }
    case "Tasks": return reader.task(root).map { .task($0, at: id) }
    case "Pages": return reader.page(root).map { .page($0, at: id) }
    case "Callbacks": return reader.callback(root).map { .callback($0, at: place(of: "callback", in: root, file)) }
    default: return reader.settings(root).map { .settings($0) }
    }
  }

  private static func place(of key: String, in root: Node, _ file: TextFile) -> SourceLocation {
    root.mapping?[key]?.place(in: file.path) ?? SourceLocation(file: file.path)
  }
}
