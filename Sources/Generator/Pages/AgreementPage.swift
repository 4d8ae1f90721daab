import Diagnostics
import Diagrams
import Evidence
import Lifecycle
import Reports
import Scenarios
import Site

/// What the logs of each kind of transition agree on, where they part, and what is often stated and was never logged.
struct AgreementPage {
  static let address = "agreement"

  static let shape: [String: TemplateShape] = [
    "coverage": .list(Coverage.shape),
    "kinds": .list([
      "id": .text, "name": .text, "envelopes": .list(Self.envelopeShape), "neverLogged": .flag,
      "overall": .optional(.object(DiagramValues.shape)),
    ]),
    "stated": .list([
      "name": .text, "anchor": .text, "text": .text, "sources": .list(EnvelopeValues.sourceShape),
      "reversed": .list(["text": .text]),
    ]), "hasStated": .flag,
    "incomparable": .list([
      "name": .text, "anchor": .text, "text": .text, "sources": .list(EnvelopeValues.sourceShape),
    ]), "hasIncomparable": .flag,
  ]

  private static let envelopeShape = EnvelopeValues.fullShape.merging([
    "diagram": .optional(.object(DiagramValues.shape))
  ]) { own, _ in own }

  let publication: Publication
  let edition: Edition
  /// The diagrams of a kind of transition, by its name.
  let diagrams: (String) -> [DrawnDiagram]

  func page() -> Page {
    let values = EnvelopeValues(edition: edition, page: Self.address)
    let unlogged = publication.transitions.flatMap { kind in kind.unlogged.map { (kind: kind.kind, order: $0) } }
    let contradicting = unlogged.filter { !$0.order.reversed.isEmpty }
    let rest = unlogged.filter(\.order.reversed.isEmpty)
    return Page(
      address: Self.address, template: "agreement",
      values: [
        "title": .text(edition.words("What the logs agree on")),
        "description":
          .text(
            edition.words(
              "For each kind of transition and each release: the calls whose order every log shares, and those on which logs part."
            )),
        "coverage": publication.coverage.values(edition),
        "kinds": .list(
          publication.transitions.map { kind in
            [
              "id": .text(kind.kind.name), "name": edition.phrase(kind.kind.phrase),
              "envelopes": .list(
                kind.envelopes.enumerated().map { index, envelope in
                  values.fullValues(envelope).merging(["diagram": diagram(of: kind.kind, number: index + 1)])
                }),
              "neverLogged": .flag(kind.envelopes.isEmpty), "overall": diagram(of: kind.kind, number: 0),
            ]
          }),
        "stated": .list(
          contradicting.map { entry in
            stated(entry, values).merging([
              "reversed": .list(entry.order.reversed.map { ["text": edition.code($0.description)] })
            ])
          }), "hasStated": .flag(!contradicting.isEmpty),
        "incomparable": .list(rest.map { stated($0, values) }), "hasIncomparable": .flag(!rest.isEmpty),
      ])
  }

  private func diagram(of kind: TransitionKind, number: Int) -> TemplateValue {
    let drawn = diagrams(kind.name).first {
      $0.diagram.id == OrderDiagrams.id(kind, number: number)
    }
    return drawn.map { .object(DiagramValues.values($0, edition, on: Self.address)) } ?? .none
  }

  private func stated(_ entry: (kind: TransitionKind, order: UnloggedOrder), _ values: EnvelopeValues) -> TemplateObject
  {
    [
      "name": edition.phrase(entry.kind.phrase), "anchor": .text("#\(entry.kind.name)"),
      "text": edition.code(EnvelopeText.words(entry.order.events)), "sources": values.sources(entry.order.sources),
    ]
  }
}
