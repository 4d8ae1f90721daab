/// The words of a line as a shell takes them apart, as far as this program needs it: blanks part them, quotes hold them
/// together.
public enum ShellWords {
  /// The words; `nil` where a quote is not closed.
  public static func words(_ text: String) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in text {
      if let open = quote {
        if character == open { quote = nil } else { word?.append(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    guard quote == nil else { return nil }
    return words + (word.map { [$0] } ?? [])
  }

  /// The text as one word of a shell, for a path in a command that can be pasted.
  public static func word(_ text: String) -> String {
    // What begins with a dash would be taken for an option.
    let text = text.hasPrefix("-") ? "./" + text : text
    let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "-_./".contains($0) }
    return isPlain ? text : "'\(text.replacing("'", with: "'\\''"))'"
  }
}
