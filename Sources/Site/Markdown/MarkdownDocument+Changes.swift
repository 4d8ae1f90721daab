private import CCommonMark

// What is changed in a tree before it is written.
extension MarkdownDocument.Tree {
  /// Replaces the destinations of links and images.
  func rewriteLinks(_ rewritten: (String) -> String) {
    visit { node in
      let type = cmark_node_get_type(node)
      guard type == CMARK_NODE_LINK || type == CMARK_NODE_IMAGE, let url = cmark_node_get_url(node) else { return }
      let old = String(cString: url)
      let new = rewritten(old)
      if new != old { cmark_node_set_url(node, new) }
    }
  }

  /// Replaces the addresses of pictures; one for which there is none is left as its words.
  func rewritePictures(_ address: (String) -> String?) {
    var found: [OpaquePointer] = []
    visit { if cmark_node_get_type($0) == CMARK_NODE_IMAGE { found.append($0) } }
    for node in found {
      let old = cmark_node_get_url(node).map { String(cString: $0) } ?? ""
      guard let new = address(old) else {
        Self.replaceByWords(node)
        continue
      }
      if new != old { cmark_node_set_url(node, new) }
    }
  }

  /// Whether pictures stand in it.
  var hasPictures: Bool {
    var found = false
    visit { found = found || cmark_node_get_type($0) == CMARK_NODE_IMAGE }
    return found
  }

  /// Leaves links that could run something without a destination, and pictures of other hosts as their words.
  func removeWhatIsNotHarmless() {
    var harmful: [OpaquePointer] = []
    visit { if Self.isHarmful($0) { harmful.append($0) } }
    for node in harmful {
      if cmark_node_get_type(node) == CMARK_NODE_LINK {
        cmark_node_set_url(node, "")
      } else {
        Self.replaceByWords(node)
      }
    }
  }

  /// Takes out all HTML.
  func removeHTML() {
    var html: [OpaquePointer] = []
    visit { if Self.isHTML($0) { html.append($0) } }
    for node in html {
      cmark_node_unlink(node)
      cmark_node_free(node)
    }
  }

  private static func replaceByWords(_ node: OpaquePointer) {
    while let child = cmark_node_first_child(node) { cmark_node_insert_before(node, child) }
    cmark_node_unlink(node)
    cmark_node_free(node)
  }
}
