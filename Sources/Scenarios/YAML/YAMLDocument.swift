import Diagnostics
import ScenarioLanguage
import Yams

/// A YAML file as a tree of nodes, each of which knows its place.
///
/// Aliases are refused: content has no use for them, and a small file can blow up through them. So are tags, which name
/// types of programs, and characters that no reader sees, in the text as well as behind escapes.
struct YAMLDocument {
  /// The tree; `nil` where the text cannot be read as one.
  let root: Node?
  /// What is wrong.
  let diagnostics: [Diagnostic]
  /// The text that the places in the tree refer to.
  let source: SourceText
  /// Whether a key is given twice, so that nobody knows which of its values is meant.
  let hasDuplicateKeys: Bool

  init(_ file: TextFile) {
    let (text, problems) = file.text()
    var diagnostics = problems
    var root: Node?
    var hasDuplicateKeys = false
    if var text {
      if let refusal = Self.refusal(of: text, path: file.path) {
        diagnostics.append(refusal)
      } else {
        // A duplicate key stops the parser. It is reported, set aside under another name, and the text read again, so
        // that what else is wrong is reported as well. A long text that is full of them is read less often.
        for _ in 0..<(text.utf8.count > 100_000 ? 3 : 20) {
          let outcome = Self.parse(text, path: file.path)
          diagnostics += outcome.diagnostics
          root = outcome.root
          guard let renamed = outcome.textWithoutDuplicate else { break }
          hasDuplicateKeys = true
          text = renamed
        }
      }
    }
    source = SourceText(text ?? "")
    self.root = root.map { EscapeCheck.visible($0, path: file.path, &diagnostics) }
    self.diagnostics = diagnostics
    self.hasDuplicateKeys = hasDuplicateKeys
  }

  private static func parse(
    _ text: String, path: String
  ) -> (root: Node?, diagnostics: [Diagnostic], textWithoutDuplicate: String?) {
    do {
      // Nodes know their anchors only as long as the parser lives.
      // All values are texts; only an explicit null is something else.
      let parser = try Parser(yaml: text, resolver: Resolver.basic.appending(.null))
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
        let second = keys.first.flatMap { DuplicateKey.second($0, inBracesOf: text) }
        let place = second ?? (context.mark.line, context.mark.column)
        let diagnostic = Diagnostic(
          id: "yaml.duplicate-key", at: SourceLocation(file: path, line: place.0, column: place.1),
          "\(keys.map { quoted($0) }.joined(separator: ", ")) is given twice")
        return (nil, [diagnostic], nil)
      }
      let diagnostic = Diagnostic(
        id: "yaml.duplicate-key", at: SourceLocation(file: path, line: found.line, column: found.column),
        "\(quoted(key)) is given twice",
        notes: [
          Diagnostic.Note(
            "it is given here first",
            at: SourceLocation(file: path, line: found.firstLine, column: found.column))
        ])
      return (nil, [diagnostic], found.textWithoutIt)
    } catch let error as YamlError {
      return (nil, [YAMLSyntax(text, path: path).diagnostic(error)], nil)
    } catch {
      return (nil, [Diagnostic(id: "yaml.syntax", at: SourceLocation(file: path), "the file is not YAML")], nil)
    }
  }

  // MARK: What the parser must not see

  private static func refusal(of text: String, path: String) -> Diagnostic? {
    guard let (obstacle, line, column) = YAMLScan.obstacle(in: text) else { return nil }
    let place = SourceLocation(file: path, line: line, column: column)
    switch obstacle {
    case .tooDeep: return .tooDeep(at: place, CountLimit.brackets, "brackets")
    case .alias: return aliasRefused(at: place)
    case .tag(let tag):
      return Diagnostic(
        id: "yaml.tag", at: place,
        "tags such as \(quoted(tag)) are not used here; put a text that begins with '!' in quotes")
    }
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
}

extension Node {
  func place(in path: String) -> SourceLocation {
    SourceLocation(file: path, line: mark?.line ?? 0, column: mark?.column ?? 0)
  }
}
