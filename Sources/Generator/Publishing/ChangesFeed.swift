import Analysis
import Diagnostics
import Evidence
import Lifecycle
import Scenarios
import Site

/// What each release changed, as an Atom feed. Feeds ask for whole addresses, so there is none where nobody has said
/// where the site is published.
struct ChangesFeed {
  static let file = "feed.xml"

  let publication: Publication
  let edition: Edition

  /// Whether anybody has said where the site is published.
  var hasAddress: Bool { publication.catalog.settings.baseURL != nil }

  var text: String? {
    let settings = publication.catalog.settings
    guard let home = settings.address(of: edition.file("index")),
      let own = settings.address(of: edition.path(Self.file))
    else { return nil }
    let documented = Set(publication.catalog.documentedChanges.map(\.release))
    let history = publication.history.reversed().filter { !$0.isEmpty || documented.contains($0.release.major) }
    let newest = history.first.map { Self.date($0.release) } ?? Self.date(.newest)
    let title = "\(edition.own(settings.title)): \(edition.words(ChangesPage.title))"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="\(edition.languageCode)">
      <title>\(XMLText.escaped(title))</title>
      <subtitle>\(XMLText.escaped(edition.words(ChangesPage.description)))</subtitle>
      <id>\(XMLText.escaped(own))</id>
      <link rel="self" href="\(XMLText.escaped(own))"/>
      <link rel="alternate" href="\(XMLText.escaped(home))"/>
      <author><name>\(XMLText.escaped(edition.own(settings.title)))</name></author>
      <updated>\(newest)</updated>
      \(history.map { entry($0, settings) }.joined())</feed>

      """
  }

  private func entry(_ changes: ReleaseChanges, _ settings: SiteSettings) -> String {
    let page = settings.address(of: edition.file("changes")) ?? ""
    let address = XMLText.escaped("\(page)#\(ChangesPage.anchor(changes))")
    let names = changes.rules.map(\.rule.id.name) + changes.callbacks.map(\.callback.name)
    let differences: Phrase =
      names.isEmpty
      ? "Other differences" : "Changed in iOS \(changes.release.description): \(names.joined(separator: ", "))."
    let documented = publication.catalog.documentedChanges.filter { $0.release == changes.release.major }
    let titles = documented.map { edition.own($0.title) }
    let summary = ([changes.isEmpty ? nil : edition.words(differences)] + titles).compactMap { $0 }
      .joined(separator: " · ")
    return """
      <entry>
      <title>iOS \(changes.release.description)</title>
      <id>\(address)</id>
      <link rel="alternate" href="\(address)"/>
      <updated>\(Self.date(changes.release))</updated>
      <summary>\(XMLText.escaped(summary))</summary>
      </entry>

      """
  }

  /// The first day of the month in which the release came out: the input tells no other time, and the time of a build
  /// would make the same input give other bytes.
  private static func date(_ release: Release) -> String {
    "\(ReleaseDates.month(of: release) ?? "2010-06")-01T00:00:00Z"
  }
}
