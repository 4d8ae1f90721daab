import Diagnostics
import Site
import Testing

struct TemplateDiagnosticTests {
  static let file = "Templates/site/page.mustache"

  static let syntax: [(text: String, report: String)] = [
    ("a\n é{{title</h1>", "2:3: error: '{{title' is not closed by '}}' [template.unclosed-tag]"),
    ("{{a {{#on}}{{/on}}", "1:1: error: '{{a {{#on}}{{/on}}' is not closed by '}}' [template.unclosed-tag]"),
    ("{{{a}}", "1:1: error: '{{{a}}' is not closed by '}}}' [template.unclosed-tag]"),
    (
      "{{two words}}",
      "1:1: error: '{{two words}}' is not a tag; a name has up to 100 letters, digits, '-' and '_', with a dot between two names "
        + "[template.malformed-tag]"
    ),
    (
      "{{> a b}}",
      "1:1: error: '{{> a b}}' is not a tag; a partial's name has up to 100 letters, digits, '-', '_' and '/' "
        + "[template.malformed-tag]"
    ),
    ("{{=<% %>=}}", "1:1: error: set-delimiter tag '{{=<% %>=}}' is not used here [template.unsupported-tag]"),
    ("{{<base}}", "1:1: error: parent tag '{{<base}}' is not used here [template.unsupported-tag]"),
    ("{{$block}}", "1:1: error: block tag '{{$block}}' is not used here [template.unsupported-tag]"),
    (
      "{{% CONTENT_TYPE:TEXT}}",
      "1:1: error: pragma '{{% CONTENT_TYPE:TEXT}}' is not used here [template.unsupported-tag]"
    ),
    ("{{>*name}}", "1:1: error: dynamic partial '{{>*name}}' is not used here [template.unsupported-tag]"),
    ("{{#on}}\n", "1:1: error: section 'on' is not closed [template.unclosed-section]"),
    ("\n{{/on}}", "2:1: error: '{{/on}}' closes no section [template.unopened-section]"),
  ]

  @Test(arguments: syntax) func brokenTagsAreReportedWhereTheyStand(text: String, expected: String) {
    #expect(report(text, ["on": .flag]) == "\(Self.file):\(expected)\n")
  }

