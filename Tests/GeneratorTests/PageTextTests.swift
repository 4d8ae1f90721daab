import Testing

@testable import Generator

@Suite struct StyleSheetTests {
  private func place(_ text: String) -> String {
    StyleSheet.fault(in: text).map { "\($0.kind) \($0.line):\($0.column)" } ?? "none"
  }

  @Test func aBraceTooManyOrTooFewIsFound() {
    #expect(place("a { b: c; }\n@media print {\n  a { b: c; }\n}\n") == "none")
    #expect(place("a::before { content: \"}\"; } /* } */") == "none")
    #expect(place("a { b: c; }\n}\nb { }") == "brace 2:1")
    #expect(place("a { }\n\n@media print {\n  a { b: c; }\n") == "brace 3:14")
  }

  @Test(arguments: [
    ("/* a */\nb { }", "b { }"), ("a/* b */c { }", "a c { }"), ("a { } /* b\n c */\nd { }", "a { } d { }"),
    ("a::before { content: \"/* b */\"; }", "a::before { content: \"/* b */\"; }"),
    ("/*! licence */ a { }", "/*! licence */ a { }"),
    ("a::after { content: 'it\\'s /*' } /* \" */", "a::after { content: 'it\\'s /*' } "),
    ("/*/ a { */ b { }", " b { }"),
    ("a\\{b { }", "a\\{b { }"), ("a { } /* b", "a { } "), ("a { } /", "a { } /"), ("", ""),
  ])
  func commentsAreNotPublished(text: String, published: String) {
    #expect(StyleSheet.withoutComments(text) == published)
  }

  @Test func aCommentAndATextEndWhereTheyHaveTo() {
    #expect(place("a { }\n b { } /* c\n }") == "comment 2:8")
    #expect(place("/*/ a { */ b { }") == "none")
    #expect(place("a::after { content: 'it\\'s {' } /* \" */") == "none")
    #expect(place("a::after { content: \"\\\\\" } b { }") == "none")
    #expect(place("a::after { content: \"x }\nb { }") == "text 1:21")
    #expect(place(".a\\{b { }") == "none")
  }
}

@Suite struct HeadingLinksTests {
  private func linked(_ html: String) -> String {
    String(decoding: HeadingLinks.added(to: Array(html.utf8), label: "here"), as: UTF8.self)
  }
  private func link(_ id: String) -> String { "</span> <a class=\"anchor\" href=\"#\(id)\" aria-label=\"here\">#</a>" }
  /// A heading is named by its text alone, without its link.
  private func named(_ id: String) -> String { " aria-labelledby=\"t:\(id)\"><span id=\"t:\(id)\">" }

  @Test func aHeadingLinksToItselfOrToItsSection() {
    #expect(linked("<h2 id=\"a\">A</h2>") == "<h2 id=\"a\"\(named("a"))A\(link("a"))</h2>")
    #expect(linked("<section id=\"s\">\n<h2>A</h2>") == "<section id=\"s\">\n<h2\(named("s"))A\(link("s"))</h2>")
    #expect(linked("<h3 id=\"a\"><code>x</code></h3>") == "<h3 id=\"a\"\(named("a"))<code>x</code>\(link("a"))</h3>")
  }

  @Test func whatHasNoAnchorOfItsOwnStaysAsItIs() {
    for html in [
      "<h1 id=\"t\">T</h1>", "<section>\n<h2>A</h2>", "<p id=\"a\">A</p>", "<section id=\"s\"><p>x</p></section><h4>no",
    ] { #expect(linked(html) == html) }
    // The section's anchor belongs to its first heading.
    let two = "<section id=\"s\"><h2>A</h2><h3>B</h3></section>"
    #expect(linked(two) == "<section id=\"s\"><h2\(named("s"))A\(link("s"))</h2><h3>B</h3></section>")
  }
}
