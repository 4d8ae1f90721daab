import Diagrams
import Scenarios
import Site
import Study

/// A side of a card in HTML, without classes that a program for cards would not know.
struct CardHTML {
  let words: StudyWords

  /// More objects than these are too wide as columns.
  private static let mostColumns = 3

  /// The side. It says its language, as readers of cards choose letters and voices by it.
  func side(_ parts: [CardPart]) -> String {
    "<div lang=\"\(HTMLText.escaped(words.language))\"\(words.words.language.direction)>\(parts.map(html).joined())</div>"
  }

  private func html(_ part: CardPart) -> String {
    switch part {
    case .line(let text): "<p>\(words.html(text))</p>"
    case .strong(let text): "<p><b>\(words.html(text))</b></p>"
    case .note(let text): "<p><small>\(words.html(text))</small></p>"
    case .list(let title, let texts):
      "<p>\(words.html(title))</p><ul>\(texts.map { "<li>\(words.html($0))</li>" }.joined())</ul>"
    case .prose(let text): words.html(text)
    case .code(let code): "<pre><code>\(HTMLText.escaped(code))</code></pre>"
    case .calls(let calls, let names): html(calls, of: names)
    }
  }

  private func html(_ calls: [Question.Call], of names: [String]) -> String {
    guard names.count <= Self.mostColumns else {
      return "<ol>\(calls.map { "<li><code>\(HTMLText.escaped($0.words))</code></li>" }.joined())</ol>"
    }
    let head = names.map { "<th><code>\(HTMLText.escaped($0))</code></th>" }.joined()
    let rows = calls.map { call -> String in
      let cells = names.map { name in
        "<td>\(name == call.subject ? "<code>\(HTMLText.escaped(call.callback))</code>" : "")</td>"
      }
      return "<tr>\(cells.joined())</tr>"
    }
    return "<table><tr>\(head)</tr>\(rows.joined())</table>"
  }
}
