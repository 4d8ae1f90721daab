import Analysis
import Diagnostics
import Lifecycle
import ScenarioLanguage
import Site

/// The answers to "When is it called?" on a callback's page.
struct CallbackSituations {
  static let shape: [String: TemplateShape] = [
    "title": .html, "answer": .text, "answerName": .text, "isSingle": .flag, "answers": .list(answerShape),
    "ways": .list([
      "name": .optional(.text), "answer": .text, "answerName": .text, "answers": .list(answerShape),
      "differences": .list(["releases": .text, "answer": .text, "ios": .text]), "hasDifferences": .flag,
      "scenario": .optional(.object(["title": .text, "link": .text])),
    ]),
  ]

  /// An answer on neighbouring releases, of which those that the page shows at first come first.
  private static let answerShape: [String: TemplateShape] = [
    "ios": .text, "releases": .text, "answer": .text, "answerName": .text, "isChosen": .flag,
  ]

  let inputs: CallbackInputs
  let edition: Edition
  let address: String

  func values() -> TemplateValue { .list(inputs.situations.map(values)) }

  private func values(_ answer: CallbackInputs.Answer) -> TemplateObject {
    let situation = answer.situation
    return [
      "title": edition.inline(edition.words(situation.words), on: address),
      "answer": edition.phrase(Self.words(situation.summary)), "answerName": .text(situation.summary.rawValue),
      "isSingle": .flag(situation.ways.count == 1),
      "answers": .list(
        ReleaseGroups.grouped(from: .oldest, situation.summary(on:), areAlike: ==).compactMap { range, summary in
          summary.map { (range, $0) }
        }.enumerated().map { self.answer($1.0, $1.1, isChosen: $0 == 0) }),
      "ways": .list(zip(situation.ways, answer.scenarios).map(way)),
    ]
  }

  private func way(_ way: SituationAnswer.Way, _ scenario: LinkedScenario?) -> TemplateObject {
    let answer: SituationAnswer.Summary = way.isCalled ? .yes : .no
    return [
      "name": way.words.map(edition.phrase) ?? .none, "answer": edition.phrase(Self.words(answer)),
      "answerName": .text(answer.rawValue),
      "answers": .list(
        way.spans.enumerated().map { self.answer($1.range, $1.isCalled ? .yes : .no, isChosen: $0 == 0) }),
      "differences": .list(
        way.differences.map {
          [
            "ios": .text(PageReleases.bounds(way.spans[0].range)), "releases": edition.phrase($0.range.phrase),
            "answer": edition.phrase(Self.words($0.isCalled ? .yes : .no)),
          ]
        }), "hasDifferences": .flag(!way.differences.isEmpty),
      "scenario": scenario.map { scenario in
        let place = edition.isSite ? way.example.map { "#step-\($0.step)" } ?? "" : ""
        let link = edition.link(to: "scenarios/\(scenario.id)\(place)", from: address)
        return .object(["title": edition.text(scenario.title), "link": .text(link)])
      } ?? .none,
    ]
  }

  private func answer(_ range: ReleaseRange, _ summary: SituationAnswer.Summary, isChosen: Bool) -> TemplateObject {
    [
      "ios": .text(PageReleases.bounds(range)), "releases": edition.phrase(range.phrase),
      "answer": edition.phrase(Self.words(summary)),
      "answerName": .text(summary.rawValue), "isChosen": .flag(isChosen),
    ]
  }

  /// The releases, in groups that give the same answers; `nil` where there are no answers.
  var releases: PageReleases? {
    let situations = inputs.situations.map(\.situation)
    func answers(_ release: Release) -> [[Bool?]] {
      situations.map { $0.ways.map { way in way.spans.first { $0.range.contains(release) }?.isCalled } }
    }
    let groups = ReleaseGroups.grouped(answers, areAlike: ==)
    let known = groups.filter { $0.value.joined().contains { $0 != nil } }
    guard let own = known.first, let release = Release.all.last(where: own.range.contains) else { return nil }
    return PageReleases(
      release: release, own: own.range, others: known.dropFirst().map(\.range),
      impossible: groups.filter { group in !known.contains { $0.range == group.range } }.map(\.range))
  }

  private static func words(_ summary: SituationAnswer.Summary) -> Phrase {
    switch summary {
    case .yes: "yes"
    case .no: "no"
    case .depends: "it depends"
    }
  }
}
