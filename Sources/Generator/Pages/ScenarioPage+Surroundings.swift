import Analysis
import Diagnostics
import Diagrams
import Drawing
import Lifecycle
import SampleApp
import Scenarios
import Site

// What a scenario's page leads to: other runs, a reader's own log and app, files, other pages.
extension ScenarioPage {
  func surroundings() -> TemplateObject {
    let hints = LogHintValues(edition: edition, page: address).values(inputs.hints)
    let related = inputs.related
    let answers = inputs.answers.map { answer -> TemplateObject in
      ["question": edition.text(answer.question), "reply": edition.inline(answer.reply, on: address)]
    }
    let mentions = inputs.mentions.map(mention)
    let code = TryItCode(scenario.titled(in: edition.firstLanguage), trace)
    let codePath = DownloadFiles.Trace.swift.path(scenario.id)
    return [
      "answers": .list(answers), "hasAnswers": .flag(!answers.isEmpty),
      "runs": ScenarioRunValues(scenario: scenario, trace: trace, edition: edition, page: address)
        .values(compared, beside: runs.own),
      "hints": .list(hints), "hasHints": .flag(!hints.isEmpty),
      "excerpt": .text(code.excerpt), "codeName": .text(String(codePath.split(separator: "/").last ?? "")),
      "codeFile": .text(SitePath.relative(to: codePath, from: edition.file(address))),
      "topics": .list(
        ScenarioTree(topics: inputs.topics, scenario: scenario, edition: edition, page: address).values()),
      "guide": .optional(
        inputs.guide.map { edition.link(to: DocsPage.address($0), from: address) }),
      "downloads": .list(downloads()),
      "related": .list(
        related.map { other in
          [
            "title": edition.text(other.scenario.title), "summary": edition.text(other.summary),
            "link": .text(edition.link(to: "scenarios/\(other.scenario.id)", from: address)),
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

  private func mention(_ mention: ScenarioInputs.Mention) -> TemplateObject {
    let (kind, link): (Phrase, ContentLink) =
      switch mention.kind {
      case .comparison: ("Comparison", ContentLink(.comparison, mention.id))
      case .disagreement: ("Disagreement", ContentLink(.disagreement, mention.id))
      case .claim: ("Claim", ContentLink(.claim, mention.id))
      }
    return [
      "kind": edition.phrase(kind), "title": edition.text(mention.title),
      "link": .text(edition.link(to: link.address, from: address)),
    ]
  }

  private func downloads() -> [TemplateObject] {
    func file(_ name: String, _ path: String) -> TemplateObject {
      ["name": .text(name), "link": .text(SitePath.relative(to: path, from: edition.file(address)))]
    }
    let calls: TemplateObject = [
      "title": edition.phrase("The calls"),
      "files": .list(
        DownloadFiles.Trace.allCases.map { format in
          let name = format.name
          return file(name.isWord ? edition.words(Phrase(named: name.text)) : name.text, format.path(scenario.id))
        }
          + [file("Markdown", edition.twin.file(address))]),
    ]
    return [calls]
      + diagrams.map { drawn in
        [
          "title": edition.text(drawn.diagram.title),
          "files": .list([file("SVG", edition.path(DownloadFiles.path(drawn.diagram.id)))]),
        ]
      }
  }
}
