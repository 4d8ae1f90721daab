extension Explanation {
  /// What can be wrong with templates.
  static let ofTemplates: [Explanation] = [
    Explanation(
      "link.missing-anchor", "A link to a place in a page needs an element of that id there.",
      .edit(.template, wrong: "<a href=\"#nope\">a</a>", right: "<a id=\"top\" href=\"#top\">a</a>")),
    Explanation(
      "link.missing-file", "A link of a template leads to a file of the output.",
      .edit(.template, wrong: "<a href=\"nope.html\">a</a>", right: "<a href=\"index.html\">a</a>")),
    Explanation(
      "link.outside", "A link does not lead out of the output.",
      .edit(.template, wrong: "<a href=\"../x.html\">a</a>", right: "<a href=\"index.html\">a</a>")),
    Explanation(
      "template.asset-taken", "The build makes a file of that name itself.",
      .path(
        wrong: "Templates/assets/index.html", right: "Templates/assets/start.html",
        text: "<!DOCTYPE html><title>A</title>")),
    Explanation(
      "template.braces", "The braces of a style sheet match. Else all rules that follow would be lost.",
      .edit(.style, wrong: "a { color: red", right: "a { color: red }")),
    Explanation(
      "template.constant-section", "A section of what is always there shows always, so it is none.",
      .edit(.template, wrong: "{{#title}}{{/title}}", right: "{{title}}")),
    Explanation(
      "template.dead-link", "A link in the folder of templates leads to nothing.",
      .said(wrong: "site/rules.mustache, a link to a file that was moved", right: "The file itself")),
    Explanation(
      "template.duplicate", "Two files are the same template.",
      .said(wrong: "Two names that differ in what no reader sees", right: "One of them")),
    Explanation(
      "template.file-name", "The name of a file has no character that is not seen.",
      .path(wrong: "Templates/assets/a\u{202E}b.txt", right: "Templates/assets/ab.txt", text: "A text.")),
    Explanation(
      "template.link-outside", "A link leads out of the folder of templates, where anything could be.",
      .said(wrong: "site/rules.mustache, a link to /etc/hosts", right: "A copy of what the link leads to")),
    Explanation(
      "template.link-to-folder", "Links to folders are not followed in the folder of templates.",
      .said(wrong: "assets/fonts, a link to a folder", right: "A copy of what lies there")),
    Explanation(
      "template.malformed-tag", "A tag has a name: up to 100 letters, digits, - and _, with a dot between two names.",
      .edit(.template, wrong: "{{}}", right: "{{title}}")),
    Explanation(
      "template.maybe-absent", "What may be absent stands inside a section of its name.",
      .edit(.template, wrong: "{{edit}}", right: "{{#edit}}edit{{/edit}}")),
    Explanation(
      "template.mismatched-section", "Sections are closed in the order in which they stand in each other.",
      .edit(
        .template, wrong: "{{#isHome}}{{#hasLanguages}}{{/isHome}}{{/hasLanguages}}",
        right: "{{#isHome}}{{#hasLanguages}}{{/hasLanguages}}{{/isHome}}")),
    Explanation(
      "template.missing", "A folder of templates is whole: each page has its template.",
      .said(
        wrong: "Templates without site/rules.mustache",
        right: "A copy of the templates that come with Lifeline, changed where you want")),
    Explanation(
      "template.missing-value",
      "A page has no value for a name that its template may use. That is a fault of Lifeline.",
      .said(wrong: "", right: "A report of it, with the scenario that shows it")),
    Explanation(
      "template.no-folder", "The folder of templates is not there, or holds none.",
      .said(
        wrong: "lifeline build, in a folder without Templates",
        right: "lifeline build --templates ../lifeline/Templates")),
    Explanation(
      "template.not-a-file", "Something in the folder of templates is no regular file.",
      .said(wrong: "A pipe in Templates", right: "A file")),
    Explanation(
      "template.not-a-text", "A flag is no text. It opens a section.",
      .edit(.template, wrong: "{{isHome}}", right: "{{#isHome}}at home{{/isHome}}")),
    Explanation(
      "template.open-comment", "A comment of a style sheet is closed.",
      .edit(.style, wrong: "/* red", right: "/* red */")),
    Explanation(
      "template.open-text", "A text of a style sheet is closed on its line.",
      .edit(.style, wrong: "a::before { content: \"red\n}", right: "a::before { content: \"red\" }")),
    Explanation(
      "template.recursive-partial", "A partial includes itself, and would never end.",
      .said(wrong: "{{> header}} in partials/header.mustache", right: "{{> logo}} in partials/header.mustache")),
    Explanation(
      "template.too-deep", "Up to 100 sections stand inside each other.",
      .edit(
        .template, wrong: many("{{#isHome}}", 101) + many("{{/isHome}}", 101), right: "{{#isHome}}at home{{/isHome}}")),
    Explanation(
      "template.unclosed-phrase", "A phrase that is translated stands between [[ and ]].",
      .edit(.template, wrong: "[[Home", right: "[[Home]]")),
    Explanation(
      "template.unclosed-section", "A section is closed by a tag of its name.",
      .edit(.template, wrong: "{{#isHome}}at home", right: "{{#isHome}}at home{{/isHome}}")),
    Explanation(
      "template.unclosed-tag", "A tag ends with two braces.",
      .edit(.template, wrong: "{{title", right: "{{title}}")),
    Explanation(
      "template.undeclared-value", "A page has a value that its template cannot use. That is a fault of Lifeline.",
      .said(wrong: "", right: "A report of it, with the scenario that shows it")),
    Explanation(
      "template.unknown-language", "A table of words is in a language that pages can have.",
      .path(wrong: "Templates/words/xx.json", right: "Templates/words/ko.json", text: "{}")),
    Explanation(
      "template.unknown-partial", "A template includes partials of its own form, by their names.",
      .edit(.template, wrong: "{{> heade}}", right: "{{title}}")),
    Explanation(
      "template.unknown-variable", "A template prints what its page has, by its name.",
      .edit(.template, wrong: "{{titel}}", right: "{{title}}")),
    Explanation(
      "template.unopened-section", "A tag that closes a section needs one that opens it.",
      .edit(.template, wrong: "{{/isHome}}", right: "{{#isHome}}at home{{/isHome}}")),
    Explanation(
      "template.unread",
      "Nothing reads the file: a template has a name that a page or another template asks for, and it ends in .mustache.",
      .path(wrong: "Templates/site/own.html", right: "Templates/assets/own.txt", text: "A text.")),
    Explanation(
      "template.unsafe-place",
      "Text stands between elements or in the quotes of an attribute. Elsewhere it could become code.",
      .edit(.template, wrong: "<script>{{title}}</script>", right: "<p>{{title}}</p>")),
    Explanation(
      "template.unsupported-tag",
      "Templates have names, sections, partials and comments, and no other tags of Mustache.",
      .edit(.template, wrong: "{{=<% %>=}}", right: "{{title}}")),
    Explanation(
      "template.untranslated", "A phrase of the templates has no words in a language of the site.",
      .edit(.words, wrong: "{}", right: "{\"Home\": \"홈\"}")),
    Explanation(
      "template.words", "A table of words is a JSON object of texts by texts, with the tags that each phrase has.",
      .edit(.words, wrong: "[\"Home\"]", right: "{\"Home\": \"홈\"}")),
    Explanation(
      "template.wrong-escaping", "Text is written with two braces, so that nothing in it becomes markup.",
      .edit(.template, wrong: "{{{title}}}", right: "{{title}}")),
    Explanation(
      "template.wrong-value",
      "A page has a value of another kind than its template expects. That is a fault of Lifeline.",
      .said(wrong: "", right: "A report of it, with the scenario that shows it")),
  ]
}
