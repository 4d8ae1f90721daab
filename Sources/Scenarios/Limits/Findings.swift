import Diagnostics
import ScenarioLanguage

extension Sequence {
  /// What is wrong with the items, up to as many findings as a list is searched for; the last one says if that is not all.
  func findings(_ find: (Element) -> [Diagnostic]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for item in self {
      let more = find(item)
      if more.isEmpty { continue }
      if found.count >= CountLimit.findings {
        found[found.count - 1].notes.append(.more)
        break
      }
      found += more
    }
    return found
  }
}
