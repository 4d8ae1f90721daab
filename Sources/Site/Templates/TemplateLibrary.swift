public import Diagnostics

/// What a page is written in, which decides how its values are escaped.
public enum TemplateEscaping: Hashable, Sendable {
  /// HTML.
  case html
  /// Markdown.
  case markdown
}

/// Why a template could not be rendered.
public struct TemplateFailure: Error, Hashable, Sendable {
  /// What is wrong, at least one.
  public var diagnostics: [Diagnostic]

  /// Makes a failure.
  public init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}

/// The templates of a build: logic-less, in Mustache's language, each checked against the shape of its page.
///
/// Of Mustache's language, set-delimiter tags, parents, blocks, dynamic partials and pragmas are refused. A name that
/// is in no scope is an error, not an empty text, and so is a partial that includes itself.
public struct TemplateLibrary: Sendable {
  private let templates: [String: ParsedTemplate]
  private let folder: String
  private let duplicates: [Diagnostic]

  /// Reads the templates.
  ///
  /// - Parameter folder: The template folder's path as it is shown to the user, for a template that is missing.
  public init(sources: [TemplateSource], folder: String = "Templates") {
    var templates: [String: ParsedTemplate] = [:]
    var duplicates: [Diagnostic] = []
    for source in sources.sorted(by: { $0.path < $1.path }) {
      if let first = templates[source.name] {
        duplicates.append(
          Diagnostic(
            id: "template.duplicate", at: SourceLocation(file: source.path),
            "template '\(source.name)' is there twice",
            notes: [Diagnostic.Note("the other one", at: SourceLocation(file: first.source.path))]))
      } else {
        templates[source.name] = TemplateParser.parse(source)
      }
    }
    self.templates = templates
    self.folder = folder
    self.duplicates = duplicates
  }

  /// The templates' names, sorted.
  public var names: [String] { templates.keys.sorted() }

  /// What is wrong with the templates' texts, whatever page they are for.
  public var diagnostics: [Diagnostic] {
    (duplicates + templates.values.flatMap(\.problems)).inReadingOrder
  }

  /// What is wrong with a template, and with all that it includes, on a page of this shape.
  public func diagnostics(
    for name: String, shape: [String: TemplateShape], escaping: TemplateEscaping = .html
  ) -> [Diagnostic] {
    guard templates[name] != nil else { return [missing(name)] }
    return TemplateCheck.diagnostics(of: name, shape, as: escaping, in: templates)
  }

  /// Whether there is a template of that name.
  public func has(_ name: String) -> Bool { templates[name] != nil }

  /// The sources of a template and of all that it includes, each once.
  func sources(of name: String) -> [TemplateSource] {
    var sources: [TemplateSource] = []
    var names = [name]
    var seen: Set = [name]
    while let next = names.popLast() {
      guard let template = templates[next] else { continue }
      sources.append(template.source)
      names += template.nodes.partials.filter { seen.insert($0).inserted }
    }
    return sources
  }

  /// The names of these templates and of all that they include, as far as they are there.
  public func names(reachedFrom names: [String]) -> Set<String> {
    Set(names.flatMap { sources(of: $0).map(\.name) })
  }

  /// The texts of a template and of all that it includes.
  public func texts(of name: String) -> [String] { sources(of: name).map(\.text) }

  /// Writes a page.
  ///
  /// Rendering never leaves a name out silently: values that do not have the page's shape are an error, and so is a tag
  /// that finds no value because the template was not checked.
  public func render(
    _ name: String, _ values: TemplateObject, shape: [String: TemplateShape], escaping: TemplateEscaping
  ) throws(TemplateFailure) -> String {
    String(decoding: try bytes(name, values, shape: shape, escaping: escaping), as: UTF8.self)
  }

  /// Writes a page, in UTF-8.
  public func bytes(
    _ name: String, _ values: TemplateObject, shape: [String: TemplateShape], escaping: TemplateEscaping
  ) throws(TemplateFailure) -> [UInt8] {
    guard let template = templates[name] else { throw TemplateFailure([missing(name)]) }
    let (whole, problems) = TemplateConformance.completed(values, shape, file: template.source.path)
    guard problems.isEmpty else { throw TemplateFailure(problems.inReadingOrder) }
    var renderer = TemplateRenderer(templates: templates, escaping: escaping, page: whole)
    try renderer.render(template)
    return renderer.output
  }

  private func missing(_ name: String) -> Diagnostic {
    let phrase = Suggestion.phrase(for: name, in: names)
    return Diagnostic(
      id: "template.missing", at: SourceLocation(file: folder), "there is no template '\(name)'\(phrase)")
  }
}
