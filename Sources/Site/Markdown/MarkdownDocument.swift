private import CCommonMark
private import Synchronization

/// Held while cmark-gfm parses.
///
/// The process has one list of extensions, and one table of the characters at which their inlines begin: each parser adds
/// its extensions' characters and takes them away again, so that of two at a time one would miss a strikethrough now and then.
private let parsing = Mutex(())
/// Run once, before the first parser asks for an extension.
private let register: Void = cmark_gfm_core_extensions_ensure_registered()

/// One Markdown text as cmark-gfm's tree, for as long as a closure runs.
enum MarkdownDocument {
  /// The parts of a tree that are read or changed here.
  struct Tree {
    let root: OpaquePointer
    fileprivate let extensions: UnsafeMutablePointer<cmark_llist>?

    /// Moves all headings so that the highest has the level, keeping their distances down to level 6.
    func shiftHeadings(to level: Int) {
      var headings: [OpaquePointer] = []
      visit { if cmark_node_get_type($0) == CMARK_NODE_HEADING { headings.append($0) } }
      let highest = headings.map { Int(cmark_node_get_heading_level($0)) }.min() ?? level
      for heading in headings {
        let shifted = Int(cmark_node_get_heading_level(heading)) - highest + level
        cmark_node_set_heading_level(heading, Int32(min(max(shifted, 1), 6)))
      }
    }

    /// The plain texts of the headings, in order.
    func headingTexts() -> [String] {
      var result: [String] = []
      visit { if cmark_node_get_type($0) == CMARK_NODE_HEADING { result.append(Self.plainText(of: $0)) } }
      return result
    }

    /// The document's words without any markup.
    func plainText() -> String { Self.plainText(of: root) }

    /// The links, pictures and HTML, in order, each with its line and column, counted in bytes from 1; before them where
    /// the text is nested too deep.
    func parts() -> [(kind: MarkdownPart.Kind, line: Int, column: Int)] {
      if let node = tooDeep { return [place(.nested, of: node)] }
      var parts: [(kind: MarkdownPart.Kind, line: Int, column: Int)] = []
      visit { node in
        guard let kind = Self.kind(of: node) else { return }
        parts.append(place(kind, of: node))
      }
      return parts
    }

    private func place(
      _ kind: MarkdownPart.Kind, of node: OpaquePointer
    ) -> (kind: MarkdownPart.Kind, line: Int, column: Int) {
      // Nodes within a line know where they begin; some of cmark's have no place, and stand where their block does.
      var node = node
      while cmark_node_get_start_line(node) == 0, let parent = cmark_node_parent(node) { node = parent }
      let (line, column) = (Int(cmark_node_get_start_line(node)), Int(cmark_node_get_start_column(node)))
      return (kind, max(line, 1), max(column, 1))
    }

    /// The first node below more levels than a text may have.
    private var tooDeep: OpaquePointer? {
      let iterator = cmark_iter_new(root)
      defer { cmark_iter_free(iterator) }
      var level = 0
      while true {
        let event = cmark_iter_next(iterator)
        if event == CMARK_EVENT_DONE { return nil }
        guard let node = cmark_iter_get_node(iterator) else { continue }
        // Nodes that never hold others are entered and not left, and the others are both.
        if event == CMARK_EVENT_EXIT { level -= 1 }
        if event == CMARK_EVENT_ENTER, !Self.isLeaf(node) { level += 1 }
        if level > Markdown.mostLevels { return node }
      }
    }

    private static func isLeaf(_ node: OpaquePointer) -> Bool {
      switch cmark_node_get_type(node) {
      case CMARK_NODE_HTML_BLOCK, CMARK_NODE_THEMATIC_BREAK, CMARK_NODE_CODE_BLOCK, CMARK_NODE_TEXT,
        CMARK_NODE_SOFTBREAK,
        CMARK_NODE_LINEBREAK, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE:
        true
      default: false
      }
    }

    private static func kind(of node: OpaquePointer) -> MarkdownPart.Kind? {
      let type = cmark_node_get_type(node)
      if isHTML(node) { return .html(cmark_node_get_literal(node).map { String(cString: $0) } ?? "") }
      guard type == CMARK_NODE_LINK || type == CMARK_NODE_IMAGE else { return nil }
      let address = cmark_node_get_url(node).map { String(cString: $0) } ?? ""
      if type == CMARK_NODE_IMAGE { return .image(address) }
      return plainText(of: node) == address ? .bareLink(address) : .link(address)
    }

