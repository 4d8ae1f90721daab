import Diagnostics
import Lifecycle
import ScenarioLanguage

// What schemas are made of. An explicit null counts as left out, as readers have it, and a text may look like a number.
extension JSON {
  static func string(_ text: String) -> JSON { .text(text) }

  /// A text of that length.
  static func text(_ limit: TextLimit) -> JSON {
    .object([
      .init("type", .texts(["string", "number", "boolean", "null"])), .init("minLength", .number(1)),
      .init("maxLength", .number(limit.letters)),
    ])
  }

  /// A text of a form.
  static func text(matching pattern: String) -> JSON {
    .object([.init("type", .string("string")), .init("pattern", .string(pattern))])
  }

  /// One of a few words.
  static func words(_ words: [String]) -> JSON { .object([.init("enum", .list(words.map(JSON.string) + [.null]))]) }

  /// One of the values of a type.
  static func words<Word: RawRepresentable & CaseIterable>(of type: Word.Type) -> JSON where Word.RawValue == String {
    words(type.allCases.map(\.rawValue))
  }

  static var flag: JSON { .object([.init("type", .texts(["boolean", "null"]))]) }
  static var wholeNumber: JSON { .object([.init("type", .texts(["integer", "null"]))]) }

  /// One of several.
  static func any(of schemas: [JSON]) -> JSON { .object([.init("anyOf", .list(schemas))]) }

  /// A list.
  static func list(of item: JSON, atLeast: Int = 0) -> JSON {
    .object(
      [.init("type", .texts(atLeast > 0 ? ["array"] : ["array", "null"])), .init("items", item)]
        + (atLeast > 0 ? [.init("minItems", .number(atLeast))] : []))
  }

  /// A mapping of those keys, and no others.
  static func mapping(
    _ keys: [String], required: [String] = [], allowsNull: Bool = false, _ value: (String) -> (JSON, String)?
  ) -> JSON {
    let properties = keys.map { key -> JSON.Member in
      guard let (schema, description) = value(key) else { return .init(key, .object([])) }
      guard case .object(let members) = schema, !description.isEmpty else { return .init(key, schema) }
      return .init(key, .object([.init("description", .string(description))] + members))
    }
    return .object(
      [
        .init("type", allowsNull ? .texts(["object", "null"]) : .string("object")),
        .init("properties", .object(properties)),
      ] + (required.isEmpty ? [] : [.init("required", .texts(required))]) + [
        .init("additionalProperties", .flag(false))
      ])
  }

  /// A text, or one in each language.
  static func localized(_ limit: TextLimit) -> JSON {
    let names = JSON.object([.init("enum", .texts(LanguageTag.codes))])
    return any(of: [
      text(limit),
      .object([
        .init("type", .string("object")), .init("minProperties", .number(1)), .init("propertyNames", names),
        .init("additionalProperties", text(limit)),
      ]),
    ])
  }

  /// An id, which becomes an address.
  static func identifier(allowsCapitals: Bool = false) -> JSON {
    let letters = allowsCapitals ? "[a-zA-Z0-9]" : "[a-z0-9]"
    return .object([
      .init("type", .texts(["string", "number"])), .init("pattern", .string("^\(letters)+(-\(letters)+)*$")),
      .init("maxLength", .number(TextLimit.id.letters)), .init("not", .object([.init("const", .string("index"))])),
    ])
  }

  /// A release that the model knows.
  static var release: JSON {
    // Numbers that follow each other are a range: 16.4 is as good as 16.
    var ranges: [(first: Int, last: Int)] = []
    for major in Release.knownMajors.sorted() {
      if let last = ranges.last, last.last == major - 1 {
        ranges[ranges.count - 1].last = major
      } else {
        ranges.append((major, major))
      }
    }
    let numbers = ranges.map { range in
      JSON.object([
        .init("type", .string("number")), .init("minimum", .number(range.first)),
        .init("exclusiveMaximum", .number(range.last + 1)),
      ])
    }
    let majors = Release.knownMajors.map(String.init).joined(separator: "|")
    return any(
      of: numbers + [text(matching: "^(\(majors))(\\.[0-9]{1,2}){0,2}$"), .object([.init("type", .string("null"))])])
  }

  /// What happens: a word, and what stands after it.
  static var action: JSON {
    let alone = ActionWord.allCases.filter { $0.pattern == .none || $0.pattern == .optionalName }.map(\.rawValue)
    let followed = ActionWord.allCases.filter { $0.pattern != .none }.map(\.rawValue).joined(separator: "|")
    let swiftUI = SwiftUIWord.allCases.map(\.rawValue).joined(separator: "|")
    return any(of: [
      .object([.init("enum", .texts(alone))]), text(matching: "^\\s*(\(followed))[\\s\\[]+\\S"),
      text(matching: "^\\s*(\(alone.joined(separator: "|")))\\s*$"),
      text(matching: "^\\s*swiftui\\s*:\\s*(\(swiftUI))(\\s|$)"),
    ])
  }

  /// What is on screen.
  static var structure: JSON { text(matching: "\\S") }

  static var addressText: JSON { text(matching: "^https?://\\S+$") }
}
