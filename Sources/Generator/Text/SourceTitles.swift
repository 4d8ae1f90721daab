import Lifecycle
import Scenarios
import Site

/// What a text calls the sources that a rule rests on: by their names, with their titles as far as the content has them.
struct SourceTitles {
  /// The titles by the sources' own names; `nil` where nobody knows what the content has.
  private let titles: [String: String]?

  init(_ sources: [EvidenceFile]?) {
    titles = sources.map { sources in
      Dictionary(sources.map { ($0.source.slug, $0.source.title) }) { first, _ in first }
    }
  }

  /// The sources of a rule's order for a terminal; empty where there are none.
  func plain(_ evidence: [String]) -> String {
    words(evidence) { name in titles?[name].map { "\(name) (\($0))" } ?? name }
  }

  /// The same for a cell of a table in Markdown.
  func markdown(_ evidence: [String]) -> String {
    words(evidence) { name in
      let code = Markdown.codeSpan(name, inTable: true)
      return titles?[name].map { "\(code) (\(Markdown.escaped($0)))" } ?? code
    }
  }

  /// Where the content has none of the sources of rules, their names would tell its readers nothing; Apple's pages and
  /// addresses are the same everywhere.
  private func words(_ evidence: [String], _ shown: (String) -> String) -> String {
    guard let titles, !titles.keys.contains(where: RuleBook.cites) else {
      return evidence.map(shown).joined(separator: ", ")
    }
    let known = evidence.filter { $0.first?.isUppercase == true || $0.contains("://") }
    let others = known.count < evidence.count ? ["sources that Lifeline has"] : []
    return (known.map(shown) + others).joined(separator: ", ")
  }
}
