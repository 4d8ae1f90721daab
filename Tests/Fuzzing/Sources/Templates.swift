import Diagnostics
import Site

/// Templates: the page, and behind each line `%%%` a partial, called `one`, `two`, `three`.
enum Templates {
  private static let shape: [String: TemplateShape] = [
    "title": .text, "body": .html, "count": .number, "isHome": .flag, "maybe": .optional(.text),
    "page": .object(["url": .text, "next": .optional(.object(["title": .text]))]),
    "items": .list(["name": .text, "note": .optional(.text), "inner": .list(["name": .text])]),
  ]

  /// What must not stand in a page as it is.
  private static let payload = "\"'><b onload=fuzzed()>"

  private static let values: TemplateObject = [
    "title": .text(payload), "body": .html(.escaped("body")), "count": 7, "isHome": true, "maybe": .text(payload),
    "page": ["url": .text(payload), "next": .none],
    "items": [
      ["name": .text(payload), "note": .foreign(payload, language: "ko"), "inner": [["name": "x"]]],
      ["name": "b", "note": .none, "inner": []],
    ],
  ]

  static func run(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let texts = text.split(separator: "\n%%%\n", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
    let names = ["page", "one", "two", "three"]
    let library = TemplateLibrary(
      sources: zip(names, texts).map { TemplateSource(path: "Templates/\($0).html", name: $0, text: $1) })
    for escaping: TemplateEscaping in [.html, .markdown] {
      let found = library.diagnostics + library.diagnostics(for: "page", shape: shape, escaping: escaping)
      for diagnostic in found { require(!diagnostic.summary.isEmpty, "a diagnostic says what is wrong") }
      let page = try? library.render("page", values, shape: shape, escaping: escaping)
      if found.isEmpty { require(page != nil, "a template that was checked can be rendered") }
      guard escaping == .html, let page, !text.contains("fuzzed") else { continue }
      require(!page.contains("<b onload=fuzzed"), "text is escaped")
    }
  }
}
