import Site
@_spi(MarkupWriting) import Site
import Testing

/// Where a value stands decides how it is written, and where nothing helps the template is refused.
struct ValuePlaceTests {
  private static let hostile = "\"'><script>alert(1)</script>&{{x}}`"

  @Test(arguments: [
    "<p>{{x}}</p>", "<p title=\"{{x}}\">", "<p title='a {{x}}'>", "<title>{{x}}</title>", "<a href=\"#{{x}}\">",
    "<!DOCTYPE html>\n<title>{{x}}</title>", "<!-- {{x}} -->", "a < b {{x}}", "<textarea>{{x}}</textarea>",
  ]) func inHTMLNothingOfATextIsMarkup(template: String) throws {
    let page = try rendered(template, ["x": .text(Self.hostile)], ["x": .text])
    let shown = "&quot;&#39;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;{{x}}`"
    #expect(page == template.replacing("{{x}}", with: shown))
    #expect(report(template, ["x": .text]).isEmpty)
  }

  @Test(arguments: [
    "<script>var a = '{{x}}'</script>", "<style>p { color: {{x}} }</style>", "<p {{x}}>", "<p title={{x}}>",
    "<p onclick=\"f('{{x}}')\">", "<p style=\"color: {{x}}\">", "<{{x}} a>", "<iframe srcdoc=\"{{x}}\"></iframe>",
    "<SCRIPT>{{x}}</SCRIPT>", "<p ONCLICK='{{x}}'>", "<a{{x}}>",
  ]) func whereNoEscapingHelpsTheTemplateIsRefused(template: String) throws {
    #expect(report(template, ["x": .text]).contains("cannot be written safely here"))
    #expect(try !rendered(template, ["x": .text("abc")], ["x": .text]).contains("abc"))
  }

  @Test(arguments: ["<p title=\"{{{x}}}\">", "<title>{{{x}}}</title>", "<a href=\"{{{x}}}\">", "<p {{{x}}}>"])
  func markupStandsBetweenElementsOnly(template: String) {
    #expect(report(template, ["x": .html]).contains("markup stands between elements"))
  }

  @Test func dataStandsInAScript() throws {
    let template = "<script type=\"application/json\">{{{x}}}</script>"
    #expect(report(template, ["x": .html]).isEmpty)
    let page = try rendered(template, ["x": .html(.json("[\"</script><!--\"]"))], ["x": .html])
    #expect(page == "<script type=\"application/json\">[\"\\u003c/script>\\u003c!--\"]</script>")
  }

  @Test(arguments: [
    "javascript:alert(1)", "JAVASCRIPT:alert(1)", " java\nscript:alert(1)", "data:text/html,x", "vbscript:x",
    "file:///etc/passwd", "\u{1}javascript:x", "blob:x",
  ]) func anAddressThatCouldRunIsLeftOut(address: String) throws {
    for template in ["<a href=\"{{x}}\">", "<img src='{{x}}'>", "<form action=\"{{x}}\">"] {
      #expect(try rendered(template, ["x": .text(address)], ["x": .text]) == template.replacing("{{x}}", with: ""))
    }
    #expect(try rendered("[a]({{x}})", ["x": .text(address)], ["x": .text], escaping: .markdown) == "[a]()")
  }

  @Test(arguments: ["https://a.b/c?d=e:f", "a/b.html#c", "#x:y", "mailto:a@b.c", "../a.html", "?q=a:b", ""])
  func otherAddressesStay(address: String) throws {
    #expect(try rendered("<a href=\"{{x}}\">", ["x": .text(address)], ["x": .text]) == "<a href=\"\(address)\">")
  }

  @Test func aForeignTextIsMarkedWhereAnElementCanStandAndItsLanguageIsEscaped() throws {
    let value: TemplateObject = ["x": .foreign("a<b", language: "en\"><script>")]
    let marked = "<span lang=\"en&quot;&gt;&lt;script&gt;\">a&lt;b</span>"
    #expect(try rendered("<!DOCTYPE html><p>{{x}}", value, ["x": .text]) == "<!DOCTYPE html><p>" + marked)
    #expect(try rendered("<title>{{x}}</title>", value, ["x": .text]) == "<title>a&lt;b</title>")
    #expect(try rendered("<p title=\"{{x}}\">", value, ["x": .text]) == "<p title=\"a&lt;b\">")
  }

  @Test func inMarkdownATextIsShownAsItIs() throws {
    let value: TemplateObject = ["x": .text("*a* <b> [c](d)\n# e"), "c": .code("a|`b`"), "u": .text("a b(c)|<d>")]
    let shape: [String: TemplateShape] = ["x": .text, "c": .text, "u": .text]
    func page(_ template: String) throws -> String {
      try rendered(template, value, shape, escaping: .markdown)
    }
    #expect(try page("## {{x}}") == "## \\*a\\* \\<b> \\[c\\](d) # e")
    #expect(try page("{{c}}") == "`` a\\|`b` ``")
    #expect(try page("[{{x}}]({{u}})") == "[\\*a\\* \\<b> \\[c\\](d) # e](a%20b%28c%29%7C%3Cd%3E)")
    #expect(try page("[a](<{{u}}>)") == "[a](<a%20b(c)%7C%3Cd%3E>)")
    #expect(try page("<{{u}}>") == "<>")
    let address: TemplateObject = ["u": .text("https://a.b/c(d)")]
    #expect(try rendered("<{{u}}>", address, ["u": .text], escaping: .markdown) == "<https://a.b/c(d)>")
    #expect(try page("<a id=\"{{u}}\"></a>") == "<a id=\"a b(c)|&lt;d&gt;\"></a>")
    #expect(try page("`{{c}}`") == "`a| b `")
    #expect(try page("```\n{{c}}\n```\n{{c}}") == "```\na| b \n```\n`` a\\|`b` ``")
  }

  @Test func markupOfAnotherHostOrOfHTMLIsTakenOut() {
    #expect(Markdown.harmless("a *b* [c](https://d)").text == "a *b* [c](https://d)")
    let text = Markdown.harmless(
      "a <b onclick=x>c</b> [d](javascript:x) ![e](https://evil/x.png)\n\n<script>x</script>\n\n[r]\n\n[r]: vbscript:x"
    ).text
    for word in ["<", "onclick", "javascript", "vbscript", "evil"] {
      #expect(!text.contains(word), "\(word) in \(text)")
    }
    let html = Markdown.html("![e](https://evil/x.png) ![f](//evil/y.png) ![g](h.png) [i](data:text/html,x)").text
    #expect(!html.contains("evil") && html.contains("<img src=\"h.png\"") && !html.contains("data:"))
  }
}
