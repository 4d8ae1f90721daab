import Diagrams
import Drawing
import Scenarios
import Site
import Study

/// A side of a card in lines without markup, as it is printed.
struct CardLines {
  let words: StudyWords

  func side(_ parts: [CardPart]) -> [PrintedLine] { parts.flatMap(lines) }

  private func lines(_ part: CardPart) -> [PrintedLine] {
    switch part {
    case .line(let text): [PrintedLine(words.plain(text))]
    case .strong(let text): [PrintedLine(words.plain(text), .strong)]
    case .note(let text): [PrintedLine(words.plain(text), .quiet)]
    case .list(let title, let texts):
      [PrintedLine(words.plain(title), .quiet)] + texts.map { PrintedLine("• " + words.plain($0)) }
    case .prose(let text): Self.prose(text.text(in: words.language))
    case .code(let code): Self.code(code)
    case .calls(let calls, _): calls.enumerated().map { PrintedLine("\($0.offset + 1). \($0.element.words)") }
    }
  }

  private static func code(_ code: String) -> [PrintedLine] {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { PrintedLine(String($0), .code) }
  }

  /// Headings, paragraphs, entries of lists and code of a text in Markdown, each by itself.
  static func prose(_ markdown: String) -> [PrintedLine] {
    var found: [PrintedLine] = []
    var paragraph: [String] = []
    var isCode = false
    func end() {
      guard let first = paragraph.first else { return }
      let text = paragraph.joined(separator: " ")
      if first.hasPrefix("#") {
        found.append(PrintedLine(Markdown.plainText(String(text.drop { $0 == "#" || $0 == " " })), .quiet))
      } else if first.hasPrefix("- ") {
        found.append(PrintedLine("• " + Markdown.plainText(String(text.dropFirst(2)))))
      } else {
        found.append(PrintedLine(Markdown.plainText(text)))
      }
      paragraph = []
    }
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        end()
        isCode.toggle()
      } else if isCode {
        found.append(PrintedLine(String(line), .code))
      } else if line.allSatisfy(\.isWhitespace) {
        end()
      } else {
        if line.hasPrefix("- ") || line.hasPrefix("#") || paragraph.first?.hasPrefix("#") ?? false { end() }
        paragraph.append(String(line.drop { $0 == " " }))
      }
    }
    end()
    return found
  }
}
