extension Explanation {
  /// What can be wrong with a site's settings.
  static let ofSettings: [Explanation] = [
    Explanation(
      "new.taken", "A new folder replaces no file.",
      .said(wrong: "lifeline new shop, where shop/lifeline.yaml is there", right: "lifeline new shop-docs")),
    Explanation(
      "settings.language-twice", "A site has each language once.",
      .edit(.settings, wrong: "languages: [en, en]", right: "languages: [en]")),
    Explanation(
      "settings.no-language", "A site has at least one language. Without the key it is in English.",
      .edit(.settings, wrong: "languages: []", right: "languages: [en]")),
    Explanation(
      "settings.no-words", "A site in a language needs the words of its pages in that language.",
      .edit(.settings, wrong: "languages: [en, fr]", right: "languages: [en]")),
    Explanation(
      "settings.twice", "A site's settings stand in site.yaml or, beside the folder of content, in lifeline.yaml.",
      .said(wrong: "lifeline.yaml and Content/site.yaml", right: "lifeline.yaml")),
    Explanation(
      "settings.unknown-language", "A language is named by its code.",
      .edit(.settings, wrong: "languages: [english]", right: "languages: [en]")),
    Explanation(
      "settings.unknown-part",
      "Settings can leave out some parts of a site; what has nothing to show is left out anyhow.",
      .edit(.settings, wrong: "leaveOut: [chnages]", right: "leaveOut: [changes]")),
    Explanation(
      "theme.colour", "A colour is '#' and six digits, in quotes.",
      .edit(
        .settings, wrong: "theme: {accent: teal}", right: "theme: {accent: {light: \"#0a5873\", dark: \"#82c6dd\"}}")),
    Explanation(
      "theme.contrast", "Links have that colour, and can be read on light and on dark screens.",
      .edit(
        .settings, wrong: "theme: {accent: \"#0a5873\"}",
        right: "theme: {accent: {light: \"#0a5873\", dark: \"#82c6dd\"}}")),
    Explanation(
      "theme.font", "A font is named as its maker names it.",
      .edit(.settings, wrong: "theme: {fonts: [\"Inter;\"]}", right: "theme: {fonts: [Inter]}")),
    Explanation(
      "theme.no-file", "A logo and an icon are files in Templates/assets.",
      .edit(.settings, wrong: "theme: {logo: logo.svg}", right: "theme: {fonts: [Inter]}")),
    Explanation(
      "template.changed-since-copied",
      "The built-in template that yours was copied from has changed. 'lifeline templates diff' shows how.",
      .said(
        wrong: "Templates/site/docs.mustache, copied from an older Lifeline",
        right: "The changes taken over, and lifeline templates keep site/docs.mustache")),
    Explanation(
      "template.no-longer-built-in", "Yours was copied from a template that Lifeline no longer has.",
      .said(wrong: "Templates/site/old.mustache, copied from an older Lifeline", right: "No such file")),
  ]
}
