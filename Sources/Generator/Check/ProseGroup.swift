import Diagnostics
import Fingerprints
import Scenarios

/// Texts that follow each other in the content and are written in the same files.
struct ProseGroup: Sendable {
  /// The files, as the first text names them.
  private let files: [String]
  /// The texts; each has a place.
  private(set) var texts: [LocalizedText]

  /// The texts that somebody has written, in their order.
  static func all(_ texts: [LocalizedText]) -> [ProseGroup] {
    texts.reduce(into: []) { groups, text in
      guard let origin = text.origin else { return }
      let files = origin.files
      if let last = groups.indices.last, groups[last].files == files {
        groups[last].texts.append(text)
      } else {
        groups.append(ProseGroup(files: files, texts: [text]))
      }
    }
  }

  /// Whether a text may lead to a place on a page, as in `page:guide#a-part`.
  var leadsToPlaces: Bool {
    texts.contains { Self.mayLead($0.english) || $0.translations.values.contains(where: Self.mayLead) }
  }

  /// Asked of all prose in each build, so that the bytes are looked at where they lie.
  private static func mayLead(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      var rest = bytes[...]
      while let place = rest.firstIndex(of: UInt8(ascii: "#")) {
        // A heading's mark stands behind another one or a blank, or begins its line.
        if place > 0, bytes[place - 1] > 0x20, bytes[place - 1] != UInt8(ascii: "#") { return true }
        rest = rest[(place + 1)...]
      }
      return false
    } ?? true
  }

  /// The fingerprint of what decides the texts. The files' bytes decide the text at each place; the places of the first and
  /// the last text, and the number of texts, decide which of them belong to the group.
  func key(in catalog: Catalog) -> Fingerprint {
    let known = files.map { catalog.fingerprints[$0]?.whole }
    let ends = [texts.first, texts.last].compactMap { $0?.origin?.location }
    guard !known.contains(nil) else { return Fingerprint(of: texts) }
    return Fingerprint(of: known, files, ends.map(\.line), ends.map(\.column), texts.count)
  }
}

extension LocalizedText.Origin {
  /// The file of the text, and those of its translations: each language of a page may have one of its own.
  fileprivate var files: [String] {
    let file = location.file
    if written.values.allSatisfy({ $0.start.file == file }) { return [file] }
    return [file] + Set(written.values.map(\.start.file)).subtracting([file]).sorted()
  }
}

extension Catalog {
  /// Every text of the content that is Markdown.
  var prose: [LocalizedText] {
    var prose: [LocalizedText?] = (scenarios + incompleteScenarios).map(\.explanation) + comparisons.map(\.explanation)
    prose += disagreements.map(\.explanation)
    prose += causes.map(\.text) + machines.map(\.explanation) + callbacks.map(\.explanation)
    prose += settings.questions.map(\.reply) + pages.map(\.text) + claims.map(\.note)
    prose += units.flatMap { [$0.text, $0.trap, $0.attempt?.text] }
    prose += tasks.flatMap { [$0.why, $0.misses] }
    prose += documentedChanges.map(\.text) + releaseSummaries.map(\.text)
    prose += evidence.flatMap { [$0.source.caveat] + $0.traces.map(\.note) }
    return prose.compactMap { $0 }
  }
}
