import Diagnostics
import Site

/// A page before it is rendered: its address, its template and what the template is given.
struct Page: Sendable {
  /// Such as `scenarios/push-pop`, without an ending.
  let address: String
  /// The template's name within its edition, such as `scenario`.
  let template: String
  /// What the page says.
  let values: TemplateObject
}

/// What every page is given besides its own values.
struct PageFrame: Sendable {
  static let shape: [String: TemplateShape] = [
    "siteTitle": .text, "siteTagline": .optional(.text), "title": .text, "description": .text, "isHome": .flag,
    "home": .text, "search": .text, "style": .text, "assets": .text, "language": .text,
    "languages": .list(["code": .text, "name": .text, "link": .text, "isCurrent": .flag]), "hasLanguages": .flag,
    "navigation": .list(["title": .text, "link": .text, "isCurrent": .flag, "isPage": .flag]),
  ]

  /// The parts of the site that every page leads to.
  static let parts: [(title: Phrase, address: String)] = [
    ("Scenarios", "index"), ("Comparisons", "comparisons/index"), ("Callbacks", "callbacks/index"),
    ("State machines", "machines/index"),
    ("Rules", "rules"), ("Changes", "changes"), ("Disagreements", "disagreements"), ("Sources", "sources"),
  ]
}
