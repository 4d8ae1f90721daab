import Fingerprints
import Scenarios

/// What is shown of some texts of the content in each language of a site, as fingerprints.
struct ShownTexts: Fingerprinted, Sendable {
  /// No text at all.
  static let none = ShownTexts(keys: [])

  private let keys: [(language: String, key: Fingerprint)]

  private init(keys: [(language: String, key: Fingerprint)]) { self.keys = keys }

  /// Those of texts, in the languages of editions of one site.
  init(_ texts: [LocalizedText?], in editions: [Edition]) {
    keys = editions.map { ($0.languageCode, $0.fingerprint(of: texts)) }
  }

  /// Those of all texts of some others, in the languages of editions of one site.
  init(joining all: [ShownTexts], in editions: [Edition]) {
    keys = editions.map { edition in (edition.languageCode, Fingerprint(of: all.map { $0[edition] })) }
  }

  /// What an edition in one of the languages shows of them.
  subscript(edition: Edition) -> Fingerprint {
    keys.first { $0.language == edition.languageCode }?.key ?? Fingerprint()
  }

  /// Adds what each language shows.
  func add(to fingerprint: inout Fingerprint) {
    keys.count.add(to: &fingerprint)
    for (language, key) in keys {
      language.add(to: &fingerprint)
      key.add(to: &fingerprint)
    }
  }
}
