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
    if isWhole(object, shape) { return (object, []) }
    var quick = TemplateConformance(file: file, tellsPlaces: false)
    let whole = quick.completed(object, shape)
    if quick.problems.isEmpty { return (whole, []) }
    var exact = TemplateConformance(file: file, tellsPlaces: true)
    return (exact.completed(object, shape), exact.problems)
  }

  /// Whether the object has all of the shape and nothing else, so that there is nothing to complete and nothing to report.
  /// Most have, and what is only looked at is not copied.
  private static func isWhole(_ object: TemplateObject, _ shape: [String: TemplateShape]) -> Bool {
    object.entries.count == shape.count
      && object.entries.allSatisfy { entry in shape[entry.name].map { isWhole(entry.value, $0) } ?? false }
  }

  /// The same of a list, whose objects mostly have their names in one order: each name is looked for once.
  private static func areWhole(_ objects: [TemplateObject], _ shape: [String: TemplateShape]) -> Bool {
    guard let first = objects.first else { return true }
    guard first.entries.count == shape.count else { return false }
    let expected = first.entries.map { (name: $0.name, shape: shape[$0.name]) }
    return objects.allSatisfy { object in
      guard object.entries.count == shape.count else { return false }
      for (entry, expected) in zip(object.entries, expected) {
        guard entry.name == expected.name else { return isWhole(object, shape) }
        guard let shape = expected.shape, isWhole(entry.value, shape) else { return false }
      }
      return true
    }
  }

  private static func isWhole(_ value: TemplateValue, _ shape: TemplateShape) -> Bool {
    // One after the other: as a pair, both would be copied for each value of each page.
    switch shape {
    case .text:
      switch value {
      case .text, .code, .foreign: return true
      default: return false
      }
    case .html: if case .html = value { return true }
    case .number: if case .number = value { return true }
    case .flag: if case .flag = value { return true }
    case .optional(let wrapped):
      if case .none = value { return true }
      return isWhole(value, wrapped)
    case .object(let inner): if case .object(let object) = value { return isWhole(object, inner) }
    case .list(let inner): if case .list(let objects) = value { return areWhole(objects, inner) }
    }
    return false
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
      guard let value = object.value(name) else {
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
    if found < object.entries.count {
      for name in object.entries.map(\.name) where shape[name] == nil {
        let phrase = Suggestion.phrase(for: name, in: shape.keys.sorted())
        report("undeclared-value", "'\(path)\(name)' is not declared for this page\(phrase)")
      }
    }
    return result
  }

  /// The completed value, or `nil` where nothing had to be completed.
  private mutating func completed(_ value: TemplateValue, _ shape: TemplateShape, at path: String) -> TemplateValue? {
    if Self.isWhole(value, shape) { return nil }
    switch (shape, value) {
    case (.optional(let wrapped), _): return completed(value, wrapped, at: path)
    case (.object(let inner), .object(let object)):
      return .object(completed(object, inner, at: tellsPlaces ? path + "." : ""))
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
