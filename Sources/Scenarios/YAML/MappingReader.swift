import Diagnostics
import Yams

/// Reads a mapping key by key and keeps account of what is wrong, so that one run tells it all.
struct MappingReader {
  let path: String
  let place: SourceLocation
  /// What the mapping is, for messages: `a scenario`, `a step`.
  let what: String
  private let values: [String: (key: Node, value: Node)]
  private(set) var diagnostics: [Diagnostic]

  /// Takes the node for a mapping with these keys and no others; `nil` if it is something else.
  init?(_ node: Node, what: String, keys: [String], path: String, diagnostics: inout [Diagnostic]) {
    guard case .mapping(let mapping) = node else {
      diagnostics.append(
        Diagnostic(id: "content.not-a-mapping", at: node.place(in: path), "\(what) is a mapping of keys to values"))
      return nil
    }
    var values: [String: (Node, Node)] = [:]
    var found: [Diagnostic] = []
    for (key, value) in mapping {
      let name = key.string ?? ""
      if name.hasSuffix(DuplicateKey.mark) { continue }
      values[name] = (key, value)
      if !keys.contains(name) {
        found.append(
          Diagnostic(
            id: "content.unknown-key", at: key.place(in: path),
            "'\(name)' is not a key of \(what)\(Suggestion.phrase(for: name, in: keys))",
            notes: [.init("\(what) has the keys \(keys.joined(separator: ", "))")]))
      }
    }
    self.path = path
    self.place = node.place(in: path)
    self.what = what
    self.values = values
    self.diagnostics = found
  }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  mutating func report(_ more: [Diagnostic]) { diagnostics += more }

  /// The value's node; an explicit null counts as left out.
  func node(_ key: String) -> Node? {
    guard let node = values[key]?.value, node.null == nil else { return nil }
    return node
  }

  func valuePlace(_ key: String) -> SourceLocation { values[key]?.value.place(in: path) ?? place }

  /// The key's text; a missing one is reported if it is required.
  mutating func text(_ key: String, required: Bool = false) -> String? {
    guard let node = node(key) else {
      if required { report(missing(key)) }
      return nil
    }
    guard let text = node.scalar?.string else {
      report(Diagnostic(id: "content.not-text", at: node.place(in: path), "'\(key)' is a text"))
      return nil
    }
    return text
  }

  /// The key's text with the place at which its first letter stands.
  mutating func located(_ key: String, required: Bool = false) -> LocatedText? {
    guard let text = text(key, required: required), let node = node(key) else { return nil }
    return LocatedText(node, text, path: path)
  }

  mutating func flag(_ key: String) -> Bool? {
    guard let text = text(key) else { return nil }
    switch text {
    case "true": return true
    case "false": return false
    default:
      report(Diagnostic(id: "content.not-a-flag", at: valuePlace(key), "'\(key)' is true or false, not '\(text)'"))
      return nil
    }
  }

  mutating func number(_ key: String) -> Int? {
    guard let text = text(key) else { return nil }
    guard let number = Int(text) else {
      report(
        Diagnostic(id: "content.not-a-number", at: valuePlace(key), "'\(key)' is a whole number, not '\(text)'"))
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
        "'\(text)' is not \(name)\(Suggestion.phrase(for: text, in: words, orList: "it is one of"))"))
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
  mutating func texts(_ key: String) -> [LocatedText] {
    items(key).compactMap { node in
      guard let text = node.scalar?.string else {
        report(Diagnostic(id: "content.not-text", at: node.place(in: path), "'\(key)' is a list of texts"))
        return nil
      }
      return LocatedText(node, text, path: path)
    }
  }

  func missing(_ key: String) -> Diagnostic {
    Diagnostic(id: "content.missing-key", at: place, "\(what) needs the key '\(key)'")
  }
}

/// A text with the place of its first letter.
struct LocatedText {
  let text: String
  let place: SourceLocation

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
