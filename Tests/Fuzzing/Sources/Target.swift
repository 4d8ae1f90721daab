/// What is fuzzed: each takes any bytes, and must neither end the process nor take long.
enum Target: String, CaseIterable {
  /// A scenario's file, read and simulated.
  case scenarios
  /// A file of evidence, read and held against the model.
  case evidence
  /// The other kinds of content, one in the first line's folder.
  case content
  /// Structures and actions, read, printed, read again and simulated.
  case language
  /// A template, checked, and rendered if nothing is wrong with it.
  case templates
  /// Markdown as HTML and as plain text, and plain text as Markdown.
  case markdown
  /// Pages with links, and their addresses.
  case links
  /// Graphs with any names and labels, printed as DOT.
  case graphs
  /// What comes from the layout cache and from workers.
  case layouts

  func run(_ bytes: [UInt8]) {
    switch self {
    case .scenarios: Contents.runScenario(bytes)
    case .evidence: Contents.runEvidence(bytes)
    case .content: Contents.runOther(bytes)
    case .language: Language.run(bytes)
    case .templates: Templates.run(bytes)
    case .markdown: MarkdownTexts.run(bytes)
    case .links: Links.run(bytes)
    case .graphs: Graphs.run(bytes)
    case .layouts: Layouts.run(bytes)
    }
  }
}
