import Evidence
import Lifecycle
import Reports
import Site

/// What the logs of a kind of transition agree on, as templates see it.
struct EnvelopeValues {
  static let shape: [String: TemplateShape] = [
    "heading": .text, "chains": .list(["text": .text]),
    "partings": .list(["text": .text, "count": .text, "otherCount": .text]),
  ]

  static let sourceShape: [String: TemplateShape] = ["name": .text, "link": .text]

  /// With everything that was logged, and by whom.
  static let fullShape = shape.merging([
    "orders": .list([
      "text": .text, "sources": .list(sourceShape), "partSources": .list(sourceShape), "hasPartSources": .flag,
    ]), "others": .list(sourceShape), "hasOthers": .flag,
  ]) { own, _ in own }

  let edition: Edition
  let page: String

  func values(_ envelope: Envelope) -> TemplateObject {
    [
      "heading": edition.phrase(EnvelopeText.heading(envelope)),
      "chains": .list(envelope.chains.map { ["text": edition.code(EnvelopeText.words($0))] }),
      "partings": .list(
        envelope.partings.map {
          [
            "text": edition.code($0.precedence.description),
            "count": edition.phrase(EnvelopeText.sources($0.sources.count)),
            "otherCount": .text("\($0.otherSources.count)"),
          ]
        }),
    ]
  }

  func fullValues(_ envelope: Envelope) -> TemplateObject {
    values(envelope).merging([
      "orders": .list(
        envelope.orders.map {
          [
            "text": edition.code(EnvelopeText.words($0.events)), "sources": sources($0.sources),
            "partSources": sources($0.partSources), "hasPartSources": .flag(!$0.partSources.isEmpty),
          ]
        }),
      "others": sources(envelope.perControllerSources), "hasOthers": .flag(!envelope.perControllerSources.isEmpty),
    ])
  }

  func sources(_ slugs: [String]) -> TemplateValue {
    .list(
      slugs.map { ["name": edition.text($0), "link": .text(edition.link(to: SourcePage.address($0), from: page))] })
  }
}
