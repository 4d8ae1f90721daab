/// A sentence that the program makes, or a part of one, before it is said in a language.
///
/// A string literal becomes the English text with gaps and what fills them: `"\(3) calls alike"` has the key
/// `{1} calls alike`. Other languages stand in a table by such keys, and may have the gaps in another order. What fills a
/// gap is the same in every language, or a phrase itself.
public struct Phrase: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// What fills a gap.
  public enum Value: Hashable, Sendable {
    /// A name or a number.
    case text(String)
    /// What has words of its own in each language.
    case phrase(Phrase)
  }

  /// The English text with its gaps, `{1}` and so on.
  public let key: String
  /// What fills the gaps, in the order of their numbers.
  public let values: [Value]

  /// A phrase without gaps that is known by its English text only when the program runs.
  public init(named key: String) {
    self.key = key
    values = []
  }

  /// A phrase without gaps.
  public init(stringLiteral text: String) { self.init(named: text) }

  /// A phrase with a gap for each interpolation.
  public init(stringInterpolation parts: Parts) {
    key = parts.key
    values = parts.values
  }

  /// The phrase in English.
  public var english: String { text { $0 } }

  /// The phrase in a language, which tells of each key what it is there.
  public func text(_ words: (String) -> String) -> String {
    guard !values.isEmpty else { return words(key) }
    // One pass, so that a value that looks like a gap stays as it is.
    var result = ""
    // By bytes, which is a fraction of the work: both brackets are ASCII.
    var rest = words(key)[...]
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].utf8.firstIndex(of: UInt8(ascii: "}"))
    {
      result += rest[..<open]
      let number = Int(rest[rest.utf8.index(after: open)..<close]) ?? 0
      if values.indices.contains(number - 1) {
        switch values[number - 1] {
        case .text(let text): result += text
        case .phrase(let phrase): result += phrase.text(words)
        }
      } else {
        result += rest[open...close]
      }
      rest = rest[rest.utf8.index(after: close)...]
    }
    return result + rest
  }

  /// The pieces of a literal.
  public struct Parts: StringInterpolationProtocol {
    var key = ""
    var values: [Value] = []

    /// Begins a phrase.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// The text between two gaps.
    public mutating func appendLiteral(_ text: String) { key += text }
    /// A gap for a name.
    public mutating func appendInterpolation(_ name: String) { fill(.text(name)) }
    /// A gap for a number.
    public mutating func appendInterpolation(_ number: Int) { fill(.text(String(number))) }
    /// A gap for another phrase.
    public mutating func appendInterpolation(_ phrase: Phrase) { fill(.phrase(phrase)) }

    private mutating func fill(_ value: Value) {
      values.append(value)
      key += "{\(values.count)}"
    }
  }
}

extension Sequence<Phrase> {
  /// One after the other: `a, b, c`.
  public func listed() -> Phrase? { reduce(nil) { list, next in list.map { "\($0), \(next)" } ?? next } }
}
