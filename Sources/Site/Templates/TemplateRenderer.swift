internal import Diagnostics

/// Writes a template's tree with a page's values.
///
/// The tree is there anyway for the checks, and walking it is most of what a template engine does. Doing it here keeps
/// Mustache's rules for lines that hold one tag only, also where sections follow each other, and costs a tenth of an
/// engine that finds each value by reflection.
struct TemplateRenderer {
  private let templates: [String: ParsedTemplate]
  private let escaping: TemplateEscaping
  private var stack: [TemplateValue]
  private var indentation: [UInt8] = []
  private var open: [String] = []
  private(set) var output: [UInt8] = []

  init(templates: [String: ParsedTemplate], escaping: TemplateEscaping, page: TemplateObject) {
    self.templates = templates
    self.escaping = escaping
    stack = [.object(page)]
    output.reserveCapacity(32 << 10)
  }

  mutating func render(_ template: ParsedTemplate) throws(TemplateFailure) {
    guard !template.problems.hasErrors else { throw TemplateFailure(template.problems) }
    open.append(template.source.name)
    try render(template.nodes)
    open.removeLast()
  }

  private mutating func render(_ nodes: [TemplateNode]) throws(TemplateFailure) {
    for node in nodes {
      switch node {
      case .text(let text): write(text)
      case .value(let reference, let place): try write(value(of: reference), place, reference)
      case .section(let reference, let inverted, let body): try render(body, inverted: inverted, reference)
      case .partial(let partial): try render(partial)
      }
    }
  }

  /// The one place where text becomes part of a page. Where no escaping helps, nothing is written; the check of the
  /// templates has refused that before.
  private mutating func write(_ text: String, _ place: ValuePlace) {
    switch escaping {
    case .html:
      switch place.html {
      case .content, .textOnly: HTMLText.append(text, to: &output)
      case .address: HTMLText.append(AddressText.harmless(text), to: &output)
      case .data, .unsafe: break
      }
    case .markdown:
      switch place.markdown {
      case .text: output += Markdown.escaped(text).utf8
      case .destination: output += AddressText.destination(text, inBrackets: false).utf8
      case .bracketed: output += AddressText.destination(text, inBrackets: true).utf8
      // Without a scheme it would be an element.
      case .autolink where AddressText.isOfTheWeb(text):
        output += AddressText.destination(text, inBrackets: true).utf8
      case .autolink: break
      case .attribute: HTMLText.append(text, to: &output)
      case .code: output += text.utf8.map { $0 == UInt8(ascii: "`") || $0 < 0x20 ? UInt8(ascii: " ") : $0 }
      case .unsafe: break
      }
    }
  }

  private mutating func write(_ text: TemplateText) {
    guard !indentation.isEmpty else { return output += text.bytes }
    var written = 0
    for start in text.lineStarts {
      output += text.bytes[written..<start]
      output += indentation
      written = start
    }
    output += text.bytes[written...]
  }

  private mutating func write(
    _ value: TemplateValue, _ place: ValuePlace, _ reference: TemplateReference
  ) throws(TemplateFailure) {
    switch (value, place.isMarkup) {
    case (.text(let text), false): write(text, place)
    case (.code(let text), false):
      if escaping == .markdown, place.markdown == .text {
        output += Markdown.codeSpan(text, inTable: true).utf8
      } else {
        write(text, place)
      }
    case (.foreign(let text, let language), false):
      // Markdown has no mark for languages, and not everywhere in HTML can an element stand.
      if escaping == .html, place.html == .content {
        output += Markup.escaped(text).inside("span", language: language).text.utf8
      } else {
        write(text, place)
      }
    case (.html(let markup), true): output += markup.text.utf8
    case (.number(let number), false): output += String(number).utf8
    default:
      throw failure("not-a-text", reference.location, "'\(reference.name)' is \(value.kind) and cannot be written here")
    }
  }

  private mutating func render(
    _ body: [TemplateNode], inverted: Bool, _ reference: TemplateReference
  ) throws(TemplateFailure) {
    let value = try value(of: reference)
    switch value {
    case .flag(let shown): if shown != inverted { try render(body) }
    case .none: if inverted { try render(body) }
    case .list(let objects):
      if inverted {
        if objects.isEmpty { try render(body) }
      } else {
        for object in objects { try render(body, inside: .object(object)) }
      }
    case .text, .code, .foreign, .html, .number, .object: if !inverted { try render(body, inside: value) }
    }
  }

  private mutating func render(_ body: [TemplateNode], inside value: TemplateValue) throws(TemplateFailure) {
    stack.append(value)
    try render(body)
    stack.removeLast()
  }

  private mutating func render(_ partial: TemplatePartial) throws(TemplateFailure) {
    guard let template = templates[partial.name] else {
      throw failure("unknown-partial", partial.location, "there is no partial '\(partial.name)'")
    }
    guard !open.contains(partial.name) else {
      throw failure("recursive-partial", partial.location, "partial '\(partial.name)' includes itself")
    }
    let outer = indentation
    indentation = partial.indentation.map { outer + $0 } ?? []
    try render(template)
    indentation = outer
  }

  private func value(of reference: TemplateReference) throws(TemplateFailure) -> TemplateValue {
    guard let first = reference.path.first else { return stack.last ?? TemplateValue.none }
    for value in stack.reversed() {
      guard case .object(let object) = value, var found = object.value(first) else { continue }
      for name in reference.path.dropFirst() {
        guard case .object(let inner) = found, let next = inner.value(name) else { throw unknown(reference) }
        found = next
      }
      return found
    }
    throw unknown(reference)
  }

  private func unknown(_ reference: TemplateReference) -> TemplateFailure {
    failure("unknown-variable", reference.location, "there is no '\(reference.name)' here")
  }

  private func failure(_ id: String, _ location: SourceLocation, _ summary: String) -> TemplateFailure {
    TemplateFailure([Diagnostic(id: "template.\(id)", at: location, summary)])
  }
}
