internal import Diagnostics

/// Holds values against the shape that their page kind declares.
struct TemplateConformance {
  /// Where a deviation is reported: the template's file.
  let file: String
  private(set) var problems: [Diagnostic] = []

  init(file: String) { self.file = file }

  /// The object with `none` for each optional value that is absent.
  ///
  /// Without it an absent name would be looked for in the enclosing object, and a value of the same name found there.
  mutating func completed(
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
      let whole = completed(value, expected, at: path + name)
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
      let whole = completed(object, inner, at: path + ".")
      return whole.values.count == object.values.count && !inner.values.contains(where: \.isNested)
        ? nil : .object(whole)
    case (.list(let inner), .list(let objects)):
      return .list(objects.enumerated().map { completed($0.element, inner, at: "\(path)[\($0.offset)].") })
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
