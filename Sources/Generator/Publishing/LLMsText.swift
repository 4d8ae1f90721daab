import Analysis
import Diagnostics
import Scenarios
import Site

/// `llms.txt`: what the site is and where its pages stand in Markdown, for language models and those who feed them.
struct LLMsText {
  static let file = "llms.txt"

  let publication: Publication
  /// The site in its first language.
  let edition: Edition

  var text: String {
    let settings = publication.catalog.settings
    var text = "# \(Markdown.escaped(edition.own(settings.title)))\n\n"
    if let tagline = settings.tagline { text += "> \(Markdown.escaped(edition.own(tagline)))\n\n" }
    if let summary = settings.summary { text += "\(Markdown.escaped(edition.own(summary)))\n\n" }
    text += "Each page has a twin in Markdown beside it, with the ending .md.\n\n## Reference\n\n"
    let left = publication.leftOut
    for part in PageFrame.parts where left.lists(part.address) { text += line(part.title.english, part.address) }
    if left.lists(LogPage.address) {
      text += line(LogPage.title.english, LogPage.address, LogPage.description.english)
    }
    if left.lists(AgreementPage.address) { text += line("What the logs agree on", AgreementPage.address) }
    let guides = publication.catalog.listedPages
    if !guides.isEmpty { text += "\n## Guides\n\n" }
    for page in guides { text += line(edition.own(page.title), DocsPage.address(page.id), edition.own(page.summary)) }
    for group in publication.groups {
      let scenarios = publication.scenarios(in: group)
      guard !scenarios.isEmpty else { continue }
      text += "\n## \(Markdown.escaped(edition.own(group.title)))\n\n"
      for scenario in scenarios {
        text += line(edition.own(scenario.title), "scenarios/\(scenario.id)", edition.own(scenario.summary))
      }
    }
    guard left.lists(CallbacksPage.address) else { return text }
    text += "\n## Callbacks\n\n"
    for facts in publication.callbacks.callbacks {
      let callback = publication.catalog.callbacks.first { $0.name == facts.name }
      text += line(facts.name, facts.address, callback.map { edition.own($0.summary) })
    }
    return text
  }

  private func line(_ title: String, _ address: String, _ summary: String? = nil) -> String {
    let file = edition.twin.file(address)
    let link = publication.catalog.settings.address(of: file) ?? file
    let remark = summary.map { $0.isEmpty ? "" : ": \(Markdown.escaped($0))" } ?? ""
    return "- [\(Markdown.escaped(title))](\(link))\(remark)\n"
  }
}
