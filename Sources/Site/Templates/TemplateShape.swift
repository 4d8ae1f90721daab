/// What a page kind promises to its templates: each name, and what stands behind it.
///
/// A page kind declares its shape once. Templates are checked against it when they are loaded, values when they are
/// rendered, so neither a misspelt name nor a forgotten value can end as an empty place in a page.
public indirect enum TemplateShape: Hashable, Sendable {
  /// Plain text: `{{x}}`.
  case text
  /// Finished HTML: `{{{x}}}`.
  case html
  /// A whole number: `{{x}}`.
  case number
  /// A yes or no: `{{#x}}…{{/x}}`, `{{^x}}…{{/x}}`.
  case flag
  /// Objects of one shape: `{{#x}}…{{/x}}`.
  case list([String: TemplateShape])
  /// An object: `{{x.y}}`, `{{#x}}{{y}}{{/x}}`.
  case object([String: TemplateShape])
  /// May be absent, so it is used inside `{{#x}}…{{/x}}` only.
  case optional(TemplateShape)

  /// The shape without any `optional` around it.
  var unwrapped: TemplateShape {
    if case .optional(let wrapped) = self { wrapped.unwrapped } else { self }
  }

  var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// What stands behind the name, as a person would call it.
  var kind: String {
    switch self {
    case .text: "text"
    case .html: "HTML"
    case .number: "a number"
    case .flag: "a flag"
    case .list: "a list"
    case .object: "an object"
    case .optional(let wrapped): wrapped.kind
    }
  }
}
