import Diagnostics
import Diagrams
import Fingerprints
import Scenarios
import Site

/// What every page is given besides its own values.
struct PageFrame: Sendable {
  static let shape: [String: TemplateShape] = [
    "twin": .text, "edit": .optional(.text), "repository": .optional(.text), "canonical": .optional(.text),
    "preview": .optional(.text), "report": .optional(.text), "newestLogs": .optional(.text),
    "hasSources": .flag,
    "license": .optional(.object(["name": .text, "url": .text])),
    "locale": .text,
    "feed": .optional(.text), "pagePath": .text, "siteTitle": .text, "siteTagline": .optional(.text),
    "title": .text, "description": .text, "isHome": .flag, "isUntranslated": .flag, "showsCalls": .flag,
    "runsModule": .flag, "runsWorker": .flag, "releaseGroups": .list(PageReleases.shape), "hasReleases": .flag,
    "logo": .optional(.text), "icon": .text, "home": .text, "search": .text, "style": .text, "assets": .text,
    "language": .text, "isRightToLeft": .flag, "module": .optional(.text), "play": .optional(.text),
    "practice": .optional(.text),
    "logReader": .optional(.text), "yourLog": .optional(.text),
    "languages": .list([
      "code": .text, "name": .text, "link": .text, "isCurrent": .flag, "locale": .text, "address": .optional(.text),
    ]), "hasLanguages": .flag,
    "navigation": .list(["title": .text, "link": .text, "isCurrent": .flag, "isPage": .flag]),
  ]

  /// The picture that other sites show beside a link to a page, where the templates have it; they ask for a whole address, and
  /// most of them for no SVG.
  static let preview = "preview.png"

  /// The parts of the site that every page leads to.
  static let parts: [(title: Phrase, address: String)] = [
    ("Scenarios", "index"), (CoursePage.title, CoursePage.address),
    (WherePage.title, WherePage.address), ("Comparisons", "comparisons/index"),
    ("Callbacks", "callbacks/index"),
    ("State machines", "machines/index"),
    ("Rules", "rules"), ("Changes", "changes"), ("Claims", ClaimsPage.address), ("Disagreements", "disagreements"),
    ("Sources", "sources"),
  ]

  let settings: Sourced<SiteSettings>
  var edition: Edition
  /// The languages in which the page is to be had, this one among them.
  let editions: [Edition]
  /// The content's folder, in which files can be edited.
  let content: String
  /// The address of the first page of prose that navigation lists, if there is one.
  let guides: String?
  /// What browsers run; without the simulator the site has no playground.
  let modules: Set<BrowserModule>
  /// Whether pages have pictures of their own.
  let hasPictures: Bool
  /// Whether the site has a picture that pages share.
  let hasPreview: Bool
  /// The icon that the templates have, which browsers show for a site whose settings name none.
  let icon: String
  /// How new the logs are that the site rests on; `nil` where it has none.
  let newestLogs: Phrase?
  /// The addresses that navigation does not list.
  let unlisted: Set<String>

  /// What it follows from, besides the edition.
  var key: Fingerprint {
    Fingerprint(
      of: settings, content, guides, newestLogs?.english, modules.names, unlisted.sorted(), hasPictures, hasPreview,
      icon)
  }

  /// What pages say of the languages in which they are to be had, each in its own words. Asked in each build, so that words
  /// which a language lacks are missed in each.
  var languagesKey: Fingerprint {
    Fingerprint(of: editions.flatMap { [$0.languageCode, Self.name($0), Self.locale($0)] })
  }

  func values(of page: Page) -> TemplateObject {
    let settings = settings.value
    let address = page.address
    func file(_ path: String) -> TemplateValue { .text(link(to: path, from: address)) }
    return [
      "siteTitle": edition.text(settings.title),
      "siteTagline": settings.tagline.map { edition.text($0) } ?? .none,
      "isHome": .flag(address == "index"), "showsCalls": .flag(page.showsCalls), "runsModule": .flag(page.runsModule),
      "runsWorker": .flag(page.runsWorker),
      "isUntranslated": .flag(page.texts.contains { $0.map(edition.lacks) ?? false }),
      "home": file(edition.file("index")), "icon": file(settings.theme.icon?.id ?? icon),
      "logo": settings.theme.logo.map { file($0.id) } ?? .none,
      "releaseGroups": .list(page.releases?.values(edition) ?? []), "hasReleases": .flag(page.releases != nil),
      "search": file(edition.file(SearchPage.address)),
      "language": .text(edition.languageCode), "isRightToLeft": .flag(edition.language.isRightToLeft),
      "locale": .text(Self.locale(edition)),
      "languages": .list(languages(of: address)), "hasLanguages": .flag(editions.count > 1),
      "assets": .text(String(link(to: "style.css", from: address).dropLast("style.css".count))),
      "style": file("style.css"), "twin": file(edition.twin.file(address)),
      "feed": unlisted.contains("changes") || settings.baseURL == nil ? .none : file(edition.path(ChangesFeed.file)),
      "canonical": .optional(settings.address(of: edition.file(address))), "pagePath": .text(edition.file(address)),
      "preview": .optional(picture(of: page).flatMap(settings.address)),
      "report": report(page), "newestLogs": newestLogs.map(edition.phrase) ?? .none,
      "hasSources": .flag(!unlisted.contains("sources")), "license": license,
      "edit": .optional(edit(page)), "repository": .optional(settings.repositoryURL),
      "navigation": .list(navigation(of: address)),
      "module": modules.contains(.simulator) ? file(BrowserModule.simulator.file) : .none,
      "play": modules.contains(.simulator) ? file(edition.file(PlayPage.address)) : .none,
      "practice": modules.contains(.simulator) && !unlisted.contains(PracticePage.address)
        ? file(edition.file(PracticePage.address)) : .none,
      "logReader": modules.contains(.logReader) ? file(BrowserModule.logReader.file) : .none,
      "yourLog": modules.contains(.logReader) && !unlisted.contains(YourLogPage.address)
        ? file(edition.file(YourLogPage.address)) : .none,
    ]
  }

