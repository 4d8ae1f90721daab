extension Explanation {
  /// What can be wrong with a file as such.
  static let ofFiles: [Explanation] = [
    Explanation(
      "file.empty", "A content file holds something.",
      .file(
        "Content/Scenarios/second.yaml", wrong: "# To be written.",
        right:
          "id: second-push\ntitle: Another push\nsummary: One screen is pushed.\nstructure: nav(List)\nsteps: [push Detail]"
      )),
    Explanation(
      "file.missing", "There is nothing at that path. Where something of nearly that name is, the message says so.",
      .said(wrong: "lifeline check Contents", right: "lifeline check Content")),
    Explanation(
      "file.not-utf-8", "Content is text in UTF-8.",
      .said(wrong: "A file saved as Latin-1 or UTF-16", right: "The same file saved as UTF-8")),
    Explanation(
      "file.too-large", "A content file has up to 1 MB. The largest scenario is a thousandth of that.",
      .said(wrong: "A video in place of a scenario", right: "A scenario")),
    Explanation(
      "file.unreadable", "The system does not let the file be read, or it is no regular file.",
      .said(wrong: "A file that only another user may read", right: "chmod u+r FILE")),
    Explanation(
      "text.hidden-character",
      "The file has a character that no reader sees, and which may change what the text means. Take it out.",
      .edit(.scenario, wrong: "title: A\u{202E}push", right: "title: A push")),
    Explanation(
      "text.line-break", "That text stands on one line.",
      .edit(.scenario, wrong: "title: \"A\\npush\"", right: "title: A push")),
    Explanation(
      "text.too-long", "The text is longer than anything of that kind.",
      .edit(.scenario, wrong: "title: " + many("x", 600), right: "title: A push")),
    Explanation(
      "yaml.alias", "Anchors and aliases are not used in content. Write the value out.",
      .edit(.scenario, wrong: "title: &a A push", right: "title: A push")),
    Explanation(
      "yaml.duplicate-key", "A mapping has each key once: of two values one would be lost in silence.",
      .edit(.scenario, wrong: "title: A push\ntitle: A pop", right: "title: A push")),
    Explanation(
      "yaml.syntax", "The file is not YAML from that place on.",
      .edit(.scenario, wrong: "title: A push: and a pop", right: "title: 'A push: and a pop'")),
    Explanation(
      "yaml.tag", "Tags are not used in content. Put a text that begins with ! in quotes.",
      .edit(.scenario, wrong: "title: !important", right: "title: '!important'")),
    Explanation(
      "yaml.too-deep", "Nothing in content nests more than 100 brackets.",
      .edit(.scenario, wrong: "keywords: " + many("[", 101) + many("]", 101), right: "keywords: [push]")),
  ]
}