    /// Whether HTML stands in it.
    var hasHTML: Bool {
      var found = false
      visit { found = found || Self.isHTML($0) }
      return found
    }

    /// Whether one of the characters stands in it as such, outside code.
    func hasText(with characters: Set<Unicode.Scalar>) -> Bool {
      var found = false
      visit { node in
        guard cmark_node_get_type(node) == CMARK_NODE_TEXT, let literal = cmark_node_get_literal(node) else { return }
        found = found || String(cString: literal).unicodeScalars.contains(where: characters.contains)
      }
      return found
    }

    /// Whether a link could run something, or a picture would ask another host.
    var hasHarmfulAddress: Bool {
      var found = false
      visit { found = found || Self.isHarmful($0) }
      return found
    }

    /// The document as Markdown.
    func commonMark() -> String {
      guard let text = cmark_render_commonmark(root, CMARK_OPT_DEFAULT, 0) else { return "" }
      defer { cmark_get_default_mem_allocator().pointee.free(text) }
      return String(cString: text)
    }

    static func isHTML(_ node: OpaquePointer) -> Bool {
      let type = cmark_node_get_type(node)
      return type == CMARK_NODE_HTML_BLOCK || type == CMARK_NODE_HTML_INLINE
    }

    static func isHarmful(_ node: OpaquePointer) -> Bool {
      guard let url = cmark_node_get_url(node) else { return false }
      let address = String(cString: url)
      let type = cmark_node_get_type(node)
      if type == CMARK_NODE_LINK { return !AddressText.isHarmless(address) }
      return type == CMARK_NODE_IMAGE && !AddressText.isInSite(address)
    }

    /// The document as HTML, without any HTML that stood in the Markdown.
    func html() -> String {
      guard let text = cmark_render_html(root, CMARK_OPT_DEFAULT, extensions) else { return "" }
      defer { cmark_get_default_mem_allocator().pointee.free(text) }
      return String(cString: text)
    }

    func visit(_ body: (OpaquePointer) -> Void) {
      Self.visit(root) { node, _ in body(node) }
    }

    private static func visit(
      _ root: OpaquePointer, _ body: (OpaquePointer, cmark_node_type) -> Void
    ) {
      let iterator = cmark_iter_new(root)
      defer { cmark_iter_free(iterator) }
      while true {
        let event = cmark_iter_next(iterator)
        if event == CMARK_EVENT_DONE { return }
        if event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(iterator) {
          body(node, cmark_node_get_type(node))
        }
      }
    }

    fileprivate static func plainText(of root: OpaquePointer) -> String {
      var text = ""
      visit(root) { node, type in
        if type == CMARK_NODE_TEXT || type == CMARK_NODE_CODE {
          if let literal = cmark_node_get_literal(node) { text += String(cString: literal) }
        } else if type == CMARK_NODE_SOFTBREAK || type == CMARK_NODE_LINEBREAK {
          text += " "
        }
      }
      return text
    }
  }

  /// Parses the text and hands its tree to the closure; the tree is freed when the closure returns.
  static func with<Result>(_ markdown: String, _ body: (Tree) -> Result) -> Result? {
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT | CMARK_OPT_VALIDATE_UTF8) else { return nil }
    defer { cmark_parser_free(parser) }
    guard let root = parse(markdown, with: parser) else { return nil }
    defer { cmark_node_free(root) }
    return body(Tree(root: root, extensions: cmark_parser_get_syntax_extensions(parser)))
  }

  /// Whether what follows the text after an empty line would be read as a part of it.
  static func isOpen(atEndOf markdown: String) -> Bool {
    let probe = "end"
    return with("\(markdown)\n\n\(probe)\n") { tree in
      guard let last = cmark_node_last_child(tree.root) else { return true }
      return cmark_node_get_type(last) != CMARK_NODE_PARAGRAPH || Tree.plainText(of: last) != probe
    } ?? true
  }

  private static func parse(_ markdown: String, with parser: OpaquePointer) -> OpaquePointer? {
    // The tree belongs to its caller alone; the closure only hands it out of the lock.
    nonisolated(unsafe) var root: OpaquePointer?
    parsing.withLock { _ in
      register
      for name in ["table", "strikethrough", "autolink", "tagfilter"] {
        if let found = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, found) }
      }
      var text = markdown
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
      }
      root = cmark_parser_finish(parser)
    }
    return root
  }
}
