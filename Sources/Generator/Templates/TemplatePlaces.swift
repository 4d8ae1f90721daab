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

  /// Those that only templates of one's own name.
  let own: Set<String>

  init(_ key: Fingerprint, own: Set<String>, _ library: @escaping @Sendable () -> TemplateLibrary) {
    self.key = key
    self.own = own
    found = Later {
      let library = library()
      return ContentLink.templates.mapValues { template in
        let ids = library.texts(of: "\(Edition.Form.site.templates)/\(template)").map(Self.ids)
        return Places(names: ids.flatMap(\.names).sorted(), beginnings: ids.flatMap(\.beginnings))
      }
    }
  }

  subscript(_ kind: ContentLink.Kind) -> Places { found.value[kind] ?? Places() }

  /// The ids in the text of a template.
  static func ids(in text: String) -> Places {
    var places = Places()
    for part in text.split(separator: " id=\"").dropFirst() {
      let id = part.prefix { $0 != "\"" }
      let name = String(id.split(separator: "{{", maxSplits: 1, omittingEmptySubsequences: false)[0])
      if name.count == id.count { places.names.append(name) } else { places.beginnings.append(name) }
    }
    return places
  }
}
