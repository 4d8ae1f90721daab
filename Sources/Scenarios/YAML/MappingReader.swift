import Diagnostics
import ScenarioLanguage
import Yams

/// Reads a mapping key by key and keeps account of what is wrong, so that one run tells it all.
struct MappingReader {
  let path: String
  let place: SourceLocation
  /// What the mapping is, for messages: `a scenario`, `a step`.
  let what: String
  private let values: [String: (key: Node, value: Node)]
  /// The keys that unknown ones are probably meant to be: they are not missing, but misspelt.
  private let misspelt: Set<String>
  private(set) var diagnostics: [Diagnostic]

  /// Takes the node for a mapping with these keys and no others; `nil` if it is something else. `inner` are the keys of a
  /// mapping in it, for those who write them a level too high.
  init?(
    _ node: Node, what: String, keys: [String], inner: (key: String, keys: [String])? = nil, path: String,
    diagnostics: inout [Diagnostic]
  ) {
    guard case .mapping(let mapping) = node else {
      diagnostics.append(
        Diagnostic(id: "content.not-a-mapping", at: node.place(in: path), "\(what) is a mapping of keys to values"))
      return nil
    }
    var values: [String: (Node, Node)] = [:]
    var unknown: [(name: String, key: Node, value: Node)] = []
    for (key, value) in mapping {
      let name = key.string ?? ""
      if name.hasSuffix(DuplicateKey.mark) { continue }
      values[name] = (key, value)
      if !keys.contains(name) { unknown.append((name, key, value)) }
    }
    let found = unknown.findings { name, key, value in
      if let inner, inner.keys.contains(name) {
        let example = "\(inner.key): {\(name): \(value.scalar.map { Quotation.cut($0.string) } ?? "…")}"
        let words = "'\(name)' is a key of '\(inner.key)': write \(example)"
        return [Diagnostic(id: "content.unknown-key", at: key.place(in: path), words)]
      }
      return [
        Diagnostic(
          id: "content.unknown-key", at: key.place(in: path),
          key.scalar == nil
            ? "a key of \(what) is a text"
            : "\(quoted(name)) is not a key of \(what)\(Suggestion.phrase(for: name, in: keys))",
          notes: [.init("the keys of \(what) are \(keys.joined(separator: ", "))")])
      ]
    }
    self.path = path
    self.place = node.place(in: path)
    self.what = what
    self.values = values
    misspelt = Set(unknown.prefix(CountLimit.findings).compactMap { Suggestion.nearest(to: $0.name, in: keys) })
    self.diagnostics = found
  }

  /// How many errors were found up to now.
  var errorCount: Int { diagnostics.count { $0.severity == .error } }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  mutating func report(_ more: [Diagnostic]) { diagnostics += more }

  /// The value's node; an explicit null counts as left out.
  func node(_ key: String) -> Node? {
    guard let node = values[key]?.value, node.null == nil else { return nil }
    return node
  }

  /// Whether the key is left out, or has a list without items; a misspelt key is there.
  func isEmpty(_ key: String) -> Bool {
    guard let node = node(key) else { return !misspelt.contains(key) }
    return node.sequence?.isEmpty ?? false
  }

  /// The place of a key that has nothing behind it, not even a `null`.
  func placeOfEmpty(_ key: String) -> SourceLocation? {
    guard let (written, value) = values[key], value.null != nil, value.scalar?.string == "" else { return nil }
    return written.place(in: path)
  }

  func valuePlace(_ key: String) -> SourceLocation { values[key]?.value.place(in: path) ?? place }

  /// The key's text; a missing one is reported if it is required, and so is one that holds nothing.
  mutating func text(_ key: String, _ limit: TextLimit = .word, required: Bool = false) -> String? {
    guard let node = node(key) else {
      if required { report(missing(key)) }
      return nil
    }
    guard let text = node.scalar?.string else {
      report(Diagnostic(id: "content.not-text", at: node.place(in: path), "'\(key)' is a text"))
      return nil
    }
    if text.allSatisfy(\.isWhitespace) {
      report(Diagnostic(id: "content.empty-text", at: node.place(in: path), "'\(key)' is empty"))
      return nil
    }
    return held(node, key, to: limit)
  }

  /// The key's text with the place at which its first letter stands.
  mutating func located(_ key: String, _ limit: TextLimit = .word, required: Bool = false) -> LocatedText? {
    guard let text = text(key, limit, required: required), let node = node(key) else { return nil }
    return LocatedText(node, text, path: path)
  }

