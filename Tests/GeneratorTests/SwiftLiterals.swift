/// The string literals of Swift source text, with `{1}`, `{2}` and so on in place of what is interpolated.
///
/// Enough of the language for the package's own sources: comments, escapes, nested literals.
struct SwiftLiterals {
  /// A literal with the place at which it begins.
  struct Literal {
    let text: String
    let start: Int
  }

  private(set) var found: [Literal] = []
  let source: [Character]
  private var position = 0

  init(_ text: String) {
    source = Array(text)
    while position < source.count { readCode() }
  }

  /// The literals between the brace, bracket or parenthesis at an index and the one that closes it.
  func literals(inBracketsAt start: Int) -> [String] {
    var depth = 0
    var index = start
    while index < source.count {
      if let literal = found.first(where: { $0.start == index }) {
        index = end(of: literal.start)
        continue
      }
      if "({[".contains(source[index]) { depth += 1 }
      if ")}]".contains(source[index]) { depth -= 1 }
      if depth == 0 { break }
      index += 1
    }
    return found.filter { start < $0.start && $0.start < index }.map(\.text)
  }

  private func end(of start: Int) -> Int {
    var copy = self
    copy.position = start
    copy.readLiteral()
    return copy.position
  }

  private func follows(_ text: String) -> Bool {
    let end = position + text.count
    return end <= source.count && String(source[position..<end]) == text
  }

  private mutating func readCode() {
    if follows("//") {
      while position < source.count, source[position] != "\n" { position += 1 }
    } else if follows("\"\"\"") {
      position += 3
      while position < source.count, !follows("\"\"\"") { position += 1 }
      position += 3
    } else if source[position] == "\"" {
      readLiteral()
    } else {
      position += 1
    }
  }

  private mutating func readLiteral() {
    let start = position
    var text = ""
    var gaps = 0
    position += 1
    while position < source.count, source[position] != "\"" {
      guard source[position] == "\\" else {
        text.append(source[position])
        position += 1
        continue
      }
      position += 1
      if position < source.count, source[position] == "(" {
        gaps += 1
        text += "{\(gaps)}"
        skipInterpolation()
      } else {
        text.append(source[position] == "n" ? "\n" : source[position])
        position += 1
      }
    }
    position += 1
    found.append(Literal(text: text, start: start))
  }

  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      if source[position] == "\"" {
        readLiteral()
        continue
      }
      if source[position] == "(" { depth += 1 }
      if source[position] == ")" { depth -= 1 }
      position += 1
    } while depth > 0 && position < source.count
  }
}
