internal import Diagnostics

/// Turns a template's text and tags into a tree.
struct TemplateParser {
  private let source: TemplateSource
  private let scan: TemplateScanner
  private let layout: TagLayout
  private var problems: [Diagnostic]
  /// The sections that are open, outermost first.
  private var open: [(tag: TemplateTag, nodes: [TemplateNode])] = []
  private var nodes: [TemplateNode] = []
  /// Whether a section stands deeper than the limit; what follows is not read.
  private var isTooDeep = false

  /// How many sections may stand inside each other. Templates need a dozen; reading and writing them takes a stack that
  /// grows with the depth.
  private static let deepestNesting = 100

  static func parse(_ source: TemplateSource) -> ParsedTemplate {
    var parser = TemplateParser(source)
    parser.run()
    return ParsedTemplate(source: source, nodes: parser.nodes, problems: parser.problems)
  }

  private init(_ source: TemplateSource) {
    self.source = source
    scan = TemplateScanner(source)
    layout = TagLayout(scan)
    problems = scan.problems
  }

  private mutating func run() {
    for (index, tag) in scan.tags.enumerated() where !isTooDeep {
      append(layout.text(at: index))
      append(tag, at: index)
    }
    append(layout.text(at: scan.tags.count))
    for section in open.reversed() {
      // Where the reading stopped, what was to close the sections was not read.
      if isTooDeep {
        leaveSection()
        continue
      }
      report("unclosed-section", section.tag, "section '\(section.tag.name)' is not closed")
      leaveSection()
    }
  }

  private mutating func append(_ text: TemplateText) {
    if !text.bytes.isEmpty || !text.lineStarts.isEmpty { nodes.append(.text(text)) }
  }

  private mutating func append(_ tag: TemplateTag, at index: Int) {
    switch tag.kind {
    case .comment: break
    case .value: nodes.append(.value(TemplateReference(tag), layout.place(at: index, isMarkup: false)))
    case .raw: nodes.append(.value(TemplateReference(tag), layout.place(at: index, isMarkup: true)))
    case .partial:
      let name = PartialName.resolved(tag.name, from: source.name)
      let indentation = layout.indentation(ofTagAt: index)
      nodes.append(.partial(TemplatePartial(name: name, location: tag.location, indentation: indentation)))
    case .section where open.count == Self.deepestNesting, .inverted where open.count == Self.deepestNesting:
      report("too-deep", tag, "more than \(Self.deepestNesting) sections stand inside each other here")
      isTooDeep = true
    case .section, .inverted:
      open.append((tag, nodes))
      nodes = []
    case .close: close(tag)
    }
  }

  private mutating func close(_ tag: TemplateTag) {
    guard let innermost = open.last else {
      return report("unopened-section", tag, "'{{/\(tag.name)}}' closes no section")
    }
    if innermost.tag.name != tag.name {
      let note = Diagnostic.Note("section '\(innermost.tag.name)' opens here", at: innermost.tag.location)
      report(
        "mismatched-section", tag, "section '\(innermost.tag.name)' is closed by '{{/\(tag.name)}}'", notes: [note])
      // If it was meant for an outer section, the inner ones end with it, so that what follows is read as intended.
      if let meant = open.lastIndex(where: { $0.tag.name == tag.name }) {
        while open.count > meant + 1 { leaveSection() }
      }
    }
    leaveSection()
  }

  private mutating func leaveSection() {
    guard let section = open.popLast() else { return }
    let reference = TemplateReference(section.tag)
    nodes = section.nodes + [.section(reference, inverted: section.tag.kind == .inverted, nodes)]
  }

  private mutating func report(_ id: String, _ tag: TemplateTag, _ summary: String, notes: [Diagnostic.Note] = []) {
    problems.appendWithinReport(Diagnostic(id: "template.\(id)", at: tag.location, summary, notes: notes))
  }
}
