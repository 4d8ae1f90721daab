internal import Diagnostics

/// Finds the tags of a template, and what is wrong with each by itself.
struct TemplateScanner {
  /// A stretch of plain text, in bytes of the source; there is one before, between and after the tags, maybe empty.
  private(set) var texts: [Range<Int>] = []
  private(set) var tags: [TemplateTag] = []
  private(set) var problems: [Diagnostic] = []

  let bytes: [UInt8]
  let source: TemplateSource
  private var position = 0
  private var textStart = 0
  private var line = 1
  private var column = 1
  /// From where on a closing does not come any more.
  private var unclosedFrom: [String: Int] = [:]

  init(_ source: TemplateSource) {
    bytes = Array(source.text.utf8)
    self.source = source
    while position < bytes.count {
      if follows("{{", at: position) { readTag() } else { advance(to: position + 1) }
    }
    texts.append(textStart..<bytes.count)
  }

  private mutating func readTag() {
    let start = position
    let location = source.place(line: line, column: column)
    let isTriple = follows("{{{", at: start)
    let opening = start + (isTriple ? 3 : 2)
    let closing = isTriple ? "}}}" : "}}"
    let isComment = opening < bytes.count && bytes[opening] == UInt8(ascii: "!")
    guard let end = index(of: closing, from: opening, pastTags: isComment) else {
      report("unclosed-tag", location, "'\(firstWords(from: start))' is not closed by '\(closing)'")
      // What follows is read as text up to the next tag, so that one missing brace gives one diagnostic.
      advance(to: opening)
      while position < bytes.count, bytes[position] == UInt8(ascii: "{") { advance(to: position + 1) }
      return
    }
    let written = String(decoding: bytes[start..<end + closing.utf8.count], as: UTF8.self)
    let inside = String(decoding: bytes[opening..<end], as: UTF8.self)
    texts.append(textStart..<start)
    tags.append(
      isTriple ? tag(.raw, inside, written, location) : tag(from: inside, written: written, at: location))
    advance(to: end + closing.utf8.count)
    textStart = position
  }

  private mutating func tag(from inside: String, written: String, at location: SourceLocation) -> TemplateTag {
    let rest = String(inside.unicodeScalars.dropFirst())
    switch inside.unicodeScalars.first {
    case "!": return TemplateTag(kind: .comment, name: "", location: location)
    case "#": return tag(.section, rest, written, location)
    case "^": return tag(.inverted, rest, written, location)
    case "/": return tag(.close, rest, written, location)
    case "&": return tag(.raw, rest, written, location)
    case ">": return tag(.partial, rest, written, location)
    case "=": return refused("set-delimiter tag", written, location)
    case "<": return refused("parent tag", written, location)
    case "$": return refused("block tag", written, location)
    case "%": return refused("pragma", written, location)
    default: return tag(.value, inside, written, location)
    }
  }

  private mutating func tag(
    _ kind: TemplateTag.Kind, _ inside: String, _ written: String, _ location: SourceLocation
  ) -> TemplateTag {
    let name = inside.trimmed
    if kind == .partial, name.hasPrefix("*") { return refused("dynamic partial", written, location) }
    guard kind == .partial ? TagName.isPartialName(name) : TagName.isName(name) else {
      let rule =
        kind == .partial
        ? "a partial's name has up to \(TagName.longest) letters, digits, '-', '_' and '/'"
        : "a name has up to \(TagName.longest) letters, digits, '-' and '_', with a dot between two names"
      report("malformed-tag", location, "\(quoted(written.oneLine)) is not a tag; \(rule)")
      return TemplateTag(kind: .comment, name: "", location: location)
    }
    return TemplateTag(kind: kind, name: name, location: location)
  }

  private mutating func refused(_ what: String, _ written: String, _ location: SourceLocation) -> TemplateTag {
    report("unsupported-tag", location, "\(what) \(quoted(written.oneLine)) is not used here")
    return TemplateTag(kind: .comment, name: "", location: location)
  }

  private mutating func report(_ id: String, _ location: SourceLocation, _ summary: String) {
    problems.appendWithinReport(Diagnostic(id: "template.\(id)", at: location, summary))
  }

  private mutating func advance(to end: Int) {
    while position < end {
      if bytes[position] == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if bytes[position] & 0xC0 != 0x80 {
        // Continuation bytes of a scalar do not count: columns are counted in scalars.
        column += 1
      }
      position += 1
    }
  }

  private func follows(_ text: StaticString, at index: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }

  /// Where the closing stands, unless another tag begins before it; a comment may hold tags.
  private mutating func index(of closing: String, from start: Int, pastTags: Bool) -> Int? {
    // Where it was looked for in vain up to the end, it need not be looked for again.
    if let known = unclosedFrom[closing], start >= known { return nil }
    let length = closing.utf8.count
    var run = 0
    for index in start..<max(start, bytes.count) {
      if !pastTags, follows("{{", at: index) { return nil }
      run = bytes[index] == UInt8(ascii: "}") ? run + 1 : 0
      if run == length { return index - length + 1 }
    }
    unclosedFrom[closing] = start
    return nil
  }

  /// The tag's beginning as far as it is likely to belong to it.
  private func firstWords(from start: Int) -> String {
    let words = bytes[start...].prefix(100).prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "<") }
    return String(String(decoding: words, as: UTF8.self).prefix(24)).trimmed
  }
}
