import Diagnostics
import Lifecycle
import ScenarioLanguage
import Yams

/// A step with a colon behind it, as `- pop:`, which makes it the key of a mapping.
struct StepWithColon {
  let diagnostic: Diagnostic

  /// Finds such a step; `nil` where a mapping says by 'do' what happens, or has no key that begins as a step does.
  init?(_ node: Node, path: String) {
    guard case .mapping(let mapping) = node, mapping["do"] == nil else { return nil }
    guard let key = mapping.keys.first(where: Self.isStep), let step = key.string else { return nil }
    diagnostic = Diagnostic(
      id: "content.unknown-key", at: key.place(in: path),
      mapping.count == 1
        ? "the colon behind \(quoted(step)) makes a key of the step; take the colon away, or put the step in quotes"
        : "\(quoted(step)) is not a key of a step; a step with further keys is written as do: \(Quotation.cut(step))")
  }

  private static func isStep(_ key: Node) -> Bool {
    guard let text = key.string, !ScenarioReader.stepKeys.contains(text) else { return false }
    let word = String(text.prefix { $0.isLetter })
    return word == "swiftui" || ActionWord(rawValue: word) != nil
  }
}
