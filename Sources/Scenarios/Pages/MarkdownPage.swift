import Diagnostics
import Yams

/// One file of a page in Markdown: the page in one language.
///
/// `guide.md` is in the site's first language, `guide.ko.md` in Korean. The file may begin with front matter between lines
/// of three hyphens.
struct MarkdownPage: Sendable {
  /// The page's name: that of the file, without endings.
  let id: String
  /// The language by its code; `nil` for the first one.
  let language: String?
  let title: LocalizedText?
  let summary: LocalizedText?
  let order: Int?
  let text: LocalizedText
  /// The folders in which it lies within `Pages`.
  let section: String
  let location: SourceLocation

  static let keys = ["title", "summary", "order"]

  /// Reads a file at a path within `Pages`; what is wrong is added.
  init?(_ file: TextFile, inside path: String, _ source: inout SourceText?, _ diagnostics: inout [Diagnostic]) {
    let (text, problems) = file.text()
    diagnostics += problems
    guard let text else { return nil }
    source = SourceText(text)
    var parts = path.split(separator: "/").map(String.init)
    let name = parts.popLast() ?? path
    var words = name.split(separator: ".").dropLast().map(String.init)
    language = words.count > 1 && words.last.map(LanguageTag.isKnown) == true ? words.removeLast() : nil
    id = words.joined(separator: ".")
    section = parts.joined(separator: "/")
    location = SourceLocation(file: file.path, line: 1, column: 1)
    let matter = FrontMatter(text)
    if let fault = matter.fault {
      diagnostics.append(
        Diagnostic(
          id: "page.front-matter", at: SourceLocation(file: file.path, line: matter.line, column: 1), fault))
    }
    guard id.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }), id.first?.isLetter == true else {
      diagnostics.append(
        Diagnostic(
          id: "page.name", at: location,
          "the name of a page's file is its address: letters, digits and '-', such as checkout-flow.md"))
      return nil
    }
    var (title, summary, order): (LocalizedText?, LocalizedText?, Int?) = (nil, nil, nil)
    if let yaml = matter.yaml {
      let document = YAMLDocument(TextFile(path: file.path, bytes: Array(yaml.utf8)))
      diagnostics += document.diagnostics.filter { $0.id != "file.empty" }
      if let root = document.root,
        var mapping = MappingReader(
          root, what: "a page's front matter", keys: Self.keys, path: file.path, diagnostics: &diagnostics)
      {
        (title, summary, order) = (
          mapping.localized("title", .title), mapping.localized("summary", .summary), mapping.number("order")
        )
        diagnostics += mapping.diagnostics
      }
    }
    var body = matter.body
    if title == nil, let heading = body.heading {
      title = LocalizedText(
        heading.text,
        origin: .init(key: "title", location: SourceLocation(file: file.path, line: heading.line, column: 1)))
      body.dropLines(heading.count)
    }
    if body.text.utf8.count > 100_000 {
      diagnostics.append(
        Diagnostic(id: "text.too-long", at: location, "the page has more than 100,000 bytes; make several of it"))
      return nil
    }
    let place = SourceLocation(file: file.path, line: body.line, column: 1)
    var origin = LocalizedText.Origin(key: "text", location: place)
    origin.written[language ?? LocalizedText.Origin.unnamed] = WrittenText(verbatimAt: place)
    (self.title, self.summary, self.order) = (title, summary, order)
    self.text = LocalizedText(String(body.text), in: language, origin: origin)
  }
}
