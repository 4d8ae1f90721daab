extension Explanation {
  /// What can be wrong with any file of the content.
  static let ofContent: [Explanation] = [
    Explanation(
      "content.bad-id",
      "An id becomes an address: lower-case letters, digits and single hyphens between them. 'index' is taken.",
      .edit(.scenario, wrong: "id: Basic Push", right: "id: basic-push")),
    Explanation(
      "content.bad-name", "A method of the app's own is named by letters, digits and _, without parentheses.",
      .edit(
        .scenario, wrong: "structure: nav(List, Detail)\nsteps:\n  - {do: unwind List, unwindAction: 'back(_:)'}",
        right: "structure: nav(List, Detail)\nsteps:\n  - {do: unwind List, unwindAction: back}")),
    Explanation(
      "content.dead-link",
      "A link in prose leads into the content by kind and id, as in scenario:push-pop, to a heading of its page, or to a full address.",
      .edit(
        .scenario, wrong: "explanation: Read [on](pop.html).", right: "explanation: Read [on](scenario:basic-push).")),
    Explanation(
      "content.duplicate-id", "Each id is given once: two pages cannot have one address.",
      .file(
        "Content/Scenarios/second.yaml",
        wrong:
          "id: basic-push\ntitle: Another push\nsummary: One screen is pushed.\nstructure: nav(List)\nsteps: [push Detail]",
        right:
          "id: second-push\ntitle: Another push\nsummary: One screen is pushed.\nstructure: nav(List)\nsteps: [push Detail]"
      )),
    Explanation(
      "content.empty-text", "A key has a text, or is left out.",
      .edit(.page, wrong: "title: ''", right: "title: A guide")),
    Explanation(
      "content.file-name", "The name of a file has no character that is not seen, or that no link can have.",
      .path(
        wrong: "Content/Scenarios/a\u{202E}b.yaml", right: "Content/Scenarios/ab.yaml",
        text:
          "id: second-push\ntitle: Another push\nsummary: One screen is pushed.\nstructure: nav(List)\nsteps: [push Detail]"
      )),
    Explanation(
      "content.folder-name",
      "A folder of content has names with a meaning: Scenarios, Evidence, Pages and so on, and site.yaml. Beside it stands lifeline.yaml.",
      .path(wrong: "Content/sites.yaml", right: "Content/site.yaml", text: "title: A site")),
    Explanation(
      "content.foreign-image", "Pages ask nothing of other hosts. Link to the picture in place of showing it.",
      .edit(
        .page, wrong: "text: '![A picture](https://example.org/x.png)'",
        right: "text: '[A picture](https://example.org/x.png)'")),
    Explanation(
      "content.html", "Prose is Markdown without HTML. Code stands between backticks.",
      .edit(.page, wrong: "text: A <b>word</b>.", right: "text: A **word**.")),
    Explanation(
      "content.missing-key", "Something cannot be understood without that key.",
      .edit(.scenario, wrong: "# structure: nav(List)", right: "structure: nav(List)")),
    Explanation(
      "content.needs-key", "A key that says how something happens needs the key that says that it happens.",
      .edit(
        .scenario, wrong: "steps:\n  - {do: push Detail, interactive: true}",
        right: "steps:\n  - {do: push Detail, transition: custom, interactive: true}")),
    Explanation(
      "content.nested", "Quotations, lists, emphasis and links stand up to 50 deep in each other in prose.",
      .edit(.page, wrong: "text: '" + many("> ", 60) + "deep'", right: "text: '> deep'")),
    Explanation(
      "content.no-folder", "The folder of content is not there.",
      .said(
        wrong: "lifeline check, in a folder without Content", right: "lifeline check --content Documentation/Flows")),
    Explanation(
      "content.not-a-flag", "A flag is true or false, without quotes.",
      .edit(
        .scenario, wrong: "steps:\n  - {do: push Detail, animated: slowly}",
        right: "steps:\n  - {do: push Detail, animated: false}")),
    Explanation(
      "content.not-a-link", "An answer of site.yaml leads into the content by kind and id.",
      .edit(
        .settings, wrong: "questions:\n  - {question: What is a push?, answer: basic-push}",
        right: "questions:\n  - {question: What is a push?, answer: 'scenario:basic-push'}")),
    Explanation(
      "content.not-a-list", "The value of that key is a list, in brackets or with a hyphen on each line.",
      .edit(.scenario, wrong: "keywords: push", right: "keywords: [push]")),
    Explanation(
      "content.not-a-mapping", "Keys with values are expected here, and there is a text or a list.",
      .edit(.scenario, wrong: "platform: 17", right: "platform: {ios: 17}")),
    Explanation(
      "content.not-a-number", "That key is a whole number, in digits.",
      .edit(.scenario, wrong: "order: first", right: "order: 1")),
    Explanation(
      "content.not-a-path", "The folder in which a site lies is a path: letters, digits and -._~ between slashes.",
      .edit(.settings, wrong: "pathPrefix: /../", right: "pathPrefix: /lifeline/")),
    Explanation(
      "content.not-an-address", "An address begins with https:// or http:// and holds no blanks.",
      .edit(.settings, wrong: "baseURL: example.org", right: "baseURL: https://example.org")),
    Explanation(
      "content.not-read",
      "Content is in files whose names end in .yaml, pages also in .md, in small letters. Others are not read.",
      .path(
        wrong: "Content/Scenarios/second.YAML", right: "Content/Scenarios/second.yaml",
        text:
          "id: second-push\ntitle: Another push\nsummary: One screen is pushed.\nstructure: nav(List)\nsteps: [push Detail]"
      )),
    Explanation(
      "content.not-text", "That key is one text, and not a list or a mapping.",
      .edit(.evidence, wrong: "  url: [https://example.org/log]", right: "  url: https://example.org/log")),
    Explanation(
      "content.nothing", "The folder holds nothing that is content.",
      .said(wrong: "A folder without a file that ends in .yaml", right: "A folder with a scenario's file in it")),
    Explanation(
      "content.too-many", "There are more items than anything of that kind has.",
      .edit(.scenario, wrong: "keywords: [\(names(501))]", right: "keywords: [word0, word1]")),
    Explanation(
      "content.two-paths", "The address of the site and 'pathPrefix' both name a folder, and not the same one.",
      .edit(
        .settings, wrong: "baseURL: https://example.org/docs\npathPrefix: /lifeline/",
        right: "baseURL: https://example.org\npathPrefix: /lifeline/")),
    Explanation(
      "content.unknown-breaks", "A release breaks nothing, little, some or much.",
      .edit(
        .changes, wrong: "ios: 26\nsummary: A sentence.\nbreaks: lots",
        right: "ios: 26\nsummary: A sentence.\nbreaks: little")),
    Explanation(
      "content.unknown-by", "A step is done by a storyboard, code, the user or SwiftUI.",
      .edit(
        .scenario, wrong: "steps:\n  - {do: push Detail, by: finger}", right: "steps:\n  - {do: push Detail, by: user}")
    ),
    Explanation(
      "content.unknown-device", "A log is of a device, the simulator or a test, or it is unknown.",
      .edit(.evidence, wrong: "  device: phone", right: "  device: simulator")),
    Explanation(
      "content.unknown-idiom", "The kinds of devices are phone and pad.",
      .edit(.scenario, wrong: "platform: {idiom: tablet}", right: "platform: {idiom: pad}")),
    Explanation(
      "content.unknown-image", "A picture lies in Templates/assets, and is named by its path there.",
      .edit(.page, wrong: "text: '![A picture](nope.png)'", right: "text: A text without a picture.")),
    Explanation(
      "content.unknown-key",
      "The reader knows no such key there. A slip would otherwise change what is simulated, in silence.",
      .edit(.scenario, wrong: "stepps: [launch]", right: "steps: [launch]")),
    Explanation(
      "content.unknown-kind", "The kind is one of a closed list, which the message gives.",
      .edit(.evidence, wrong: "  kind: seen", right: "  kind: observed")),
    Explanation(
      "content.unknown-link", "A link or a key names a page that is not there.",
      .edit(.page, wrong: "text: See [it](scenario:basic-pop).", right: "text: See [it](scenario:basic-push).")),
    Explanation(
      "content.unknown-partial", "A log that tells a part only is a prefix, a subsequence or perController.",
      .edit(.evidence, wrong: "    partial: half", right: "    partial: prefix")),
    Explanation(
      "content.unknown-scenario", "The content has no scenario of that id.",
      .edit(.comparison, wrong: "scenario: basic-pop, steps: [2]", right: "scenario: basic-push, steps: [2]")),
    Explanation(
      "content.unknown-show", "A scenario's table shows all subjects, or its controllers.",
      .edit(.scenario, wrong: "show: everything", right: "show: all")),
    Explanation(
      "content.unknown-style", "Pages of a page view controller are scrolled, or turned like a book's.",
      .edit(
        .scenario, wrong: "structure: page(A, B)\nstyle: curl\nsteps: [pageForward]",
        right: "structure: page(A, B)\nstyle: pageCurl\nsteps: [pageForward]")),
    Explanation(
      "content.unknown-transition", "A transition that is not UIKit's usual one is custom or zoom.",
      .edit(
        .scenario, wrong: "steps:\n  - {do: push Detail, transition: fade}",
        right: "steps:\n  - {do: push Detail, transition: custom}")),
    Explanation(
      "content.unsafe-link", "Links lead to https, http and mailto, and into the content.",
      .edit(.page, wrong: "text: '[It](javascript:alert)'", right: "text: '[It](https://example.org)'")),
    Explanation(
      "content.untranslated", "The text is missing in a language of the site. Its pages show the English one.",
      .edit(
        .translated, wrong: "title: A push\nsummary: {en: One., ko: 하나.}",
        right: "title: {en: A push, ko: 푸시}\nsummary: {en: One., ko: 하나.}")),
  ]
}
