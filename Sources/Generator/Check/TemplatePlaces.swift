import ConcurrentMap
import Fingerprints
import Site

/// The places on pages that templates name, by `id="answers"`: content can link to them. Few texts do, so that they are mostly
/// not asked for.
struct TemplatePlaces: Sendable {
  /// The places of one page's template.
  struct Places: Equatable {
    /// Those that stand there.
    var names: [String] = []
    /// What stands before a gap in others, as in `id="state-{{id}}"`: which there are is known when the page is made.
    var beginnings: [String] = []
  }

  /// What they follow from.
  let key: Fingerprint
  private let found: Later<[ContentLink.Kind: Places]>

  init(_ key: Fingerprint, _ library: @escaping @Sendable () -> TemplateLibrary) {
    self.key = key
    found = Later {
      let library = library()
      return ContentLink.templates.mapValues { template in
        var places = Places()
        for text in library.texts(of: "\(Edition.Form.site.templates)/\(template)") { Self.add(text, to: &places) }
        places.names.sort()
        return places
      }
    }
  }

  subscript(_ kind: ContentLink.Kind) -> Places { found.value[kind] ?? Places() }

  private static func add(_ text: String, to places: inout Places) {
    for part in text.split(separator: " id=\"").dropFirst() {
      let id = part.prefix { $0 != "\"" }
      let name = String(id.split(separator: "{{", maxSplits: 1, omittingEmptySubsequences: false)[0])
      if name.count == id.count { places.names.append(name) } else { places.beginnings.append(name) }
    }
  }
}
