import Diagnostics
import Site

// The words for what is wrong with prose.
extension Diagnostic {
  static func html(_ html: String, at place: SourceLocation) -> Diagnostic {
    let shown = html.split(whereSeparator: \.isNewline).first.map(String.init) ?? html
    return Diagnostic(
      id: "content.html", at: place,
      "\(quoted(shown)) is HTML, and prose is Markdown without it; write code as `<x>` and a plain '<' as '\\<'")
  }

  static func nested(at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "content.nested", at: place,
      "here quotations, lists, emphasis and links stand more than \(Markdown.mostLevels) deep in each other, and no page can have that"
    )
  }

  static func foreign(_ address: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "content.foreign-image", at: place,
      "the picture \(quoted(address)) lies on another host; pages ask nothing of other hosts, so link to it instead")
  }

  static func bare(_ destination: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "content.dead-link", at: place,
      "\(quoted(destination)) has no words to be a link; write [words](\(Quotation.cut(destination)))")
  }

  static func image(_ address: String, among pictures: [String], at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "content.unknown-image", at: place,
      "there is no picture \(quoted(address)) in the site\(Suggestion.phrase(for: address, in: pictures))",
      notes: [Diagnostic.Note("a picture lies in Templates/assets, and is named by its path there")])
  }

  static func scheme(_ destination: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "content.unsafe-link", at: place,
      "\(quoted(destination)) is no link that pages can have: they lead to https, http and mailto, and into the content"
    )
  }

  /// `meant` is the link to the part of the content that has the name of the file.
  static func deadLink(
    _ destination: String, meant: String?, kinds: [String], at place: SourceLocation
  ) -> Diagnostic {
    let advice =
      meant.map { "did you mean '\($0)'?" } ?? "a page is linked to by what it is about, as in scenario:push-pop"
    return Diagnostic(
      id: "content.dead-link", at: place, "\(quoted(destination)) leads nowhere; \(advice)",
      notes: [Diagnostic.Note("links begin with \(kinds.map { "\($0):" }.joined(separator: ", ")) or https://")])
  }

  static func noHeading(_ anchor: String, among anchors: [String], at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "content.dead-link", at: place,
      "\(quoted("#\(anchor)")) leads nowhere; the page has no such heading"
        + Suggestion.phrase(for: "#\(anchor)", in: anchors.map { "#\($0)" }, orList: "it has"))
  }

  static func noPlace(_ link: ContentLink, among places: [String], at place: SourceLocation) -> Diagnostic {
    let anchor = "#\(link.fragment ?? "")"
    return Diagnostic(
      id: "content.unknown-link", at: place,
      "\(link.kind == .page ? "the page" : "the page of the \(link.kind.rawValue)") '\(link.id)' has no place \(quoted(anchor)) to link to"
        + Suggestion.phrase(for: anchor, in: places.map { "#\($0)" }, orList: "it has"))
  }
}
