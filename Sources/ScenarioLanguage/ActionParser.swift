import Diagnostics
import Lifecycle

extension TermScanner {
  /// `push Detail`, `present B as pageSheet from A`, `swiftui:PUSH B`
  static func action(_ text: String) throws(LanguageProblem) -> Action {
    var scanner = TermScanner(text)
    scanner.skipSpace()
    let start = scanner.offset
    guard let name = scanner.word() else {
      throw LanguageProblem(fact: .empty("action"), offset: start)
    }
    let trimmed = Self.trimmed(text)
    if name == "swiftui", scanner.take(":") {
      scanner.skipSpace()
      let wordOffset = scanner.offset
      guard let text = scanner.word() else {
        throw LanguageProblem(fact: .expected("a SwiftUI action", found: scanner.found()), offset: wordOffset)
      }
      guard let word = SwiftUIWord(rawValue: text) else {
        throw LanguageProblem(fact: .unknownSwiftUIAction(text), offset: wordOffset)
      }
      let name = word.takesName ? try scanner.name() : nil
      try scanner.expectEnd(after: "'\(trimmed)'")
      return Action(nil, .swiftUI(word, name), text: trimmed)
    }
    guard let word = ActionWord(rawValue: name) else {
      throw LanguageProblem(fact: .unknownAction(name), offset: start)
    }
    let argument = try scanner.argument(of: word)
    try scanner.expectEnd(after: "'\(word.usage)'")
    return Action(word, argument, text: trimmed)
  }

  private static func trimmed(_ text: String) -> String {
    text.split(whereSeparator: { $0.isSpace }).joined(separator: " ")
  }

  private mutating func argument(of word: ActionWord) throws(LanguageProblem) -> Action.Argument {
    if word.pattern != .none, word.pattern != .optionalName { try expectMore(of: word) }
    switch word.pattern {
    case .none: return .none
    case .optionalName: return isAtEnd ? .none : .name(try name())
    case .name, .word: return .name(try name())
    case .term: return .term(try term())
    case .pair:
      let first = try name()
      try expectMore(of: word)
      try expect(word: "to")
      try expectMore(of: word)
      return .pair(first, try name())
    case .stack:
      guard take("[") else { throw LanguageProblem(fact: .missingArgument(word), offset: offset) }
      if take("]") { return .stack([]) }
      var stack = [try term()]
      while take(",") { stack.append(try term()) }
      try expect("]")
      return .stack(stack)
    case .presentation:
      let presented = try term()
      try expectMore(of: word)
      try expect(word: "as")
      try expectMore(of: word)
      let style = try style()
      try expectMore(of: word)
      try expect(word: "from")
      try expectMore(of: word)
      return .presentation(presented, style, from: try name())
    }
  }

  /// Fails where the text ends before all that the word needs.
  private mutating func expectMore(of word: ActionWord) throws(LanguageProblem) {
    if isAtEnd { throw LanguageProblem(fact: .missingArgument(word), offset: offset) }
  }
}
