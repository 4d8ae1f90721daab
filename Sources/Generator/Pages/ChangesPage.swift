import Analysis
import Diagnostics
import Lifecycle
import ScenarioLanguage
import Scenarios
import Site

/// What changed, release by release, the newest first.
struct ChangesPage {
  static let title: Phrase = "What changed, release by release"
  static let description: Phrase = "Which orders and behaviors a release changed, by which evidence, before and after."

  static let shape: [String: TemplateShape] = [
    "oldest": .text, "oldestNumber": .number,
    "releases": .list(documentedShape.merging(simulatedShape) { documented, _ in documented }),
  ]

  private static let simulatedShape: [String: TemplateShape] = [
    "anchor": .text, "release": .text, "previous": .text, "isEmpty": .flag,
    "entries": .list(["name": .text, "isCode": .flag, "target": .text, "isFirst": .flag]),
    "rules": .list([
      "anchor": .text, "name": .text, "link": .text, "summary": .text, "old": .object(variantShape),
      "new": .object(variantShape), "shown": .object(ChangeScenarios.shape),
    ]),
    "callbacks": .list([
      "anchor": .text, "name": .text, "sentence": .text, "shown": .object(ChangeScenarios.shape),
    ]),
    "further": .list([
      "anchor": .text, "name": .text, "sentence": .text, "shown": .object(ChangeScenarios.shape),
    ]),
    "hasFurther": .flag, "furtherAnchor": .text, "furtherTitle": .text,
    "words": .list([
      "anchor": .text, "name": .text, "words": .list(["word": .text]), "range": .text,
      "shown": .object(ChangeScenarios.shape),
    ]),
    "hasOthers": .flag, "othersAnchor": .text,
    "possibilities": .list(["title": .text, "link": .text, "sentence": .text]), "hasPossibilities": .flag,
    "actions": .list([
      "action": .text, "deciders": .optional(.text), "shown": .object(ChangeScenarios.shape),
    ]),
  ]

  private static let variantShape: [String: TemplateShape] = [
    "name": .text, "summary": .text, "standing": .text, "evidence": .list(EvidenceNames.shape), "hasEvidence": .flag,
  ]

  let publication: Publication
  let edition: Edition

  static let address = "changes"
  private var evidence: EvidenceNames { .init(publication: publication, edition: edition, page: Self.address) }
  private var scenarios: ChangeScenarios { .init(publication: publication, edition: edition, page: Self.address) }

  func page() -> Page {
    let sections =
      publication.history.map { (release: $0.release.major, values: values($0)) }
      + furtherReleases.map { (release: $0, values: values(documentedOf: $0)) }
    return Page(
      address: Self.address, template: "changes",
      values: [
        "title": edition.phrase(Self.title), "description": edition.phrase(Self.description),
        "oldest": .text(publication.history.first.map { Self.name($0.before) } ?? ""),
        "oldestNumber": .number(publication.history.first?.before.major ?? 0),
        "releases": .list(sections.sorted { $1.release < $0.release }.map(\.values)),
      ], texts: publication.catalog.documentedChanges.flatMap { [$0.title, $0.text] })
  }

  static func name(_ release: Release) -> String { "iOS \(release.description)" }

  static func anchor(_ changes: ReleaseChanges) -> String {
    "ios-\(changes.release.description.replacing(".", with: "-"))"
  }

  private func values(_ changes: ReleaseChanges) -> TemplateObject {
    let anchor = Self.anchor(changes)
    let hasOthers = !changes.possibilities.isEmpty || !changes.actions.isEmpty
    return documented(changes.release.major, anchor).merging([
      "anchor": .text(anchor), "release": .text(Self.name(changes.release)),
      "previous": .text(Self.name(changes.before)),
      "isEmpty": .flag(changes.isEmpty), "isSimulated": .flag(true), "hasEntries": .flag(!entries(changes).isEmpty),
      "entries": .list(entries(changes).enumerated().map { $1.merging(["isFirst": .flag($0 == 0)]) }),
      "rules": .list(changes.rules.map { rule($0, changes) }),
      "callbacks": .list(changes.shownCallbacks.map { callback($0, changes) }),
      "further": .list(changes.furtherCallbacks.map { callback($0, changes) }),
      "hasFurther": .flag(!changes.furtherCallbacks.isEmpty), "furtherAnchor": .text("\(anchor)-callbacks"),
      "furtherTitle": edition.phrase(ChangeWords.furtherCallbacks),
      "words": .list(changes.words.enumerated().map { word($1, "\(anchor)-words-\($0 + 1)", changes) }),
      "hasOthers": .flag(hasOthers), "othersAnchor": .text("\(anchor)-others"),
      "possibilities": .list(
        changes.possibilities.map { change in
          scenarios.link(change.scenario).merging([
            "sentence": edition.phrase(ChangeWords.possibility(change, changes))
          ])
        }), "hasPossibilities": .flag(!changes.possibilities.isEmpty),
      "actions": .list(changes.actions.map { action($0, changes) }),
    ])
  }

