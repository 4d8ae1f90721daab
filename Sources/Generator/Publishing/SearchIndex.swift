import Diagnostics
import Scenarios
import Site

/// What a search looks through, as a script that sets a value: a page on a disk may load scripts, but fetch nothing.
struct SearchIndex {
  static let file = "search-index.js"

  let entries: SearchEntries

  private var edition: Edition { entries.edition }

  var bytes: [UInt8] {
    let kinds = entries.kinds
    let index: JSON = .object([
      .init("words", words),
      .init(
        "spellings",
        .list(entries.publication.catalog.settings.spellings.map { .texts([$0.other, $0.usual]) })),
      .init("kinds", .texts(kinds.map { edition.words($0.title) })),
    ])
    var bytes = Array("globalThis.lifelineIndex = ".utf8)
    index.append(to: &bytes)
    // The object goes on with the entries, each on a line of its own. They are written one by one: as values all of them would
    // take more memory than the pages of a large site that are made beside them.
    bytes.removeLast()
    bytes += ", \"entries\": [".utf8
    var separator = "\n  "
    for (place, kind) in kinds.enumerated() {
      for entry in kind.entries {
        bytes += separator.utf8
        JSON.object(members(of: entry, kind: place)).append(to: &bytes)
        separator = ",\n  "
      }
    }
    bytes += "\n]};\n".utf8
    return bytes
  }

  /// What the search says itself.
  private var words: JSON {
    let phrases: [(String, Phrase)] = [
      ("some", "{count} of {all} entries"), ("near", "Nothing has “{word}”. Shown instead: “{other}”."),
      ("unknown", "Nothing has “{words}”."), ("nothing", "Nothing has these words."),
      ("all", "All {count} results"), ("close", "Close"), ("hint", "↑ ↓ choose, Return opens, Esc closes"),
    ]
    return .object(phrases.map { .init($0, .text(edition.words($1))) })
  }

  /// What is empty is left out. A link leads on from the language's own folder.
  private func members(of entry: SearchEntries.Entry, kind: Int) -> [JSON.Member] {
    let (title, language) = Self.plain(entry.title)
    let summary = Self.plain(entry.summary)
    var members: [JSON.Member] = [
      .init("kind", .number(kind)), .init("title", .text(title)),
      .init("link", .text(edition.link(to: entry.address, from: SearchPage.address))),
      .init("summary", .text(summary.text)),
    ]
    func add(_ key: String, _ texts: [String]) {
      if !texts.isEmpty { members.append(.init(key, .texts(texts))) }
    }
    if !entry.words.isEmpty { members.append(.init("words", .text(entry.words.joined(separator: " ")))) }
    add("titles", entry.otherTitles)
    if !entry.wanted.isEmpty {
      var seen = Set<String>()
      let wanted = entry.wanted.filter { seen.insert($0.words).inserted }
      members.append(.init("wanted", .object(wanted.map { .init($0.words, .number($0.place)) })))
    }
    add("code", entry.spellings)
    if entry.isCode || entry.isCited { members.append(.init("as", .text(entry.isCode ? "code" : "cite"))) }
    if entry.isSummaryCode { members.append(.init("summaryAs", .text("code"))) }
    if let language { members.append(.init("language", .text(language))) }
    if let language = summary.language { members.append(.init("summaryLanguage", .text(language))) }
    return members
  }

  private static func plain(_ value: TemplateValue) -> (text: String, language: String?) {
    switch value {
    case .text(let text), .code(let text): (text, nil)
    case .foreign(let text, let language): (text, language)
    default: ("", nil)
    }
  }
}
