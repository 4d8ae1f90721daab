import Diagnostics
import Yams

/// Finds the characters that no reader sees behind the escapes of texts in double quotes: `"\u202E"`.
enum EscapeCheck {
  /// The tree without such characters; each text that has one is reported with the first.
  static func visible(_ node: Node, path: String, _ diagnostics: inout [Diagnostic]) -> Node {
    var found: [Diagnostic] = []
    collect(node, path, &found)
    diagnostics += found
    // Nearly every tree is as it should be, and need not be built again.
    return found.isEmpty ? node : cleaned(node)
  }

  private static func collect(_ node: Node, _ path: String, _ found: inout [Diagnostic]) {
    switch node {
    case .scalar(let scalar):
      guard scalar.style == .doubleQuoted, let hidden = HiddenCharacter.all(in: scalar.string.unicodeScalars).first
      else { return }
      found.append(.hidden(hidden.character, at: node.place(in: path)))
    case .sequence(let sequence): for child in sequence { collect(child, path, &found) }
    case .mapping(let mapping):
      for (key, value) in mapping {
        collect(key, path, &found)
        collect(value, path, &found)
      }
    case .alias: break
    }
  }

  private static func cleaned(_ node: Node) -> Node {
    switch node {
    case .scalar(var scalar):
      guard scalar.style == .doubleQuoted else { return node }
      let hidden = Set(HiddenCharacter.all(in: scalar.string.unicodeScalars).map(\.offset))
      var visible = String.UnicodeScalarView()
      for (offset, letter) in scalar.string.unicodeScalars.enumerated() where !hidden.contains(offset) {
        visible.append(letter)
      }
      scalar.string = String(visible)
      return .scalar(scalar)
    case .sequence(let sequence):
      return .sequence(.init(sequence.map(cleaned), node.tag, sequence.style, sequence.mark))
    case .mapping(let mapping):
      return .mapping(.init(mapping.map { (cleaned($0), cleaned($1)) }, node.tag, mapping.style, mapping.mark))
    case .alias: return node
    }
  }
}
