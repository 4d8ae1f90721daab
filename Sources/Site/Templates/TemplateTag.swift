internal import Diagnostics

/// One `{{…}}` of a template.
struct TemplateTag: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// `{{x}}`
    case value
    /// `{{{x}}}` or `{{&x}}`
    case raw
    /// `{{#x}}`
    case section
    /// `{{^x}}`
    case inverted
    /// `{{/x}}`
    case close
    /// `{{> x}}`
    case partial
    /// `{{! x}}`, and whatever was reported and is skipped
    case comment
  }

  var kind: Kind
  var name: String
  var location: SourceLocation

  /// Whether a line with nothing else on it disappears together with the tag.
  var mayStandAlone: Bool { !isValue }

  /// Whether it writes a value.
  var isValue: Bool { kind == .value || kind == .raw }
}

/// A name as written in a tag, with its place.
struct TemplateReference: Hashable, Sendable {
  /// The name as written.
  var name: String
  /// Its parts; none for `{{.}}`, which is the innermost value itself.
  var path: [String]
  var location: SourceLocation

  init(_ tag: TemplateTag) {
    name = tag.name
    path = tag.name == "." ? [] : tag.name.split(separator: ".").map(String.init)
    location = tag.location
  }
}
