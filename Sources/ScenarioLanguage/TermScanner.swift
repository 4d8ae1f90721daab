import Diagnostics
import Lifecycle

/// Reads the little language of structures and actions, letter by letter.
struct TermScanner {
  private let letters: [Character]
  private(set) var offset = 0
  /// How many terms are open around the scanner.
  var depth = 0
  /// How many names were read.
  private var names = 0

  init(_ text: String) { letters = Array(text) }

  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return offset == letters.count
    }
  }

  var rest: String { String(letters[offset...]) }

  mutating func rewind(to offset: Int) { self.offset = offset }

  /// Everything up to the sign or the end, without the spaces at its end.
  mutating func takeAll(upTo sign: Character) -> String {
    var text = letters[offset...].prefix { $0 != sign }
    offset += text.count
    while text.last?.isSpace ?? false { text.removeLast() }
    return String(text)
  }

  mutating func skipSpace() {
    while offset < letters.count, letters[offset].isSpace { offset += 1 }
  }

  private static func isNameLetter(_ letter: Character) -> Bool { letter.isLetterOrNumber || letter == "_" }

  /// What stands at the scanner, for messages: a word or a sign.
  mutating func found() -> String {
    skipSpace()
    guard offset < letters.count else { return "" }
    let word = letters[offset...].prefix(while: Self.isNameLetter)
    return word.isEmpty ? String(letters[offset]) : String(word)
  }

  mutating func peekWord() -> String? {
    skipSpace()
    let word = letters[offset...].prefix(while: Self.isNameLetter)
    return word.isEmpty ? nil : String(word)
  }

  mutating func word() -> String? {
    guard let word = peekWord() else { return nil }
    offset += word.count
    return word
  }

  mutating func name() throws(LanguageProblem) -> String {
    skipSpace()
    let start = offset
    guard let name = word() else {
      throw LanguageProblem(fact: .expectedName(found: found()), offset: offset)
    }
    if name.count > CountLimit.lettersOfName { throw LanguageProblem(fact: .longName(name), offset: start) }
    // Two names that look the same would be two controllers.
    if let hidden = name.unicodeScalars.first(where: { $0.isIgnorable }) {
      throw LanguageProblem(fact: .hiddenInName(hidden), offset: start)
    }
    names += 1
    if names > CountLimit.controllers { throw LanguageProblem(fact: .tooManyNames, offset: start) }
    return name
  }

  /// Takes the sign if it stands here.
  mutating func take(_ sign: Character) -> Bool {
    skipSpace()
    guard offset < letters.count, letters[offset] == sign else { return false }
    offset += 1
    return true
  }

  mutating func expect(_ sign: Character) throws(LanguageProblem) {
    guard take(sign) else {
      throw LanguageProblem(fact: .expected("\(sign)", found: found()), offset: offset)
    }
  }

  /// Takes the word if it stands here.
  mutating func take(word: String) -> Bool {
    guard peekWord() == word else { return false }
    offset += word.count
    return true
  }

  mutating func expect(word: String) throws(LanguageProblem) {
    guard take(word: word) else {
      throw LanguageProblem(fact: .expected(word, found: found()), offset: offset)
    }
  }

  mutating func expectEnd(after what: String) throws(LanguageProblem) {
    guard isAtEnd else { throw LanguageProblem(fact: .surplus(rest, after: what), offset: offset) }
  }

  mutating func style() throws(LanguageProblem) -> PresentationStyle {
    skipSpace()
    let start = offset
    guard let word = word() else {
      throw LanguageProblem(fact: .expected("a presentation style", found: found()), offset: offset)
    }
    guard let style = PresentationStyle(rawValue: word) else {
      throw LanguageProblem(fact: .unknownStyle(word), offset: start)
    }
    return style
  }
}
