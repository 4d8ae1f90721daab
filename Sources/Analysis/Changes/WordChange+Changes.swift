import Lifecycle

extension WordChange {
  /// The words that one of two neighbouring releases has and the other has not; those that came or went together stand
  /// together.
  static func changes(
    from before: Release, to after: Release, _ possibilities: [PossibilityChange]
  ) -> [WordChange] {
    var known: [(kind: Kind, name: String, releases: ReleaseRange)] =
      ActionWord.allCases.map { (.action, $0.rawValue, $0.releases) }
      + PresentationStyle.allCases.map { style in
        (.presentationStyle, style.rawValue, style.firstRelease.map { ReleaseRange.from($0) } ?? .all)
      }
    // Which structures a release has is told only by the scenarios that need them.
    for word in possibilities.compactMap(\.word) where !known.contains(where: { $0.name == word.name }) {
      known.append(word)
    }
    var found: [WordChange] = []
    for word in known where word.releases.contains(before) != word.releases.contains(after) {
      let isTold = found.contains { $0.kind == word.kind && $0.releases == word.releases }
      guard !isTold else { continue }
      let together = known.filter { $0.kind == word.kind && $0.releases == word.releases }.map(\.name)
      found.append(
        WordChange(
          kind: word.kind, words: together, releases: word.releases, isNew: word.releases.contains(after),
          scenarios: possibilities.filter { change in
            change.word.map { $0.kind == word.kind && together.contains($0.name) } ?? false
          }.map(\.scenario)))
    }
    return found
  }
}
