import Diagnostics
import Evidence
import Reports
import Scenarios
import Site

/// Why a logged step is not reproduced, as templates see it.
enum ReasonValues {
  static let shape: [String: TemplateShape] = [
    "kind": .text, "text": .optional(.html), "link": .optional(.object(["title": .text, "address": .text])),
  ]

  /// `named` holds the scenario that the reason names, if that exists.
  static func values(
    _ reason: Reason, naming named: [LinkedScenario], _ edition: Edition, on page: String
  ) -> TemplateObject {
    func link(_ title: LocalizedText, _ target: String) -> TemplateValue {
      .object(["title": edition.text(title), "address": .text(edition.link(to: target, from: page))])
    }
    switch reason {
    case .cause(let cause):
      let scenario = named.first { $0.id == cause.scenario?.id }
      return [
        "kind": edition.phrase(ReasonText.words(cause.kind)),
        "text": edition.inline(cause.text, on: page),
        "link": scenario.map { link($0.title, "scenarios/\($0.id)") } ?? .none,
      ]
    case .disagreement(let disagreement):
      return [
        "kind": edition.phrase("a disagreement of the sources"), "text": .none,
        "link": link(disagreement.title, "disagreements#\(disagreement.id)"),
      ]
    }
  }
}
