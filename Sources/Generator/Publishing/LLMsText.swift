import Analysis
import Diagnostics
import Scenarios
import Site

/// `llms.txt`: what the site is and where its pages stand in Markdown, for language models and those who feed them.
struct LLMsText {
  static let file = "llms.txt"

  let publication: Publication
  let edition: Edition

  var text: String {
    let settings = publication.catalog.settings
    var text = "# \(Markdown.escaped(settings.title.english))\n\n"
    if let tagline = settings.tagline { text += "> \(Markdown.escaped(tagline.english))\n\n" }
    if let summary = settings.summary { text += "\(Markdown.escaped(summary.english))\n\n" }
    text += "Each page has a twin in Markdown beside it, with the ending .md.\n\n## Reference\n\n"
    let left = publication.leftOut
    for part in PageFrame.parts where left.lists(part.address) { text += line(part.title.english, part.address) }
    if left.lists(LogPage.address) {
      text += line(LogPage.title.english, LogPage.address, LogPage.description.english)
    }
    if left.lists(AgreementPage.address) { text += line("What the logs agree on", AgreementPage.address) }
    let guides = publication.catalog.listedPages
    if !guides.isEmpty { text += "\n## Guides\n\n" }
    for page in guides { text += line(page.title.english, DocsPage.address(page.id), page.summary.english) }
    for group in publication.groups {
      let scenarios = publication.scenarios(in: group)
      guard !scenarios.isEmpty else { continue }
      text += "\n## \(Markdown.escaped(group.title.english))\n\n"
      for scenario in scenarios {
        text += line(scenario.title.english, "scenarios/\(scenario.id)", scenario.summary.english)
      }
    }
    guard left.lists(CallbacksPage.address) else { return text }
    text += "\n## Callbacks\n\n"
    for facts in publication.callbacks.callbacks {
      text += line(
        facts.name, facts.address, publication.catalog.callbacks.first { $0.name == facts.name }?.summary.english)
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
