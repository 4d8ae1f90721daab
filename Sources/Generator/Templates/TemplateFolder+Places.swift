import BuiltInTemplates
import Site

extension TemplateFolder {
  /// The places on pages that only templates of one's own name. An id that pages have anyway is no place of its own.
  func placesOfOnesOwn() -> Set<String> {
    let prefix = "\(Edition.Form.site.templates)/"
    let own = sources.filter { $0.name.hasPrefix(prefix) && !isOfLifeline($0) }
    let named = Set(own.flatMap { TemplatePlaces.ids(in: $0.text).names })
    if named.isEmpty { return [] }
    let files = Self.builtInBytes.filter { $0.key.hasPrefix(prefix) }
    let builtIn = files.values.flatMap { TemplatePlaces.ids(in: String(decoding: $0, as: UTF8.self)).names }
    return named.subtracting(builtIn).filter { !PageIDs.isTaken($0) }
  }

  /// The templates that come with Lifeline, read once: each is made of the program's text whenever it is asked for.
  private static let builtInBytes = Dictionary(
    BuiltInTemplates.files.filter { $0.path.hasSuffix(".mustache") }.map { ($0.path, $0.bytes) }
  ) { first, _ in first }

  /// Whether a template is Lifeline's: it comes with it, or is a copy that nobody has changed.
  func isOfLifeline(_ source: TemplateSource) -> Bool {
    let path = "\(source.name).mustache"
    if builtInFiles.contains(path) { return true }
    return Self.builtInBytes[path].map { source.text.utf8.elementsEqual($0) } ?? false
  }
}
