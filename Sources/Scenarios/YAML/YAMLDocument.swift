import Diagnostics
import Yams

/// A YAML file as a tree of nodes, each of which knows its place.
///
/// Aliases are refused: content has no use for them, and a small file can blow up through them.
struct YAMLDocument {
  let root: Node?
  let diagnostics: [Diagnostic]

  init(_ file: TextFile) {
    let (text, problems) = file.text()
    var diagnostics = problems
    var root: Node?
    if var text {
      if let refusal = Self.aliasAsKey(in: text, path: file.path) ?? Self.tooDeep(text, path: file.path) {
        diagnostics.append(refusal)
      } else {
        // A duplicate key stops the parser. It is told, set aside under another name, and the text read again, so that
        // what else is wrong is told as well.
        for _ in 0..<20 {
          let outcome = Self.parse(text, path: file.path)
          diagnostics += outcome.diagnostics
          root = outcome.root
          guard let renamed = outcome.textWithoutDuplicate else { break }
          text = renamed
        }
      }
    }
    self.root = root
    self.diagnostics = diagnostics
  }

  private static func parse(
    _ text: String, path: String
  ) -> (root: Node?, diagnostics: [Diagnostic], textWithoutDuplicate: String?) {
    do {
      // Nodes know their anchors only as long as the parser lives.
      let parser = try Parser(yaml: text)
      return try withExtendedLifetime(parser) {
        guard let root = try parser.singleRoot() else {
          return (
            nil, [Diagnostic(id: "file.empty", at: SourceLocation(file: path), "the file holds comments only")], nil
          )
        }
        if let anchored = firstAnchor(in: root) { return (nil, [aliasRefused(at: anchored.place(in: path))], nil) }
        return (root, [], nil)
      }
    } catch YamlError.duplicatedKeysInMapping(let keys, let context) {
      guard let key = keys.first, let found = DuplicateKey.find(key, in: text) else {
        let diagnostic = Diagnostic(
          id: "yaml.duplicate-key",
          at: SourceLocation(file: path, line: context.mark.line, column: context.mark.column),
          "'\(keys.joined(separator: "', '"))' is given twice"
        )
        return (nil, [diagnostic], nil)
      }
      let diagnostic = Diagnostic(
        id: "yaml.duplicate-key", at: SourceLocation(file: path, line: found.line, column: found.column),
        "'\(key)' is given twice",
        notes: [
          Diagnostic.Note(
            "it is given here first",
            at: SourceLocation(file: path, line: found.firstLine, column: found.column))
        ])
      return (nil, [diagnostic], found.textWithoutIt)
    } catch let error as YamlError {
      return (nil, [syntaxError(error, path: path)], nil)
    } catch {
      return (nil, [Diagnostic(id: "yaml.syntax", at: SourceLocation(file: path), "the file is not YAML")], nil)
    }
  }

  private static func syntaxError(_ error: YamlError, path: String) -> Diagnostic {
    func diagnostic(_ problem: String, _ mark: Mark?) -> Diagnostic {
      Diagnostic(
        id: "yaml.syntax",
        at: SourceLocation(file: path, line: mark?.line ?? 0, column: mark?.column ?? 0),
        "this is not YAML: \(problem)")
    }
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      return diagnostic(problem, mark)
    case .reader(let problem, _, _, _): return diagnostic(problem, nil)
    default: return diagnostic("it cannot be parsed", nil)
    }
  }

  // MARK: What the parser must not see

  /// The parser's time grows with the square of the depth of brackets, and no content has need of more than a few.
  private static func tooDeep(_ text: String, path: String) -> Diagnostic? {
    var depth = 0
    for (index, line) in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      for byte in line {
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
        default: break
        }
        if depth > 100 {
          return Diagnostic(
            id: "yaml.too-deep", at: SourceLocation(file: path, line: index + 1),
            "more than 100 brackets are open here; nothing in content nests that deep")
        }
      }
    }
    return nil
  }

  private static func aliasRefused(at place: SourceLocation) -> Diagnostic {
    Diagnostic(id: "yaml.alias", at: place, "anchors and aliases are not used here; write the value out")
  }

  /// An alias has its anchor before it, so the first anchor is enough to refuse, and nothing behind it is walked.
  private static func firstAnchor(in node: Node) -> Node? {
    if node.anchor != nil { return node }
    switch node {
    case .scalar, .alias: return nil
    case .sequence(let sequence):
      for child in sequence { if let found = firstAnchor(in: child) { return found } }
    case .mapping(let mapping):
      for (key, value) in mapping {
        if let found = firstAnchor(in: key) ?? firstAnchor(in: value) { return found }
      }
    }
    return nil
  }

  /// The parser compares keys with each other before anything can be refused, so an alias as a key is looked for first.
  private static func aliasAsKey(in text: String, path: String) -> Diagnostic? {
    guard text.contains("&"), text.contains("*") else { return nil }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let content = line.drop { $0 == " " || $0 == "-" }
      let isComplexKey = content.hasPrefix("? ") && content.contains("*")
      let isAliasKey =
        content.hasPrefix("*") && content.dropFirst().drop { $0.isLetter || $0.isNumber }.hasPrefix(" :")
      if isComplexKey || isAliasKey {
        return aliasRefused(at: SourceLocation(file: path, line: index + 1, column: line.count - content.count + 1))
      }
    }
    return nil
  }
}

extension Node {
  func place(in path: String) -> SourceLocation {
    SourceLocation(file: path, line: mark?.line ?? 0, column: mark?.column ?? 0)
  }
}
