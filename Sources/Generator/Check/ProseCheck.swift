import Diagnostics
import Diagrams
import Fingerprints
import Lifecycle
import Scenarios
import Site

/// Checks the content's prose, in every language: where its links lead, and that it is Markdown and nothing else.
struct ProseCheck {
  /// What can be linked to, by kind.
  private let known: [ContentLink.Kind: [String]]
  private let names: [ContentLink.Kind: Set<String>]
  private let places: LinkPlaces
  /// The paths of the pictures of the site; `nil` where nobody knows.
  private let pictures: [String]?
  private let files: [String: SourceText]

  /// What is wrong with a text, each with where it stands in the text, in bytes, and still without its place.
  typealias Problems = [(offset: Int, diagnostic: Diagnostic)]

  /// `found` is what was found in texts that were looked at before.
  static func diagnostics(
    _ catalog: Catalog, callbacks: [String], pictures: [String]?, templates: TemplatePlaces?,
    found: inout Known<[Problems]>
  ) -> [Diagnostic] {
    let check = ProseCheck(catalog, callbacks, pictures, templates)
    let linkable = Fingerprint(of: ContentLink.Kind.allCases.map { check.known[$0] ?? [] }, pictures)
    let groups = ProseGroup.all(catalog.prose)
    let problems = found.values(of: groups) { group in
      let places = group.leadsToPlaces ? check.places.fingerprint : nil
      return Fingerprint(of: group.key(in: catalog), linkable, places)
    } making: {
      $0.texts.flatMap(Self.texts).map { check.problems(with: $0) }
    }
    let settings = catalog.settings
    let wanted = settings.wanted.flatMap(\.answers).filter { LeftOut.addresses[$0.id] == nil }
    let leads =
      settings.questions.map(\.answer) + wanted + catalog.units.flatMap { $0.reading + $0.interview.map(\.answer) }
      + catalog.tasks.flatMap(\.reading)
    return zip(groups, problems).flatMap { group, found in
      found.allSatisfy(\.isEmpty) ? [] : zip(group.texts.flatMap(Self.texts), found).flatMap(check.diagnostics)
    }
      + leads.flatMap { check.answer($0) }
      + [settings.guide, settings.report].compactMap { $0 }.flatMap {
        check.unknown(ContentLink(.page, $0.id), at: $0.location)
      }
  }

  private init(
    _ catalog: Catalog, _ callbacks: [String], _ pictures: [String]?, _ templates: TemplatePlaces?
  ) {
    self.pictures = pictures
    files = catalog.files
    places = LinkPlaces(catalog, templates)
    let known: [ContentLink.Kind: [String]] = [
      .scenario: catalog.names(of: .scenario), .comparison: catalog.names(of: .comparison),
      .disagreement: catalog.names(of: .disagreement), .machine: StateMachines.all.map(\.id),
      .claim: catalog.claims.map(\.anchor), .source: catalog.names(of: .source),
      .rule: RuleBook.rules.map(\.id.name),
      // A scenario that is not run may be the one that brings it.
      .callback: catalog.runsEveryScenario ? callbacks : callbacks + Callback.vocabulary,
      .page: catalog.names(of: .page), .unit: catalog.names(of: .unit),
      .task: catalog.names(of: .task),
    ]
    self.known = known
    names = known.mapValues { Set($0) }
  }

  /// A text in one language, with where it stands.
  private struct Text {
    let text: String
    let language: String
    /// The languages that the whole text has.
    let languages: [String]
    let location: SourceLocation
    let written: WrittenText?
  }

  private static func texts(_ text: LocalizedText) -> [Text] {
    guard let origin = text.origin else { return [] }
    let first = (language: text.language ?? LocalizedText.Origin.unnamed, text: text.english)
    let all = [first] + text.translations.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    return all.map { language, own in
      Text(
        text: own, language: language, languages: all.map(\.0), location: origin.location,
        written: origin.written[language])
    }
  }

