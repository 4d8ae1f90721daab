import Diagnostics
import Lifecycle

// A structure with the keys beside it that say more of it.
extension MappingReader {
  /// The keys that `structureWithOptions` reads.
  static let structureKeys = [
    "structure", "style", "definesPresentationContext", "manualForwarding", "preservesState", "usesTabs",
  ]

  /// `laterNames` are those of the steps; where not all could be read, `isComplete` is false.
  mutating func structureWithOptions(laterNames: [String], isComplete: Bool) -> Structure? {
    guard var structure = structure("structure") else { return nil }
    if let style = choice("style", of: Structure.PageStyle.self, called: "a style of turning pages") {
      structure.pageStyle = style
    }
    let known = structure.names + laterNames
    structure.contexts = names("definesPresentationContext", among: known, isComplete)
    structure.manualForwarding = names("manualForwarding", among: known, isComplete)
    structure.preservesState = flag("preservesState") ?? false
    structure.usesTabs = flag("usesTabs") ?? false
    return structure
  }

  /// Controllers that the structure or a step names; where a step could not be read, it may be the one that does.
  private mutating func names(_ key: String, among known: [String], _ isComplete: Bool) -> [String] {
    let texts = texts(key)
    let all = Set(known)
    report(
      texts.findings { text in
        if !isComplete || all.contains(text.text) { return [] }
        return [
          Diagnostic(
            id: "scenario.unknown-subject", at: text.place,
            "there is no \(quoted(text.text)) in the structure or the steps\(Suggestion.phrase(for: text.text, in: known))"
          )
        ]
      })
    return texts.map(\.text)
  }
}
