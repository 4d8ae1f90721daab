import Diagnostics
import Diagrams
import Drawing
import Lifecycle
import SampleApp
import Scenarios
import Site

// What a scenario's page leads to: other runs, a reader's own log and app, files, other pages.
extension ScenarioPage {
  func surroundings(_ diagrams: [DrawnDiagram]) -> TemplateObject {
    let hints = LogHints(scenario: scenario, patterns: publication.patterns, edition: edition, page: address)
      .values(trace)
    let mentions = self.mentions
    let related = publication.related[scenario.id] ?? []
    let answers = self.answers
    return [
      "answers": .list(answers), "hasAnswers": .flag(!answers.isEmpty),
      "runs": publication.runs[scenario.id].map {
        ScenarioRunValues(scenario: scenario, trace: trace, edition: edition, page: address).values($0)
      } ?? .none,
      "hints": .list(hints), "hasHints": .flag(!hints.isEmpty), "code": .text(TryItCode(scenario, trace).text),
      "guide": .optional(
        publication.catalog.settings.guide.map { edition.link(to: DocsPage.address($0.id), from: address) }),
      "downloads": .list(downloads(diagrams)),
      "related": .list(
        related.map { other in
          [
            "title": edition.text(other.title), "summary": edition.text(other.summary),
            "link": .text(edition.link(to: "scenarios/\(other.id)", from: address)),
          ]
        }), "hasRelated": .flag(!related.isEmpty),
      "leadsOn": .flag(!related.isEmpty || !mentions.isEmpty),
      "mentions": .list(mentions), "hasMentions": .flag(!mentions.isEmpty),
    ]
  }

  /// Where a question leads to: the answer at the head of the scenario's page, if it has one.
  static func answer(_ question: SiteSettings.Question, _ link: ContentLink) -> String {
    question.reply != nil && link.kind == .scenario ? "\(link.address)#answer" : link.address
  }

  /// The questions that this scenario answers.
  private var answers: [TemplateObject] {
    publication.catalog.settings.questions.filter { $0.answer.id == "scenario:\(scenario.id)" }.compactMap { question in
      question.reply.map {
        ["question": edition.text(question.text), "reply": edition.inline($0, on: address)]
      }
    }
  }

  /// Comparisons, disagreements and claims that name the scenario.
  private var mentions: [TemplateObject] {
    func entry(_ kind: Phrase, _ title: LocalizedText, _ target: String) -> TemplateObject {
      [
        "kind": edition.phrase(kind), "title": edition.text(title),
        "link": .text(edition.link(to: target, from: address)),
      ]
    }
    let catalog = publication.catalog
    return catalog.comparisons.filter { $0.columns.contains { $0.scenario.id == scenario.id } }.map {
      entry("Comparison", $0.title, "comparisons/\($0.id)")
    }
      + catalog.disagreements.filter { $0.scenarios.contains { $0.id == scenario.id } }.map {
        entry("Disagreement", $0.title, "disagreements#\($0.id)")
      }
      + catalog.claims.filter { ($0.shownBy + $0.refutedBy).contains { $0.scenario.id == scenario.id } }.map {
        entry("Claim", $0.claim, "\(ClaimsPage.address)#\($0.anchor)")
      }
  }

  private func downloads(_ diagrams: [DrawnDiagram]) -> [TemplateObject] {
    func file(_ name: String, _ path: String) -> TemplateObject {
      ["name": .text(name), "link": .text(SitePath.relative(to: path, from: edition.file(address)))]
    }
    let calls: TemplateObject = [
      "title": edition.phrase("The calls"),
      "files": .list(
        DownloadFiles.traces(scenario, trace).map {
          file($0.isWord ? edition.words(Phrase(named: $0.name)) : $0.name, $0.path)
        }
          + [file("Markdown", edition.twin.file(address))]),
    ]
    return [calls]
      + diagrams.map { drawn in
        [
          "title": edition.text(drawn.diagram.title),
          "files": .list(DownloadFiles.diagram(drawn).map { file($0.name, edition.path($0.path)) }),
        ]
      }
  }
}
