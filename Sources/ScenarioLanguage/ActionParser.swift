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
    if isAtEnd, word.pattern != .none, word.pattern != .optionalName {
      throw LanguageProblem(fact: .missingArgument(word), offset: offset)
    }
    switch word.pattern {
    case .none: return .none
    case .optionalName: return isAtEnd ? .none : .name(try name())
    case .name, .word: return .name(try name())
    case .term: return .term(try term())
    case .pair:
      let first = try name()
      try expect(word: "to")
      return .pair(first, try name())
    case .stack:
      try expect("[")
      if take("]") { return .stack([]) }
      var stack = [try term()]
      while take(",") { stack.append(try term()) }
      try expect("]")
      return .stack(stack)
    case .presentation:
      let presented = try term()
      try expect(word: "as")
      let style = try style()
      try expect(word: "from")
      return .presentation(presented, style, from: try name())
    }
  }
}