  /// What the release changed at a glance.
  private func entries(_ changes: ReleaseChanges) -> [TemplateObject] {
    let anchor = Self.anchor(changes)
    func entry(_ name: TemplateValue, isCode: Bool, _ target: String) -> TemplateObject {
      ["name": name, "isCode": .flag(isCode), "target": .text(target)]
    }
    var found = changes.rules.map {
      entry(edition.code($0.rule.id.name), isCode: true, "\(anchor)-\(ContentLink.anchor(ofRule: $0.rule.id.name))")
    }
    found += changes.shownCallbacks.map {
      entry(edition.code($0.callback.name), isCode: true, "\(anchor)-\($0.callback.name.lowercased())")
    }
    if !changes.furtherCallbacks.isEmpty {
      found.append(entry(edition.phrase(ChangeWords.furtherCallbacks), isCode: false, "\(anchor)-callbacks"))
    }
    found += changes.words.enumerated().map {
      entry(edition.phrase(ChangeWords.title($1)), isCode: false, "\(anchor)-words-\($0 + 1)")
    }
    if !changes.possibilities.isEmpty || !changes.actions.isEmpty {
      found.append(entry(edition.phrase("Other differences"), isCode: false, "\(anchor)-others"))
    }
    return found + entries(documentedOf: changes.release.major, anchor)
  }

  private func rule(_ change: RuleChange, _ changes: ReleaseChanges) -> TemplateObject {
    let anchor = ContentLink.anchor(ofRule: change.rule.id.name)
    return [
      "anchor": .text("\(Self.anchor(changes))-\(anchor)"), "name": edition.code(change.rule.id.name),
      "link": .text(edition.link(to: "rules#\(anchor)", from: Self.address)),
      "summary": edition.phrase(change.rule.phrase), "old": .object(variant(change.before)),
      "new": .object(variant(change.after)),
      "shown": .object(
        scenarios.values(ChangeWords.ids(change), example: change.scenarios.first, in: changes, as: change.rule.id.name)
      ),
    ]
  }

  private func variant(_ variant: Rule.Variant) -> TemplateObject {
    [
      "name": edition.code(variant.name), "summary": edition.phrase(variant.phrase),
      "standing": edition.phrase(variant.standing.phrase), "evidence": evidence.values(variant),
      "hasEvidence": .flag(!variant.evidence.isEmpty),
    ]
  }

  private func callback(_ change: CallbackChange, _ changes: ReleaseChanges) -> TemplateObject {
    [
      "anchor": .text("\(Self.anchor(changes))-\(change.callback.name.lowercased())"),
      "name": edition.code(change.callback.name), "sentence": edition.phrase(ChangeWords.gain(change)),
      "shown": .object(
        scenarios.values(change.scenarios, example: change.example, in: changes, as: change.callback.name)),
    ]
  }

  private func word(_ change: WordChange, _ anchor: String, _ changes: ReleaseChanges) -> TemplateObject {
    [
      "anchor": .text(anchor), "name": edition.phrase(ChangeWords.title(change)),
      "words": .list(change.words.map { ["word": edition.code($0)] }), "range": edition.phrase(change.releases.phrase),
      "shown": .object(
        scenarios.values(change.scenarios, example: nil, in: changes, as: edition.words(ChangeWords.title(change)))),
    ]
  }

  private func action(_ change: ActionChange, _ changes: ReleaseChanges) -> TemplateObject {
    [
      "action": edition.code(change.action), "deciders": ChangeWords.deciders(change).map(edition.phrase) ?? .none,
      "shown": .object(
        scenarios.values(
          change.scenarios.map(\.scenario), example: change.scenarios.first, in: changes,
          as: edition.words("other calls at \(change.action)"))),
    ]
  }
}
