import Analysis
import Diagnostics
import Evidence
import Lifecycle
import Reports
import Scenarios
import Site

/// All sources, and how the model stands to each.
struct SourcesPage {
  static let shape: [String: TemplateShape] = [
    "tally": .text, "coverage": .list(Coverage.shape), "devices": .text, "reproduced": .number, "byVariant": .number,
    "notReproduced": .number, "notComparable": .number,
    "causes": .list(["name": .text, "meaning": .text, "count": .number]), "hasCauses": .flag,
    "sources": .list([
      "name": .text, "link": .text, "slug": .text, "sourceLanguage": .text, "languageName": .text,
      "year": .text, "release": .text, "releaseKey": .number, "kind": .text, "logs": .number, "steps": .number,
      "matches": .number,
    ]),
  ]

  static let address = "sources"

  let publication: Publication
  let edition: Edition

  func page() -> Page {
    let findings = publication.findings
    let tally = Tally(findings)
    let causes = ReasonText.counts(tally).filter { $0.count > 0 }
    return Page(
      address: Self.address, template: "sources",
      values: [
        "title": .text(edition.words("Sources")),
        "description": .text(
          edition.words("The logs that developers published, and how the model compares with each of them.")),
        "tally": edition.phrase(EvidenceText.summary(tally)), "coverage": publication.coverage.values(edition),
        "devices": edition.phrase(devices), "reproduced": .number(tally.reproduced),
        "byVariant": .number(tally.byVariant), "notReproduced": .number(tally.notReproduced),
        "notComparable": .number(tally.notComparable),
        "causes": .list(
          causes.map {
            [
              "name": edition.phrase($0.name), "meaning": edition.phrase($0.meaning),
              "count": .number($0.count),
            ]
          }),
        "hasCauses": .flag(!causes.isEmpty),
        "sources": .list(
          publication.catalog.evidence.map { file in
            row(file.source, findings.filter { $0.source.slug == file.source.slug })
          }.sorted { ($1.year, $0.source.title) < ($0.year, $1.source.title) }.map(\.values)),
      ])
  }

  /// Where the logs were made, each counted once.
  private var devices: Phrase {
    let files = publication.catalog.evidence.filter { file in
      file.source.sameLogAs == nil && (file.source.kind == .observed || file.traces.contains { $0.kind == .observed })
    }
    func count(_ device: EvidenceFile.Source.Device) -> Int { files.count { $0.source.device == device } }
    return
      "Of \(files.count) logs, \(count(.simulator)) say that they are of a simulator, \(count(.test)) are of automated tests, which as a rule run in one, and \(count(.device)) say that they are of a device; \(count(.unknown)) do not say where they ran."
  }

  /// A source in the table; the newest come first, and those that tell no date last.
  private func row(
    _ source: EvidenceFile.Source, _ findings: [TraceFinding]
  ) -> (source: EvidenceFile.Source, year: String, values: TemplateObject) {
    let tally = Tally(findings)
    let year = String((source.date ?? "").prefix(4))
    let release = source.os.map(edition.own) ?? ""
    let number = StatedRelease.all(in: source.os?.english ?? "").compactMap(\.release?.major).max()
    // Of a source that tells no language, none is claimed.
    let language = source.language ?? ""
    let values: TemplateObject = [
      "name": edition.text(source.title), "slug": .text(source.slug),
      "link": .text(edition.link(to: SourcePage.address(source.slug), from: Self.address)),
      "sourceLanguage": .text(language), "languageName": .text(Self.names[language] ?? language),
      "year": .text(year), "release": .text(release), "releaseKey": .number(number ?? 0),
      "kind": edition.phrase(source.kind == .observed ? "log" : "stated order"), "logs": .number(findings.count),
      "steps": .number(tally.reproduced + tally.byVariant + tally.notReproduced),
      "matches": .number(tally.reproduced),
    ]
    return (source, year, values)
  }

  /// What languages call themselves.
  private static let names = [
    "de": "Deutsch", "en": "English", "es": "Español", "fr": "Français", "ja": "日本語", "ko": "한국어", "pt": "Português",
    "ru": "Русский", "vi": "Tiếng Việt", "zh": "中文",
  ]
}
