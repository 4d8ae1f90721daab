package import Diagnostics

/// Something that is wrong with an input: where it stands in it, and what it is.
package struct InputProblem {
  /// The keys and places that lead to it, such as `steps[2].do`; empty for the input as a whole.
  package let place: String
  package let message: String
  /// How many letters of the text at that place, or bytes of the input, stand before it.
  package var offset: Int?

  package init(place: String, message: String, offset: Int? = nil) {
    self.place = place
    self.message = message
    self.offset = offset
  }

  package var json: JSON {
    var members = [JSON.Member("where", .text(place)), .init("message", .text(message))]
    if let offset { members.append(.init("offset", .number(offset))) }
    return .object(members)
  }
}

/// Reads an object key by key and keeps account of what is wrong, so that one call tells it all.
///
/// What many places call is in the module once: it has to be small.
package struct InputReader {
  package let place: String
  private let members: [JSON.Member]
  package private(set) var problems: [InputProblem] = []

  /// Takes the value for an object with these keys and no others.
  @inline(never)
  package init(_ value: JSON, at place: String, what: String, keys: [String]) {
    self.place = place
    guard case .object(let members) = value else {
      self.members = []
      problems.append(InputProblem(place: place, message: "\(what) is an object"))
      return
    }
    self.members = members
    for member in members where !keys.contains(member.key) {
      report(
        member.key,
        "\(quoted(member.key)) is not a key of \(what)\(Suggestion.phrase(for: member.key, in: keys, orList: "it has"))"
      )
    }
  }

  /// Whether nothing is wrong up to now.
  package var isFine: Bool { problems.isEmpty }

  /// The place of a key's value.
  @inline(never)
  package func place(of key: String) -> String { place.isEmpty ? key : "\(place).\(key)" }

  @inline(never)
  package mutating func report(_ key: String, _ message: String, offset: Int? = nil) {
    problems.append(InputProblem(place: place(of: key), message: message, offset: offset))
  }

  @inline(never)
  package mutating func report(_ more: [InputProblem]) { problems += more }

  /// The key's value; a null counts as left out.
  @inline(never)
  package func value(_ key: String) -> JSON? {
    guard let value = members.first(where: { $0.key == key })?.value, value != .null else { return nil }
    return value
  }

  /// The keys in the order in which they stand.
  package var keys: [String] { members.map { $0.key } }

  @inline(never)
  package mutating func text(_ key: String, atMost limit: Int = 100, orNumber: Bool = false) -> String? {
    guard let value = value(key) else { return nil }
    switch value {
    case .text(let text) where text.utf8.count <= limit: return text
    case .text: report(key, "'\(key)' may have \(limit) bytes")
    case .number(let digits) where orNumber: return digits
    default: report(key, "'\(key)' is a text")
    }
    return nil
  }

  @inline(never)
  package mutating func flag(_ key: String) -> Bool? {
    guard let value = value(key) else { return nil }
    if case .flag(let flag) = value { return flag }
    report(key, "'\(key)' is true or false")
    return nil
  }

  /// One of a few words.
  package mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, of type: Choice.Type, called name: String
  ) -> Choice? where Choice.RawValue == String {
    word(key, among: Choice.allCases.map { $0.rawValue }, called: name).flatMap { Choice(rawValue: $0) }
  }

  @inline(never)
  private mutating func word(_ key: String, among words: [String], called name: String) -> String? {
    guard let text = text(key) else { return nil }
    if words.contains(text) { return text }
    report(key, "\(quoted(text)) is not \(name)\(Suggestion.phrase(for: text, in: words, orList: "it is one of"))")
    return nil
  }

  @inline(never)
  package mutating func items(_ key: String, atMost limit: Int) -> [JSON] {
    guard let value = value(key) else { return [] }
    guard case .list(let items) = value else {
      report(key, "'\(key)' is a list")
      return []
    }
    if items.count > limit { report(key, "'\(key)' may have \(limit) items, and there are \(items.count)") }
    return Array(items.prefix(limit))
  }
}