  @Test func mismatchedSectionsNameBothEnds() {
    #expect(
      report("{{#a}}\n{{#b}}\n{{/a}}\n", ["a": .flag, "b": .flag]) == """
        \(Self.file):3:1: error: section 'b' is closed by '{{/a}}' [template.mismatched-section]
          \(Self.file):2:1: note: section 'b' opens here

        """)
  }

  static let shape: [String: TemplateShape] = [
    "title": .text, "body": .html, "count": .number, "on": .flag, "note": .optional(.text),
    "steps": .list(["name": .text, "row": .optional(.object(["cell": .text]))]), "about": .object(["author": .text]),
  ]

  static let names: [(text: String, report: String)] = [
    ("{{titel}}", "1:1: error: there is no 'titel' here; did you mean 'title'? [template.unknown-variable]"),
    (
      "{{#steps}}{{nam}}{{/steps}}",
      "1:11: error: there is no 'nam' here; did you mean 'name'? [template.unknown-variable]"
    ),
    (
      "{{#steps}}{{titel}}{{/steps}}",
      "1:11: error: there is no 'titel' here; did you mean 'title'? [template.unknown-variable]"
    ),
    ("{{#stepz}}{{/stepz}}", "1:1: error: there is no 'stepz' here; did you mean 'steps'? [template.unknown-variable]"),
    (
      "{{about.autor}}",
      "1:1: error: there is no 'about.autor' here; did you mean 'author'? [template.unknown-variable]"
    ),
    ("{{title.length}}", "1:1: error: there is no 'title.length'; 'title' is text [template.unknown-variable]"),
    ("{{{title}}}", "1:1: error: 'title' is text; write '{{title}}' [template.wrong-escaping]"),
    ("{{body}}", "1:1: error: 'body' is HTML; write '{{{body}}}' [template.wrong-escaping]"),
    ("{{{count}}}", "1:1: error: 'count' is a number; write '{{count}}' [template.wrong-escaping]"),
    ("{{on}}", "1:1: error: 'on' is a flag; write '{{#on}}…{{/on}}' [template.not-a-text]"),
    ("{{steps}}", "1:1: error: 'steps' is a list; write '{{#steps}}…{{/steps}}' [template.not-a-text]"),
    ("{{note}}", "1:1: error: 'note' may be absent; put it inside '{{#note}}…{{/note}}' [template.maybe-absent]"),
    (
      "{{^note}}{{note}}{{/note}}",
      "1:10: error: 'note' may be absent; put it inside '{{#note}}…{{/note}}' [template.maybe-absent]"
    ),
    (
      "{{#steps}}{{row.cell}}{{/steps}}",
      "1:11: error: 'row' may be absent; put it inside '{{#row}}…{{/row}}' [template.maybe-absent]"
    ),
    (
      "{{#title}}x{{/title}}",
      "1:1: error: 'title' is text and never absent; '{{#title}}' always shows its section [template.constant-section]"
    ),
    (
      "{{^body}}x{{/body}}",
      "1:1: error: 'body' is HTML and never absent; '{{^body}}' never shows its section [template.constant-section]"
    ),
    (
      "{{^about}}x{{/about}}",
      "1:1: error: 'about' is an object and never absent; '{{^about}}' never shows its section "
        + "[template.constant-section]"
    ),
  ]

  @Test(arguments: names) func namesAreHeldAgainstThePagesShape(text: String, expected: String) {
    #expect(report(text, Self.shape) == "\(Self.file):\(expected)\n")
  }

  @Test func whatIsRightIsNotReported() {
    let text = """
      {{title}}{{{body}}}{{&body}}{{count}}{{#on}}{{title}}{{/on}}{{^on}}x{{/on}}{{#note}}{{.}}{{note}}{{/note}}
      {{#steps}}{{title}}{{name}}{{#row}}{{cell}}{{row.cell}}{{/row}}{{/steps}}{{^steps}}none{{/steps}}
      {{about.author}}{{#about}}{{author}}{{/about}}{{! {{titel}
      }}
      """
    #expect(report(text, Self.shape) == "")
  }

  @Test func unknownNamesListWhatIsKnown() {
    #expect(
      report("{{xylophone}}", ["b": .text, "a": .text]) == """
        \(Self.file):1:1: error: there is no 'xylophone' here [template.unknown-variable]
          note: known are 'a', 'b'

        """)
  }

  @Test func partialsAreCheckedWhereTheyAreIncluded() {
    #expect(
      report(
        "{{> head}}\n{{#steps}}\n  {{> row}}\n{{/steps}}\n", Self.shape,
        partials: ["head": "<title>{{title}}\n", "row": "{{name}}\n{{> cell}}", "cell": "\n {{titel}}"]) == """
          Templates/site/partials/cell.mustache:2:2: error: there is no 'titel' here; did you mean 'title'? \
          [template.unknown-variable]
            Templates/site/partials/row.mustache:2:1: note: included by 'site/partials/row'
            \(Self.file):3:3: note: included by 'site/page'

          """)
  }

  @Test func aNameMayBeRightInOneContextAndWrongInAnother() {
    #expect(
      report("{{#steps}}{{> row}}{{/steps}}{{> row}}", Self.shape, partials: ["row": "{{name}}"]) == """
        Templates/site/partials/row.mustache:1:1: error: there is no 'name' here [template.unknown-variable]
          note: known are 'about', 'body', 'count', 'note', 'on', 'steps', 'title'
          \(Self.file):1:30: note: included by 'site/page'

        """)
  }

  @Test func unknownPartials() {
    #expect(
      report("{{> haed}}", partials: ["head": ""])
        == "\(Self.file):1:1: error: there is no partial 'site/partials/haed'; did you mean 'site/partials/head'? "
        + "[template.unknown-partial]\n")
  }

  @Test func recursivePartials() {
    #expect(
      report("{{> a}}", partials: ["a": "{{> b}}", "b": "\n{{> a}}"]) == """
        Templates/site/partials/b.mustache:2:1: error: partial 'site/partials/a' includes itself \
        [template.recursive-partial]
          Templates/site/partials/a.mustache:1:1: note: by way of this tag

        """)
  }

  @Test func twoTemplatesOfOneName() {
    let library = TemplateLibrary(sources: [
      TemplateSource(path: "T/a.mustache", name: "a", text: ""), TemplateSource(path: "T/a.html", name: "a", text: ""),
    ])
    #expect(library.diagnostics.map(\.summary) == ["template 'a' is there twice"])
  }
}