  mutating func flag(_ key: String) -> Bool? {
    guard let text = text(key) else { return nil }
    switch text {
    case "true": return true
    case "false": return false
    default:
      report(
        Diagnostic(id: "content.not-a-flag", at: valuePlace(key), "'\(key)' is true or false, not \(quoted(text))"))
      return nil
    }
  }

  mutating func number(_ key: String) -> Int? {
    guard let text = text(key) else { return nil }
    guard let number = Int(text) else {
      report(
        Diagnostic(id: "content.not-a-number", at: valuePlace(key), "'\(key)' is a whole number, not \(quoted(text))"))
      return nil
    }
    return number
  }

  /// One of a few words.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, of type: Choice.Type, called name: String
  ) -> Choice? where Choice.RawValue == String {
    guard let text = text(key) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let words = Choice.allCases.map(\.rawValue)
    report(
      Diagnostic(
        id: "content.unknown-\(key)", at: valuePlace(key),
        "\(quoted(text)) is not \(name)\(Suggestion.phrase(for: text, in: words, orList: "it is one of"))"))
    return nil
  }

  /// The items of a list; a missing one is empty.
  mutating func items(_ key: String, required: Bool = false) -> [Node] {
    guard let node = node(key) else {
      if required { report(missing(key)) }
      return []
    }
    guard case .sequence(let sequence) = node else {
      report(Diagnostic(id: "content.not-a-list", at: node.place(in: path), "'\(key)' is a list"))
      return []
    }
    return Array(sequence)
  }

  /// The texts of a list.
  mutating func texts(_ key: String, _ limit: TextLimit = .word, most: Int? = nil) -> [LocatedText] {
    let nodes = items(key)
    return kept(nodes, most: most ?? nodes.count, key).compactMap { node in
      guard node.scalar != nil else {
        report(Diagnostic(id: "content.not-text", at: node.place(in: path), "'\(key)' is a list of texts"))
        return nil
      }
      return held(node, key, to: limit).map { LocatedText(node, $0, path: path) }
    }
  }

  /// The node's text, if it is as long as such a text may be. Of one that is no single line and should be, the lines are
  /// joined, so that what else is wrong with it can be found.
  mutating func held(_ node: Node, _ key: String, to limit: TextLimit) -> String? {
    guard let scalar = node.scalar else { return nil }
    var text = scalar.string
    // Bytes first: letters take time to count.
    if text.utf8.count > limit.letters, text.unicodeScalars.count > limit.letters {
      report(
        Diagnostic(
          id: "text.too-long", at: node.place(in: path),
          "'\(key)' has \(text.unicodeScalars.count.grouped) letters; it may have \(limit.letters.grouped)"))
      return nil
    }
    guard limit.isOneLine else { return text }
    // A block ends in a line break because of how it is written.
    if scalar.style == .literal || scalar.style == .folded, text.last == "\n" { text.removeLast() }
    if text.unicodeScalars.contains("\n") {
      report(
        Diagnostic(
          id: "text.line-break", at: node.place(in: path), "'\(key)' is one line, and this text has a line break"))
      text = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
    return text
  }

  /// The words for a key that is needed and not there; nothing if there is one that is probably meant to be it.
  func missing(_ key: String) -> [Diagnostic] {
    if misspelt.contains(key) { return [] }
    // A key that is there, with nothing behind it, is not looked for elsewhere.
    if let (written, value) = values[key], value.null != nil {
      let words = "'\(key)' is empty, and \(what) needs it"
      return [Diagnostic(id: "content.missing-key", at: written.place(in: path), words)]
    }
    return [Diagnostic(id: "content.missing-key", at: place, "\(what) needs the key '\(key)'")]
  }
}

/// A text with the place of its first letter.
struct LocatedText {
  let text: String
  let place: SourceLocation

  init(_ text: String, at place: SourceLocation) {
    self.text = text
    self.place = place
  }

  init(_ node: Node, _ text: String, path: String) {
    self.text = text
    var place = node.place(in: path)
    // A quoted text begins after its quote.
    let style = node.scalar?.style
    if style == .doubleQuoted || style == .singleQuoted { place.column += 1 }
    self.place = place
  }

  /// The place of the letter that many places into the text, which is exact while the text stands on one line.
  func place(at offset: Int) -> SourceLocation {
    var result = place
    result.column += offset
    return result
  }
}
