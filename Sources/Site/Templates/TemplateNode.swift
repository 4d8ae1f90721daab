internal import Diagnostics

/// A part of a parsed template.
indirect enum TemplateNode: Hashable, Sendable {
  case text(TemplateText)
  case value(TemplateReference, ValuePlace)
  case section(TemplateReference, inverted: Bool, [TemplateNode])
  case partial(TemplatePartial)
}

extension [TemplateNode] {
  /// The names of the templates that are included, in order.
  var partials: [String] {
    flatMap { node -> [String] in
      switch node {
      case .text, .value: []
      case .section(_, _, let body): body.partials
      case .partial(let partial): [partial.name]
      }
    }
  }
}

/// Where a value stands: in a page of either format, as the template's own text tells.
struct ValuePlace: Hashable, Sendable {
  /// Whether it is finished markup, written as it is: `{{{x}}}`.
  var isMarkup: Bool
  /// Where it stands if the template is HTML.
  var html: HTMLPlace
  /// Where it stands if the template is Markdown.
  var markdown: MarkdownPlace
}

/// Text that is written as it stands.
struct TemplateText: Hashable, Sendable {
  var bytes: [UInt8]
  /// Where in the bytes a line begins that gets the indentation of the tag that includes this template.
  ///
  /// Empty lines get none, so that a partial leaves no trailing spaces. A line that begins with a tag has its start at
  /// the end of the text before it.
  var lineStarts: [Int]
}

/// A place where another template is included.
struct TemplatePartial: Hashable, Sendable {
  /// The full name.
  var name: String
  var location: SourceLocation
  /// What stands before a tag that has its line to itself; each line of the partial is indented by it. `nil` if it
  /// shares its line: the partial is then put there as it is.
  var indentation: [UInt8]?
}

/// A template ready to be checked and rendered, and what was wrong with its text.
struct ParsedTemplate: Sendable {
  var source: TemplateSource
  var nodes: [TemplateNode]
  var problems: [Diagnostic]
}