  /// The picture of the page: its own, or the site's, or none.
  private func picture(of page: Page) -> String? {
    if hasPictures, PagePictures.isMade(for: page) { return edition.path(PagePictures.path(page.address)) }
    return hasPreview ? Self.preview : nil
  }

  /// Where readers go on who see another order: to the reader of logs or, where there is none, from a scenario to how a log
  /// is contributed.
  private func report(_ page: Page) -> TemplateValue {
    let isReader = page.runsWorker || page.template == "embed"
    if modules.contains(.logReader), !unlisted.contains(YourLogPage.address), !isReader {
      return .text(link(to: edition.file(YourLogPage.address), from: page.address))
    }
    guard page.template == "scenario", let report = settings.value.report else { return .none }
    return .text(link(to: edition.file(DocsPage.address(report.id)), from: page.address))
  }

  private var license: TemplateValue {
    guard let name = settings.value.license, let url = settings.value.licenseURL else { return .none }
    return .object(["name": edition.text(name), "url": .text(url)])
  }

  /// How the page leads to a file. The page for addresses that lead nowhere is shown at any depth, so its links begin
  /// at the root.
  private func link(to file: String, from address: String) -> String {
    address == NotFoundPage.address
      ? settings.value.pathPrefix + file : SitePath.relative(to: file, from: edition.file(address))
  }

  private func languages(of address: String) -> [TemplateObject] {
    editions.map { other in
      [
        "code": .text(other.languageCode), "name": .text(Self.name(other)), "locale": .text(Self.locale(other)),
        "link": .text(link(to: other.file(address), from: address)),
        "isCurrent": .flag(other.language == edition.language),
        "address": .optional(settings.value.address(of: other.file(address))),
      ]
    }
  }

  private func navigation(of address: String) -> [TemplateObject] {
    let part = address.split(separator: "/").first.map(String.init) ?? address
    let guides = guides.map { [(title: "Guides" as Phrase, address: $0)] } ?? []
    let play =
      modules.contains(.simulator) && edition.isSite ? [(title: PlayPage.title, address: PlayPage.address)] : []
    let all = Self.parts.prefix(1) + play + Self.parts.dropFirst()
    return (all.filter { !unlisted.contains($0.address) } + guides).map { entry in
      let entryPart = entry.address.split(separator: "/").first.map(String.init) ?? entry.address
      let isCurrent = entryPart == part || (entryPart == "index" && part == "scenarios")
      return [
        "title": edition.phrase(entry.title), "link": .text(link(to: edition.file(entry.address), from: address)),
        "isCurrent": .flag(isCurrent), "isPage": .flag(entry.address == address),
      ]
    }
  }

  /// Where the page's file can be edited, if the settings say where files can be.
  private func edit(_ page: Page) -> String? {
    guard let pattern = settings.value.editURL, let source = page.source else { return nil }
    let folder = content.hasSuffix("/") ? content : content + "/"
    let path = source.hasPrefix(folder) ? String(source.dropFirst(folder.count)) : source
    return pattern.replacing("{path}", with: SitePath.inAddress(path))
  }

  /// The language's own name: what the words have for `English`.
  private static func name(_ edition: Edition) -> String { edition.words("English") }

  /// As Open Graph names languages: what the words have for `en_US`.
  private static func locale(_ edition: Edition) -> String { edition.words("en_US") }
}

extension SiteSettings {
  /// Where a file of the site can be fetched; `nil` where nobody has said where the site is published.
  func address(of file: String) -> String? { baseURL.map { $0 + pathPrefix + file } }
}