  private func problems(with text: Text) -> Problems {
    let parts = Markdown.parts(of: text.text)
    // What a link within the page can lead to; other prose is a part of a page that has more.
    let leadsToItself = parts.contains { $0.kind.destination?.hasPrefix("#") ?? false }
    let own = leadsToItself && places.isPage(at: text.location) ? PagePiece.anchors(of: text.text) : nil
    let shown = places.languages(showing: text.language, of: text.languages)
    return parts.flatMap { part in problems(with: part, own, shown).map { (part.offset, $0) } }
  }

  private func diagnostics(_ text: Text, _ problems: Problems) -> [Diagnostic] {
    zip(problems, places(of: problems.map(\.offset), in: text.text, text.written)).map { found, place in
      var diagnostic = found.diagnostic
      diagnostic.location = place ?? text.location
      return diagnostic
    }
  }

  private func places(of offsets: [Int], in text: String, _ written: WrittenText?) -> [SourceLocation?] {
    guard let written, let file = files[written.start.file] else { return offsets.map { _ in nil } }
    return written.places(of: offsets, in: text, of: file)
  }

  /// What is wrong with a part of a text, still without its place.
  private func problems(with part: MarkdownPart, _ own: [String]?, _ languages: [String]) -> [Diagnostic] {
    let text = SourceLocation(file: "")
    switch part.kind {
    case .nested: return [.nested(at: text)]
    case .html(let html): return [.html(html, at: text)]
    case .image(let address):
      if !Markdown.isInSite(address) { return [.foreign(address, at: text)] }
      return pictures?.contains(address) ?? true ? [] : [.image(address, among: pictures ?? [], at: text)]
    case .bareLink(let destination) where ContentLink(parsing: destination) != nil:
      return [.bare(destination, at: text)]
    case .link(let destination) where destination.hasPrefix("#") && own != nil:
      let anchor = Markdown.place(of: destination)
      return places.isOwn(anchor) || own?.contains(anchor) ?? false
        ? [] : [.noHeading(anchor, among: own ?? [], at: text)]
    case .link(let destination), .bareLink(let destination): return link(destination, languages, at: text)
    }
  }

  private func link(_ destination: String, _ languages: [String], at place: SourceLocation) -> [Diagnostic] {
    if let link = ContentLink(parsing: destination) { return unknown(link, languages, at: place) }
    if !Markdown.isHarmless(destination) { return [.scheme(destination, at: place)] }
    // What a path from the host's root leads to is not the site's alone.
    guard Markdown.isInSite(destination), !destination.hasPrefix("/") else { return [] }
    return [
      .deadLink(destination, meant: meant(destination), kinds: ContentLink.Kind.allCases.map(\.rawValue), at: place)
    ]
  }

  /// The link to what has the name of a file, as `page:guide` for `../guide.ko.md`.
  private func meant(_ destination: String) -> String? {
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let file = parts[0].split(separator: "/").last, let point = file.firstIndex(of: ".") else { return nil }
    let name = String(file[..<point])
    let kinds = [ContentLink.Kind.page] + ContentLink.Kind.allCases
    guard let kind = kinds.first(where: { names[$0]?.contains(name) ?? false }) else { return nil }
    return "\(kind.rawValue):\(name)" + (kind == .page && parts.count == 2 ? "#\(parts[1])" : "")
  }

  private func unknown(_ link: ContentLink, _ languages: [String] = [], at place: SourceLocation) -> [Diagnostic] {
    if names[link.kind]?.contains(link.id) ?? false {
      return places.missing(link, languages).map { [.noPlace(link, among: $0, at: place)] } ?? []
    }
    let candidates = known[link.kind] ?? []
    return [
      Diagnostic(
        id: "content.unknown-link", at: place,
        "there is no \(link.kind.rawValue) \(quoted(link.id)) to link to\(Suggestion.phrase(for: link.id, in: candidates))"
      )
    ]
  }

  private func answer(_ answer: Reference) -> [Diagnostic] {
    if let link = ContentLink(parsing: answer.id) { return unknown(link, at: answer.location) }
    return [
      Diagnostic(
        id: "content.not-a-link", at: answer.location,
        "\(quoted(answer.id)) leads to no part of the content; an answer is written as in scenario:push-pop")
    ]
  }
}
