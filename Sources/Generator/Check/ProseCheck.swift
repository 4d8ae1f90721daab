import Diagnostics
import Diagrams
import Lifecycle
import Scenarios
import Site

/// Checks the content's prose, in every language: where its links lead, and that it is Markdown and nothing else.
struct ProseCheck {
  /// What can be linked to, by kind.
  private let known: [ContentLink.Kind: [String]]

  static func diagnostics(_ catalog: Catalog, callbacks: [String]) -> [Diagnostic] {
    let check = ProseCheck(catalog, callbacks)
    return catalog.prose.flatMap { check.diagnostics($0) }
      + catalog.settings.questions.flatMap { check.answer($0.answer) }
      + [catalog.settings.guide].compactMap { $0 }.flatMap { check.unknown(ContentLink(.page, $0.id), at: $0.location) }
  }

  private init(_ catalog: Catalog, _ callbacks: [String]) {
    known = [
      .scenario: catalog.names(of: .scenario), .comparison: catalog.names(of: .comparison),
      .disagreement: catalog.names(of: .disagreement), .machine: StateMachines.all.map(\.id),
      .claim: catalog.claims.map(\.anchor), .source: catalog.names(of: .source),
      .rule: RuleBook.rules.map(\.id.name),
      // A scenario that is not run may be the one that brings it.
      .callback: catalog.runsEveryScenario ? callbacks : callbacks + Callback.vocabulary,
      .page: catalog.names(of: .page),
    ]
  }

  private func diagnostics(_ text: LocalizedText) -> [Diagnostic] {
    guard let origin = text.origin else { return [] }
    return LocalizedText.languages.flatMap { language -> [Diagnostic] in
      guard let own = language == "en" ? text.english : text.translations[language] else { return [] }
      return Markdown.parts(of: own).flatMap { part -> [Diagnostic] in
        let place = origin.place(of: part.line, part.column, in: language)
        switch part.kind {
        case .html(let html): return [.html(html, at: place)]
        case .image(let address):
          return Markdown.isInSite(address) ? [.image(address, at: place)] : [.foreign(address, at: place)]
        case .link(let destination): return link(destination, at: place, among: own)
        }
      }
    }
  }

  private func link(_ destination: String, at place: SourceLocation, among text: String) -> [Diagnostic] {
    if let link = ContentLink(parsing: destination) { return unknown(link, at: place) }
    if !Markdown.isHarmless(destination) { return [.scheme(destination, at: place)] }
    // What a path from the host's root leads to is not the site's alone.
    guard Markdown.isInSite(destination), !destination.hasPrefix("/") else { return [] }
    return [.deadLink(destination, kinds: ContentLink.Kind.allCases.map(\.rawValue), at: place)]
  }

  private func unknown(_ link: ContentLink, at place: SourceLocation) -> [Diagnostic] {
    let candidates = known[link.kind] ?? []
    guard !candidates.contains(link.id) else { return [] }
    return [
      Diagnostic(
        id: "content.unknown-link", at: place,
        "there is no \(link.kind.rawValue) '\(link.id)' to link to\(Suggestion.phrase(for: link.id, in: candidates))")
    ]
  }

  private func answer(_ answer: Reference) -> [Diagnostic] {
    if let link = ContentLink(parsing: answer.id) { return unknown(link, at: answer.location) }
    return [
      Diagnostic(
        id: "content.not-a-link", at: answer.location,
        "'\(answer.id)' leads to no part of the content; an answer is written as in scenario:push-pop")
    ]
  }
}

// The words for what is wrong with prose.
extension Diagnostic {
  fileprivate static func html(_ html: String, at place: SourceLocation) -> Diagnostic {
    let shown = html.split(whereSeparator: \.isNewline).first.map(String.init) ?? html
    return Diagnostic(
      id: "content.html", at: place,
      "'\(shown)' is HTML, and prose is Markdown without it; write code as `<x>` and a plain '<' as '\\<'")
  }

  fileprivate static func foreign(_ address: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "content.foreign-image", at: place,
      "the picture '\(address)' lies on another host; pages ask nothing of other hosts, so link to it instead")
  }

  fileprivate static func image(_ address: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(id: "content.unknown-image", at: place, "there is no picture '\(address)' in the site")
  }

  fileprivate static func scheme(_ destination: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "content.unsafe-link", at: place,
      "'\(destination)' is no link that pages can have: they lead to https, http and mailto, and into the content")
  }

  fileprivate static func deadLink(
    _ destination: String, kinds: [String], at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      id: "content.dead-link", at: place,
      "'\(destination)' leads nowhere; a page is linked to by what it is about, as in scenario:push-pop",
      notes: [Diagnostic.Note("links begin with \(kinds.map { "\($0):" }.joined(separator: ", ")) or https://")])
  }
}

extension Catalog {
  /// Every text of the content that is Markdown.
  fileprivate var prose: [LocalizedText] {
    var prose: [LocalizedText?] = (scenarios + incompleteScenarios).map(\.explanation) + comparisons.map(\.explanation)
    prose += disagreements.map(\.explanation)
    prose += causes.map(\.text) + machines.map(\.explanation) + callbacks.map(\.explanation)
    prose += settings.questions.map(\.reply) + pages.map(\.text) + claims.map(\.note)
    prose += evidence.flatMap { [$0.source.caveat] + $0.traces.map(\.note) }
    return prose.compactMap { $0 }
  }
}
