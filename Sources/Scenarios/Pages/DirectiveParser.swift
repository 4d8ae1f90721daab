/// Reads a directive and its body.
struct DirectiveParser {
  /// The lines behind it.
  private(set) var rest: PageLines
  private(set) var faults: [DirectiveFault] = []

  private let line: PageLines.Line
  private var text: Substring

  init(_ line: PageLines.Line, rest: PageLines) {
    self.line = line
    self.rest = rest
    text = line.text
  }

  /// How far reading has come, in bytes of the page's text.
  private var offset: Int { line.offset + line.text.utf8.count - text.utf8.count }

  /// The directive; `nil` where something is wrong with it. Its body is read in any case.
  mutating func directive() -> Directive? {
    skipBlanks()
    let start = offset
    text.removeFirst()
    let name = take { $0.isLetter || $0.isNumber }
    let kind = Directive.Kind(rawValue: name)
    if kind == nil { fault(.unknown(name), at: start) }
    skipBlanks()
    var arguments: [String: Directive.Text] = [:]
    if text.first == "(" { arguments = self.arguments(of: kind) }
    skipBlanks()
    var lines: [Directive.Text]?
    if text.first == "{" {
      lines = body()
    } else if !text.isEmpty, faults.isEmpty {
      fault(.surplus(String(text)), at: offset)
    }
    guard let kind else { return nil }
    if faults.isEmpty, let required = kind.required, arguments[required] == nil {
      fault(.missingArgument(required, of: kind), at: start)
    }
    let hasLines = Directive.withLines.contains(kind)
    if hasLines, faults.isEmpty, lines?.isEmpty ?? true { fault(.bodyMissing(kind), at: start) }
    if !hasLines, lines != nil { fault(.bodyUnexpected(kind), at: start) }
    return faults.isEmpty ? Directive(kind: kind, offset: start, arguments: arguments, lines: lines ?? []) : nil
  }

  private mutating func arguments(of kind: Directive.Kind?) -> [String: Directive.Text] {
    var found: [String: Directive.Text] = [:]
    text.removeFirst()
    while true {
      skipBlanks()
      if text.first == ")" {
        text.removeFirst()
        return found
      }
      guard !text.isEmpty else {
        fault(.parenthesis, at: offset)
        return found
      }
      let start = offset
      var name = kind?.arguments.first ?? ""
      var rest = text
      let word = rest.prefix { $0.isLetter || $0.isNumber }
      rest = rest[word.endIndex...].drop { $0 == " " }
      if !word.isEmpty, rest.first == ":" {
        name = String(word)
        text = rest.dropFirst()
        skipBlanks()
        if let kind, !kind.arguments.contains(name) { fault(.unknownArgument(name, of: kind), at: start) }
      }
      guard let value = value() else { return found }
      if found.updateValue(value, forKey: name) != nil { fault(.argumentTwice(name), at: start) }
      skipBlanks()
      if text.first == "," { text.removeFirst() }
    }
  }

  /// A text in quotes, or a word.
  private mutating func value() -> Directive.Text? {
    guard text.first == "\"" else {
      let start = offset
      let word = take { $0.isLetter || $0.isNumber || "-_.".contains($0) }
      if word.isEmpty {
        fault(.notAValue(String(text.prefix(1))), at: start)
        text = ""
        return nil
      }
      return Directive.Text(text: word, offset: start)
    }
    let quote = offset
    text.removeFirst()
    let start = offset
    let word = take { $0 != "\"" }
    guard text.first == "\"" else {
      fault(.quote, at: quote)
      return nil
    }
    text.removeFirst()
    return Directive.Text(text: word, offset: start)
  }

  /// The lines up to the brace that closes.
  private mutating func body() -> [Directive.Text] {
    let open = offset
    text.removeFirst()
    var lines: [Directive.Text] = []
    func add(_ line: Substring, _ offset: Int) {
      let trimmed = line.drop(while: \.isWhitespace)
      let end = trimmed.lastIndex { !$0.isWhitespace }
      guard let end else { return }
      let lead = line.utf8.count - trimmed.utf8.count
      lines.append(Directive.Text(text: String(trimmed[...end]), offset: offset + lead))
    }
    var (current, start) = (text, offset)
    while true {
      if let close = current.firstIndex(of: "}") {
        add(current[..<close], start)
        let surplus = current[current.index(after: close)...].drop(while: \.isWhitespace)
        if !surplus.isEmpty { fault(.surplus(String(surplus)), at: start) }
        return lines
      }
      add(current, start)
      guard let next = rest.next() else {
        fault(.brace, at: open)
        return lines
      }
      (current, start) = (next.text, next.offset)
    }
  }

  private mutating func fault(_ fact: DirectiveFault.Fact, at offset: Int) {
    faults.append(DirectiveFault(fact: fact, offset: offset))
  }

  private mutating func skipBlanks() { text = text.drop { $0 == " " || $0 == "\t" } }

  private mutating func take(_ isTaken: (Character) -> Bool) -> String {
    let word = text.prefix(while: isTaken)
    text = text[word.endIndex...]
    return String(word)
  }
}
