/// Values by name, as a template sees them.
public struct TemplateObject: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// The values; an optional value may be absent.
  public private(set) var values: [String: TemplateValue]

  /// Makes an object from names and values; the later of two equal names counts.
  public init(_ entries: some Sequence<(String, TemplateValue)> = []) {
    values = Dictionary(entries.map { ($0.0, $0.1) }) { _, later in later }
  }

  /// Makes an object from names and values; the later of two equal names counts.
  public init(dictionaryLiteral entries: (String, TemplateValue)...) { self.init(entries) }

  /// The value of a name; an absent one reads as `none`, and writing `none` keeps the name.
  public subscript(name: String) -> TemplateValue {
    get { values[name] ?? TemplateValue.none }
    set { values[name] = .some(newValue) }
  }

  /// The object with the other's values added; the other's count where both have one.
  public func merging(_ other: TemplateObject) -> TemplateObject {
    var result = self
    result.values.merge(other.values) { _, later in later }
    return result
  }
}
