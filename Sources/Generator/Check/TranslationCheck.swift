public import Diagnostics
public import Diagrams
public import Scenarios

/// Holds the content against the languages of the site.
public enum TranslationCheck {
  /// A warning for each text that a reader of one of the languages gets in another one; the site's first language is the
  /// first of them.
  public static func diagnostics(_ catalog: Catalog, languages: [DiagramLanguage]) -> [Diagnostic] {
    catalog.texts.compactMap { text in
      let missing = languages.filter { text.isMissing(in: $0.code, ofSiteIn: languages.first?.code ?? "en") }.map {
        "'\($0.code)'"
      }
      guard let origin = text.origin, !missing.isEmpty else { return nil }
      return Diagnostic(
        .warning, id: "content.untranslated", at: origin.location,
        "'\(origin.key)' has no text in \(missing.joined(separator: " and "))")
    }
  }
}
