import Diagnostics
import Lifecycle
import ScenarioLanguage
import Yams

/// Reads who says so, and where.
struct SourceReader {
  static let keys = [
    "slug", "title", "url", "language", "date", "os", "kind", "caveat", "mirrors", "raw_note", "repository", "xcode",
    "seed", "device", "sameLogAs",
  ]

  private var mapping: MappingReader

  /// Reads as much as can be read. `isWhole` says whether all of it could be that decides how its logs are compared.
  static func read(
    _ node: Node, path: String, diagnostics: inout [Diagnostic]
  ) -> (source: EvidenceFile.Source?, isWhole: Bool) {
    guard let mapping = MappingReader(node, what: "a source", keys: keys, path: path, diagnostics: &diagnostics)
    else { return (nil, false) }
    var reader = SourceReader(mapping: mapping)
    let source = reader.source()
    diagnostics += reader.mapping.diagnostics
    return (source, !reader.mapping.diagnostics.hasErrors)
  }

  private mutating func source() -> EvidenceFile.Source? {
    let slug = mapping.identifier("slug")
    let title = mapping.text("title", .title, required: true)
    let kind = mapping.choice("kind", of: EvidenceFile.Source.Kind.self, called: "a kind of evidence")
    if mapping.node("kind") == nil { mapping.report(mapping.missing("kind")) }
    let name = mapping.path.split(separator: "/").last.map(String.init) ?? mapping.path
    // What comes through a pipe has no name of its own.
    if let slug, name.contains("."), name != "\(slug).yaml" {
      mapping.report(
        Diagnostic(
          id: "evidence.slug", at: mapping.valuePlace("slug"),
          "the slug '\(slug)' is not the file's name \(quoted(name))"))
    }
    for mirror in mapping.texts("mirrors", .address) { checkAddress(mirror.text, at: mirror.place) }
    _ = mapping.text("repository", .address)
    _ = mapping.text("raw_note", .note)
    _ = mapping.text("xcode")
    _ = mapping.text("seed")
    let source = EvidenceFile.Source(
      slug: slug ?? name, title: title ?? "", url: url(), language: language(), date: date(), os: release(),
      kind: kind ?? .documented, device: device() ?? .unknown, sameLogAs: sameLog(slug),
      caveat: mapping.localized("caveat", .note))
    return slug == nil ? nil : source
  }

  private mutating func device() -> EvidenceFile.Source.Device? {
    mapping.choice("device", of: EvidenceFile.Source.Device.self, called: "where a run takes place")
  }

  /// Another source, which tells of the same runs.
  private mutating func sameLog(_ own: String?) -> Reference? {
    guard mapping.node("sameLogAs") != nil, let slug = mapping.identifier("sameLogAs") else { return nil }
    if slug == own {
      mapping.report(
        Diagnostic(
          id: "evidence.same-log", at: mapping.valuePlace("sameLogAs"), "a source is not the same log as itself"))
      return nil
    }
    return Reference(id: slug, location: mapping.valuePlace("sameLogAs"))
  }

  /// An address of the web, `seed: 004`, or in words where it is from.
  private mutating func url() -> String? {
    guard mapping.node("url") != nil else {
      mapping.report(
        Diagnostic(
          .warning, id: "evidence.no-address", at: mapping.place,
          "the source has no 'url'; where no address is known, say in words where it is from"))
      return nil
    }
    guard let text = mapping.text("url", .address) else { return nil }
    if Self.isSeed(text) { return text }
    let words = text.split { $0 == " " }
    // Words have blanks between them, and their first one has no colon that could begin an address.
    if words.count > 1, words[0].allSatisfy({ $0 != ":" && $0 != "/" }) { return text }
    checkAddress(text, at: mapping.valuePlace("url"))
    return text
  }

  /// An article that the project began from.
  private static func isSeed(_ text: String) -> Bool {
    guard text.hasPrefix("seed: ") else { return false }
    let number = text.dropFirst(6)
    return number.count == 3 && number.allSatisfy { $0.isASCII && $0.isNumber }
  }

  private mutating func checkAddress(_ text: String, at place: SourceLocation) {
    guard let problem = WebAddress.problem(with: text, allows: [.query, .fragment, .letters]) else { return }
    mapping.report(Diagnostic(id: "evidence.address", at: place, problem))
  }

  private mutating func language() -> String? {
    guard let text = mapping.text("language") else { return nil }
    if LanguageTag.isValid(text) { return text }
    mapping.report(
      Diagnostic(
        id: "evidence.language", at: mapping.valuePlace("language"),
        "\(quoted(text)) is not a language's code, such as ko or zh-Hant"
          + (LanguageTag.meant(by: text).map { "; did you mean '\($0)'?" } ?? "")))
    return nil
  }

  private mutating func date() -> String? {
    guard let text = mapping.text("date") else { return nil }
    guard let fault = CalendarDate.fault(of: text) else { return text }
    let rule =
      switch fault {
      case .form: "it is written as in 2022-04-22, 2022-04 or 2022"
      case .month: "a year has 12 months"
      case .day(let last): "that month has \(last) days"
      }
    mapping.report(
      Diagnostic(
        id: "evidence.date", at: mapping.valuePlace("date"), "\(quoted(text)) is not a date: \(rule)"))
    return nil
  }

  private mutating func release() -> LocalizedText? {
    let os = mapping.localized("os", .title)
    if let os, !os.english.isEmpty { mapping.checkRelease(os.english, "os") }
    return os
  }
}

extension MappingReader {
  /// Reports a text that names no release that the model knows.
  mutating func checkRelease(_ text: String, _ key: String) {
    let stated = StatedRelease.all(in: text)
    if stated.isEmpty {
      report(
        Diagnostic(
          id: "evidence.release", at: valuePlace(key),
          "\(quoted(text)) names no release of iOS, as 'iOS 17' does"
            + (StatedRelease.meant(by: text).map { "; did you mean '\($0)'?" } ?? "")))
    } else if let unknown = stated.first(where: { $0.release == nil }) {
      report(Diagnostic.unknownRelease(unknown.text, at: valuePlace(key)))
    }
  }
}
