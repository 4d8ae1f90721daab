import Site

/// A declaration in pieces, as pages set them: words of the language, types, and the rest; a parameter in each line where it
/// is long.
struct DeclarationText {
  static let shape: [String: TemplateShape] = [
    "language": .text, "pieces": .list(["text": .text, "isWord": .flag, "isType": .flag]),
  ]

  /// What fits a line.
  private static let longest = 64
  private static let words: Set = [
    "func", "init", "class", "let", "static", "convenience", "deinit", "some", "any", "where", "async", "nil", "false",
    "void", "id", "extern", "const", "instancetype",
  ]

  let language: String
  let text: String

  /// The values for a template.
  func values() -> TemplateObject {
    [
      "language": .text(language),
      "pieces": .list(
        Self.pieces(of: lines).map { piece in
          let isWord = Self.words.contains(piece) || piece.hasPrefix("@")
          return [
            "text": .text(piece), "isWord": .flag(isWord),
            "isType": .flag(!isWord && piece.first?.isUppercase == true),
          ]
        }),
    ]
  }

  /// The declaration, broken at its parameters if it is long.
  var lines: String {
    guard text.count > Self.longest else { return text }
    return text.hasPrefix("-") ? Self.brokenAtSelector(text) : Self.brokenAtParameters(text)
  }

  /// `func a(` and each parameter in a line of its own, and `)` with what follows in the last one.
  private static func brokenAtParameters(_ text: String) -> String {
    guard let start = text.firstIndex(of: "(") else { return text }
    var broken = String(text[...start]) + "\n    "
    var (depth, isInside) = (1, true)
    var last: Character = "("
    for character in text[text.index(after: start)...] {
      if "([<{".contains(character) { depth += 1 }
      if ")]}".contains(character) || (character == ">" && last != "-") { depth -= 1 }
      if isInside, depth == 0 {
        isInside = false
        broken += "\n"
      }
      if isInside, depth == 1, last == ",", character == " " {
        broken += "\n    "
      } else {
        broken.append(character)
      }
      last = character
    }
    return broken
  }

  /// Each part of the selector in a line of its own.
  private static func brokenAtSelector(_ text: String) -> String {
    var (broken, depth) = ("", 0)
    var previous: Character = "-"
    var word = ""
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      // A blank outside of brackets, behind a parameter's name, begins the next part.
      if character == " ", depth == 0, !word.isEmpty, previous != "-" {
        broken += "\n    "
        word = ""
      } else {
        broken.append(character)
        word.append(character)
      }
      previous = character
    }
    return broken
  }

  /// Names, and what is between them.
  private static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var isName = false
    for character in text {
      let continues = character.isLetter || character.isNumber || character == "_" || character == "@"
      if continues == isName, !pieces.isEmpty {
        pieces[pieces.count - 1].append(character)
      } else {
        pieces.append(String(character))
      }
      isName = continues
    }
    return pieces
  }
}
