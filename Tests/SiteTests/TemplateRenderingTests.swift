import Diagnostics
@_spi(MarkupWriting) import Site
import Testing

struct TemplateRenderingTests {
  @Test func escapesTextAndNotHTML() throws {
    let shape: [String: TemplateShape] = ["title": .text, "body": .html, "count": .number]
    let values: TemplateObject = ["title": "<\"A&B's\">", "body": .html(Markup(verbatim: "<p>")), "count": 3]
    #expect(
      try rendered("{{title}} {{{body}}} {{& body }} {{count}}", values, shape)
        == "&lt;&quot;A&amp;B&#39;s&quot;&gt; <p> <p> 3")
    #expect(try rendered("{{title}}", ["title": "<é🎉>"], ["title": .text], escaping: .markdown) == "\\<é🎉>")
  }

  @Test func sectionsFollowTheirValue() throws {
    let shape: [String: TemplateShape] = [
      "on": .flag, "off": .flag, "rows": .list(["n": .number]), "none": .list([:]), "note": .optional(.text),
      "gone": .optional(.text), "about": .object(["name": .text]),
    ]
    let values: TemplateObject = [
      "on": true, "off": false, "rows": [["n": 1], ["n": 2]], "none": [], "note": "N", "about": ["name": "A"],
    ]
    #expect(try rendered("{{#on}}1{{/on}}{{^on}}2{{/on}}{{#off}}3{{/off}}{{^off}}4{{/off}}", values, shape) == "14")
    #expect(try rendered("{{#rows}}[{{n}}]{{/rows}}{{#none}}x{{/none}}{{^none}}-{{/none}}", values, shape) == "[1][2]-")
    #expect(
      try rendered("{{#note}}{{.}}{{note}}{{/note}}{{#gone}}x{{/gone}}{{^gone}}-{{/gone}}", values, shape) == "NN-")
    #expect(try rendered("{{about.name}}{{#about}}{{name}}{{/about}}", values, shape) == "AA")
  }

  @Test func namesAreLookedForOutward() throws {
    let shape: [String: TemplateShape] = [
      "n": .text, "note": .optional(.text), "rows": .list(["note": .optional(.text)]),
    ]
    let values: TemplateObject = ["n": "outer", "note": "page", "rows": [["note": "row"], [:]]]
    #expect(try rendered("{{#rows}}{{n}} {{/rows}}", values, shape) == "outer outer ")
    // An absent value is the row's own: the page's note must not show in its place.
    #expect(try rendered("{{#rows}}[{{#note}}{{.}}{{/note}}]{{/rows}}", values, shape) == "[row][]")
  }

  static let standalone: [(template: String, output: String)] = [
    ("a\n{{#on}}\nb\n{{/on}}\nc\n", "a\nb\nc\n"),
    ("  {{#on}}  \r\nb\r\n\t{{/on}}\r\nc", "b\r\nc"),
    ("{{#on}}\n{{/on}}\n{{#on}}\n{{/on}}\n", ""),
    ("<ul>{{#on}}\nx\n{{/on}}\n{{#on}}\ny\n{{/on}}\n</ul>", "<ul>\nx\ny\n</ul>"),
    ("{{#on}}\nx{{/on}} {{#on}}\ny\n{{/on}}\n|", "x \ny\n|"),
    ("a\n  {{! a\n comment }}\nb\n", "a\nb\n"),
    ("a {{! not alone }}\nb", "a \nb"),
    ("{{#on}} {{/on}}\n", " \n"),
    ("{{#on}}\n\n{{/on}}", "\n"),
    ("{{word}}\n{{word}}\n", "w\nw\n"),
  ]

  @Test(arguments: standalone) func tagsAloneOnTheirLineLeaveNothing(template: String, output: String) throws {
    let result = try rendered(template, ["on": true, "word": "w"], ["on": .flag, "word": .text])
    #expect(result == output)
  }

  static let indented: [(template: String, partial: String, output: String)] = [
    ("<div>\n  {{> p}}\n</div>\n", "<p>\n</p>\n", "<div>\n  <p>\n  </p>\n</div>\n"),
    (
      "<div>\n  {{> p}}\n</div>\n", "<ul>\n{{#rows}}\n<li>{{n}}\n{{/rows}}\n</ul>\n",
      "<div>\n  <ul>\n  <li>1\n  <li>2\n  </ul>\n</div>\n"
    ),
    (" {{> p}}\n", "a\n\n{{{html}}}\nb", " a\n\n <i>\n</i>\n\n b"),
    ("  {{> p}}|\n", "a\nb", "  a\nb|\n"),
    (" {{> p}}\n", "a\n {{> q}}\nb\n", " a\n  q\n  q\n b\n"),
    (" {{> p}}\n", "a {{> q}}b\n", " a q\nq\nb\n"),
  ]

  @Test(arguments: indented) func partialsTakeTheirTagsIndentation(
    template: String, partial: String, output: String
  ) throws {
    let result = try rendered(
      template, ["rows": [["n": 1], ["n": 2]], "html": .html(Markup(verbatim: "<i>\n</i>\n"))],
      ["rows": .list(["n": .number]), "html": .html], partials: ["p": partial, "q": "q\nq\n"])
    #expect(result == output)
  }

  @Test func partialsAreLookedForInTheirSet() throws {
    let library = library([
      "site/pages/deep": "{{> head}}{{> diagrams/state}}{{> /book/partials/head}}", "book/page": "{{> head}}",
      "site/partials/head": "S", "site/partials/diagrams/state": "D", "book/partials/head": "B",
    ])
    #expect(try library.render("site/pages/deep", [:], shape: [:], escaping: .html) == "SDB")
    #expect(try library.render("book/page", [:], shape: [:], escaping: .markdown) == "B")
  }

  @Test func valuesMustHaveThePagesShape() {
    let shape: [String: TemplateShape] = ["title": .text, "steps": .list(["do": .text]), "body": .html]
    let values: TemplateObject = ["title": 3, "steps": [["do": "push"], ["doe": "pop"]], "extra": "x"]
    #expect {
      try rendered("", values, shape)
    } throws: { error in
      let diagnostics = (error as? TemplateFailure)?.diagnostics ?? []
      return DiagnosticFormat.text.write(diagnostics) == """
        Templates/site/page.mustache: error: 'body' has no value; it must be HTML [template.missing-value]
        Templates/site/page.mustache: error: 'steps[1].do' has no value; it must be text [template.missing-value]
        Templates/site/page.mustache: error: 'extra' is not declared for this page [template.undeclared-value]
        Templates/site/page.mustache: error: 'steps[1].doe' is not declared for this page; did you mean 'do'? \
        [template.undeclared-value]
        Templates/site/page.mustache: error: 'title' must be text, not a number [template.wrong-value]

        """
    }
  }

  @Test func anUncheckedTemplateIsNeverSilentlyEmpty() {
    let failure = TemplateFailure([
      Diagnostic(
        id: "template.unknown-variable",
        at: SourceLocation(file: "Templates/site/page.mustache", line: 2, column: 3), "there is no 'titel' here")
    ])
    #expect(throws: failure) { try rendered("a\nb {{titel}}", ["title": "T"], ["title": .text]) }
  }

  @Test func aMissingTemplateNamesTheFolder() {
    let library = TemplateLibrary(
      sources: [TemplateSource(path: "T/site/scenario.mustache", name: "site/scenario", text: "")], folder: "T")
    #expect(
      DiagnosticFormat.text.write(library.diagnostics(for: "site/scenerio", shape: [:]))
        == "T: error: there is no template 'site/scenerio'; did you mean 'site/scenario'? [template.missing]\n")
  }
}
