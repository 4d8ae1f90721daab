/// A page's text, taken apart into Markdown and directives.
public struct PageText: Sendable {
  /// The parts, in order.
  public private(set) var parts: [PagePart] = []
  /// What is wrong with directives; such ones are left out.
  public private(set) var faults: [DirectiveFault] = []

  /// The directives, in order.
  public var directives: [Directive] {
    parts.compactMap { if case .directive(let directive) = $0 { directive } else { nil } }
  }

  /// Takes a text apart. What stands in a block of code is no directive.
  public init(_ text: String) {
    var prose = ""
    var fence: (mark: Character, count: Int)?
    var lines = PageLines(text)
    while let line = lines.next() {
      if let open = fence {
        if let mark = Self.fence(line.text), mark.mark == open.mark, mark.count >= open.count, mark.isBare {
          fence = nil
        }
      } else if let mark = Self.fence(line.text) {
        fence = (mark.mark, mark.count)
      } else if Self.isDirective(line.text) {
        var parser = DirectiveParser(line, rest: lines)
        let directive = parser.directive()
        lines = parser.rest
        faults += parser.faults
        if let directive {
          if prose.contains(where: { !$0.isWhitespace }) { parts.append(.prose(prose)) }
          prose = ""
          parts.append(.directive(directive))
        }
        continue
      }
      prose += line.text + "\n"
    }
    if prose.contains(where: { !$0.isWhitespace }) { parts.append(.prose(prose)) }
  }

  /// The marks with which a block of code begins or ends.
  private static func fence(_ line: Substring) -> (mark: Character, count: Int, isBare: Bool)? {
    let text = line.drop { $0 == " " }
    guard line.count - text.count < 4, let mark = text.first, mark == "`" || mark == "~" else { return nil }
    let rest = text.drop { $0 == mark }
    let count = text.count - rest.count
    return count < 3 ? nil : (mark, count, rest.allSatisfy(\.isWhitespace))
  }

  /// `@Name(`, `@Name {` or `@Name` alone; an address such as `@somebody` is text.
  private static func isDirective(_ line: Substring) -> Bool {
    let text = line.drop { $0 == " " }
    guard line.count - text.count < 4, text.first == "@", text.dropFirst().first?.isUppercase == true else {
      return false
    }
    let rest = text.dropFirst().drop { $0.isLetter || $0.isNumber }.drop { $0 == " " }
    return rest.isEmpty || rest.first == "(" || rest.first == "{"
  }
}

/// The lines of a text with their offsets in bytes.
struct PageLines {
  struct Line {
    let text: Substring
    let offset: Int
  }

  private var rest: Substring
  private var offset = 0

  init(_ text: String) { rest = text[...] }

  mutating func next() -> Line? {
    guard !rest.isEmpty else { return nil }
    let end = rest.firstIndex(of: "\n") ?? rest.endIndex
    let line = Line(text: rest[..<end], offset: offset)
    offset += line.text.utf8.count + 1
    rest = end == rest.endIndex ? rest[end...] : rest[rest.index(after: end)...]
    return line
  }
}
