public import Fingerprints

extension LocalizedText: Fingerprinted {
  /// Adds the text in each language, and whether somebody has written it; where it stands says nothing to a reader.
  public func add(to fingerprint: inout Fingerprint) {
    english.add(to: &fingerprint)
    (language ?? "").add(to: &fingerprint)
    isLeftOut.add(to: &fingerprint)
    for (language, text) in translations.sorted(by: { $0.key < $1.key }) {
      language.add(to: &fingerprint)
      text.add(to: &fingerprint)
    }
    translations.count.add(to: &fingerprint)
  }
}
