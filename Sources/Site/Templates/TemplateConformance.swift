internal import Diagnostics

/// Holds values against the shape that their page kind declares.
struct TemplateConformance {
  /// Where a deviation is reported: the template's file.
  let file: String
  private(set) var problems: [Diagnostic] = []
  /// Whether it is said where a deviation is. To keep each value's place costs more than all else, and hardly any deviates:
  /// places are asked for when it is known that something does.
  private let tellsPlaces: Bool

  private init(file: String, tellsPlaces: Bool) {
    self.file = file
    self.tellsPlaces = tellsPlaces
  }

  /// The object with `none` for each optional value that is absent, or what deviates from the shape.
  static func completed(
    _ object: TemplateObject, _ shape: [String: TemplateShape], file: String
  ) -> (whole: TemplateObject, problems: [Diagnostic]) {
    var quick = TemplateConformance(file: file, tellsPlaces: false)
    let whole = quick.completed(object, shape)
    if quick.problems.isEmpty { return (whole, []) }
    var exact = TemplateConformance(file: file, tellsPlaces: true)
    return (exact.completed(object, shape), exact.problems)
  }

  /// The object with `none` for each optional value that is absent.
  ///
  /// Without it an absent name would be looked for in the enclosing object, and a value of the same name found there.
  private mutating func completed(
    _ object: TemplateObject, _ shape: [String: TemplateShape], at path: String = ""
  ) -> TemplateObject {
    var result = object
    var found = 0
    for (name, expected) in shape {
      guard let value = object.values[name] else {
        if expected.isOptional {
          result[name] = TemplateValue.none
        } else {
          report("missing-value", "'\(path)\(name)' has no value; it must be \(expected.kind)")
        }
        continue
      }
      found += 1
      let whole = completed(value, expected, at: tellsPlaces ? path + name : "")
      if let whole { result[name] = whole }
    }
    if found < object.values.count {
      for name in object.values.keys where shape[name] == nil {
        let phrase = Suggestion.phrase(for: name, in: shape.keys.sorted())
        report("undeclared-value", "'\(path)\(name)' is not declared for this page\(phrase)")
      }
    }
    return result
  }

  /// The completed value, or `nil` where nothing had to be completed.
  private mutating func completed(_ value: TemplateValue, _ shape: TemplateShape, at path: String) -> TemplateValue? {
    switch (shape, value) {
    case (.text, .text), (.text, .code), (.text, .foreign), (.html, .html), (.number, .number), (.flag, .flag),
      (.optional, .none):
      return nil
    case (.optional(let wrapped), _): return completed(value, wrapped, at: path)
    case (.object(let inner), .object(let object)):
      let whole = completed(object, inner, at: tellsPlaces ? path + "." : "")
      return whole.values.count == object.values.count && !inner.values.contains(where: \.isNested)
        ? nil : .object(whole)
    case (.list(let inner), .list(let objects)):
      return .list(
        objects.enumerated().map { completed($0.element, inner, at: tellsPlaces ? "\(path)[\($0.offset)]." : "") })
    default:
      report("wrong-value", "'\(path)' must be \(shape.kind), not \(value.kind)")
      return nil
    }
  }

  private mutating func report(_ id: String, _ summary: String) {
    problems.append(Diagnostic(id: "template.\(id)", at: SourceLocation(file: file), summary))
  }
}

extension TemplateShape {
  fileprivate var isNested: Bool {
    switch unwrapped {
    case .list, .object: true
    default: false
    }
  }
}
