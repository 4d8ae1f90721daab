import Testing

@testable import Generator

@Suite struct StyleSheetTests {
  @Test func aBraceTooManyOrTooFewIsFound() {
    #expect(StyleSheet.unbalancedLine("a { b: c; }\n@media print {\n  a { b: c; }\n}\n") == nil)
    #expect(StyleSheet.unbalancedLine("a::before { content: \"}\"; } /* } */") == nil)
    #expect(StyleSheet.unbalancedLine("a { b: c; }\n}\nb { }") == 2)
    #expect(StyleSheet.unbalancedLine("a { }\n\n@media print {\n  a { b: c; }\n") == 3)
  }
}

@Suite struct HeadingLinksTests {
  private func linked(_ html: String) -> String { HeadingLinks.added(to: html, label: "here") }
  private func link(_ id: String) -> String { " <a class=\"anchor\" href=\"#\(id)\" aria-label=\"here\">#</a>" }

  @Test func aHeadingLinksToItselfOrToItsSection() {
    #expect(linked("<h2 id=\"a\">A</h2>") == "<h2 id=\"a\">A\(link("a"))</h2>")
    #expect(linked("<section id=\"s\">\n<h2>A</h2>") == "<section id=\"s\">\n<h2>A\(link("s"))</h2>")
    #expect(linked("<h3 id=\"a\"><code>x</code></h3>") == "<h3 id=\"a\"><code>x</code>\(link("a"))</h3>")
  }

  @Test func whatHasNoAnchorOfItsOwnStaysAsItIs() {
    for html in [
      "<h1 id=\"t\">T</h1>", "<section>\n<h2>A</h2>", "<p id=\"a\">A</p>", "<section id=\"s\"><p>x</p></section><h4>no",
    ] { #expect(linked(html) == html) }
    // The section's anchor belongs to its first heading.
    let two = "<section id=\"s\"><h2>A</h2><h3>B</h3></section>"
    #expect(linked(two) == "<section id=\"s\"><h2>A\(link("s"))</h2><h3>B</h3></section>")
  }
}
