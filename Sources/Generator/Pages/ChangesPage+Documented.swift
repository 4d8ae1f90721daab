import Analysis
import Diagnostics
import Lifecycle
import Scenarios
import Site

// What Apple documents of a release and no simulated call shows.
extension ChangesPage {
  static let documentedShape: [String: TemplateShape] = [
    "documented": .list(["anchor": .text, "title": .text, "text": .html]), "hasDocumented": .flag,
    "documentedAnchor": .text, "isSimulated": .flag, "hasEntries": .flag, "number": .number,
    "summary": .optional(.object(["text": .html, "impact": .text, "impactName": .text])),
  ]

  /// The releases that are documented and not simulated.
  var furtherReleases: Set<Int> {
    Set(publication.catalog.documentedChanges.map(\.release) + publication.catalog.releaseSummaries.map(\.release))
      .subtracting(publication.history.map(\.release.major))
  }

  private func changes(_ release: Int) -> [DocumentedChange] {
    publication.catalog.documentedChanges.filter { $0.release == release }
  }

  private static func target(_ anchor: String, _ index: Int) -> String { "\(anchor)-documented-\(index + 1)" }

  /// What the release changed, in a sentence.
  private func summary(_ release: Int) -> TemplateValue {
    guard let summary = publication.catalog.releaseSummaries.first(where: { $0.release == release }) else {
      return .none
    }
    return .object([
      "text": edition.inline(summary.text, on: Self.address), "impact": edition.phrase(Self.words(summary.impact)),
      "impactName": .text(summary.impact.rawValue),
    ])
  }

  private static func words(_ impact: ReleaseSummary.Impact) -> Phrase {
    switch impact {
    case .nothing: "breaks nothing"
    case .little: "breaks little"
    case .some: "breaks some apps"
    case .much: "breaks much"
    }
  }

  /// The part of a release's section that tells them.
  func documented(_ release: Int, _ anchor: String) -> TemplateObject {
    let changes = self.changes(release)
    return [
      "number": .number(release), "summary": summary(release),
      "hasDocumented": .flag(!changes.isEmpty), "documentedAnchor": .text("\(anchor)-documented"),
      "documented": .list(
        changes.enumerated().map { index, change in
          [
            "anchor": .text(Self.target(anchor, index)), "title": edition.text(change.title),
            "text": edition.prose(change.text, on: Self.address, headingLevel: 5),
          ]
        }),
    ]
  }

  /// A release of which there is nothing else.
  func values(documentedOf release: Int) -> TemplateObject {
    let anchor = "ios-\(release)"
    let entries = self.entries(documentedOf: release, anchor).enumerated().map {
      $1.merging(["isFirst": .flag($0 == 0)])
    }
    return documented(release, anchor).merging([
      "anchor": .text(anchor), "release": .text("iOS \(release)"), "previous": .text(""), "isEmpty": .flag(false),
      "isSimulated": .flag(false), "entries": .list(entries), "hasEntries": .flag(!entries.isEmpty),
      "rules": .list([]), "callbacks": .list([]), "further": .list([]), "hasFurther": .flag(false),
      "furtherAnchor": .text(""), "furtherTitle": .text(""), "words": .list([]), "hasOthers": .flag(false),
      "othersAnchor": .text(""), "possibilities": .list([]), "hasPossibilities": .flag(false), "actions": .list([]),
    ])
  }

  /// What leads to them from the overview.
  func entries(documentedOf release: Int, _ anchor: String) -> [TemplateObject] {
    changes(release).enumerated().map { index, change in
      ["name": edition.text(change.title), "isCode": .flag(false), "target": .text(Self.target(anchor, index))]
    }
  }
}
