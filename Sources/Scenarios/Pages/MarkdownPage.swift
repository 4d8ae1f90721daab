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

  private static let keys = ["title", "summary", "order"]

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
          id: "page.front-matter", at: SourceLocation(file: file.path, line: 1, column: 1), fault))
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

/// What stands between two lines of three hyphens at the head of a file, and what follows.
struct FrontMatter {
  /// A text with the line of the file at which it begins, from 1.
  struct Body {
    var text: Substring
    var line: Int

    /// The heading with which the text begins, and how many lines it takes with those before it.
    var heading: (text: String, line: Int, count: Int)? {
      var count = 0
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        count += 1
        if line.allSatisfy(\.isWhitespace) { continue }
        guard line.hasPrefix("# ") else { return nil }
        let words = line.dropFirst(2).drop(while: \.isWhitespace)
        return words.isEmpty ? nil : (String(words), self.line + count - 1, count)
      }
      return nil
    }

    mutating func dropLines(_ count: Int) {
      for _ in 0..<count {
        text = text.firstIndex(of: "\n").map { text[text.index(after: $0)...] } ?? text[text.endIndex...]
      }
      line += count
    }
  }

  /// The front matter with the line before it, so that places in it are those of the file; `nil` where there is none.
  private(set) var yaml: String?
  private(set) var body: Body
  /// What is wrong with the lines of hyphens.
  private(set) var fault: String?

  init(_ text: String) {
    body = Body(text: text[...], line: 1)
    guard text.hasPrefix("---\n") else { return }
    var number = 1
    var index = text.index(text.startIndex, offsetBy: 4)
    while index < text.endIndex {
      number += 1
      let end = text[index...].firstIndex(of: "\n") ?? text.endIndex
      let next = end == text.endIndex ? end : text.index(after: end)
      if text[index..<end] == "---" {
        yaml = String(text[..<index])
        body = Body(text: text[next...], line: number + 1)
        return
      }
      index = next
    }
    fault = "the front matter that begins here is not closed by a line '---'"
  }
}
