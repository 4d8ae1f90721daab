internal import Diagnostics

/// Holds a template and all that it includes against the shape of its page.
struct TemplateCheck {
  private let templates: [String: ParsedTemplate]
  private let escaping: TemplateEscaping
  private var found: [Diagnostic] = []
  /// The templates on the way from the page to here, each with the tag that includes the next.
  private var trail: [(name: String, includes: SourceLocation)] = []

  /// How many partials may include one another.
  private static let longestTrail = 30

  static func diagnostics(
    of name: String, _ shape: [String: TemplateShape], as escaping: TemplateEscaping,
    in templates: [String: ParsedTemplate]
  ) -> [Diagnostic] {
    var check = TemplateCheck(templates: templates, escaping: escaping)
    check.checkTemplate(name, TemplateScope(shape))
    // A partial that is included in several places gives each of its faults once.
    var seen = Set<Diagnostic>()
    return check.found.filter { diagnostic in
      var bare = diagnostic
      bare.notes = []
      return seen.insert(bare).inserted
    }.inReadingOrder
  }

  private init(templates: [String: ParsedTemplate], escaping: TemplateEscaping) {
    self.templates = templates
    self.escaping = escaping
  }

  private mutating func checkTemplate(_ name: String, _ scope: TemplateScope) {
    guard let template = templates[name] else { return }
    found += template.problems
    check(template.nodes, of: name, scope)
  }

  private mutating func check(_ nodes: [TemplateNode], of name: String, _ scope: TemplateScope) {
    for node in nodes {
      switch node {
      case .text: break
      case .value(let reference, let place): checkValue(reference, place, scope)
      case .section(let reference, let inverted, let body):
        check(body, of: name, checkSection(reference, inverted: inverted, scope))
      case .partial(let partial): checkPartial(partial, of: name, scope)
      }
    }
  }

  private mutating func checkValue(
    _ reference: TemplateReference, _ place: ValuePlace, _ scope: TemplateScope
  ) {
    guard let shape = shape(of: reference, in: scope) else { return }
    let name = reference.name
    let raw = place.isMarkup
    checkPlace(reference, place)
    switch shape {
    case .text where raw: report("wrong-escaping", reference, "'\(name)' is text; write '{{\(name)}}'")
    case .html where !raw: report("wrong-escaping", reference, "'\(name)' is HTML; write '{{{\(name)}}}'")
    case .number where raw: report("wrong-escaping", reference, "'\(name)' is a number; write '{{\(name)}}'")
    case .text, .html, .number: break
    case .flag, .list, .object:
      report("not-a-text", reference, "'\(name)' is \(shape.kind); write '{{#\(name)}}…{{/\(name)}}'")
    case .optional:
      report("maybe-absent", reference, "'\(name)' may be absent; put it inside '{{#\(name)}}…{{/\(name)}}'")
    }
  }

  /// A text that no escaping makes harmless where it stands, and markup where only text can stand.
  private mutating func checkPlace(_ reference: TemplateReference, _ place: ValuePlace) {
    let isSafe =
      switch (escaping, place.isMarkup) {
      case (.html, false): place.html != .unsafe && place.html != .data
      case (.html, true): place.html == .content || place.html == .data
      case (.markdown, false): place.markdown != .unsafe
      case (.markdown, true): place.markdown == .text
      }
    guard !isSafe else { return }
    let rule =
      place.isMarkup ? "markup stands between elements" : "text stands between elements or in an attribute's quotes"
    report("unsafe-place", reference, "'\(reference.name)' cannot be written safely here; \(rule)")
  }

  /// Returns the scope of the section's body.
  private mutating func checkSection(
    _ reference: TemplateReference, inverted: Bool, _ scope: TemplateScope
  ) -> TemplateScope {
    guard let shape = shape(of: reference, in: scope) else { return scope }
    switch shape {
    case .text, .html, .number:
      reportConstant(reference, shape, inverted: inverted)
    case .object where inverted:
      reportConstant(reference, shape, inverted: inverted)
    case .flag, .list, .object, .optional: break
    }
    return inverted ? scope : scope.entering(reference, shape)
  }

  private mutating func reportConstant(_ reference: TemplateReference, _ shape: TemplateShape, inverted: Bool) {
    let name = reference.name
    let shows = inverted ? "'{{^\(name)}}' never shows its section" : "'{{#\(name)}}' always shows its section"
    report("constant-section", reference, "'\(name)' is \(shape.kind) and never absent; \(shows)")
  }

  private mutating func checkPartial(_ partial: TemplatePartial, of name: String, _ scope: TemplateScope) {
    trail.append((name, partial.location))
    defer { trail.removeLast() }
    guard templates[partial.name] != nil else {
      let known = templates.keys.filter { $0.contains("partials/") }.sorted()
      let phrase = Suggestion.phrase(for: partial.name, in: known)
      let notes = Array(includingNotes.dropFirst())
      return found.append(
        Diagnostic(
          id: "template.unknown-partial", at: partial.location, "there is no partial '\(partial.name)'\(phrase)",
          notes: notes))
    }
    if let first = trail.firstIndex(where: { $0.name == partial.name }) {
      let notes = trail[first...].dropLast().reversed().map { step in
        Diagnostic.Note("by way of this tag", at: step.includes)
      }
      return found.append(
        Diagnostic(
          id: "template.recursive-partial", at: partial.location, "partial '\(partial.name)' includes itself",
          notes: notes))
    }
    guard trail.count <= Self.longestTrail else {
      return found.append(
        Diagnostic(
          id: "template.too-deep", at: partial.location,
          "more than \(Self.longestTrail) partials include one another on the way here"))
    }
    checkTemplate(partial.name, scope)
  }

  private mutating func shape(of reference: TemplateReference, in scope: TemplateScope) -> TemplateShape? {
    switch scope.lookup(reference) {
    case .found(let shape): return shape
    case .unknown(let name, let candidates):
      let phrase = Suggestion.phrase(for: name, in: candidates)
      report("unknown-variable", reference, "there is no '\(reference.name)' here\(phrase)")
      if phrase.isEmpty, !candidates.isEmpty {
        let names = candidates.map { "'\($0)'" }.joined(separator: ", ")
        found[found.count - 1].notes.insert(Diagnostic.Note("known are \(names)"), at: 0)
      }
    case .noObject(let owner, let shape):
      report("unknown-variable", reference, "there is no '\(reference.name)'; '\(owner)' is \(shape.kind)")
    case .maybeAbsent(let owner):
      report("maybe-absent", reference, "'\(owner)' may be absent; put it inside '{{#\(owner)}}…{{/\(owner)}}'")
    }
    return nil
  }

  private mutating func report(_ id: String, _ reference: TemplateReference, _ summary: String) {
    found.append(Diagnostic(id: "template.\(id)", at: reference.location, summary, notes: includingNotes))
  }

  /// Who includes the template that is being checked, innermost first.
  private var includingNotes: [Diagnostic.Note] {
    trail.reversed().map { Diagnostic.Note("included by '\($0.name)'", at: $0.includes) }
  }
}
